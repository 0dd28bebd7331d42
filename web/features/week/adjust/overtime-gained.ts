// How much overtime a person's days gain by an end that is moved, by the rules of the report.

import type { QueryClient } from '@tanstack/react-query';
import { companies } from '#shared/api/company.ts';
import { routeKey } from '#shared/api/endpoint.ts';
import { reports } from '#shared/api/report.ts';
import { offAtZero } from '#shared/model/company/pay-rules.ts';
import type { Session } from '#shared/model/company/company.ts';
import type { Report } from '#shared/model/report.ts';
import type { Employee } from '#shared/model/employee.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { workReport } from '#shared/pay/overtime.ts';
import type { Day } from '#shared/time/day.ts';
import { useRead } from '#web/api/query.ts';
import { useCountry, useSignedIn } from '#web/api/session.tsx';
import { paysOvertime } from '#web/entry/pays-overtime.ts';
import type { CompanyTime } from '#web/words/company-time.ts';

type Counted = {
  readonly settings: Session['settings'];
  readonly country: string;
  readonly lunch: Employee['lunch'];
  /** All of the person's entries, with the week before the days. */
  readonly entries: readonly WorkLog[];
  /** The days whose overtime is shown. */
  readonly days: readonly Day[];
  readonly time: CompanyTime;
};

/** Seconds of overtime of the days, with `after` in the place of the entry with its id. */
function overtimeWith({ settings, country, lunch, entries, days, time }: Counted, after?: WorkLog): number {
  const [from, to] = [days[0], days.at(-1)];
  if (!settings || from === undefined || to === undefined) return 0;
  const { parts } = workReport({
    zone: time.zone,
    country,
    rules: offAtZero(settings),
    from,
    to,
    entries: entries.flatMap((entry) => {
      const { id, employee, project, start_time, end_time, worked_through_lunch } =
        entry.id === after?.id ? after : entry;
      if (end_time === undefined) return [];
      const [startAt, endAt] = [time.seconds(start_time), time.seconds(end_time)];
      const isLunchWorked = worked_through_lunch;
      return [{ id, employeeId: employee.id, projectId: project.id, startAt, endAt, isLunchWorked }];
    }),
    lunchOfEmployee: new Map(lunch === undefined ? [] : [[entries[0]?.employee.id ?? '', lunch]]),
  });
  return parts.reduce((sum, { overtimeSeconds }) => sum + overtimeSeconds, 0);
}

/** By how many seconds `after` changes the overtime of the days. */
export const gainedBy = (counted: Counted, after: WorkLog): number =>
  overtimeWith(counted, after) - overtimeWith(counted);

/** The same for the person of these entries; always 0 where the company pays no overtime. */
export function useGained({
  entries,
  days,
  time,
}: Pick<Counted, 'entries' | 'days' | 'time'>): (after: WorkLog) => number {
  const { settings } = useSignedIn();
  const country = useCountry() ?? '';
  const employees = useRead(companies.endpoints.listEmployees, {});
  const lunch = employees.data?.find(({ id }) => id === entries[0]?.employee.id)?.lunch;
  return (after) =>
    paysOvertime(settings) ? gainedBy({ settings, country, lunch, entries, days, time }, after) : 0;
}

/** Until the report is read again, its overtime of the person follows the saved end; what was not saved is taken back by its opposite. */
export function keepGained(queries: QueryClient, employeeId: string, gained: number): void {
  const isReport = (key: readonly unknown[]): boolean => key[0] === routeKey(reports.endpoints.read);
  const ofReports = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isReport(queryKey) };
  queries.setQueriesData<Report>(ofReports, (report) => {
    if (!report) return report;
    const employees = Object.entries(report.employees).map(([key, one]) => {
      const over_time = one.id === employeeId ? one.over_time + gained : one.over_time;
      return [key, { ...one, over_time }] as const;
    });
    return { ...report, employees: Object.fromEntries(employees) };
  });
}
