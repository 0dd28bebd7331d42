// The report's sections in their order, each with its table, its print and its export; and the dialog that explains a day.

import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paperRowsMax } from '#shared/limits.ts';
import type { exportKinds, ExportOptions } from '#shared/model/export.ts';
import type { ReportEntries } from '#shared/report/report-entries.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { useTexts } from '#web/text.ts';
import { lateDialog } from '#web/ui/page/late.tsx';
import { EntriesTable } from './tables/entries-table.tsx';
import { GroupTable } from './tables/group-table.tsx';
import { OverlapNotice } from './tables/overlap-line.tsx';
import { type Group, groupsOf, totalOf } from './report-groups.ts';
import { ReportIndex } from './report-index.tsx';
import { type Asked, type ReportView, ReportViewProvider, tiersIn } from './report-view.ts';
import styles from './report.module.css';
import { overlapsIn } from './tables/report-overlaps.ts';
import { ReportSection } from './report-section.tsx';
import { filtersOf, optionsOf, pdfOf } from './report-export.ts';
import { SplitNote } from './rules/split-note.tsx';
import { SumsTable } from './tables/sums-table.tsx';
import type { useReportQuery } from './use-report-query.ts';
import { useReportWords } from './use-report-words.ts';

const ExplainDialog = lateDialog(async () => (await import('./explained/explain-dialog.tsx')).ExplainDialog);

type Props = { readonly entries: ReportEntries; readonly filters: ReturnType<typeof useReportQuery> };

export function ReportSections({ entries, filters }: Props) {
  const report = entries.columns;
  const t = useTexts('report');
  const shell = useTexts('shell');
  const words = useReportWords();
  const { hash } = useLocation();
  const [asked, setAsked] = useState<Asked>();
  const { query, showsComments, splits, change } = filters;
  const { compare } = words;
  const projects = useMemo(() => groupsOf(entries, 'project', compare), [entries, compare]);
  const employees = useMemo(() => groupsOf(entries, 'employee', compare), [entries, compare]);
  const total = useMemo(() => totalOf(entries), [entries]);
  const overlaps = useMemo(() => overlapsIn(entries), [entries]);
  const isDaily = report.rules.overtime_after_day_hours !== null;
  const isTooLong = entries.count > paperRowsMax;
  const view = useMemo(
    (): ReportView => ({
      entries,
      overlaps,
      zone: zoneOf(report.time_zone),
      rules: report.rules,
      showsLunch: total.lunch > 0 || report.rules.lunch_minutes > 0,
      showsComments,
      tiers: tiersIn(total),
      splitsProjects: splits || !isDaily,
      explain: setAsked,
    }),
    [entries, overlaps, report, total, showsComments, splits, isDaily],
  );
  const options = optionsOf(query, showsComments, splits);
  // Every section carries the example mark, because it can be printed without the report's heading.
  const marked = (detail: string) => (report.example ? `${shell('exampleMark')} · ${detail}` : detail);
  const range = (people: string) =>
    marked(t('sectionDetail', { from: words.day(report.from), to: words.day(report.to), people }));
  // Files leave the example crew out.
  const exported = (kind: (typeof exportKinds)[number], own: ExportOptions = {}) =>
    report.example ? undefined : { kind, filters: filtersOf(query), options: { ...options, ...own } };
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);

  const note = isDaily ? <SplitNote splits={splits} change={change} /> : undefined;
  const section = (group: Group) => (
    <ReportSection
      key={group.id}
      id={`${group.kind}-${group.id}`}
      title={group.name}
      detail={range(
        t(group.kind === 'project' ? 'totalEmployees' : 'totalProjects', { count: group.others }),
      )}
      note={group.kind === 'project' ? note : undefined}
      rows={group.rowCount}
      isTooLong={isTooLong}
      wanted={
        group.kind === 'project'
          ? exported('projects', { project_id: group.id })
          : exported('daily', { employee_id: group.id })
      }
      pdf={
        report.example
          ? undefined
          : pdfOf(filters, group.kind === 'project' ? { project_id: group.id } : { employee_id: group.id })
      }
    >
      <GroupTable group={group} />
    </ReportSection>
  );
  return (
    <ReportViewProvider value={view}>
      <OverlapNotice overlaps={overlaps} query={query} />
      <div className={styles.columns}>
        <ReportIndex projects={projects} employees={employees} entries={entries.count} />
        <div className={styles.sections}>
          <ReportSection
            id="all-projects"
            title={t('allProjects')}
            detail={range(t('totalProjects', { count: projects.length }))}
            note={note}
            rows={projects.length}
            isTooLong={false}
            wanted={exported('projects')}
          >
            <SumsTable kind="project" caption={t('allProjects')} groups={projects} total={total} />
          </ReportSection>
          <ReportSection
            id="all-employees"
            title={t('allEmployees')}
            detail={range(t('totalEmployees', { count: employees.length }))}
            rows={employees.length}
            isTooLong={false}
            wanted={exported('employees')}
          >
            <SumsTable kind="employee" caption={t('allEmployees')} groups={employees} total={total} />
          </ReportSection>
          {projects.map(section)}
          {employees.map(section)}
          <ReportSection
            id="all-time-entries"
            title={t('allEntries')}
            detail={range(t('totalEmployees', { count: employees.length }))}
            rows={entries.count}
            isTooLong={isTooLong}
            wanted={exported('entries')}
          >
            <EntriesTable total={total} />
          </ReportSection>
        </div>
      </div>
      {asked && <ExplainDialog asked={asked} query={query} onClose={() => setAsked(undefined)} />}
    </ReportViewProvider>
  );
}
