// The row of a mailed or texted link: found by its token's hash, for one purpose.

import { keys } from '#functions/table/keys.ts';
import { number, numberOr, text } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

const linkPurposes = ['set_password', 'company_login', 'employee_login', 'time_clock'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

export type Link = {
  readonly tokenHash: string;
  readonly companyId: string;
  readonly subject: string;
  readonly purpose: LinkPurpose;
  /** The owner's credential version when it was made; a newer one ends the link. */
  readonly version: number;
  /** Absent for the time clock's link, which lasts until it is renewed. */
  readonly endsAt: number | undefined;
};

export const linkItem = (link: Link) => ({
  ...keys.link(link.tokenHash),
  h: link.tokenHash,
  c: link.companyId,
  s: link.subject,
  p: link.purpose,
  v: link.version,
  expires: link.endsAt,
});

export function linkFrom(item: Item): Link {
  const purpose = linkPurposes.find((one) => one === text(item, 'p'));
  if (!purpose) throw new Error('a link row has a broken purpose');
  return {
    tokenHash: text(item, 'h'),
    companyId: text(item, 'c'),
    subject: text(item, 's'),
    purpose,
    version: number(item, 'v'),
    endsAt: numberOr(item, 'expires', undefined),
  };
}
