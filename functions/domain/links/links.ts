// Links that log in or set a password: 256 random bits, stored as a hash, for one purpose and one use.

import type { Ctx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { employeeRow } from '#functions/table/rows/employee-row.ts';
import { keys } from '#functions/table/keys.ts';
import { type Company, companyRow } from '#functions/table/rows/company-row.ts';
import {
  type Link,
  linkFrom,
  linkItem,
  linkOfRow,
  type LinkPurpose,
} from '#functions/table/rows/link-row.ts';
import { newSecret, secretHash } from '#functions/table/rows/session-row.ts';
import { type Change, present } from '#functions/table/write.ts';

export type { Link, LinkPurpose } from '#functions/table/rows/link-row.ts';
export type LinkOrder = {
  readonly companyId: string;
  readonly subject: string;
  readonly purpose: LinkPurpose;
  /** The owner's credential version: a later change of password ends the link. */
  readonly version: number;
  readonly endsAt: number;
};

/**
 * A new link as changes for the caller's transaction. It replaces the earlier link of the same purpose; but password
 * links live side by side, so that a stranger who requests one does not end the owner's. Single use, purpose and lives:
 * security-and-reliability.md, T10. `endsAt` in epoch seconds.
 */
export function issue(order: LinkOrder): { readonly linkToken: string; readonly changes: readonly Change[] } {
  const linkToken = newSecret();
  const tokenHash = secretHash(linkToken);
  const { companyId, subject, purpose, endsAt } = order;
  return {
    linkToken,
    changes: [
      { put: linkItem({ ...order, tokenHash }) },
      {
        put: {
          ...keys.linkOf(companyId, subject, purpose),
          ...linkOfRow.item({ tokenHash, endsAt }),
        },
      },
    ],
  };
}

/** A link for the company's own account; it ends when the company's password changes. */
export const issueToCompany = (
  { id: companyId, credentialVersion: version }: Pick<Company, 'id' | 'credentialVersion'>,
  purpose: LinkPurpose,
  endsAt: number,
) => issue({ companyId, subject: 'COMPANY', purpose, version, endsAt });

/**
 * The time clock's link: reusable, visible to the company, until it is replaced. Source: 3-decisions.md, 'Time-clock
 * login'.
 */
export function timeClockLink(
  companyId: string,
  linkToken: string,
): { readonly put: ReturnType<typeof linkItem> } {
  const subject = 'COMPANY_TIME_CLOCK';
  const tokenHash = secretHash(linkToken);
  return {
    put: linkItem({ tokenHash, companyId, subject, purpose: 'time_clock', version: 0, endsAt: undefined }),
  };
}
/** For the transaction that writes the new link: the old one stops working. */
export const withoutTimeClockLink = (linkToken: string): Change => ({
  delete: keys.link(secretHash(linkToken)),
});

/**
 * The link of a token; refuses unknown, expired and other-purpose ones. Reading does not use it up. Error: `link_over`.
 */
export async function read(
  ctx: Pick<Ctx, 'table' | 'now'>,
  linkToken: string,
  purposes: readonly LinkPurpose[],
): Promise<Link> {
  const row = await ctx.table.get(keys.link(secretHash(linkToken)));
  if (!row) return fail('link_over');
  const link = linkFrom(row);
  if (!purposes.includes(link.purpose)) fail('link_over');
  if (link.endsAt !== undefined && ctx.now >= link.endsAt) fail('link_over');
  return link;
}

/**
 * Uses a link up, as changes for the caller's transaction; refused when it is used or replaced. A link that sets a
 * password is not replaced by a newer one: setting the password ends the others by their version.
 */
export const usedUp = ({ tokenHash, companyId, subject, purpose }: Link): readonly [Change, Change] => [
  { delete: keys.link(tokenHash), when: present() },
  {
    delete: keys.linkOf(companyId, subject, purpose),
    ...(purpose === 'set_password' ? {} : { when: linkOfRow.is({ tokenHash }) }),
  },
];

/** Checks that the owner's credential is the one the link was made under. */
export const ownerUnchanged = ({ companyId, subject, version: credentialVersion }: Link): Change =>
  subject.startsWith('e')
    ? { check: keys.employee(companyId, subject), when: employeeRow.is({ credentialVersion }) }
    : { check: keys.company(companyId), when: companyRow.is({ credentialVersion }) };
