// The report: its rule, the picture, then folded all projects, all employees, each project, each employee, all entries.

import { IconPrinter } from '@tabler/icons-react';
import { ApiError, send } from '#web/api/client.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { faultOf, queryKey } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { ErrorAlert, Notice } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { useMedia } from '#web/ui/style/media.ts';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { usePaperFoot } from '#web/ui/style/printing.ts';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { DeskFrame } from '#web/desk/desk-frame.tsx';
import { ExportButton } from '#web/files/export-button.tsx';
import { ExportProgress } from '#web/files/export-progress.tsx';
import { PayrollButtons } from '#web/files/payroll-buttons.tsx';
import { useExport } from '#web/files/use-export.ts';
import { ReportFilters } from './report-filters.tsx';
import styles from './report.module.css';
import { ReportSections } from './report-sections.tsx';
import { filtersOf, pdfOf, sheetOf } from './report-export.ts';
import { RestNotice } from './rules/rest-notice.tsx';
import { RuleSentence } from './rules/rule-sentence.tsx';
import { usePrintedAlone } from './printed-section.ts';
import { printReport } from './sections/printed-alone.ts';
import { ownRules, type ReportQuery, useReportQuery } from './use-report-query.ts';
import { useReportWords } from './use-report-words.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { columnarMediaType, reports } from '#shared/api/report.ts';
import { columnarReport } from '#shared/model/report.ts';
import { type ReportEntries, reportEntries } from '#shared/report/report-entries.ts';

/** The server refused the rules in the address; the form that typed them is closed, so the screen shows the reason. */
const isRuleWrong = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.issues.some(({ field }) => ownRules.some((rule) => field.endsWith(rule)));

/** The report holds only some people's hours, or counts by rules of its own. */
const isPart = (query: ReportQuery): boolean =>
  query.employee_id !== undefined ||
  query.project_id !== undefined ||
  ownRules.some((rule) => query[rule] !== undefined);

export function Screen() {
  const t = useTexts('report');
  const { say } = useErrorWords();
  const company = useSignedIn();
  const filters = useReportQuery();
  const read = useReport(filters.query, filters.showsComments);
  const error = faultOf(read);
  // Without a network the request waits, and the previous request's figures would stay on the screen.
  const entries = error && read.isPlaceholderData ? undefined : read.data;
  const words = useReportWords();
  const exporting = useTexts('exporting');
  const pdf = useExport(pdfOf(filters));
  const sheet = useExport(sheetOf(filters));
  const report = entries?.columns;
  const isAlone = usePrintedAlone() !== undefined;
  const about = `${company.name} · ${words.day(filters.query.from)}–${words.day(filters.query.to)}`;
  usePaperFoot(`${about} · ${t('title')}`);
  // On a phone the days and filters come first.
  const isPhone = useMedia('(max-width: 475px)');
  const exports = (
    <>
      <Button icon={<IconPrinter size={18} stroke={1.75} />} onClick={() => void printReport()}>
        {t('printAll')}
      </Button>
      {!report?.example && (
        <>
          <ExportButton running={pdf} label={exporting('button.pdf')} />
          <ExportButton running={sheet} variant="primary" />
        </>
      )}
    </>
  );
  return (
    <DeskFrame current="report">
      <PageHead
        title={t('title')}
        detail={entries && !isAlone && <Counts entries={entries} />}
        actions={isPhone ? undefined : exports}
      />
      <p className={styles.paperHead}>{about}</p>
      <ReportFilters
        {...filters}
        rules={report?.rules}
        hasFailed={error !== null}
        isExample={report?.example ?? false}
      />
      {isPhone && (
        <div className={styles.exports} data-no-print="">
          {exports}
        </div>
      )}
      <ExportProgress running={pdf} />
      <ExportProgress running={sheet} />
      {error && <ErrorAlert>{isRuleWrong(error) ? t('wrongRules') : say(error)}</ErrorAlert>}
      {read.isPending && !error && <SkeletonRows />}
      {entries && <Counted entries={entries} filters={filters} isAlone={isAlone} />}
    </DeskFrame>
  );
}

function Counts({ entries }: { entries: ReportEntries }) {
  const t = useTexts('report');
  const words = useReportWords();
  const { columns, count } = entries;
  return [
    ...words.month(columns),
    t('entriesShown', { count, shown: words.number(count) }),
    t('totalEmployees', { count: columns.employees.length }),
  ].join(' · ');
}

type CountedProps = {
  entries: ReportEntries;
  filters: ReturnType<typeof useReportQuery>;
  isAlone: boolean;
};

/** The rule that it was counted by, and what was counted. */
function Counted({ entries, filters, isAlone }: CountedProps) {
  const t = useTexts('report');
  const { example } = entries.columns;
  return (
    <>
      {example && <ExampleReport />}
      <RuleSentence report={entries.columns} isAlone={isAlone} />
      {!isAlone && <RestNotice report={entries.columns} />}
      {entries.count === 0 ? (
        <EmptyState heading={t('empty')}>{t('emptyHelp')}</EmptyState>
      ) : (
        <ReportSections entries={entries} filters={filters} />
      )}
      {!example && <PayrollButtons filters={filtersOf(filters.query)} isPart={isPart(filters.query)} />}
    </>
  );
}

/** The notice above a report that holds only the example crew's hours; it is printed too. */
function ExampleReport() {
  const t = useTexts('examples');
  return <Notice heading={t('report.heading')}>{t('report.text')}</Notice>;
}

const { read } = reports.endpoints;

/** Asks for comments and photos only if they show. The previous rows stay while another range loads. */
function useReport(query: ReportQuery, showsComments: boolean) {
  const input = { query: showsComments ? query : { ...query, comments: 'false' } };
  return useQuery({
    // A key of its own, because other screens keep the same call's reply in another form.
    queryKey: [...queryKey(read, input), 'columns'],
    queryFn: async ({ signal }) => {
      const response = await send(read, input, { signal, accept: columnarMediaType });
      return reportEntries(z.parse(columnarReport, await response.json()));
    },
    placeholderData: keepPreviousData,
    // Comparing a year of entries with the previous answer takes longer than drawing them.
    structuralSharing: false,
  });
}
