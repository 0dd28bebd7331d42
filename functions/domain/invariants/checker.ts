// The invariants a table must keep (security-and-reliability.md section 8), checked over all its rows.

import { keys } from '#functions/table/keys.ts';
import { foldedName } from '#functions/table/one-name.ts';
import { placeOf, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import type { Item } from '#functions/table/write.ts';
import { passkeysMax } from '#shared/limits.ts';
import { type Census, censusOf, placeName } from './census.ts';
import { checkPeriods } from './periods.ts';

export type Broken = {
  readonly invariant: 'I1' | 'I3' | 'I4' | 'I5' | 'I6' | 'I8' | 'I9' | 'I12' | 'I16' | 'I17';
  readonly companyId: string;
  readonly about: string;
  readonly says: string;
};
type ReportBroken = (invariant: Broken['invariant'], about: string, says: string) => void;

/**
 * Every violation in these rows. `hasHistory` says whose histories were read; in a scan of the whole table, all
 * were.
 */
export function checkInvariants(
  items: readonly Item[],
  now: number,
  hasHistory: (row: WorkLogRow) => boolean = () => true,
): Broken[] {
  const broken: Broken[] = [];
  for (const [companyId, census] of censusOf(items)) {
    const report: ReportBroken = (invariant, about, says) =>
      broken.push({ invariant, companyId, about, says });
    checkOpen(census, report);
    checkIdentity(census, report);
    checkBelonging(census, report);
    checkDerived(census, report);
    checkCounts(companyId, census, report);
    checkNames(companyId, census, report);
    checkManagers(companyId, census, report);
    checkCorrections(census, report);
    checkPeriods(census, report);
    checkPayroll(census, report);
    for (const row of census.workLogs) {
      checkTimes(row, now, report);
      if (hasHistory(row)) checkHistory(census, row, report);
      checkPhotos(census, row, report);
    }
  }
  return broken;
}

const isOpen = (row: WorkLogRow): boolean => row.endAt === undefined && !row.isDeleted;

/** I1: at most one open entry per employee, and the pointer names exactly that one. */
function checkOpen({ employees, workLogs }: Census, report: ReportBroken): void {
  for (const { id, open } of employees.values()) {
    const found = workLogs.filter((row) => row.employeeId === id && isOpen(row));
    const said = JSON.stringify(found.map((row) => [row.id, placeName(row), row.startAt, row.projectId]));
    const pointed = JSON.stringify(open ? [[open.id, placeName(open), open.startAt, open.projectId]] : []);
    if (said !== pointed) report('I1', id, `open are ${said}, the pointer says ${pointed}`);
  }
}

/** I3: one row per id, one effect per press, and every forwarding row leads to its entry. */
function checkIdentity({ workLogs, forwards }: Census, report: ReportBroken): void {
  const byPlace = new Map(workLogs.map((row) => [placeName(row), row]));
  const seen = new Set<string>();
  const once = (what: string, about: string) => {
    if (seen.has(what)) report('I3', about, `${what} has had two effects`);
    seen.add(what);
  };
  for (const row of workLogs) {
    once(`id ${row.id}`, row.id);
    const press = row.entry.split('#')[2];
    if (row.createdHash !== undefined) once(`start press ${row.employeeId} ${press}`, row.id);
    if (row.endedHash !== undefined) once(`end press ${row.employeeId} ${row.endedHash.slice(0, 8)}`, row.id);
    const home = placeOf(row.id);
    if (!home) report('I3', row.id, 'the id names no place');
    else if (placeName(home) !== placeName(row)) {
      const forward = forwards.find(({ from }) => from === placeName(home));
      if (forward?.to !== placeName(row)) report('I3', row.id, `its id leads to ${forward?.to ?? 'nothing'}`);
    }
  }
  for (const { from, to, movedId } of forwards) {
    const target = byPlace.get(to);
    const isPassedOn = forwards.some((other) => other.from === to);
    if (!target && !isPassedOn) report('I3', from, `is forwarded to ${to}, where nothing is`);
    if (target && movedId !== undefined && target.id !== movedId)
      report('I3', from, `${movedId} has become ${target.id}`);
  }
}

/** I4: an entry ends after it starts. */
function checkTimes(row: WorkLogRow, now: number, report: ReportBroken): void {
  const { endAt, originalEndAt, changedAt } = row;
  if (endAt !== undefined && endAt <= row.startAt) report('I4', row.id, 'ends no later than it starts');
  if (originalEndAt !== undefined && endAt === undefined) report('I4', row.id, 'has lost its end');
  if (changedAt > now) report('I4', row.id, `was changed at ${changedAt}, after now`);
}

/** I5: whatever an entry names belongs to the same company. */
function checkBelonging(
  { company, employees, projects, workLogs, histories }: Census,
  report: ReportBroken,
): void {
  const ids = new Set(workLogs.map(({ id }) => id));
  for (const row of workLogs) {
    if (!company) report('I5', row.id, 'belongs to no company');
    if (!employees.has(row.employeeId)) report('I5', row.id, `names ${row.employeeId}, who is not there`);
    if (!projects.has(row.projectId)) report('I5', row.id, `names ${row.projectId}, which is not there`);
  }
  for (const id of histories.keys()) if (!ids.has(id)) report('I5', id, 'has a history and no row');
}

/**
 * I3, I4, I6 over time: every change has counted the version up once and left its line; the first times are kept;
 * a change of project, in or out has cleared the approval.
 */
function checkHistory({ histories }: Census, row: WorkLogRow, report: ReportBroken): void {
  const history = histories.get(row.id) ?? [];
  const clocked = row.endedHash === undefined ? 0 : 1;
  if (row.version !== 1 + clocked + history.length)
    report('I3', row.id, `version ${row.version} after ${history.length} changes`);
  const isReopening = ({ action, changes }: (typeof history)[number]) =>
    action !== 'deleted' && changes.some(([field, , to]) => field === 'end_time' && to === null);
  // An end that was taken back does not count as the first end.
  const sinceReopened = history.slice(history.findLastIndex(isReopening) + 1);
  const first = (field: 'start_time' | 'end_time') =>
    (field === 'end_time' ? sinceReopened : history)
      .flatMap(({ action, changes }) => (action === 'deleted' ? [] : changes))
      .find(([name, from]) => name === field && from !== null)?.[1];
  if (row.originalStartAt !== first('start_time')) report('I4', row.id, 'has lost its first start');
  if (row.originalEndAt !== first('end_time')) report('I4', row.id, 'has lost its first end');
  let isApproved = false;
  let last = 1;
  for (const { version, action, changes } of history) {
    // Clocking out raises the version without a history row, and clears the approval.
    if (version > last + 1) isApproved = false;
    last = version;
    const isMoved = changes.some(([field]) => field !== 'approved' && field !== 'pressed');
    const approval = changes.find(([field]) => field === 'approved');
    if (isMoved && isApproved && approval?.[2] !== false && action !== 'deleted')
      report('I6', row.id, `version ${version} changed it and left it approved`);
    if (approval) isApproved = approval[2] === true;
  }
  if (row.version > last) isApproved = false;
  if (!row.isDeleted && row.isApproved !== isApproved) report('I6', row.id, 'its approval has no line');
}

/** I8: totals and newest starts equal a recount. */
function checkDerived({ employees, projects, workLogs }: Census, report: ReportBroken): void {
  const counted = workLogs.filter((row) => !row.isDeleted);
  const newest = (rows: readonly WorkLogRow[]) =>
    rows.length ? rows.reduce((latest, row) => Math.max(latest, row.startAt), 0) : undefined;
  for (const { id, latestAt } of employees.values()) {
    const found = newest(counted.filter((row) => row.employeeId === id));
    if (found !== latestAt) report('I8', id, `newest start is ${found}, kept is ${latestAt}`);
  }
  for (const { id, latestAt, totalSeconds } of projects.values()) {
    const rows = counted.filter((row) => row.projectId === id);
    if (newest(rows) !== latestAt) report('I8', id, `newest start is ${newest(rows)}, kept is ${latestAt}`);
    const sum = rows.reduce(
      (total, row) => total + (row.endAt === undefined ? 0 : row.endAt - row.startAt),
      0,
    );
    if (sum !== totalSeconds) report('I8', id, `its entries sum to ${sum}, kept are ${totalSeconds}`);
  }
}

/** I8: counters equal a recount. I12: the list of unfinished exports names exactly those, with their count. */
function checkCounts(companyId: string, census: Census, report: ReportBroken): void {
  const { counts, apiKeys, employees, managers, projects, exports, unfinished } = census;
  const active = [...employees.values()].filter(({ isDisabled }) => !isDisabled).length;
  for (const [what, found] of [
    ['apiKeys', [...apiKeys.values()].filter(({ revokedAt }) => revokedAt === undefined).length],
    ['employees', active],
    ['managers', [...managers.values()].filter(({ leftAt }) => leftAt === undefined).length],
    ['projects', projects.size],
  ] as const) {
    const kept = counts.get(what) ?? found;
    if (kept !== found) report('I8', companyId, `has ${found} ${what}, ${kept} are counted`);
  }
  const waiting = [...exports].filter(([, state]) => /queued|running/.test(state)).map(([id]) => id);
  const listed = unfinished ?? { count: 0, ids: [] };
  if (listed.count !== listed.ids.length || waiting.toSorted().join() !== listed.ids.toSorted().join())
    report(
      'I12',
      companyId,
      `exports ${waiting.join()} are unfinished; ${listed.count} are listed: ${listed.ids.join()}`,
    );
}

/** I8: as many requests wait as are counted. I12: none waits that was answered. */
function checkCorrections(
  { openCorrections, settledCorrections, answeredCorrections }: Census,
  report: ReportBroken,
): void {
  for (const [employeeId, { count, ids }] of openCorrections) {
    if (count !== ids.length)
      report('I8', employeeId, `waits for ${ids.length} requests, ${count} are counted`);
    for (const id of ids)
      if (settledCorrections.has(id) || answeredCorrections.has(id))
        report('I12', id, 'waits, though it was answered');
  }
}

/** I9: each name belongs to one employee or project, and each has its name row. */
function checkNames(companyId: string, { employees, projects, names }: Census, report: ReportBroken): void {
  const wanted = new Map([
    ...[...employees.values()].map(
      ({ id, name }) => [keys.employeeName(companyId, name, foldedName).SK, id] as const,
    ),
    ...[...projects.values()].map(
      ({ id, name }) => [keys.projectName(companyId, name, foldedName).SK, id] as const,
    ),
  ]);
  if (wanted.size !== employees.size + projects.size) report('I9', companyId, 'two have the same name');
  for (const [SK, id] of wanted)
    if (names.get(SK) !== id) report('I9', id, `its name leads to ${names.get(SK) ?? 'none'}`);
  for (const [SK, id] of names)
    if (wanted.get(SK) !== id) report('I9', id, `${SK} is kept for a name that is not in use`);
}

/** I9: each e-mail opens one person of the office, and who has left keeps neither e-mail, password nor passkeys. */
function checkManagers(companyId: string, census: Census, report: ReportBroken): void {
  const { managers, managerEmails, passkeys } = census;
  for (const { id, email, passwordHash, leftAt } of managers.values()) {
    const named = email === undefined ? undefined : managerEmails.get(keys.managerEmail(email, companyId).PK);
    if (leftAt === undefined && named !== id) report('I9', id, `its e-mail leads to ${named ?? 'none'}`);
    if (leftAt !== undefined && (email ?? passwordHash) !== undefined)
      report('I9', id, 'has left with a log-in');
  }
  for (const id of managerEmails.values())
    if (managers.get(id)?.email === undefined) report('I9', id, 'an e-mail leads to a person without one');
  for (const [id, count] of passkeys) {
    const owner = managers.get(id);
    if (owner?.joinedAt === undefined || owner.leftAt !== undefined)
      report('I9', id, 'has passkeys and no access');
    if (count > passkeysMax) report('I9', id, `has ${count} passkeys`);
  }
}

/** I5, I16: a photo's comment and its row name each other and agree. */
function checkPhotos({ photos }: Census, row: WorkLogRow, report: ReportBroken): void {
  for (const { id, photoId, photoState } of row.comments) {
    if (photoId === undefined) continue;
    const photo = photos.get(photoId);
    if (photo?.workLogId !== row.id || photo.commentId !== id)
      report('I5', row.id, `shows ${photoId}, which is attached to ${photo?.workLogId ?? 'nothing'}`);
    else if (photo.state !== photoState)
      report('I16', photoId, `is ${photo.state}, its comment says ${photoState}`);
  }
}

/** I12: a finished payroll file has one record, an unfinished one none, and its sums equal its employees'. */
function checkPayroll({ payrollJobs, payrollFiles }: Census, report: ReportBroken): void {
  const files = Map.groupBy(payrollFiles, ({ exportId }) => exportId);
  for (const [id, state] of payrollJobs) {
    const records = files.get(id)?.length ?? 0;
    const wanted = state === 'done' ? 1 : 0;
    if (records !== wanted) report('I12', id, `is ${state} and has ${records} records`);
  }
  for (const { id, items, employees } of payrollFiles) {
    items.forEach(({ item, seconds }, at) => {
      const sum = employees.reduce((total, [, own]) => total + (own[at] ?? 0), 0);
      if (sum !== seconds) report('I12', id, `item ${item} says ${seconds}, its employees ${sum}`);
    });
  }
}
