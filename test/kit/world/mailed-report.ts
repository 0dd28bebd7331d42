// Writes a mailed monthly report into the table, for tests of its link.

import type { Table } from '#functions/aws/table.ts';
import { reportConsentItem } from '#functions/table/rows/report-consent-row.ts';
import { reportLinkItem, reportRunItem } from '#functions/table/rows/report-run-row.ts';
import { newSecret, secretHash } from '#functions/table/rows/session-row.ts';

export const reportAddress = 'books@accountant.example';
/** An address that was asked for its consent and has not answered. */
const askedAddress = 'asked@accountant.example';

export async function aMailedReport(
  { table }: { readonly table: Table },
  companyId: string,
  now: number,
): Promise<{
  readonly id: string;
  readonly token: string;
  readonly stopToken: string;
  readonly consentToken: string;
}> {
  const id = '2026-10';
  const token = newSecret();
  const stopToken = newSecret();
  const consentToken = newSecret();
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
        ['consent', consentToken],
      ] as const
    ).map(([purpose, secret]) => ({
      put: reportLinkItem({
        tokenHash: secretHash(secret),
        purpose,
        companyId,
        runId: purpose === 'consent' ? undefined : id,
        address: purpose === 'consent' ? askedAddress : reportAddress,
        openings: 0,
        openedAt: undefined,
        expiresAt,
      }),
    })),
  );
  await table.write({
    put: reportConsentItem({
      companyId,
      address: askedAddress,
      state: 'asked',
      at: now,
      timesAsked: 1,
      tokenHash: secretHash(consentToken),
    }),
  });
  return { id, token, stopToken, consentToken };
}
