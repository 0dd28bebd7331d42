// The row of a person of the office. One who has left keeps only the name, for the history.

import * as z from 'zod/mini';
import { officeRoles } from '#shared/limits.ts';
import { keys } from '#functions/table/keys.ts';
import { count, list, maybe, number, orElse, record, type RowOf, shape, text } from '#functions/table/row.ts';
import type { Item } from '#functions/table/write.ts';

export const managerRow = record({
  id: text('id'),
  companyId: text('c'),
  name: text('n'),
  /** Undefined once they have left. */
  email: maybe(text('e')),
  role: shape('r', z.enum(officeRoles)),
  /** The projects that the role `projects` is kept to; empty for all other roles. */
  projectIds: list('p', z.array(z.string())),
  /** Absent until the invitation's link sets it. */
  passwordHash: maybe(text('w')),
  /** Goes up when the password changes, and at the end: older sessions and links end. */
  credentialVersion: orElse(number('cv'), 0),
  /** Goes up with every change by the office. */
  version: count('v'),
  invitedAt: number('at'),
  joinedAt: maybe(number('jo')),
  leftAt: maybe(number('le')),
  /** When they last viewed the change log and notices. */
  noticesSeenAt: maybe(number('ls')),
});
export type Manager = RowOf<typeof managerRow>;
/** Who in a company an e-mail stands for. */
export const managerEmailRow = record({ managerId: text('m') });

/** Sessions and links of these begin with the letter of their kind of id (`shared/model/ids.ts`). */
export const isManagerSubject = (subject: string): boolean => subject.startsWith('o');

export const managerItem = (noun: Manager) => ({
  ...keys.manager(noun.companyId, noun.id),
  ...managerRow.item(noun),
});
/** Undefined for the row of a newer, rolled-back release whose role this one does not know: it opens nothing. */
export const managerFrom = (item: Item): Manager | undefined =>
  officeRoles.some((role) => role === item['r']) ? managerRow.from(item) : undefined;
