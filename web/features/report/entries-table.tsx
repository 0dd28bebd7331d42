// All time entries of the report, by employee, then newest first.

import type { ReportLog } from '#shared/model/report.ts';
import { isLong, isVeryLong } from '#shared/time/duration.ts';
import { fromWire } from '#shared/time/instant.ts';
import { minuteOfDay } from '#shared/time/zone.ts';
import { useTexts } from '#web/text.ts';
import type { Column } from '#web/ui/table-model.ts';
import { CommentList } from './comment-list.tsx';
import { useFigureColumns } from './figure-columns.tsx';
import { FigureTable } from './figure-table.tsx';
import { type Sums, sumsOfOne } from './report-groups.ts';
import { useManner } from './report-manner.ts';
import styles from './report.module.css';
import { useReportWords } from './use-report-words.ts';
import { WhyButton } from './why-button.tsx';

const two = (value: number): string => String(value).padStart(2, '0');

export function EntriesTable({ logs, total }: { logs: readonly ReportLog[]; total: Sums }) {
  const t = useTexts('report');
  const words = useReportWords();
  const { zone, showsComments } = useManner();
  const time = (text: string): string => {
    const minute = minuteOfDay(zone, fromWire(text) ?? 0);
    return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
  };
  const weight = (seconds: number) =>
    isVeryLong(seconds) ? styles.veryLong : isLong(seconds) ? styles.long : undefined;
  const figures = useFigureColumns<ReportLog>({
    of: sumsOfOne,
    total,
    hoursCell: (log) => <span className={weight(log.total_time)}>{words.hours(log.total_time)}</span>,
    why: (log, figure) => (
      <WhyButton employee={log.employee} day={log.date} hours={figure}>
        {figure}
      </WhyButton>
    ),
  });
  const columns: Column<ReportLog>[] = [
    {
      id: 'employee',
      label: t('columns.employee'),
      rowHead: true,
      wraps: true,
      cell: (log) => log.employee.name,
      foot: t('columns.total'),
    },
    { id: 'date', label: t('columns.date'), width: '112px', cell: (log) => words.day(log.date) },
    { id: 'start', label: t('columns.start'), width: '72px', cell: (log) => time(log.start) },
    { id: 'end', label: t('columns.end'), width: '72px', cell: (log) => time(log.end) },
    {
      id: 'project',
      label: t('columns.project'),
      width: '160px',
      wraps: true,
      cell: (log) => log.project.name,
    },
    {
      id: 'comments',
      label: t('columns.comments'),
      hidden: !showsComments,
      wraps: true,
      width: '200px',
      cell: (log) => <CommentList comments={log.comments_v2} />,
    },
    ...figures,
  ];
  return (
    <FigureTable
      caption={t('allEntries')}
      columns={columns}
      figures={figures}
      rows={logs}
      rowId={(log) => log.id}
      compact={(log) => ({
        name: log.employee.name,
        below: (
          <>
            <span className={styles.compactBelow}>
              {words.day(log.date)} {time(log.start)}–{time(log.end)} · {log.project.name}
            </span>
            {showsComments && <CommentList comments={log.comments_v2} />}
          </>
        ),
      })}
    />
  );
}
