// The report: index, all projects, all employees, each project, each employee, all time entries.

import { IconPrinter } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { ExportKind, ExportOptions } from '#shared/model/export.ts';
import type { Report } from '#shared/model/report.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { DeskFrame } from '#web/work/desk-frame.tsx';
import { PayrollButtons } from '#web/work/payroll-buttons.tsx';
import { EntriesTable } from './entries-table.tsx';
import { GroupTable } from './group-table.tsx';
import { ReportFilters } from './report-filters.tsx';
import { type Group, groupsOf, totalOf } from './report-groups.ts';
import { ReportIndex } from './report-index.tsx';
import styles from './report.module.css';
import { filtersOf, optionsOf } from './report-wish.ts';
import { ReportSection } from './report-section.tsx';
import { RuleSentence } from './rule-sentence.tsx';
import { SumsTable } from './sums-table.tsx';
import { useReport } from './use-report.ts';
import { type ReportQuery, useReportQuery } from './use-report-query.ts';
import { useReportWords } from './use-report-words.ts';

export function Screen() {
  const t = useTexts('report');
  const { say } = useErrorWords();
  const company = useSignedIn();
  const filters = useReportQuery();
  const { data: report, error, isPending } = useReport(filters.query, filters.showsComments);
  const words = useReportWords();
  const employees = report ? Object.keys(report.employees).length : 0;
  return (
    <DeskFrame current="report">
      <PageHead
        title={t('title')}
        detail={
          report &&
          `${t('entriesShown', { count: report.data.length, shown: words.number(report.data.length) })} · ${t('totalEmployees', { count: employees })}`
        }
        actions={
          <Button icon={<IconPrinter size={18} stroke={1.75} />} onClick={() => window.print()}>
            {t('printAll')}
          </Button>
        }
      />
      <p className={styles.paperHead}>
        {company.name} · {words.day(filters.query.from)}–{words.day(filters.query.to)}
      </p>
      <ReportFilters {...filters} rules={report?.rules} />
      {error && <ErrorAlert>{say(error)}</ErrorAlert>}
      {isPending && <SkeletonRows />}
      {report && (
        <>
          <RuleSentence report={report} />
          <PayrollButtons filters={filtersOf(filters.query)} />
          {report.data.length === 0 ? (
            <EmptyState heading={t('empty')}>{t('emptyHelp')}</EmptyState>
          ) : (
            <Sections report={report} query={filters.query} showsComments={filters.showsComments} />
          )}
        </>
      )}
    </DeskFrame>
  );
}

function Sections({
  report,
  query,
  showsComments,
}: {
  report: Report;
  query: ReportQuery;
  showsComments: boolean;
}) {
  const t = useTexts('report');
  const words = useReportWords();
  const { hash } = useLocation();
  const zone = zoneOf(report.time_zone);
  const { compare } = words;
  const projects = useMemo(() => groupsOf(report, 'project', compare), [report, compare]);
  const employees = useMemo(() => groupsOf(report, 'employee', compare), [report, compare]);
  const total = useMemo(() => ({ ...totalOf(report), entries: report.data.length }), [report]);
  const showsLunch = report.rules.lunch_minutes > 0;
  const isDaily = report.rules.overtime_after_day_hours !== null;
  const options = optionsOf(report, showsComments);
  const range = (people: string) =>
    t('sectionDetail', { from: words.day(report.from), to: words.day(report.to), people });
  const exported = (kind: ExportKind, own: ExportOptions = {}) => ({
    kind,
    filters: filtersOf(query),
    options: { ...options, ...own },
  });
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);

  const section = (group: Group) => (
    <ReportSection
      key={group.id}
      id={`${group.kind}-${group.id}`}
      title={group.name}
      detail={range(
        t(group.kind === 'project' ? 'totalEmployees' : 'totalProjects', { count: group.others }),
      )}
      note={group.kind === 'project' && isDaily ? t('dailyNote') : undefined}
      rows={group.rows.length}
      wish={
        group.kind === 'project'
          ? exported('projects', { project_id: group.id })
          : exported('daily', { employee_id: group.id })
      }
    >
      <GroupTable group={group} zone={zone} showsLunch={showsLunch} showsComments={showsComments} />
    </ReportSection>
  );
  const people = t('totalEmployees', { count: employees.length });
  const jobs = t('totalProjects', { count: projects.length });
  return (
    <div className={styles.columns}>
      <ReportIndex projects={projects} employees={employees} entries={report.data.length} />
      <div className={styles.sections}>
        <ReportSection
          id="all-projects"
          title={t('allProjects')}
          detail={range(jobs)}
          note={isDaily ? t('dailyNote') : undefined}
          rows={projects.length}
          wish={exported('projects')}
        >
          <SumsTable
            caption={t('allProjects')}
            label={t('columns.project')}
            groups={projects}
            total={total}
            showsLunch={showsLunch}
          />
        </ReportSection>
        <ReportSection
          id="all-employees"
          title={t('allEmployees')}
          detail={range(people)}
          rows={employees.length}
          wish={exported('employees')}
        >
          <SumsTable
            caption={t('allEmployees')}
            label={t('columns.employee')}
            groups={employees}
            total={total}
            showsLunch={showsLunch}
          />
        </ReportSection>
        {projects.map(section)}
        {employees.map(section)}
        <ReportSection
          id="all-time-entries"
          title={t('allEntries')}
          detail={range(people)}
          rows={report.data.length}
          wish={exported('entries')}
        >
          <EntriesTable
            logs={report.data}
            total={total}
            zone={zone}
            showsLunch={showsLunch}
            showsComments={showsComments}
          />
        </ReportSection>
      </div>
    </div>
  );
}
