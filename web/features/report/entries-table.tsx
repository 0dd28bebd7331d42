// All time entries of the report, by employee, then newest first.

import type { ReportLog } from '#shared/model/report.ts';
import { isLong, isVeryLong } from '#shared/time/duration.ts';
import { fromWire } from '#shared/time/instant.ts';
import { minuteOfDay, type Zone } from '#shared/time/zone.ts';
import { useTexts } from '#web/text.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import type { Column } from '#web/ui/table-model.ts';
import { CommentList } from './comment-list.tsx';
import type { Sums } from './report-groups.ts';
import styles from './report.module.css';
import { useReportWords } from './use-report-words.ts';

type Props = {
  logs: readonly ReportLog[];
  total: Sums;
  zone: Zone;
  showsLunch: boolean;
  showsComments: boolean;
};
const two = (value: number): string => String(value).padStart(2, '0');

export function EntriesTable({ logs, total, zone, showsLunch, showsComments }: Props) {
  const t = useTexts('report');
  const words = useReportWords();
  const time = (text: string): string => {
    const minute = minuteOfDay(zone, fromWire(text) ?? 0);
    return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
  };
  const weight = (seconds: number) =>
    isVeryLong(seconds) ? styles.veryLong : isLong(seconds) ? styles.long : undefined;
  const columns: Column<ReportLog>[] = [
    {
      id: 'employee',
      label: t('columns.employee'),
      rowHead: true,
      wraps: true,
      cell: (log) => log.employee.name,
      foot: t('columns.total'),
    },
    { id: 'date', label: t('columns.date'), width: '120px', cell: (log) => words.day(log.date) },
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
    {
      id: 'hours',
      label: t('columns.hours'),
      align: 'end',
      width: '88px',
      cell: (log) => <span className={weight(log.total_time)}>{words.hours(log.total_time)}</span>,
      foot: words.hours(total.hours),
    },
    {
      id: 'normal',
      label: t('columns.normal'),
      align: 'end',
      width: '88px',
      cell: (log) => words.hours(log.regular_time),
      foot: words.hours(total.normal),
    },
    {
      id: 'overtime',
      label: t('columns.overtime'),
      align: 'end',
      width: '96px',
      cell: (log) => words.hours(log.over_time),
      foot: words.hours(total.overtime),
    },
    {
      id: 'lunch',
      label: t('columns.lunch'),
      align: 'end',
      width: '88px',
      hidden: !showsLunch,
      cell: (log) => (log.lunch_deduction === 0 ? words.hours(0) : `−${words.hours(log.lunch_deduction)}`),
      foot: total.lunch === 0 ? words.hours(0) : `−${words.hours(total.lunch)}`,
    },
  ];
  return (
    <DataTable
      caption={t('allEntries')}
      columns={columns}
      rows={logs}
      rowId={(log) => log.id}
      rowPx={37}
      insetPx={16}
    />
  );
}
