// What changed lately about a person: their record, from the company's security history, and their newest entries.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { managers } from '#shared/api/office-managers.ts';
import { workLogHistory, worklogs } from '#shared/api/worklogs.ts';
import { auditPage } from '#shared/limits.ts';
import type { AuditEntry } from '#shared/model/company/audit-entry.ts';
import type { HistoryRow } from '#shared/model/worklog/history.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { addDays } from '#shared/time/day.ts';
import { useHolds } from '#web/api/holds.ts';
import { call } from '#web/api/client.ts';
import { queryKey, useRead } from '#web/api/query.ts';
import { serverSeconds } from '#web/entry/server-time.ts';
import type { CompanyTime } from '#web/words/company-time.ts';

const { audit } = managers.endpoints;
const { history } = workLogHistory.endpoints;
const { list } = worklogs.endpoints;
/** How many entries' histories are read, and how many rows are shown. */
const entriesRead = 5;
const rowsShown = 8;
/** Deleted entries that began earlier are not looked for. */
const deletedReadDays = 84;

/** What happens to an employee's record and log-in. */
const recordEvents = [
  'employee_created',
  'employee_changed',
  'employee_password_changed',
  'employee_disabled',
  'employee_enabled',
  'login_sms_asked',
  'day_noted',
  'sms_employee_login',
  'sms_clock_out_reminder',
  'sms_missing_day',
  'employee_logged_in',
  'employee_logged_in_by_link',
  'new_device',
  'employee_log_in_failed',
  'time_clock_password_missed',
] as const;
type RecordEvent = (typeof recordEvents)[number];

export type PersonChange =
  | {
      readonly of: 'record';
      readonly at: string;
      readonly key: string;
      readonly row: AuditEntry;
      readonly event: RecordEvent;
    }
  | {
      /** Of an entry that is there; of a deleted one only its deletion. */
      readonly of: 'entry' | 'deletion';
      readonly at: string;
      readonly key: string;
      readonly row: HistoryRow;
      readonly entry: WorkLog;
      /** Others to which the same person did the same at the same time; newest first. */
      readonly others?: readonly WorkLog[];
    };

/** Newest first; undefined until the first of them are read, or all that could be some. */
export function useChanges(
  employeeId: string,
  entries: readonly WorkLog[] | undefined,
  time: CompanyTime,
): readonly PersonChange[] | undefined {
  const seesRecord = useHolds('company.read');
  const events = useRead(audit, { query: { limit: String(auditPage.max) } }, { enabled: seesRecord });
  const newest = (entries ?? [])
    .toSorted((one, other) => (one.start_time < other.start_time ? 1 : -1))
    .slice(0, entriesRead);
  const today = time.dayAt(serverSeconds());
  const gone = useRead(list, {
    query: {
      employee_id: [employeeId],
      from: addDays(today, -deletedReadDays),
      to: today,
      deleted: 'true',
      limit: String(entriesRead),
    },
  });
  const deleted = gone.data ?? [];
  const ids = [...newest, ...deleted].map(({ id }) => id);
  const histories = useQuery({
    // Its own key, also for one entry: the entry's dialog keeps a list under the other.
    queryKey: [...queryKey(history, { path: { id: ids.join(' ') } }), 'of a person'],
    queryFn: async ({ signal }) =>
      new Map(
        await Promise.all(
          ids.map(async (id) => [id, await call(history, { path: { id } }, { signal })] as const),
        ),
      ),
    placeholderData: keepPreviousData,
  });
  if ((seesRecord && events.isPending) || histories.isPending) return undefined;
  const ofRecord = (events.data ?? [])
    .filter(({ employee }) => employee?.id === employeeId)
    .flatMap((row) => {
      const event = recordEvents.find((one) => one === row.event);
      return event ? [{ of: 'record', at: row.at, key: row.id, row, event } as const] : [];
    });
  const ofEntries = newest.flatMap((entry) =>
    (histories.data?.get(entry.id) ?? []).map(
      (row, index) => ({ of: 'entry', at: row.at, key: `${entry.id} ${index}`, row, entry }) as const,
    ),
  );
  const deletions = deleted.flatMap((entry) => {
    const row = histories.data?.get(entry.id)?.findLast(({ action }) => action === 'deleted');
    return row ? [{ of: 'deletion', at: row.at, key: entry.id, row, entry } as const] : [];
  });
  const all = [...ofRecord, ...ofEntries, ...deletions].toSorted((one, other) =>
    one.at < other.at ? 1 : -1,
  );
  const isReading = !entries || gone.isPending || histories.isPlaceholderData;
  return isReading && all.length === 0 ? undefined : together(all).slice(0, rowsShown);
}

/** What was done to several entries at a time, one after another in the list, as one row. */
function together(changes: readonly PersonChange[]): readonly PersonChange[] {
  const rows: PersonChange[] = [];
  for (const change of changes) {
    const last = rows.at(-1);
    if (last?.of === 'entry' && change.of === 'entry' && areAtOnce(last.row, change.row))
      rows[rows.length - 1] = { ...last, others: [...(last.others ?? []), change.entry] };
    else rows.push(change);
  }
  return rows;
}
/** What can be done to many at a time, by 'Select all' or its Undo. */
const manyAtOnce = ['approved', 'unapproved', 'deleted', 'restored'] as const;
export type DoneToMany = (typeof manyAtOnce)[number];
export const doneToMany = (action: HistoryRow['action']): DoneToMany | undefined =>
  manyAtOnce.find((one) => one === action);
const areAtOnce = (newer: HistoryRow, older: HistoryRow): boolean =>
  doneToMany(newer.action) !== undefined &&
  newer.action === older.action &&
  newer.by.name === older.by.name &&
  Date.parse(newer.at) - Date.parse(older.at) <= atOnceMilliseconds;
const atOnceMilliseconds = 60_000;
