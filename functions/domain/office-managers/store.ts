// People of the office in the table: one, all of a company, by e-mail, and the changes of each step of their access.

import type { Ctx } from '#functions/runtime/context.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { textIn } from '#functions/table/read.ts';
import { type Company, companyFrom } from '#functions/table/rows/company-row.ts';
import {
  type Manager,
  managerEmailRow,
  managerFrom,
  managerItem,
  managerRow,
} from '#functions/table/rows/manager-row.ts';
import { type Session, sessionFrom } from '#functions/table/rows/session-row.ts';
import { absent, all, type Change, type Item, present } from '#functions/table/write.ts';

type Table = Ctx['table'];

/** Also someone who has left. */
export async function managerOf(table: Table, companyId: string, id: string): Promise<Manager | undefined> {
  const row = await table.get(keys.manager(companyId, id));
  return row && managerFrom(row);
}

/** Also those who have left, in no order. */
export async function managersOf(table: Table, companyId: string): Promise<Manager[]> {
  const rows = await table.queryAll(ranges.managers(companyId));
  return rows.map(managerFrom).filter((manager) => manager !== undefined);
}

export type OfCompany = { readonly company: Company; readonly manager: Manager };
/** Everyone this e-mail stands for, one in each company at most. */
export async function managersWithEmail(table: Table, email: string): Promise<OfCompany[]> {
  const found = await table.queryAll(ranges.managersWithEmail(email));
  const places = found.map((row) => ({
    companyId: textIn(row, 'SK'),
    id: managerEmailRow.from(row).managerId,
  }));
  // An unknown e-mail costs the same two reads, so that timing reveals nothing.
  const wanted = places.length > 0 ? places : [{ companyId: 'none', id: 'none' }];
  const rows = await table.getMany(
    wanted.flatMap(({ companyId, id }) => [keys.company(companyId), keys.manager(companyId, id)]),
  );
  return wanted.flatMap((_, at) => pairOf(rows[2 * at], rows[2 * at + 1]));
}

function pairOf(ofCompany: Item | undefined, ofManager: Item | undefined): OfCompany[] {
  const manager = ofManager && managerFrom(ofManager);
  if (!ofCompany || !manager || manager.leftAt !== undefined) return [];
  const company = companyFrom(ofCompany);
  return company.deletion?.isErasing ? [] : [{ company, manager }];
}

/** The sessions of all people of the office, or of one of them. */
export async function managerSessions(table: Table, companyId: string, id = 'o'): Promise<Session[]> {
  const { PK } = ranges.sessions(companyId, id);
  const begins = id === 'o' ? id : `${id}#`;
  return (await table.queryAll({ PK, begins })).map((row) => sessionFrom(companyId, row));
}

/** The second change is refused when the e-mail is in the office already. */
export const newManager = (manager: Manager, email: string): readonly [Change, Change] => [
  { put: managerItem(manager), when: absent() },
  {
    put: {
      ...keys.managerEmail(email, manager.companyId),
      ...managerEmailRow.item({ managerId: manager.id }),
    },
    when: absent(),
  },
];

/** Refused when the person was changed, or has left, since they were read. */
const unchanged = ({ version, credentialVersion }: Manager) =>
  all(present(), managerRow.is({ leftAt: undefined, version, credentialVersion }));

/** Refused when the row was changed since it was read; raises its version. */
export const changedManager = (before: Manager, fields: Partial<Manager>): Change => ({
  update: keys.manager(before.companyId, before.id),
  ...managerRow.set(fields),
  ...managerRow.add({ version: 1 }),
  when: unchanged(before),
});

/** Ends every session and link of theirs by the version, removes their passkeys, and keeps the name alone. */
export const leftManager = (before: Manager, now: number): readonly Change[] => [
  {
    update: keys.manager(before.companyId, before.id),
    ...managerRow.set({
      leftAt: now,
      credentialVersion: before.credentialVersion + 1,
      email: undefined,
      passwordHash: undefined,
      projectIds: [],
    }),
    ...managerRow.add({ version: 1 }),
    when: unchanged(before),
  },
  { delete: keys.passkeys(before.companyId, before.id) },
  ...(before.email === undefined
    ? []
    : [
        {
          delete: keys.managerEmail(before.email, before.companyId),
          when: managerEmailRow.is({ managerId: before.id }),
        },
      ]),
];

/** Refused when the person has left, or their sessions were ended, since they were read. */
const sameAccess = ({ credentialVersion }: Manager) =>
  all(present(), managerRow.is({ leftAt: undefined, credentialVersion }));

/** A new password, or none where a passkey was chosen; older sessions and links of the person stop working at once. */
export const withPassword = (before: Manager, passwordHash: string | undefined, now: number) => {
  const fields = {
    passwordHash,
    credentialVersion: before.credentialVersion + 1,
    joinedAt: before.joinedAt ?? now,
  };
  const change: Change = {
    update: keys.manager(before.companyId, before.id),
    ...managerRow.set(fields),
    when: sameAccess(before),
  };
  return { manager: { ...before, ...fields }, change };
};

/** Checks that the person still has the access that was read. */
export const hasAccess = (manager: Manager): Change => ({
  check: keys.manager(manager.companyId, manager.id),
  when: sameAccess(manager),
});

/** Ends the person's sessions and links, also a link that is on its way; the password stays. */
export const loggedOut = (before: Manager): Change => ({
  update: keys.manager(before.companyId, before.id),
  ...managerRow.set({ credentialVersion: before.credentialVersion + 1 }),
  when: sameAccess(before),
});
