// A project's or an employee's table: date once a day, ruler, hours, normal, overtime, lunch, total.

import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ReportPart } from '#shared/model/report.ts';
import { isLong, isVeryLong } from '#shared/time/duration.ts';
import { fromWire } from '#shared/time/instant.ts';
import { startOfDay, type Zone } from '#shared/time/zone.ts';
import { useTexts } from '#web/text.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { Ruler, type RulerSegment } from '#web/ui/ruler.tsx';
import type { Column } from '#web/ui/table-model.ts';
import { CommentList } from './comment-list.tsx';
import type { Group, GroupRow } from './report-groups.ts';
import styles from './report.module.css';
import { useReportWords } from './use-report-words.ts';

type Props = { group: Group; zone: Zone; showsLunch: boolean; showsComments: boolean };

const segmentOf = (zone: Zone, part: ReportPart): RulerSegment => {
  const midnight = startOfDay(zone, part.day);
  const minute = (text: string) => ((fromWire(text) ?? midnight) - midnight) / 60;
  return {
    fromMinute: Math.max(0, minute(part.start)),
    toMinute: Math.min(1440, minute(part.end)),
    kind: isVeryLong(part.total_time) ? 'over' : 'work',
  };
};

export function GroupTable({ group, zone, showsLunch, showsComments }: Props) {
  const t = useTexts('report');
  const words = useReportWords();
  const firstOfDay = new Set(
    group.rows.filter((row, at) => group.rows[at - 1]?.day !== row.day).map((row) => row.id),
  );
  const figure = (seconds: number): ReactNode =>
    seconds === 0 ? <span className={styles.zero}>{words.hours(0)}</span> : words.hours(seconds);
  const lunch = (seconds: number): ReactNode => (seconds === 0 ? figure(0) : `−${words.hours(seconds)}`);
  const columns: Column<GroupRow>[] = [
    {
      id: 'date',
      label: t('columns.date'),
      width: '120px',
      cell: (row) => (
        <b className={firstOfDay.has(row.id) ? undefined : 'visually-hidden'}>{words.day(row.day)}</b>
      ),
      foot: t('columns.total'),
    },
    {
      id: 'entries',
      label: t('columns.entries'),
      align: 'end',
      width: '80px',
      cell: (row) => row.entries,
      foot: words.number(group.entries),
    },
    {
      id: 'day',
      label: t('columns.day'),
      hideLabel: true,
      width: '170px',
      cell: (row) => <Ruler size="s" label="off" segments={row.parts.map((part) => segmentOf(zone, part))} />,
    },
    {
      id: 'other',
      label: t(group.kind === 'project' ? 'columns.employee' : 'columns.project'),
      rowHead: true,
      wraps: true,
      cell: (row) => row.other,
      foot: t(group.kind === 'project' ? 'totalEmployees' : 'totalProjects', { count: group.others }),
    },
    {
      id: 'comments',
      label: t('columns.comments'),
      hidden: !showsComments,
      wraps: true,
      width: '220px',
      cell: (row) => <CommentList comments={row.logs.flatMap((log) => log.comments_v2)} />,
    },
    {
      id: 'hours',
      label: t('columns.hours'),
      align: 'end',
      width: '96px',
      cell: (row) =>
        isVeryLong(row.hours) ? (
          <b className={styles.veryLong}>
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" /> {words.hours(row.hours)}
          </b>
        ) : isLong(row.hours) ? (
          <b>{words.hours(row.hours)}</b>
        ) : (
          words.hours(row.hours)
        ),
      foot: words.hours(group.hours),
    },
    {
      id: 'normal',
      label: t('columns.normal'),
      align: 'end',
      width: '96px',
      cell: (row) => figure(row.normal),
      foot: words.hours(group.normal),
    },
    {
      id: 'overtime',
      label: t('columns.overtime'),
      align: 'end',
      width: '96px',
      cell: (row) => figure(row.overtime),
      foot: words.hours(group.overtime),
    },
    {
      id: 'lunch',
      label: t('columns.lunch'),
      align: 'end',
      width: '88px',
      hidden: !showsLunch,
      cell: (row) => lunch(row.lunch),
      foot: group.lunch === 0 ? words.hours(0) : `−${words.hours(group.lunch)}`,
    },
  ];
  return (
    <DataTable
      caption={group.name}
      columns={columns}
      rows={group.rows}
      rowId={(row) => row.id}
      rowPx={37}
      insetPx={16}
      lineAfter={(row, next) => row.day !== next.day}
    />
  );
}
