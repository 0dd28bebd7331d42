// Owns one row of a table: its edge, its tint, its tick.
import { BareCheckbox } from '#web/ui/form/choice-field.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import styles from './data-table.module.css';
import { rowMenu, rowPress } from './row-press.ts';
import type { Column, RowLook } from './table-model.ts';

export type TableRowCellsProps<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  rowIndex: number;
  look: RowLook | undefined;
  /** Undefined where rows cannot be selected. */
  selected: boolean | undefined;
  selectLabel: string | undefined;
  onSelect: ((isRange: boolean) => void) | undefined;
  onOpen: (() => void) | undefined;
  line: boolean;
};

export function TableRowCells<Row>(props: TableRowCellsProps<Row>) {
  const { row, columns, rowIndex, look, selected, selectLabel, onSelect, onOpen, line } = props;
  return (
    <tr
      aria-rowindex={rowIndex}
      aria-selected={selected}
      {...rowPress(onOpen)}
      {...rowMenu}
      className={classNames(
        line && styles.line,
        onOpen && styles.opens,
        look?.running && styles.running,
        look?.approved && styles.approved,
        look?.dimmed && styles.dimmed,
        (selected || look?.chosen) && styles.selected,
      )}
    >
      {selected !== undefined && (
        <td className={styles.tick}>
          {onSelect && (
            <BareCheckbox
              label={selectLabel ?? ''}
              checked={selected}
              onChange={(_, isRange) => onSelect(isRange)}
            />
          )}
        </td>
      )}
      {columns.map((column) => {
        const Cell = column.rowHead ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            scope={column.rowHead ? 'row' : undefined}
            className={classNames(column.align === 'end' && styles.end, column.wraps && styles.wraps)}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}
