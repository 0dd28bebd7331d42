// The row of a mailed or texted link: found by its token's hash, for one purpose.

import * as z from 'zod/mini';
import { keys } from '#functions/table/keys.ts';
import { maybe, number, record, type RowOf, shape, text } from '#functions/table/row.ts';

const linkPurpose = z.enum(['set_password', 'company_login', 'employee_login', 'time_clock']);
export type LinkPurpose = z.output<typeof linkPurpose>;

export const linkRow = record({
  tokenHash: text('h'),
  companyId: text('c'),
  subject: text('s'),
  purpose: shape('p', linkPurpose),
  /** The owner's credential version when it was made; a newer one ends the link. */
  version: number('v'),
  /** Absent for the time clock's link, which lasts until it is renewed. */
  endsAt: maybe(number('expires')),
});
export type Link = RowOf<typeof linkRow>;
/** The newest link of a person for one purpose. */
export const linkOfRow = record({ tokenHash: text('h'), endsAt: number('expires') });
export const linkFrom = linkRow.from;
export const linkItem = (noun: Link) => ({ ...keys.link(noun.tokenHash), ...linkRow.item(noun) });
