// The report below its rule: the picture, the sections in their order, and what explains a figure.

import { useMemo } from 'react';
import type { ReportEntries } from '#shared/report/report-entries.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { useTexts } from '#web/text.ts';
import { fetchTables } from './tables/late-tables.ts';
import { ExplainedFigure, useExplained } from './explained/explained-figure.tsx';
import { ReportPicture } from './picture/report-picture.tsx';
import { groupsOf, totalOf } from './report-groups.ts';
import { ReportViewProvider, type ReportView, tiersIn } from './report-view.ts';
import styles from './report.module.css';
import { SectionList } from './sections/section-list.tsx';
import { sectionIdOf, useOpened } from './sections/use-opened.ts';
import { OverlapNotice } from './tables/overlap-line.tsx';
import type { useReportQuery } from './use-report-query.ts';
import { useReportWords } from './use-report-words.ts';
import { overlapsIn } from './tables/report-overlaps.ts';

type Props = { readonly entries: ReportEntries; readonly filters: ReturnType<typeof useReportQuery> };

export function ReportSections({ entries, filters }: Props) {
  const { compare } = useReportWords();
  const { query, splits, change } = filters;
  const explained = useExplained();
  const view = useView(entries, filters, explained.explain);
  const projects = useMemo(() => groupsOf(entries, 'project', compare), [entries, compare]);
  const employees = useMemo(() => groupsOf(entries, 'employee', compare), [entries, compare]);
  const groups = [...projects, ...employees].map(sectionIdOf);
  const opened = useOpened(['all-projects', 'all-employees', ...groups, 'all-time-entries'], fetchTables);
  const isDaily = entries.columns.rules.overtime_after_day_hours !== null;
  const note = isDaily ? <SplitNote splits={splits} change={change} /> : undefined;
  const shown = { projects, employees, note };
  return (
    <ReportViewProvider value={view}>
      <div className={styles.body}>
        <OverlapNotice overlaps={view.overlaps} query={query} />
        <ReportPicture {...shown} open={opened.open} />
        <SectionList {...shown} filters={filters} opened={opened} />
        <ExplainedFigure {...explained} query={query} />
      </div>
    </ReportViewProvider>
  );
}

type Filters = Pick<ReturnType<typeof useReportQuery>, 'showsComments' | 'splits'>;

/** What all tables of this report share, made once for its entries. */
function useView(
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

/** Under a daily rule: that project overtime cannot be computed, and the choice to split it in time order. */
function SplitNote({ splits, change }: Pick<Props['filters'], 'splits' | 'change'>) {
  const t = useTexts('report');
  return (
    <>
      {t(splits ? 'splitNote' : 'dailyNote')}{' '}
      <button
        type="button"
        className={styles.noteAction}
        data-no-print=""
        onClick={() => change({ split: splits ? 'none' : undefined })}
      >
        {t(splits ? 'unsplit' : 'split')}
      </button>
    </>
  );
}
