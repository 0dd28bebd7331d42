// What stays selected after an action that failed for some entries.

import type { Failure } from '#web/entry/bulk/bulk.ts';
import type { WeekRow } from '#web/entry/days/week-model.ts';
import { maskOfColumns, type Selected } from '#web/features/week/week-selection.ts';

/** The selected days that hold an entry of these failures. */
export function holding(
  rows: readonly WeekRow[],
  selected: Selected,
  failures: readonly Failure[],
): Selected {
  const ids = new Set(failures.map(({ entry }) => entry.id));
  const masks = rows.map(({ person, cells }) => {
    const mask = maskOfColumns(
      cells.length,
      (column) => cells[column]?.entries.some(({ id }) => ids.has(id)) === true,
    );
    return [person.id, mask & (selected.get(person.id) ?? 0)] as const;
  });
  return new Map(masks.filter(([, mask]) => mask !== 0));
}
