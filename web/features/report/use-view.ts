// What all tables of this report share, made once for its entries.

import { useMemo } from 'react';
import type { ReportEntries } from '#shared/report/report-entries.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { totalOf } from './report-groups.ts';
import { type ReportView, tiersIn } from './report-view.ts';
import { overlapsIn } from './tables/report-overlaps.ts';
import type { useReportQuery } from './use-report-query.ts';

type Filters = Pick<ReturnType<typeof useReportQuery>, 'showsComments' | 'splits'>;

export function useView(
  entries: ReportEntries,
  { showsComments, splits }: Filters,
  explain: ReportView['explain'],
): ReportView {
  const { rules, time_zone } = entries.columns;
  const total = useMemo(() => totalOf(entries), [entries]);
  const overlaps = useMemo(() => overlapsIn(entries), [entries]);
  return useMemo(
    () => ({
      entries,
      total,
      overlaps,
      zone: zoneOf(time_zone),
      rules,
      showsLunch: total.lunch > 0 || rules.lunch_minutes > 0,
      showsComments,
      tiers: tiersIn(total),
      splitsProjects: splits || rules.overtime_after_day_hours === null,
      explain,
    }),
    [entries, total, overlaps, rules, time_zone, showsComments, splits, explain],
  );
}
