// What sessions ask of the table: who a token belongs to, and which sessions a subject has.

import type { Ctx } from '#functions/runtime/context.ts';
import { companyFrom } from '#functions/table/company-row.ts';
import { employeeFrom } from '#functions/table/employee-row.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import {
  platformId,
  secretHash,
  type Session,
  sessionEnds,
  sessionFrom,
  sessionItem,
  type SessionToken,
} from '#functions/table/session-row.ts';
import { all, atMost, equals, present, WriteRefused } from '#functions/table/write.ts';

type Table = Ctx['table'];
const isEmployeeSubject = (subject: string): boolean => subject.startsWith('e');

/** One read: the session and whoever it belongs to, so that rights are never older than the request. */
export async function sessionWithOwner(table: Table, token: SessionToken) {
  const { companyId, subject } = token;
  const sessionKey = keys.session(companyId, subject, secretHash(token.secret));
  const hasCompany = companyId !== platformId;
  const hasEmployee = hasCompany && isEmployeeSubject(subject);
  const [sessionRow, companyRow, employeeRow] = await table.getMany([
    sessionKey,
    ...(hasCompany ? [keys.company(companyId)] : []),
    ...(hasEmployee ? [keys.employee(companyId, subject)] : []),
  ]);
  if (!sessionRow || (hasCompany && !companyRow) || (hasEmployee && !employeeRow)) return undefined;
  return {
    session: sessionFrom(companyId, sessionRow),
    company: companyRow && companyFrom(companyRow),
    employee: employeeRow && employeeFrom(employeeRow),
  };
}

const keyOf = (session: Session) => keys.session(session.companyId, session.subject, session.secretHash);

/** Notes that the session is in use; false when it was ended meanwhile. */
export async function renewSession(table: Table, session: Session, now: number): Promise<boolean> {
  const renewed = { ...session, usedAt: now };
  try {
    await table.write({
      update: keyOf(session),
      set: { u: now, expires: sessionEnds(renewed) },
      when: all(present(), atMost('u', session.usedAt)),
    });
    return true;
  } catch (error) {
    if (!(error instanceof WriteRefused)) throw error;
    // A parallel request renewed it first: the row is there, only newer.
    return error.refused[0]?.item !== undefined;
  }
}

export const putSession = (session: Session) => ({ put: sessionItem(session) });
export const deleteSession = (session: Session) => ({ delete: keyOf(session) });
/** Keeps a session alive over a credential change that its own request makes. */
export const moveSession = (session: Session, version: number) => ({
  update: keyOf(session),
  set: { v: version },
  when: equals('v', session.version),
});

export async function deleteSessionsOf(table: Table, companyId: string, subject: string): Promise<void> {
  const rows = await table.queryAll(ranges.sessions(companyId, subject));
  for (const row of rows) await table.write(deleteSession(sessionFrom(companyId, row)));
}
