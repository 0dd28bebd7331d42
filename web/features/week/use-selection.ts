// The selected days, what lies in them, and the actions on it with their keys.

import { useMemo, useState } from 'react';
import { entryKeys } from '#web/desk/desk-shortcuts.ts';
import { useShortcuts } from '#web/ui/page/shortcuts.ts';
import { useWeekActions } from './week-actions.ts';
import type { WeekRow } from './week-model.ts';
import { chosenIn, noneSelected, type Selected } from './week-selection.ts';
import type { WeekShow } from './week-show.ts';

export function useSelection(rows: readonly WeekRow[], show: WeekShow) {
  const [selected, setSelected] = useState<Selected>(noneSelected);
  const chosen = useMemo(() => chosenIn(rows, selected), [rows, selected]);
  const actions = useWeekActions(chosen.entries, () => setSelected(noneSelected));
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
