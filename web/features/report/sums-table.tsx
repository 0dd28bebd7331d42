// All projects or all employees, a line each, with the grand total.

import { useTexts } from '#web/text.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import type { Column } from '#web/ui/table-model.ts';
import type { Group, Sums } from './report-groups.ts';
import styles from './report.module.css';
import { useReportWords } from './use-report-words.ts';

type Props = {
  caption: string;
  label: string;
  groups: readonly Group[];
  total: Sums & { entries: number };
  showsLunch: boolean;
};

export function SumsTable({ caption, label, groups, total, showsLunch }: Props) {
  const t = useTexts('report');
  const words = useReportWords();
  const figure = (seconds: number) =>
    seconds === 0 ? <span className={styles.zero}>{words.hours(0)}</span> : words.hours(seconds);
  const columns: Column<Group>[] = [
    {
      id: 'name',
      label,
      rowHead: true,
      wraps: true,
      cell: (group) => <a href={`#${group.kind}-${group.id}`}>{group.name}</a>,
      foot: t('columns.total'),
    },
    {
      id: 'entries',
      label: t('columns.entries'),
      align: 'end',
      width: '96px',
      cell: (group) => words.number(group.entries),
      foot: words.number(total.entries),
    },
    {
      id: 'hours',
      label: t('columns.hours'),
      align: 'end',
      width: '112px',
      cell: (group) => words.hours(group.hours),
      foot: words.hours(total.hours),
    },
    {
      id: 'normal',
      label: t('columns.normal'),
      align: 'end',
      width: '112px',
      cell: (group) => figure(group.normal),
      foot: words.hours(total.normal),
    },
    {
      id: 'overtime',
      label: t('columns.overtime'),
      align: 'end',
      width: '112px',
      cell: (group) => figure(group.overtime),
      foot: words.hours(total.overtime),
    },
    {
      id: 'lunch',
      label: t('columns.lunch'),
      align: 'end',
      width: '112px',
      hidden: !showsLunch,
      cell: (group) => (group.lunch === 0 ? figure(0) : `−${words.hours(group.lunch)}`),
      foot: total.lunch === 0 ? words.hours(0) : `−${words.hours(total.lunch)}`,
    },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={groups}
      rowId={(group) => group.id}
      rowPx={37}
      insetPx={16}
    />
  );
}
