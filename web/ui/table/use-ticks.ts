// Owns the ticks of a list's rows: one at a time, or with Shift all rows since the last one pressed.
import { useRef } from 'react';
import { type Selection, toggled, toggledTo } from './table-model.ts';

/** Ticks or clears the row of this id. */
export type Tick = (id: string, isRange: boolean) => void;

export function useTicks<Row>(
  selection: Selection<Row> | undefined,
  rows: readonly Row[],
  rowId: (row: Row) => string,
): Tick {
  const last = useRef<string>(undefined);
  return (id, isRange) => {
    if (!selection) return;
    const { selected, onChange, mayTick } = selection;
    const from = isRange ? last.current : undefined;
    last.current = id;
    if (from === undefined) {
      onChange(toggled(selected, id));
      return;
    }
    onChange(toggledTo(selected, rows.filter((row) => mayTick?.(row) ?? true).map(rowId), from, id));
  };
}
