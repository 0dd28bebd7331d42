// Owns the heads of a table: heads that sort are buttons with their direction.
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { BareCheckbox } from '#web/ui/form/choice-field.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import styles from './data-table.module.css';
import { type Column, nextSort, type Selection, type Sort } from './table-model.ts';
import { useUiTexts } from '#web/ui/style/ui-texts.tsx';

export type TableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  ordered: readonly Row[];
  rowId: (row: Row) => string;
  selection: Selection<Row> | undefined;
};

export function TableHead<Row>({ columns, sort, onSort, ordered, rowId, selection }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <TickHead isEmpty={selection.allInBar ?? false}>
            {!selection.allInBar && <SelectAll ordered={ordered} rowId={rowId} selection={selection} />}
          </TickHead>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            className={classNames(column.align === 'end' && styles.end)}
            aria-sort={column.sortBy && onSort ? sortedWay(column, sort) : undefined}
          >
            {column.sortBy && onSort ? (
              <SortButton column={column} sort={sort} onSort={onSort} />
            ) : (
              <HeadWords column={column} />
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A head without words would be announced as a column without a name. */
function TickHead({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return <td aria-hidden="true" className={styles.tick} />;
  return (
    <th scope="col" className={styles.tick}>
      {children}
    </th>
  );
}

function SelectAll<Row>({
  ordered,
  rowId,
  selection,
}: Pick<TableHeadProps<Row>, 'ordered' | 'rowId'> & { selection: Selection<Row> }) {
  const texts = useUiTexts();
  const { selected, onChange } = selection;
  const count = ordered.reduce((sum, row) => sum + (selected.has(rowId(row)) ? 1 : 0), 0);
  const checked = count === 0 ? false : count === ordered.length ? true : 'some';
  return (
    <BareCheckbox
      label={texts.selectAllRows}
      checked={checked}
      onChange={() => onChange(checked === true ? new Set() : new Set(ordered.map(rowId)))}
    />
  );
}

function SortButton<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}) {
  const way = sortedWay(column, sort);
  return (
    <button type="button" className={styles.sort} onClick={() => onSort(nextSort(sort, column))}>
      <HeadWords column={column} />
      {way === 'descending' && <IconArrowDown size={15} stroke={2} aria-hidden="true" />}
      {way === 'ascending' && <IconArrowUp size={15} stroke={2} aria-hidden="true" />}
    </button>
  );
}

function HeadWords<Row>({ column }: { column: Column<Row> }) {
  const isHeard = column.hideLabel || column.head !== undefined;
  return (
    <>
      {column.head}
      <span className={isHeard ? 'visually-hidden' : undefined}>{column.label}</span>
    </>
  );
}

function sortedWay<Row>(column: Column<Row>, sort: Sort | undefined): 'ascending' | 'descending' | 'none' {
  if (sort?.by !== column.id) return 'none';
  return sort.descending ? 'descending' : 'ascending';
}
