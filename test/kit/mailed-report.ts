// A monthly report that was mailed, straight in the table: for tests of what its link and its company may do.

import type { Table } from '#functions/aws/table.ts';
import { reportLinkItem, reportRunItem } from '#functions/table/report-run-row.ts';
import { newSecret, secretHash } from '#functions/table/session-row.ts';

export const reportAddress = 'books@accountant.example';

export async function aMailedReport(
  { table }: { readonly table: Table },
  companyId: string,
  now: number,
): Promise<{ readonly id: string; readonly token: string; readonly stopToken: string }> {
  const id = '2026-10';
  const token = newSecret();
  const stopToken = newSecret();
  const tokenHash = secretHash(token);
  const expiresAt = now + 400 * 86_400;
  await table.write(
    {
      put: reportRunItem({
        id,
        companyId,
        month: id,
        isByHand: false,
        state: 'sent',
        kinds: ['pdf'],
        exportIds: [],
        language: 'en',
        addresses: [reportAddress],
        createdAt: now,
        sentAt: now,
        isRevoked: false,
        endsAt: now + 86_400,
        letters: [{ address: reportAddress, tokenHash }],
        expiresAt,
      }),
    },
    ...(
      [
        ['files', token],
        ['stop', stopToken],
      ] as const
    ).map(([purpose, secret]) => ({
      put: reportLinkItem({
        tokenHash: secretHash(secret),
        purpose,
        companyId,
        runId: id,
        address: reportAddress,
        openings: 0,
        openedAt: undefined,
        expiresAt,
      }),
    })),
  );
  return { id, token, stopToken };
}
