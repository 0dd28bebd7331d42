// The row of a person of the office. One who has left keeps only the name, for the history.

import * as z from 'zod/mini';
import type { OfficeRole } from '#shared/access.ts';
import { officeRoles } from '#shared/limits.ts';
import { keys } from '#functions/table/keys.ts';
import { number, numberOr, text, textOr } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

export type Manager = {
  readonly id: string;
  readonly companyId: string;
  readonly name: string;
  /** Undefined once they have left. */
  readonly email: string | undefined;
  readonly role: OfficeRole;
  /** The projects that the role `projects` is kept to; empty for all other roles. */
  readonly projectIds: readonly string[];
  /** Absent until the invitation's link sets it. */
  readonly passwordHash: string | undefined;
  /** Goes up when the password changes, and at the end: older sessions and links end. */
  readonly credentialVersion: number;
  /** Goes up with every change by the office. */
  readonly version: number;
  readonly invitedAt: number;
  readonly joinedAt: number | undefined;
  readonly leftAt: number | undefined;
  /** When they last viewed the change log and notices. */
  readonly noticesSeenAt: number | undefined;
};

/** Sessions and links of these begin with the letter of their kind of id (`shared/model/ids.ts`). */
export const isManagerSubject = (subject: string): boolean => subject.startsWith('o');

export const managerItem = (manager: Manager) => ({
  ...keys.manager(manager.companyId, manager.id),
  id: manager.id,
  c: manager.companyId,
  n: manager.name,
  e: manager.email,
  r: manager.role,
  p: manager.projectIds.length === 0 ? undefined : manager.projectIds,
  w: manager.passwordHash,
  cv: manager.credentialVersion,
  v: manager.version === 0 ? undefined : manager.version,
  at: manager.invitedAt,
  jo: manager.joinedAt,
  le: manager.leftAt,
  ls: manager.noticesSeenAt,
});

/** Undefined for the row of a newer, rolled-back release whose role this one does not know: it opens nothing. */
export function managerFrom(item: Item): Manager | undefined {
  const role = officeRoles.find((one) => one === item['r']);
  if (!role) return undefined;
  return {
    id: text(item, 'id'),
    companyId: text(item, 'c'),
    name: text(item, 'n'),
    email: textOr(item, 'e', undefined),
    role,
    projectIds: z.parse(z.optional(z.array(z.string())), item['p']) ?? [],
    passwordHash: textOr(item, 'w', undefined),
    credentialVersion: numberOr(item, 'cv', 0),
    version: numberOr(item, 'v', 0),
    invitedAt: number(item, 'at'),
    joinedAt: numberOr(item, 'jo', undefined),
    leftAt: numberOr(item, 'le', undefined),
    noticesSeenAt: numberOr(item, 'ls', undefined),
  };
}
