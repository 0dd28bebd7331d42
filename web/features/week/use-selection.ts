// The selected days, what lies in them, and the actions on it with their keys.

import { useMemo, useState } from 'react';
import type { Day } from '#shared/time/day.ts';
import { entryKeys } from '#web/desk/desk-shortcuts.ts';
import { useIsClosed } from '#web/entry/closed-days.ts';
import { useShortcuts } from '#web/ui/page/shortcuts.ts';
import { useWeekActions } from './week-actions.ts';
import type { WeekRow } from '#web/entry/days/week-model.ts';
import { chosenIn, noneSelected, type Selected } from './week-selection.ts';
import type { WeekShow } from './week-show.ts';

/** A selection belongs to the days shown: other days begin without one. */
export function useSelection(rows: readonly WeekRow[], days: readonly Day[], show: WeekShow) {
  const range = `${days[0] ?? ''} ${days.length}`;
  const [kept, setKept] = useState({ range, selected: noneSelected });
  const selected = kept.range === range ? kept.selected : noneSelected;
  const setSelected = (next: Selected): void => setKept({ range, selected: next });
  const isClosed = useIsClosed();
  const chosen = useMemo(
    () => chosenIn(rows, selected, ({ start_time }) => isClosed(show.time.seconds(start_time))),
    [rows, selected, isClosed, show.time],
  );
  const actions = useWeekActions(chosen.entries, (left) => setSelected(left(rows, selected)));
  const ofChosen = (run: () => void) => () => {
    if (show.mayWrite && chosen.entries.length > 0 && actions.progress === undefined) run();
  };
  const approving = (isApproved: boolean) =>
    ofChosen(() => {
      if (show.isApprovalOn) void actions.setApproval(isApproved);
    });
  useShortcuts([
    { keys: entryKeys.approve, run: approving(true) },
    { keys: entryKeys.clearApproval, run: approving(false) },
    { keys: entryKeys.erase, run: ofChosen(() => void actions.eraseAll()) },
  ]);
  return { selected, setSelected, chosen, actions };
}
