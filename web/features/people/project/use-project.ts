// What a project's page shows: the project, its entries of twelve weeks, and their overtime as the report counts it.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { companies } from '#shared/api/company.ts';
import { columnarMediaType, reports } from '#shared/api/report.ts';
import { worklogs } from '#shared/api/worklogs.ts';
import type { Project } from '#shared/model/project.ts';
import { columnarReport } from '#shared/model/report.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { logAt, partsAt, type ReportEntries, reportEntries } from '#shared/report/report-entries.ts';
import type { Day } from '#shared/time/day.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { send } from '#web/api/client.ts';
import { faultOf, queryKey, useRead } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useLiveEntries, withOlder } from '#web/entry/live-entries.ts';
import { paysOvertime } from '#web/entry/pays-overtime.ts';
import { useServerNow, useServerTime } from '#web/entry/server-time.ts';
import { useCompanyTime } from '#web/words/company-time.ts';
import { daysOf, type PaidWeek, weeksOf } from './project-weeks.ts';

const { listProjects } = companies.endpoints;
const { read: readReport } = reports.endpoints;
const tickSeconds = 15;
const overviewSeconds = 300;
const nothing: readonly WorkLog[] = [];
const nothingPaid: ReadonlyMap<Day, PaidWeek> = new Map();
const neverWorked = { is_open: true, latest_work_log: null, total_working_hours: 0 };

export type ProjectData = NonNullable<ReturnType<typeof useProject>['data']>;

export function useProject(id: string) {
  const time = useCompanyTime();
  const now = useServerNow(tickSeconds);
  const today = time.dayAt(now);
  const projects = useRead(listProjects, {});
  const project = projects.data?.find((one) => one.id === id);
  const weeks = useMemo(() => weeksOf(time, project ?? neverWorked, today), [time, project, today]);
  const days = daysOf(weeks, today);
  const isKnown = project !== undefined;
  const listed = useLiveEntries({ ...days, project_id: [id], places: 'true' }, { enabled: isKnown });
  const overview = useRead(worklogs.endpoints.overview, {}, { refetchSeconds: overviewSeconds });
  useServerTime(overview);
  const rows = listed.isPlaceholderData ? undefined : listed.data;
  const entries = useMemo(() => {
    const open = (overview.data?.open ?? nothing).filter((entry) => entry.project.id === id);
    return rows && withOlder(rows, open);
  }, [rows, overview.data, id]);
  const paid = usePaidWeeks(id, days, project);
  return {
    isMissing: projects.data !== undefined && !isKnown,
    data:
      project && entries && paid.isReady
        ? { project, entries, weeks, days, time, now, paid: paid.weeks }
        : undefined,
    fault: faultOf(projects) ?? faultOf(listed),
    isTrying: projects.isFetching || listed.isFetching,
    retry: () => Promise.all([projects.refetch(), ...(isKnown ? [listed.refetch()] : [])]),
  };
}

/** Overtime and lunch by week; empty where the company's rules make neither, and where the report cannot be read. */
function usePaidWeeks(
  id: string,
  days: { readonly from: Day; readonly to: Day },
  project: Project | undefined,
): { readonly isReady: boolean; readonly weeks: ReadonlyMap<Day, PaidWeek> } {
  const { settings } = useSignedIn();
  const isAsked =
    project !== undefined &&
    project.example !== true &&
    (paysOvertime(settings) || (settings?.lunch ?? null) !== null);
  const input = { query: { ...days, project_id: [id], comments: 'false' } };
  const report = useQuery({
    // A key of its own, because other screens keep the same call's reply in another form.
    queryKey: [...queryKey(readReport, input), 'weeks'],
    queryFn: async ({ signal }) => {
      const response = await send(readReport, input, { signal, accept: columnarMediaType });
      return paidWeeks(reportEntries(z.parse(columnarReport, await response.json())));
    },
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const isReady = !isAsked || (report.data !== undefined && !report.isPlaceholderData) || report.isError;
  return { isReady, weeks: report.data ?? nothingPaid };
}

function paidWeeks(entries: ReportEntries): ReadonlyMap<Day, PaidWeek> {
  const weeks = new Map<Day, PaidWeek>();
  for (let at = 0; at < entries.count; at++) {
    for (const { day, over_time, lunch_deduction } of partsAt(entries, at, logAt(entries, at))) {
      const monday = weekStartOf(day);
      const { overtime = 0, lunch = 0 } = weeks.get(monday) ?? {};
      weeks.set(monday, { overtime: overtime + over_time, lunch: lunch + lunch_deduction });
    }
  }
  return weeks;
}
