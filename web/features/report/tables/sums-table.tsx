// The table of all projects or all employees, a row each, with the totals.

import { useTexts } from '#web/text.ts';
import { usePrinting } from '#web/ui/style/printing.ts';
import type { Column } from '#web/ui/table/table-model.ts';
import { barScale, StackedBar } from '#web/ui/display/bars.tsx';
import { useFigureColumns } from './figure-columns.tsx';
import { FigureTable } from './figure-table.tsx';
import { GroupWhy } from './why-button.tsx';
import { barPartsOf, longestOf } from '#web/features/report/bar-parts.ts';
import { addUpAsShown, type Group, type Sums } from '#web/features/report/report-groups.ts';
import { useReportView } from '#web/features/report/report-view.ts';
import { sectionIdOf } from '#web/features/report/sections/use-opened.ts';
import { useReportWords } from '#web/features/report/use-report-words.ts';

type Props = {
  kind: Group['kind'];
  caption: string;
  groups: readonly Group[];
};
const ofGroup = (group: Group): Sums => group;

export function SumsTable({ kind, caption, groups }: Props) {
  const t = useTexts('report');
  const words = useReportWords();
  const { splitsProjects, total } = useReportView();
  const isPrinting = usePrinting();
  const isOpen = kind === 'project' && !splitsProjects;
  const scale = barScale(longestOf(groups));
  const figures = useFigureColumns({
    of: ofGroup,
    total,
    isOpen,
    isTotalOpen: false,
    why: (group, figure) => (
      <GroupWhy of={group} name={group.name} seconds={group.overtime}>
        {figure}
      </GroupWhy>
    ),
  });
  const columns: Column<Group>[] = [
    {
      id: 'name',
      label: t(kind === 'project' ? 'columns.project' : 'columns.employee'),
      rowHead: true,
      wraps: true,
      cell: (group) => <a href={`#${sectionIdOf(group)}`}>{group.name}</a>,
      foot: t('columns.total'),
    },
    {
      id: 'bar',
      label: t('columns.hours'),
      hideLabel: true,
      width: isPrinting ? '42mm' : '180px',
      cell: (group) => (
        <div style={{ minWidth: isPrinting ? '40mm' : undefined }}>
          <StackedBar parts={barPartsOf(group, isOpen)} scale={scale} />
        </div>
      ),
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
      compact={(group) => ({ name: <a href={`#${sectionIdOf(group)}`}>{group.name}</a> })}
    />
  );
}
