// Everything about a month that the screen shows, from the calls that other screens make.

import { useCallback, useMemo } from 'react';
import { companies } from '#shared/api/company.ts';
import { payPeriods } from '#shared/api/pay-periods.ts';
import { payroll } from '#shared/api/payroll.ts';
import { reports } from '#shared/api/report.ts';
import { worklogs } from '#shared/api/worklogs.ts';
import type { Employee } from '#shared/model/employee.ts';
import type { PayrollCheck, PayrollSystem } from '#shared/model/payroll.ts';
import type { Report } from '#shared/model/report.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import type { DaySpan } from '#shared/pay/pay-periods.ts';
import { usualEndReadDays } from '#shared/limits.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { usualDayReadDays } from '#shared/time/usual-day.ts';
import { faultOf, useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { toApprove } from '#web/entry/bulk/to-approve.ts';
import { useDayNotes } from '#web/entry/day-notes/day-notes.ts';
import { useFreeDays } from '#web/entry/days/free-days.ts';
import { isOwn } from '#web/crew/examples.ts';
import { isRunning } from '#web/entry/entry-times.ts';
import { useLiveEntries } from '#web/entry/live-entries.ts';
import { useServerNow, useServerTime } from '#web/entry/server-time.ts';
import { useSites } from '#web/place/use-sites.ts';
import { type CompanyTime, useCompanyTime } from '#web/words/company-time.ts';
import type { Answer } from './answered.ts';
import { daysOf, earlierThan } from './days.ts';
import { missingDays } from './missing.ts';
import { type OddInput, oddRows } from './odd.ts';
import type { MonthQuery } from './query.ts';
import { recordOf, useRecords } from './records.ts';
import { isDone, stepsOf } from './steps.ts';

const tickSeconds = 60;
/** Before the month, for the usual ends and the usual days of its first days. */
const daysBefore = Math.max(usualEndReadDays, usualDayReadDays);
const nothing: readonly WorkLog[] = [];
const noEmployees: readonly Employee[] = [];
const noFindings: PayrollCheck['findings'] = [];

export type Month = ReturnType<typeof useMonth>;

export function useMonth(query: MonthQuery, answers: readonly Answer[]) {
  const { span, system } = query;
  const ground = useGround(span);
  const { time, today, isApprovalOn, usesPeriods } = ground;
  const { settings, closed_days, country = 'IS' } = useSignedIn();
  const periods = usePeriodsAround(span, usesPeriods || Boolean(closed_days));
  const read = useMonthEntries(span, time, today, isApprovalOn);
  const paid = usePaid(query, earlierThan(span, settings?.pay_periods, periods.list), today);
  const { check, isChecked, unchecked } = useCheck(query);
  const missing = useMissing(read, span, time, today);
  const odd = useOdd({ ...ground, read, query, check, answers, secondsOf: paid.secondsOf });
  const { error: filesError, isTrying: isTryingFiles, retry: retryFiles, ...file } = useFile(query);
  const period = periods.list.find(({ from, to }) => from === span.from && to === span.to);
  const steps = stepsOf({
    missing: missing.days.length,
    ...oddCounts(odd),
    unchecked,
    answered: { missing: countOf(answers, 'missing'), odd: countOf(answers, 'odd') },
    ended: read.ended.length,
    unapproved: read.unapproved.length,
    ...ground,
    period,
    hasSystem: system !== undefined,
    isSending: system !== undefined || country === 'IS',
    hasFile: file.record !== undefined && !file.hasChanged,
    isSent: file.record?.sent !== undefined,
  });
  return {
    ...file,
    ...ground,
    query,
    span,
    entries: read.entries,
    ended: read.ended,
    running: read.entries.length - read.ended.length,
    people: new Set(read.entries.map(({ employee }) => employee.id)).size,
    employees: read.employees ?? noEmployees,
    missing: missing.days,
    noted: missing.noted,
    odd,
    unapproved: read.unapproved,
    toApprove: withoutQuestions(read.unapproved, odd),
    period,
    periods: periods.list,
    arePeriodsRead: periods.isReady,
    check,
    isChecked,
    unchecked,
    paid,
    steps,
    isDone: isDone(steps),
    isReady: ground.isClockKnown && read.isReady && periods.isReady && missing.isReady && file.isReady,
    // If its files or periods could not be read, a month would look unmade or unlocked.
    error: read.error ?? filesError ?? periods.error,
    isTrying: read.isTrying || isTryingFiles || periods.isTrying,
    retry: () => Promise.all([read.retry(), retryFiles(), periods.retry()]),
  };
}

/** The clock, and what the company has switched on. */
function useGround(span: DaySpan) {
  const time = useCompanyTime();
  const now = useServerNow(tickSeconds);
  const overview = useRead(worklogs.endpoints.overview, {});
  useServerTime(overview);
  const { settings } = useSignedIn();
  const today = time.dayAt(now);
  return {
    time,
    now,
    today,
    /** Drawn before, the rows would move once the device's clock is corrected. */
    isClockKnown: overview.data !== undefined || overview.error !== null,
    isOver: span.to < today,
    isApprovalOn: settings?.features.approve_work_logs ?? false,
    usesPeriods: settings?.pay_periods != null,
  };
}

const countOf = (answers: readonly Answer[], step: Answer['step']) =>
  answers.filter((one) => one.step === step).length;

type OddRows = ReturnType<typeof oddRows>;

const oddCounts = (odd: OddRows) => ({
  odd: odd.length,
  oddBeforeLock: odd.filter(({ kind, mustFix }) => mustFix && kind !== 'kennitala').length,
  noKennitala: odd.filter(({ kind }) => kind === 'kennitala').length,
});

/** Entries that can be approved at once; overlapping ones and those with an assumed end wait for a decision. */
function withoutQuestions(entries: readonly WorkLog[], odd: OddRows): readonly WorkLog[] {
  const overlaps = odd.filter(({ kind }) => kind === 'overlap').flatMap((row) => row.entries);
  const overlapping = new Set(overlaps.map(({ id }) => id));
  return toApprove(entries, true).needed.filter(({ id }) => !overlapping.has(id));
}

type MonthEntries = ReturnType<typeof useMonthEntries>;

/** The entries that begin in the month, those around it, and the company's employees. */
function useMonthEntries(span: DaySpan, time: CompanyTime, today: Day, isApprovalOn: boolean) {
  const read = useLiveEntries({
    from: addDays(span.from, -daysBefore),
    to: earliest(addDays(span.to, 1), today),
    places: 'true',
  });
  const employees = useRead(companies.endpoints.listEmployees, {});
  const isReading = read.isPlaceholderData || read.data === undefined;
  const around = useMemo(
    () => (isReading ? nothing : (read.data ?? nothing).filter(isOwn)),
    [isReading, read.data],
  );
  const entries = useMemo(
    () =>
      around.filter(({ start_time }) => {
        const day = time.dayAt(start_time);
        return span.from <= day && day <= span.to;
      }),
    [around, time, span],
  );
  const ended = useMemo(() => entries.filter((entry) => !isRunning(entry)), [entries]);
  const unapproved = useMemo(
    () => (isApprovalOn ? ended.filter(({ approved }) => !approved) : nothing),
    [ended, isApprovalOn],
  );
  const sites = useSites();
  return {
    around,
    sites,
    entries,
    ended,
    unapproved,
    employees: employees.data,
    isReady: !isReading && employees.data !== undefined,
    error: faultOf(read) ?? faultOf(employees),
    isTrying: read.isFetching || employees.isFetching,
    retry: () => Promise.all([read.refetch(), employees.refetch()]),
  };
}

function useMissing(
  { around, employees, isReady }: MonthEntries,
  span: DaySpan,
  time: CompanyTime,
  today: Day,
) {
  const usualWeek = useSignedIn().settings?.usual_week ?? undefined;
  const isFree = useFreeDays(useMemo(() => daysOf(span), [span]));
  const notes = useDayNotes(span.from, span.to);
  const days = useMemo(
    () =>
      !isReady || employees === undefined || notes === undefined
        ? []
        : missingDays({ time, span, today, people: employees, entries: around, isFree, usualWeek, notes }),
    [isReady, employees, notes, time, span, today, around, isFree, usualWeek],
  );
  return { days, noted: notes?.size ?? 0, isReady: notes !== undefined };
}

/** The check of the payroll file: its figures and findings. Undefined without a payroll system. */
function useCheck({ system, span, approvedOnly }: MonthQuery) {
  const read = useRead(
    payroll.endpoints.check,
    { query: checkOf({ system: system ?? 'payday', span, approvedOnly }) },
    { enabled: system !== undefined },
  );
  const check = read.isPlaceholderData ? undefined : read.data;
  const unchecked = system && !check && (read.isFetched || faultOf(read)) ? read : undefined;
  return {
    check,
    /** It could not be read: whose kennitala is missing, for example, is not known. */
    unchecked,
    /** It has been read, or could not be. A file that is shown asks again after a failure, which must not hide it. */
    isChecked: !system || !read.isPending || unchecked !== undefined,
  };
}

type OddAsked = Pick<OddInput, 'time' | 'now' | 'isOver' | 'isApprovalOn' | 'secondsOf'> & {
  readonly read: MonthEntries;
  readonly query: MonthQuery;
  readonly check: PayrollCheck | undefined;
  readonly answers: readonly Answer[];
};

function useOdd({ read, query, check, answers, time, now, isOver, isApprovalOn, secondsOf }: OddAsked) {
  const { around, sites } = read;
  const { span } = query;
  const findings = check?.findings ?? noFindings;
  return useMemo(() => {
    const right = new Set(answers.map(({ id }) => id));
    return oddRows({
      time,
      now,
      span,
      entries: around,
      sites,
      findings,
      secondsOf,
      isOver,
      isApprovalOn,
      right,
    });
  }, [time, now, span, around, sites, findings, secondsOf, isOver, isApprovalOn, answers]);
}

/** The newest file of the month, and whether its hours have changed since. */
function useFile({ span, system }: MonthQuery) {
  const files = useRecords();
  const records = useMemo(() => files.data?.pages.flat() ?? [], [files.data]);
  const record = recordOf(records, span, system);
  const changes = useRead(
    payroll.endpoints.changes,
    { path: { id: record?.id ?? '' } },
    { enabled: record !== undefined },
  );
  return {
    records,
    record,
    hasChanged: !changes.isPlaceholderData && changes.data?.has_changed === true,
    isReady: files.data !== undefined,
    error: files.data === undefined ? files.error : null,
    isTrying: files.isFetching,
    retry: () => files.refetch(),
  };
}

const earliest = (one: Day, other: Day): Day => (one < other ? one : other);

type CheckedFile = Pick<MonthQuery, 'span' | 'approvedOnly'> & { readonly system: PayrollSystem };
/** The query of the check: what the file would hold. */
export const checkOf = ({ system, span, approvedOnly }: CheckedFile) => ({
  system,
  ...span,
  ...(approvedOnly ? ({ approved: 'true' } as const) : {}),
});

/** The last thirteen periods, and the one of these days if it is older. */
function usePeriodsAround({ from, to }: DaySpan, isAny: boolean) {
  const latest = useRead(payPeriods.endpoints.list, {}, { enabled: isAny });
  const isOlder = latest.data !== undefined && !latest.data.some((one) => one.from <= to && one.to >= from);
  const older = useRead(payPeriods.endpoints.list, { query: { from, to } }, { enabled: isAny && isOlder });
  const olderOnes = older.isPlaceholderData ? undefined : older.data;
  const list = useMemo(
    () => [...(latest.data ?? []), ...(isOlder ? (olderOnes ?? []) : [])],
    [latest.data, isOlder, olderOnes],
  );
  const asked = isOlder ? older : latest;
  return {
    list,
    // Without its period a month looks like one that cannot be locked, and opens on a later step.
    isReady: !isAny || (latest.data !== undefined && (!isOlder || olderOnes !== undefined)),
    error: isAny ? faultOf(asked) : null,
    isTrying: asked.isFetching,
    retry: () => (isAny ? asked.refetch() : undefined),
  };
}

type Sums = Pick<Report['employees'][string], 'regular_time' | 'over_time' | 'lunch_deduction'>;

export type PaidSums = { readonly normal: number; readonly overtime: number; readonly lunch: number };

function sumsOf(report: Report | undefined): PaidSums | undefined {
  if (report === undefined) return undefined;
  const all = report.example ? [] : Object.values(report.employees);
  const sum = (of: (one: Sums) => number) => all.reduce((total, one) => total + of(one), 0);
  return {
    normal: sum((one) => one.regular_time),
    overtime: sum((one) => one.over_time),
    lunch: sum((one) => one.lunch_deduction),
  };
}

/** The hours of the month as the report counts them, and those of the month before. */
function usePaid({ span, approvedOnly }: MonthQuery, before: DaySpan, today: Day) {
  const approved = approvedOnly ? ({ approved: 'true' } as const) : {};
  const asked = ({ from, to }: DaySpan) => ({
    query: { from, to: earliest(to, today), comments: 'false', ...approved } as const,
  });
  const now = useRead(reports.endpoints.read, asked(span));
  const last = useRead(reports.endpoints.read, asked(before));
  const byEmployee = useMemo(() => {
    const listed = now.isPlaceholderData || !now.data ? [] : Object.values(now.data.employees);
    return new Map(listed.map((one) => [one.id, one.regular_time + one.over_time]));
  }, [now.data, now.isPlaceholderData]);
  return {
    /** Of an employee, in seconds. */
    secondsOf: useCallback((id: string) => byEmployee.get(id) ?? 0, [byEmployee]),
    sums: useMemo(
      () => sumsOf(now.isPlaceholderData ? undefined : now.data),
      [now.data, now.isPlaceholderData],
    ),
    before,
    beforeSums: useMemo(
      () => sumsOf(last.isPlaceholderData ? undefined : last.data),
      [last.data, last.isPlaceholderData],
    ),
    error: now.error,
    isTrying: now.isFetching,
    retry: () => Promise.all([now.refetch(), last.refetch()]),
  };
}
