// What a person's page reads: the employee, entries of the last weeks and of the month, and their hours as the report counts them.

import { useMemo } from 'react';
import { companies } from '#shared/api/company.ts';
import { reports } from '#shared/api/report.ts';
import { worklogs } from '#shared/api/worklogs.ts';
import type { Session } from '#shared/model/company/company.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { usualDayReadDays } from '#shared/time/usual-day.ts';
import { faultOf, useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { noNotes, useDayNotes } from '#web/entry/day-notes/day-notes.ts';
import { useIsClosed } from '#web/entry/closed-days.ts';
import { useFreeDays } from '#web/entry/days/free-days.ts';
import { type WeekPerson, weekRow } from '#web/entry/days/week-model.ts';
import { isRunning } from '#web/entry/entry-times.ts';
import { useLiveEntries, withOlder } from '#web/entry/live-entries.ts';
import { paysOvertime } from '#web/entry/pays-overtime.ts';
import { useServerTime } from '#web/entry/server-time.ts';
import { useChartWords } from '#web/words/chart-words.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import {
  lastMondays,
  paidByDay,
  type PaidByDay,
  personMonth,
  usualWeekSeconds,
  weekBars,
} from './person-model.ts';
import { daysOfMonth } from './person-month.ts';

const weeksShown = 12;
const overviewSeconds = 300;
const nothing: readonly WorkLog[] = [];
const unpaid: PaidByDay = new Map();

type Asked = {
  readonly id: string;
  readonly month: string;
  readonly time: CompanyTime;
  readonly now: number;
};

export function usePersonData({ id, month: asked, time, now }: Asked) {
  const { settings } = useSignedIn();
  const today = time.dayAt(now);
  const month = useMemo(() => daysOfMonth(asked), [asked]);
  const mondays = useMemo(() => lastMondays(today, weeksShown), [today]);
  const words = useChartWords();
  const employees = useRead(companies.endpoints.listEmployees, {});
  const employee = employees.data?.find((one) => one.id === id);
  const usualWeek = employee?.usual_week ?? settings?.usual_week ?? undefined;
  const overview = useRead(worklogs.endpoints.overview, {}, { refetchSeconds: overviewSeconds });
  useServerTime(overview);
  const hours = useHours(id, { month, mondays, today, isAsked: employee !== undefined });
  const open = overview.data?.open;
  const recent = useMemo(() => withOwnOpen(hours.recent ?? nothing, open, id), [hours.recent, open, id]);
  const ofMonth = useMemo(() => withOwnOpen(hours.ofMonth ?? nothing, open, id), [hours.ofMonth, open, id]);
  const isFree = useFreeDays(month.days);
  const isClosed = useIsClosed();
  const notes = useDayNotes(month.days[0] ?? '', month.days.at(-1) ?? '');
  const person: WeekPerson | undefined = employee;
  const isWaiting = hours.ofMonth === undefined;
  const shown = useMemo(() => {
    if (!person) return undefined;
    const input = { time, now, days: month.days, isFree, isClosed, usualWeek };
    const marksMissing = !isWaiting && notes !== undefined;
    const row = weekRow({ ...input, marksMissing, notes: notes ?? noNotes }, person, ofMonth);
    return {
      row,
      month: personMonth({ row, month, paid: hours.paidMonth ?? unpaid, entries: ofMonth, time, now }),
    };
  }, [person, isWaiting, hours.paidMonth, ofMonth, time, now, month, isFree, isClosed, usualWeek, notes]);
  const bars = useMemo(
    () =>
      hours.recent === undefined || hours.isPaying
        ? undefined
        : weekBars({ mondays, entries: recent, paid: hours.paidRecent, time, now, wordsOf: words.weekOf }),
    [hours.recent, hours.isPaying, hours.paidRecent, mondays, recent, time, now, words],
  );
  return {
    employee,
    shown,
    /** The month's hours are still being read. */
    isWaiting,
    /** Undefined until they are read. */
    bars,
    recent: hours.recent && recent,
    warnsOfRest: settings?.rest_warnings === true,
    running: recent.find(isRunning),
    usual: bars && usualWeekSeconds(usualWeek, bars),
    usualWeek,
    hasOvertime: paysOvertime(settings),
    isMissing: employees.data !== undefined && employee === undefined,
    error: faultOf(employees) ?? hours.fault,
    isTrying: employees.isFetching || hours.isTrying,
    retry: () => Promise.all([employees.refetch(), hours.retry()]),
  };
}

const withOwnOpen = (
  listed: readonly WorkLog[],
  open: readonly WorkLog[] | undefined,
  id: string,
): readonly WorkLog[] => withOlder(listed, open?.filter(({ employee }) => employee.id === id) ?? nothing);

type Ranges = {
  readonly month: { readonly days: readonly Day[] };
  readonly mondays: readonly Day[];
  readonly today: Day;
  readonly isAsked: boolean;
};

/** Lunch and overtime need the report; without such rules all hours are normal. */
const needsReport = (settings: Session['settings']): boolean =>
  paysOvertime(settings) || (settings?.lunch ?? null) !== null;

/** Two ranges, read as one where the month lies in the last weeks. Each with the weeks before, for nights and usual days. */
function useHours(id: string, { month, mondays, today, isAsked }: Ranges) {
  const { settings } = useSignedIn();
  const hasRules = needsReport(settings);
  const [firstMonday = today] = mondays;
  const [firstDay = today] = month.days;
  const lastDay = month.days.at(-1) ?? today;
  const isOneRange = firstDay >= firstMonday;
  const until = lastDay < today ? lastDay : today;
  const recentRange = { from: addDays(firstMonday, -usualDayReadDays), to: today };
  const monthRange = isOneRange ? recentRange : { from: addDays(firstDay, -usualDayReadDays), to: until };
  const employee = { employee_id: [id] };
  const listed = { ...employee, places: 'true' } as const;
  const recent = useLiveEntries({ ...listed, ...recentRange }, { enabled: isAsked });
  const ofMonth = useLiveEntries({ ...listed, ...monthRange }, { enabled: isAsked });
  const report = { ...employee, comments: 'false' } as const;
  const paidRecent = useRead(
    reports.endpoints.read,
    { query: { ...report, from: firstMonday, to: today } },
    { enabled: isAsked && hasRules },
  );
  const paidMonth = useRead(
    reports.endpoints.read,
    {
      query: isOneRange
        ? { ...report, from: firstMonday, to: today }
        : { ...report, from: firstDay, to: until },
    },
    { enabled: isAsked && hasRules },
  );
  const reads = [recent, ofMonth, paidRecent, paidMonth];
  return {
    recent: recent.isPlaceholderData ? undefined : recent.data,
    ofMonth: ofMonth.isPlaceholderData ? undefined : ofMonth.data,
    paidRecent: usePaid(paidRecent, id),
    paidMonth: usePaid(paidMonth, id),
    isPaying: hasRules && paidRecent.isPending,
    fault: isAsked ? (faultOf(recent) ?? faultOf(ofMonth)) : null,
    isTrying: reads.some(({ isFetching }) => isFetching),
    retry: () => Promise.all(reads.map((read) => read.refetch())),
  };
}

type PaidRead = ReturnType<typeof useRead<typeof reports.endpoints.read>>;

function usePaid({ data, isPlaceholderData }: PaidRead, id: string): PaidByDay | undefined {
  return useMemo(
    () => (data === undefined || isPlaceholderData || data.example ? undefined : paidByDay(data, id)),
    [data, isPlaceholderData, id],
  );
}
