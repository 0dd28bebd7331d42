// Undo of what was changed on entries: puts back one entry or hundreds, except those that someone has changed since.

import { useQueryClient } from '@tanstack/react-query';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { showToast, type Toast } from '#web/ui/overlay/toast.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { type BulkAction, callsAtOnce, erase, restore, useBulk } from './bulk.ts';
import type { Changed } from './put-back.ts';
import { undoing } from './undoing.ts';
import { counted } from '#web/words/counted.ts';

/** A file that did not come is fetched again by the next call. */
const fetchPutBack = () => import('./put-back.ts');
const fetchWords = () => import('./counts-now.ts');
/** While there is a network, which may be gone before Undo is pressed. */
const fetchEarly = () => void Promise.allSettled([fetchPutBack(), fetchWords()]);

/** The same action, which adds to `made` what it changed. */
export function recorded(action: BulkAction, made: Changed[]): BulkAction {
  fetchEarly();
  return {
    ...action,
    act: async (before) => {
      const after = await action.act(before);
      if (after) made.push({ before, after });
      return after;
    },
  };
}

/** Says how far a long action is. It goes on if the words could not be fetched. */
export const showProgress = async (
  all: number,
  word: 'puttingBack' | 'changing',
  store: typeof undoing,
): Promise<(() => void) | undefined> =>
  all <= callsAtOnce
    ? undefined
    : import('./progress-toast.tsx').then(
        ({ showProgressToast }) => showProgressToast({ all, word, store }),
        () => undefined,
      );

/** Buttons for a toast: they put changed or deleted entries back, and take added ones out again. */
export function useUndo() {
  const t = useTexts('entries');
  const shell = useTexts('shell');
  const { say } = useErrorWords();
  const { run } = useBulk();
  const queries = useQueryClient();
  const time = useCompanyTime();
  const undo = async (entries: readonly WorkLog[], action: BulkAction): Promise<void> => {
    const hide = showProgress(entries.length, 'puttingBack', undoing);
    const { failed } = await run(entries, action, undoing.set).finally(
      () => void hide.then((takeAway) => takeAway?.()),
    );
    if (failed.length === 0) return showToast({ message: t('undone', counted(entries.length)) });
    const again = (left: readonly WorkLog[]) => void undo(left, action);
    // What somebody has changed since stays; a repeat of what had no answer is safe.
    await fetchWords().then(
      (words) => words.sayNotUndone(failed, entries.length, { queries, time, t, say, shell }, again),
      () => sayMissing(() => again(failed.map(({ entry }) => entry))),
    );
  };
  const sayMissing = (again: () => void): void =>
    showToast({ tone: 'bad', message: shell('notLoaded'), action: { label: shell('tryAgain'), run: again } });
  const button = (entries: readonly WorkLog[], back: () => Promise<void>): Pick<Toast, 'action'> => {
    fetchEarly();
    return entries.length === 0 ? {} : { action: { label: t('undo'), run: () => void back() } };
  };
  const afterOf = (made: readonly Changed[]) => made.map(({ after }) => after);
  const putBackNow = (made: readonly Changed[]): Promise<void> =>
    fetchPutBack().then(
      ({ putBack }) => undo(afterOf(made), putBack(made)),
      () => sayMissing(() => void putBackNow(made)),
    );
  return {
    ofChanged: (made: readonly Changed[]) => button(afterOf(made), () => putBackNow(made)),
    putBackNow,
    ofAdded: (added: readonly WorkLog[]) => button(added, () => undo(added, erase)),
    ofErased: (erased: readonly WorkLog[]) => button(erased, () => undo(erased, restore)),
  };
}
