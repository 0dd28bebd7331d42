// Owns a table's rows where there is no room for columns: a list whose rows the caller draws.
import { type ReactNode, useRef } from 'react';
import { BareCheckbox } from '#web/ui/form/choice-field.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import styles from './compact-rows.module.css';
import { rowMenu, rowPress } from './row-press.ts';
import type { RowLook, Selection } from './table-model.ts';
import { useTallestRow } from './tallest-row.ts';
import { useRowsInView, virtualFromRows } from './use-rows-in-view.ts';
import { useTicks } from './use-ticks.ts';

export type CompactRowsProps<Row> = {
  caption: string;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  compactRow: (row: Row) => ReactNode;
  selection?: Selection<Row> | undefined;
  look?: ((row: Row) => RowLook) | undefined;
  loading?: boolean | undefined;
  compactPx?: number | undefined;
  onOpen?: ((row: Row) => void) | undefined;
};

/** The least height of a row, used only by lists too long to be drawn whole. */
const compactRowPx = 88;

export function CompactRows<Row>(props: CompactRowsProps<Row>) {
  const { caption, rows, compactRow, selection, look, loading, rowId, onOpen } = props;
  const { compactPx = compactRowPx } = props;
  const tick = useTicks(selection, rows, rowId);
  const list = useRef<HTMLUListElement>(null);
  const heightPx = useTallestRow(list, compactPx, rows.length > virtualFromRows);
  const { inView, abovePx, belowPx, isVirtual } = useRowsInView(rows, list, heightPx);
  return (
    <ul
      ref={list}
      aria-label={caption}
      aria-busy={loading || undefined}
      style={isVirtual ? { paddingTop: abovePx, paddingBottom: belowPx } : {}}
    >
      {inView.map(({ row, index }) => {
        const id = rowId(row);
        const { running, approved, dimmed } = look?.(row) ?? {};
        const selected = selection?.selected.has(id);
        return (
          <li
            key={id}
            aria-posinset={index + 1}
            aria-setsize={rows.length}
            style={isVirtual ? { height: heightPx } : {}}
            {...rowPress(onOpen && (() => onOpen(row)))}
            {...rowMenu}
            className={classNames(
              styles.row,
              onOpen && styles.opens,
              isVirtual && styles.even,
              running && styles.running,
              approved && styles.approved,
              dimmed && styles.dimmed,
              selected && styles.selected,
            )}
          >
            {selection && (selection.mayTick?.(row) ?? true) && (
              <BareCheckbox
                label={selection.rowLabel(row)}
                checked={selected ?? false}
                onChange={(_, isRange) => tick(id, isRange)}
              />
            )}
            <div className={styles.words}>{compactRow(row)}</div>
          </li>
        );
      })}
    </ul>
  );
}
