// Adds the hours that a missing day would have had, at one press and with Undo.

import { worklogs } from '#shared/api/worklogs.ts';
import { useChange } from '#web/api/query.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useUndo } from '#web/entry/bulk/undo.ts';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useShowRefusal } from '#web/words/show-refusal.ts';
import { clocksOf, type Planned, plannedOn } from './planned.ts';
import type { WeekCell, WeekRow } from './week-model.ts';

type Planning = {
  readonly person: WeekRow['person'];
  readonly day: WeekCell['day'];
  readonly plan: readonly Planned[];
  readonly clock: string;
};

/**
 * `planOf` says which hours would be added: undefined where none are usual, or where the project cannot be known.
 * `add` resolves to false if they were refused, which an alert then says.
 */
export function useAddPlanned() {
  const notes = useTexts('day-notes');
  const time = useCompanyTime();
  const usualWeek = useSignedIn().settings?.usual_week ?? undefined;
  const adding = useChange(worklogs.endpoints.add);
  const showRefusal = useShowRefusal();
  const undo = useUndo();
  const planOf = ({ person, read }: WeekRow, { day, missing: usual }: WeekCell): Planning | undefined => {
    if (!usual) return undefined;
    // An entry may have been read twice, where two ranges of days meet.
    const own = [...new Map(read.map((entry) => [entry.id, entry])).values()];
    const plan = plannedOn({ time, usualWeek, person, day, usual, own });
    return plan.length > 0 ? { person, day, plan, clock: clocksOf(time, { plan, usual }) } : undefined;
  };
  const add = async ({ person, day, plan, clock }: Planning): Promise<boolean> => {
    try {
      const added = await adding.mutateAsync({ body: [...plan] });
      const words = { name: person.name, day: time.longDay(day) };
      showToast({ message: notes('noted', { ...words, kind: clock }), ...undo.ofAdded(added) });
      return true;
    } catch (error) {
      showRefusal(error);
      return false;
    }
  };
  return { planOf, add, isAdding: adding.isPending };
}
