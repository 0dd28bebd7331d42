// The office of a demo company: the person with a log-in of their own, and the request of an employee that waits.

import type { Manager } from '#functions/table/rows/manager-row.ts';
import { correctionId, openCorrectionsItem } from '#functions/table/rows/correction-row.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { newManager } from '#functions/domain/office-managers/store.ts';
import type { Item } from '#functions/table/write.ts';
import type { Cast } from './casts.ts';
import type { Ids } from './entries.ts';

type Office = { readonly cast: Cast; readonly ids: Ids; readonly now: number };

/** The person joined in the company's fifth week. */
const joinedAfter = 5 * 7 * 86_400;

export function officeItems(
  { cast: { office }, ids: { companyId } }: Office,
  { beganAt, passwordHash, id }: { beganAt: number; passwordHash: string; id: string },
): Item[] {
  if (!office) return [];
  const manager: Manager = {
    id,
    companyId,
    name: office.name,
    email: office.email,
    role: office.role,
    projectIds: [],
    passwordHash,
    credentialVersion: 1,
    version: 0,
    invitedAt: beganAt + joinedAfter - 3600,
    joinedAt: beganAt + joinedAfter,
    leftAt: undefined,
    noticesSeenAt: undefined,
  };
  return newManager(manager, office.email).flatMap((change) => ('put' in change ? [change.put] : []));
}

/** Somebody clocked out too early on the last day that is over: nothing later may overlap what they ask for. */
export function requestItems({ cast: { asks }, ids, now }: Office, rows: readonly WorkLogRow[]): Item[] {
  if (!asks) return [];
  const employeeId = ids.employeeIds[asks.person] ?? '';
  const isOver = ({ employeeId: of, endAt = now }: WorkLogRow) => of === employeeId && endAt < now - 8 * 3600;
  const entry = rows.findLast(isOver);
  if (entry?.endAt === undefined) return [];
  const { companyId, id: workLogId, startAt, endAt, projectId } = entry;
  const later = asks.minutes * 60;
  return [
    openCorrectionsItem({
      companyId,
      employeeId,
      id: correctionId(employeeId, 'demo'),
      workLogId,
      startAt,
      endAt: endAt + later,
      projectId,
      word: asks.word,
      askedAt: endAt + 2 * later,
    }),
  ];
}
