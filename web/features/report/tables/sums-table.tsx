// The table of all projects or all employees, a row each, with the totals.

import { useTexts } from '#web/text.ts';
import type { Column } from '#web/ui/table/table-model.ts';
import { useFigureColumns } from './figure-columns.tsx';
import { FigureTable } from './figure-table.tsx';
import { addUpAsShown, type Group, type Sums } from '#web/features/report/report-groups.ts';
import { useReportView } from '#web/features/report/report-view.ts';
import { useReportWords } from '#web/features/report/use-report-words.ts';

type Props = {
  kind: Group['kind'];
  caption: string;
  groups: readonly Group[];
  total: Sums & { entries: number };
};
const ofGroup = (group: Group): Sums => group;

export function SumsTable({ kind, caption, groups, total }: Props) {
  const t = useTexts('report');
  const words = useReportWords();
  const { splitsProjects } = useReportView();
  const isOpen = kind === 'project' && !splitsProjects;
  const figures = useFigureColumns({ of: ofGroup, total, isOpen, isTotalOpen: false });
  const columns: Column<Group>[] = [
    {
      id: 'name',
      label: t(kind === 'project' ? 'columns.project' : 'columns.employee'),
      rowHead: true,
      wraps: true,
      cell: (group) => <a href={`#${group.kind}-${group.id}`}>{group.name}</a>,
      foot: t('columns.total'),
    },
    {
      id: 'entries',
      label: t('columns.entries'),
      align: 'end',
      width: '88px',
      cell: (group) => words.number(group.entries),
      foot: words.number(total.entries),
    },
    ...figures,
  ];
  return (
    <FigureTable
      caption={caption}
      columns={columns}
      figures={figures}
      rows={groups}
      rowId={(group) => group.id}
      addUp={addUpAsShown(groups, total)}
      compact={(group) => ({ name: <a href={`#${group.kind}-${group.id}`}>{group.name}</a> })}
    />
  );
}
