// A project's or an employee's table: date once a day, ruler, hours, normal, overtime, lunch, total.

import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { ReportPart } from '#shared/model/report.ts';
import { minutesPerDay } from '#shared/time/calendar.ts';
import { isLong, isVeryLong } from '#shared/time/duration.ts';
import { fromWire } from '#shared/time/instant.ts';
import { startOfDay, type Zone } from '#shared/time/zone.ts';
import { useTexts } from '#web/text.ts';
import { usePrinting } from '#web/ui/style/printing.ts';
import { Ruler, type RulerSegment } from '#web/ui/display/ruler.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import type { Column } from '#web/ui/table/table-model.ts';
import { CommentList, NameOnPaper } from './comment-list.tsx';
import { useFigureColumns } from './figure-columns.tsx';
import { FigureTable } from './figure-table.tsx';
import { OverlapLine } from './overlap-line.tsx';
import {
  addUpAsShown,
  type Group,
  type GroupRow,
  rowsOf,
  type Sums,
} from '#web/features/report/report-groups.ts';
import { usePrintedAlone } from '#web/features/report/printed-section.ts';
import { useReportView } from '#web/features/report/report-view.ts';
import styles from '#web/features/report/report.module.css';
import { useReportWords } from '#web/features/report/use-report-words.ts';
import { WhyButton } from './why-button.tsx';

const segmentOf = (zone: Zone, part: ReportPart): RulerSegment => {
  const midnight = startOfDay(zone, part.day);
  const minute = (text: string) => ((fromWire(text) ?? midnight) - midnight) / 60;
  return {
    fromMinute: Math.max(0, minute(part.start)),
    toMinute: Math.min(minutesPerDay, minute(part.end)),
    kind: isVeryLong(part.total_time) ? 'over' : 'work',
  };
};
const ofRow = (row: GroupRow): Sums => row;
const saidIn = (row: GroupRow) => row.logs.flatMap((log) => log.comments_v2);
/** The screen shows a date once; paper repeats it, because a page may begin in the middle of a day. */
const again = classNames('visually-hidden', styles.again);

type TableProps = { readonly group: Group; readonly rows: readonly GroupRow[] };

export function GroupTable({ group }: { group: Group }) {
  const { compare } = useReportWords();
  const { entries, splitsProjects } = useReportView();
  const rows = useMemo(() => rowsOf(entries, group, compare), [entries, group, compare]);
  const figures = useFigureColumns<GroupRow>({
    of: ofRow,
    total: group,
    isOpen: group.kind === 'project' && !splitsProjects,
    hoursCell: (row) => <Hours seconds={row.hours} />,
    why: (row, figure) => (
      <WhyButton employee={row.employee} day={row.day} hours={figure}>
        {figure}
      </WhyButton>
    ),
  });
  return (
    <FigureTable
      caption={group.name}
      columns={[...useColumns({ group, rows }), ...figures]}
      figures={figures}
      rows={rows}
      rowId={(row) => row.id}
      lineAfter={(row, next) => row.day !== next.day}
      addUp={addUpAsShown(rows, group)}
      compact={(row) => ({ name: <DayOf group={group} row={row} />, below: <Below row={row} /> })}
    />
  );
}

function useColumns({ group, rows }: TableProps): Column<GroupRow>[] {
  const t = useTexts('report');
  const words = useReportWords();
  const { showsComments } = useReportView();
  const isPrinting = usePrinting();
  // Half a page wide: there are columns of sections, and the days of their rulers are in the figures.
  const isAlone = usePrintedAlone() !== undefined;
  const isNarrowPaper = isPrinting && !showsComments && !isAlone;
  const isProject = group.kind === 'project';
  /** Without any comment the column is left out, and the names get its room. */
  const hasComments = showsComments && !isPrinting && rows.some((row) => saidIn(row).length > 0);
  const firstOfDay = new Set(rows.filter((row, at) => rows[at - 1]?.day !== row.day).map((row) => row.id));
  return [
    {
      id: 'date',
      label: t('columns.date'),
      width: '112px',
      cell: (row) =>
        firstOfDay.has(row.id) ? (
          <DayOf group={group} row={row} />
        ) : (
          <span className={again}>{words.day(row.day)}</span>
        ),
      foot: t('columns.total'),
    },
    {
      id: 'entries',
      hidden: isNarrowPaper,
      label: t('columns.entries'),
      align: 'end',
      width: '80px',
      cell: (row) => row.entries,
      foot: words.number(group.entries),
    },
    {
      id: 'day',
      hidden: isNarrowPaper,
      label: t('columns.day'),
      hideLabel: true,
      width: hasComments ? '110px' : '150px',
      cell: (row) => <DayRuler row={row} />,
    },
    {
      id: 'other',
      label: t(isProject ? 'columns.employee' : 'columns.project'),
      rowHead: true,
      wraps: true,
      cell: (row) => <Other row={row} />,
      foot: t(isProject ? 'totalEmployees' : 'totalProjects', { count: group.others }),
    },
    {
      id: 'comments',
      label: t('columns.comments'),
      hidden: !hasComments,
      wraps: true,
      width: '170px',
      cell: (row) => <CommentList comments={saidIn(row)} />,
    },
  ];
}

function DayOf({ group, row }: { group: Group; row: GroupRow }) {
  const words = useReportWords();
  const day = <b>{words.day(row.day)}</b>;
  if (group.kind === 'project') return day;
  return (
    <WhyButton employee={row.employee} day={row.day} hours={row.hours}>
      {day}
    </WhyButton>
  );
}

const Other = ({ row }: { row: GroupRow }) => (
  <>
    <NameOnPaper name={row.other} comments={saidIn(row)} />
    <OverlapLine day={row.day} logs={row.logs} />
  </>
);

function DayRuler({ row }: { row: GroupRow }) {
  const { zone } = useReportView();
  return <Ruler size="s" label="off" segments={row.parts.map((part) => segmentOf(zone, part))} />;
}

function Below({ row }: { row: GroupRow }) {
  const { showsComments } = useReportView();
  return (
    <>
      <span className={styles.compactBelow}>{row.other}</span>
      <DayRuler row={row} />
      <OverlapLine day={row.day} logs={row.logs} />
      {showsComments && <CommentList comments={saidIn(row)} />}
    </>
  );
}

function Hours({ seconds }: { seconds: number }) {
  const words = useReportWords();
  if (isVeryLong(seconds))
    return (
      <b className={styles.veryLong}>
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" /> {words.hours(seconds)}
      </b>
    );
  return isLong(seconds) ? <b>{words.hours(seconds)}</b> : words.hours(seconds);
}
