// Sessions in the table: the owner of a token, and a subject's sessions.

import type { Ctx } from '#functions/runtime/context.ts';
import type { Administrator } from '#functions/table/rows/administrator-row.ts';
import { isManagerSubject, type Manager, managerFrom } from '#functions/table/rows/manager-row.ts';
import { type Company, companyFrom } from '#functions/table/rows/company-row.ts';
import { type Employee, employeeFrom, employeeRow } from '#functions/table/rows/employee-row.ts';
import { type Key, keys, ranges } from '#functions/table/keys.ts';
import { numberOr } from '#functions/table/read.ts';
import {
  platformId,
  secretHash,
  type Session,
  sessionEnds,
  sessionFrom,
  sessionItem,
  sessionRow,
  type SessionToken,
} from '#functions/table/rows/session-row.ts';
import { all, atMost, type Item, present, refusalOfWrite } from '#functions/table/write.ts';

type Table = Ctx['table'];
const isEmployeeSubject = (subject: string): boolean => subject.startsWith('e');

/** The row beside the company's that a session or link of an employee or a person of the office needs. */
const personKeyOf = (companyId: string, subject: string): Key | undefined =>
  isEmployeeSubject(subject)
    ? keys.employee(companyId, subject)
    : isManagerSubject(subject)
      ? keys.manager(companyId, subject)
      : undefined;

type Person = { readonly employee?: Employee; readonly manager?: Manager };
/** Undefined without the row, and for a person who has left the office. */
function personFrom(subject: string, row: Item | undefined): Person | undefined {
  if (!row) return undefined;
  if (!isManagerSubject(subject)) return { employee: employeeFrom(row) };
  const manager = managerFrom(row);
  return manager && manager.leftAt === undefined ? { manager } : undefined;
}

/** How to read an administrator's row, for the functions that serve administrators only. */
export type Administrators = {
  readonly key: (subject: string) => Key;
  readonly from: (row: Item) => Administrator;
};

/**
 * Reads the session and its owner at once, so that rights are never older than the request. Without
 * `administrators`, a platform session comes without its owner.
 */
export async function sessionWithOwner(
  table: Table,
  token: SessionToken,
  extraKeys: readonly Key[] = [],
  administrators?: Administrators,
) {
  const { companyId, subject } = token;
  const sessionKey = keys.session(companyId, subject, secretHash(token.secret));
  const hasCompany = companyId !== platformId;
  const ownerKey = hasCompany ? keys.company(companyId) : administrators?.key(subject);
  const personKey = hasCompany ? personKeyOf(companyId, subject) : undefined;
  const ownKeys = [sessionKey, ...(ownerKey ? [ownerKey] : []), ...(personKey ? [personKey] : [])];
  const rows = await table.getMany([...ownKeys, ...extraKeys]);
  const [ownRow, ownerRow, personRow] = rows.slice(0, ownKeys.length);
  if (!ownRow || (ownerKey && !ownerRow)) return undefined;
  const person = personFrom(subject, personRow);
  if (personKey && !person) return undefined;
  const company = hasCompany && ownerRow ? companyFrom(ownerRow) : undefined;
  if (company?.deletion?.isErasing) return undefined;
  return {
    session: sessionFrom(companyId, ownRow),
    company,
    administrator: !hasCompany && ownerRow ? administrators?.from(ownerRow) : undefined,
    ...person,
    extraRows: rows.slice(ownKeys.length).filter((row) => row !== undefined),
  };
}

const keyOf = (session: Pick<Session, 'companyId' | 'subject' | 'secretHash'>) =>
  keys.session(session.companyId, session.subject, session.secretHash);

/** Notes that the session is in use; false when it has ended. */
export async function renewSession(table: Table, session: Session, now: number): Promise<boolean> {
  const renewed = { ...session, usedAt: now };
  const refused = await refusalOfWrite(table, {
    update: keyOf(session),
    set: { [sessionRow.at.usedAt]: now, expires: sessionEnds(renewed) },
    when: all(present(), atMost(sessionRow.at.usedAt, session.usedAt)),
  });
  if (!refused) return true;
  // A parallel request renewed it first.
  return refused[0]?.item !== undefined;
}

/** A new session's row; its key holds the hash of the secret, never the secret. */
export const putSession = (session: Session) => ({ put: sessionItem(session) });
export const deleteSession = (session: Parameters<typeof keyOf>[0]) => ({ delete: keyOf(session) });
/** Carries a session over the credential change that its own request makes. */
export const moveSession = (session: Session, version: number) => ({
  update: keyOf(session),
  ...sessionRow.set({ version }),
  when: all(present(), sessionRow.is({ version: session.version })),
});

/** Deletes the session rows of these subjects, except `kept`. */
export async function deleteSessionsOf(
  table: Table,
  companyId: string,
  subjects: readonly string[],
  kept?: Session,
): Promise<void> {
  for (const subject of subjects) {
    const rows = await table.queryAll(ranges.sessions(companyId, subject));
    const over = rows
      .map((row) => sessionFrom(companyId, row))
      .filter((session) => session.secretHash !== kept?.secretHash);
    for (const session of over) await table.write(deleteSession(session));
  }
}

/** Time clocks that this person of the office opened and that are still logged in, the newest first. */
export async function timeClocksOpenedBy(
  table: Table,
  { id: companyId, clockVersion }: Company,
  managerId: string,
  now: number,
): Promise<Session[]> {
  const rows = await table.queryAll(ranges.sessions(companyId, 'COMPANY_TIME_CLOCK'));
  return rows
    .map((row) => sessionFrom(companyId, row))
    .filter((one) => one.openedBy === managerId && one.version === clockVersion && sessionEnds(one) > now)
    .toSorted((one, other) => other.createdAt - one.createdAt);
}

/** Start of the company's newest work log, from its employees' rows. */
export async function latestWorkLogOf(table: Table, companyId: string): Promise<number | undefined> {
  const rows = await table.queryAll(ranges.employees(companyId));
  const starts = rows
    .map((row) => numberOr(row, employeeRow.at.latestAt, undefined))
    .filter((at) => at !== undefined);
  return starts.length ? Math.max(...starts) : undefined;
}

/** The company, and the employee or person of the office if any, that a link is for, as they are now. */
export async function ownerOf(table: Table, companyId: string, subject: string) {
  const personKey = personKeyOf(companyId, subject);
  const [companyRow, personRow] = await table.getMany([
    keys.company(companyId),
    ...(personKey ? [personKey] : []),
  ]);
  const person = personFrom(subject, personRow);
  if (!companyRow || (personKey && !person)) return undefined;
  const company = companyFrom(companyRow);
  if (company.deletion?.isErasing) return undefined;
  return { company, employee: person?.employee, manager: person?.manager };
}
