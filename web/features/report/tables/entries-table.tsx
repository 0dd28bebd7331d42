// All time entries of the report, by employee, then newest first.

import { useMemo } from 'react';
import { logAt, type ReportEntries } from '#shared/report/report-entries.ts';
import { isLong, isVeryLong } from '#shared/time/duration.ts';
import { fromWire } from '#shared/time/instant.ts';
import { clockOf } from '#shared/time/zone.ts';
import { useTexts } from '#web/text.ts';
import { usePrinting } from '#web/ui/style/printing.ts';
import type { Column } from '#web/ui/table/table-model.ts';
import { CommentList, NameOnPaper } from './comment-list.tsx';
import { useFigureColumns } from './figure-columns.tsx';
import { FigureTable } from './figure-table.tsx';
import { OverlapLine } from './overlap-line.tsx';
import { addUpAsShown, orderOf, sumsOfEntries, sumsOfOne } from '#web/features/report/report-groups.ts';
import { useReportView } from '#web/features/report/report-view.ts';
import styles from '#web/features/report/report.module.css';
import { useReportWords } from '#web/features/report/use-report-words.ts';
import { WhyButton } from './why-button.tsx';

type Row = { readonly at: number };

/** Builds an entry when its row is drawn for the first time, once for all its cells. */
function logsOf(entries: ReportEntries) {
  const known = new Map<number, ReturnType<typeof logAt>>();
  return ({ at }: Row) => {
    const log = known.get(at) ?? logAt(entries, at);
    known.set(at, log);
    return log;
  };
}

type Log = ReturnType<typeof logAt>;
type LogOf = (row: Row) => Log;

export function EntriesTable() {
  const t = useTexts('report');
  const { compare } = useReportWords();
  const { entries, total } = useReportView();
  const addUp = useMemo(() => addUpAsShown(sumsOfEntries(entries), total), [entries, total]);
  const rows = useMemo(() => orderOf(entries, compare), [entries, compare]);
  const logOf = useMemo(() => logsOf(entries), [entries]);
  const figures = useFigures(logOf);
  return (
    <FigureTable
      caption={t('allEntries')}
      columns={[...useColumns(logOf), ...figures]}
      figures={figures}
      rows={rows}
      rowId={({ at }) => String(at)}
      addUp={addUp}
      compact={(row) => {
        const log = logOf(row);
        return { name: log.employee.name, below: <Below log={log} /> };
      }}
    />
  );
}

function useClock() {
  const { zone } = useReportView();
  return (text: string): string => clockOf(zone, fromWire(text) ?? 0);
}

function useFigures(logOf: LogOf) {
  const words = useReportWords();
  const { total } = useReportView();
  const weight = (seconds: number) =>
    isVeryLong(seconds) ? styles.veryLong : isLong(seconds) ? styles.long : undefined;
  return useFigureColumns<Row>({
    of: (row) => sumsOfOne(logOf(row)),
    total,
    hoursCell: (row) => {
      const { total_time } = logOf(row);
      return <span className={weight(total_time)}>{words.hours(total_time)}</span>;
    },
    why: (row, figure) => {
      const { employee, date } = logOf(row);
      return (
        <WhyButton employee={employee} day={date} hours={figure}>
          {figure}
        </WhyButton>
      );
    },
  });
}

function useColumns(logOf: LogOf): Column<Row>[] {
  const t = useTexts('report');
  const words = useReportWords();
  const { showsComments } = useReportView();
  const isPrinting = usePrinting();
  const clock = useClock();
  return [
    {
      id: 'employee',
      label: t('columns.employee'),
      rowHead: true,
      wraps: true,
      cell: (row) => logOf(row).employee.name,
      foot: t('columns.total'),
    },
    { id: 'date', label: t('columns.date'), width: '112px', cell: (row) => words.day(logOf(row).date) },
    { id: 'start', label: t('columns.start'), width: '72px', cell: (row) => clock(logOf(row).start) },
    { id: 'end', label: t('columns.end'), width: '72px', cell: (row) => clock(logOf(row).end) },
    {
      id: 'project',
      label: t('columns.project'),
      width: '160px',
      wraps: true,
      cell: (row) => (
        <>
          <NameOnPaper name={logOf(row).project.name} comments={logOf(row).comments_v2} />
          <OverlapLine day={logOf(row).date} logs={[logOf(row)]} />
        </>
      ),
    },
    {
      id: 'comments',
      label: t('columns.comments'),
      hidden: !showsComments || isPrinting,
      wraps: true,
      width: '200px',
      cell: (row) => <CommentList comments={logOf(row).comments_v2} />,
    },
  ];
}

function Below({ log }: { log: Log }) {
  const words = useReportWords();
  const { showsComments } = useReportView();
  const clock = useClock();
  return (
    <>
      <span className={styles.compactBelow}>
        {words.day(log.date)} {clock(log.start)}–{clock(log.end)} · {log.project.name}
      </span>
      <OverlapLine day={log.date} logs={[log]} />
      {showsComments && <CommentList comments={log.comments_v2} />}
    </>
  );
}
