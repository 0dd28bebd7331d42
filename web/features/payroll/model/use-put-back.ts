// Keeps what was answered, with Undo in the toast and 'Put back' in the list.

import { useQueryClient } from '@tanstack/react-query';
import { dayNoteEndpoints } from '#shared/api/day-notes.ts';
import { dayNotesMax } from '#shared/limits.ts';
import { useChange } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { tellMissing } from '#web/ui/page/late.tsx';
import { useUiTexts } from '#web/ui/style/ui-texts.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import { type Answer, keyOf, type useAnswers } from './answered.ts';
import type { SendNotes } from './go-back.tsx';
import type { useCallsInTurn } from './use-calls-in-turn.ts';

const { noteDays } = dayNoteEndpoints;
const fetchGoBack = () => import('./go-back.tsx');

type Kept = Pick<ReturnType<typeof useAnswers>, 'add' | 'drop'>;
type InTurn = ReturnType<typeof useCallsInTurn>['inTurn'];

export function usePutBack(kept: Kept, inTurn: InTurn, time: CompanyTime) {
  const t = useTexts('month-end');
  const texts = useUiTexts();
  const queries = useQueryClient();
  const noting = useChange(noteDays);

  /** As many at a time as one call may hold. */
  const sendNotes: SendNotes = async (of, change) => {
    const notes = of.flatMap(({ note }) => (note ? [change(note)] : []));
    for (let at = 0; at < notes.length; at += dayNotesMax)
      await noting.mutateAsync({ body: { notes: notes.slice(at, at + dayNotesMax) } });
  };
  const putBack = (gone: readonly Answer[]): Promise<void> =>
    inTurn(gone.map(keyOf), 'back', () =>
      fetchGoBack().then(
        ({ goBack }) => goBack(gone, { t, texts, queries, time, kept, sendNotes, putBack }),
        () => tellMissing(texts),
      ),
    );
  const keep = (made: readonly Answer[], message: string): void => {
    if (made.length === 0) return;
    kept.add(made);
    // Before it is needed: the network may go meanwhile.
    fetchGoBack().catch(() => undefined);
    showToast({ message, action: { label: t('undo'), run: () => void putBack(made) } });
  };
  return { putBack, keep, sendNotes };
}
