// What the week shows: entries, people, overtime and free days, read by the calls that the other screens make.

import { useMemo } from 'react';
import { companies } from '#shared/api/company.ts';
import { reports } from '#shared/api/report.ts';
import { worklogs } from '#shared/api/worklogs.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import type { Day } from '#shared/time/day.ts';
import { faultOf, useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { noNotes, useDayNotes } from '#web/entry/day-notes/day-notes.ts';
import { useIsClosed } from '#web/entry/closed-days.ts';
import { isRunning } from '#web/entry/entry-times.ts';
import { useLiveEntries, withOlder } from '#web/entry/live-entries.ts';
import { paysOvertime } from '#web/entry/pays-overtime.ts';
import { useServerTime } from '#web/entry/server-time.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import { olderRange, readRange } from './week-days.ts';
import { useFreeDays } from '#web/entry/days/free-days.ts';
import { useLateRule } from '#web/entry/days/late-rule.ts';
import { ordered, peopleOf, type WeekInput, type WeekRow, weekRow } from '#web/entry/days/week-model.ts';
import type { Preview } from './adjust/holds.ts';
import type { WeekQuery } from './week-query.ts';

const { listEmployees, listProjects } = companies.endpoints;
const overviewSeconds = 300;
const nothing: readonly WorkLog[] = [];
const restRule = async () => (await import('#web/entry/days/rest-marks.ts')).restMarks;

export type Overtime = Map<string, number> | 'reading' | undefined;

type Asked = {
  readonly query: WeekQuery;
  readonly days: readonly Day[];
  readonly time: CompanyTime;
  readonly now: number;
  readonly isApprovalOn: boolean;
  /** The entry whose end is being moved, with its new times. */
  readonly preview?: Preview | undefined;
};

export function useWeekData({ query, days, time, now, isApprovalOn, preview }: Asked) {
  const today = time.dayAt(now);
  const warnsOfRest = useSignedIn().settings?.rest_warnings ?? false;
  const read = useLiveEntries(readRange(days, today, warnsOfRest));
  const overview = useRead(worklogs.endpoints.overview, {}, { refetchSeconds: overviewSeconds });
  useServerTime(overview);
  const employees = useRead(listEmployees, {});
  const projects = useRead(listProjects, {});
  // The rows of the previous week are not those of this one: the names stay, the days wait for their own hours.
  const isWaiting = read.isPlaceholderData || read.data === undefined;
  const entries = useMemo(
    () => (isWaiting ? nothing : withOlder(read.data ?? nothing, overview.data?.open ?? nothing)),
    [isWaiting, read.data, overview.data],
  );
  const byPerson = useMemo(
    () =>
      Map.groupBy(
        entries.filter((entry) => passes(entry, query, isApprovalOn)),
        ({ employee }) => employee.id,
      ),
    [entries, query, isApprovalOn],
  );
  const allByPerson = useMemo(() => Map.groupBy(entries, ({ employee }) => employee.id), [entries]);
  const older = useOlder(days, today);
  const input = useWeekInput({ query, days, time, now }, older.byPerson, isWaiting);
  const rows = useMemo(() => {
    const chosen = new Set(query.employees);
    return peopleOf(employees.data ?? [], byPerson, input)
      .filter(({ id }) => chosen.size === 0 || chosen.has(id))
      .map((person) => weekRow(input, person, byPerson.get(person.id) ?? nothing));
  }, [employees.data, byPerson, input, query.employees]);
  const looks = useMemo(() => rows.filter((row) => row.looks > 0 && row.person.example !== true), [rows]);
  const shown = useMemo(
    () => ordered(query.needsLook ? looks : rows, query.order),
    [rows, looks, query.needsLook, query.order],
  );
  return {
    rows: useMemo(() => previewed(shown, input, byPerson, preview?.entry), [shown, input, byPerson, preview]),
    byPerson,
    /** Also those that the filters hide: an end that is moved must not pass them. */
    allByPerson,
    looks: looks.length,
    employees: employees.data ?? [],
    projects: projects.data ?? [],
    /** The hours of these days are still being read. */
    isWaiting,
    isReady: employees.data !== undefined && read.data !== undefined,
    error: faultOf(read) ?? faultOf(employees) ?? older.error,
    isTrying: read.isFetching || employees.isFetching || older.isTrying,
    retry: () => Promise.all([read.refetch(), employees.refetch(), older.retry()]),
    overtime: withGained(useOvertime(query, days, today), preview),
  };
}

/** A running entry is neither approved nor waiting for approval, as in the list of entries. */
function passes(entry: WorkLog, { projects, approved }: WeekQuery, isApprovalOn: boolean): boolean {
  if (projects.length > 0 && !projects.includes(entry.project.id)) return false;
  if (approved === undefined) return true;
  if (approved === 'true') return entry.approved && isApprovalOn;
  return !entry.approved && !isRunning(entry);
}

const hidesEntries = ({ projects, approved }: WeekQuery): boolean =>
  projects.length > 0 || approved !== undefined;

/** The weeks before, by employee: only they say which days are usual where the company has no usual week. */
function useOlder(days: readonly Day[], today: Day) {
  const hasUsualWeek = useSignedIn().settings?.usual_week != null;
  const read = useLiveEntries(olderRange(days, today), { enabled: !hasUsualWeek });
  const isWaiting = read.isPlaceholderData || read.data === undefined;
  const byPerson = useMemo(
    () =>
      isWaiting && !hasUsualWeek
        ? undefined
        : Map.groupBy(isWaiting ? nothing : (read.data ?? nothing), ({ employee }) => employee.id),
    [isWaiting, hasUsualWeek, read.data],
  );
  return {
    /** Undefined while they are read. */
    byPerson,
    error: hasUsualWeek ? null : faultOf(read),
    isTrying: read.isFetching,
    retry: () => (hasUsualWeek ? undefined : read.refetch()),
  };
}

function useWeekInput(
  { query, days, time, now }: Omit<Asked, 'isApprovalOn' | 'preview'>,
  older: WeekInput['older'],
  isWaiting: boolean,
): WeekInput {
  const { settings } = useSignedIn();
  const usualWeek = settings?.usual_week ?? undefined;
  const restMarks = useLateRule(restRule, settings?.rest_warnings === true && !hidesEntries(query));
  const isFree = useFreeDays(days);
  const isClosed = useIsClosed();
  const notes = useDayNotes(days[0] ?? '', days.at(-1) ?? '');
  const marksMissing = !isWaiting && !hidesEntries(query) && notes !== undefined && older !== undefined;
  return useMemo(
    () => ({
      time,
      now,
      days,
      isFree,
      isClosed,
      marksMissing,
      usualWeek,
      older,
      notes: notes ?? noNotes,
      restMarks,
    }),
    [time, now, days, isFree, isClosed, marksMissing, usualWeek, older, notes, restMarks],
  );
}

/** Only the row of the moved entry is computed again, so that a drag shows within a frame. */
function previewed(
  rows: readonly WeekRow[],
  input: WeekInput,
  byPerson: ReadonlyMap<string, readonly WorkLog[]>,
  preview: WorkLog | undefined,
): readonly WeekRow[] {
  if (preview === undefined) return rows;
  const own = (byPerson.get(preview.employee.id) ?? nothing).map((entry) =>
    entry.id === preview.id ? preview : entry,
  );
  return rows.map((row) => (row.person.id === preview.employee.id ? weekRow(input, row.person, own) : row));
}

function withGained(overtime: Overtime, preview: Preview | undefined): Overtime {
  if (!preview?.gained || !(overtime instanceof Map)) return overtime;
  const { id } = preview.entry.employee;
  return new Map(overtime).set(id, (overtime.get(id) ?? 0) + preview.gained);
}

/** Seconds of overtime by employee, as the report counts them; undefined without a rule or under a filter of entries. */
function useOvertime(query: WeekQuery, days: readonly Day[], today: Day): Overtime {
  const isShown = paysOvertime(useSignedIn().settings) && !hidesEntries(query) && (days[0] ?? today) <= today;
  const [from = today] = days;
  const last = days.at(-1) ?? today;
  const report = useRead(
    reports.endpoints.read,
    { query: { from, to: last < today ? last : today, comments: 'false' } },
    { enabled: isShown },
  );
  const { data, isPlaceholderData, error } = report;
  return useMemo(() => {
    if (!isShown || error) return undefined;
    if (data === undefined || isPlaceholderData) return 'reading';
    const counted = data.example ? [] : Object.values(data.employees);
    return new Map(counted.map(({ id, over_time }) => [id, over_time]));
  }, [isShown, data, isPlaceholderData, error]);
}
