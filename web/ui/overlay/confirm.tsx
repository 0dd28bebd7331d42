// Owns confirmations: asked from anywhere, answered once, drawn by one host. The dialog's code is fetched beforehand.
import { useEffect } from 'react';
import { lateDialog } from '#web/ui/page/late.tsx';
import type { OpenQuestion, Question } from './question.ts';
import { makeStore } from '#web/ui/style/store.ts';

const asked = makeStore<OpenQuestion | null>(null);

/** The delay of fetching its 40 kB, which a page does not need at first. */
const fetchedAfterMilliseconds = 8000;
/** With its window, so that a question can be asked without a network too. */
const ConfirmDialog = lateDialog(async () => {
  const [{ ConfirmDialog: Fetched }] = await Promise.all([
    import('./confirm-dialog.tsx'),
    import('./dialog-window.tsx'),
  ]);
  return Fetched;
});

/** True for 'yes'; false for 'no', × and Esc. A newer question answers an older one with 'no'. */
export function confirm(question: Question): Promise<boolean> {
  asked.get()?.answer(false);
  return new Promise((resolve) => {
    const answer = (certain: boolean) => {
      asked.set(null);
      resolve(certain);
    };
    asked.set({ ...question, answer });
  });
}

export function ConfirmHost() {
  const question = asked.use();
  useEffect(() => {
    const timer = setTimeout(() => {
      // Ignored here: a question fetches the dialog again, and a second failure shows.
      ConfirmDialog.fetch().catch((error: unknown) =>
        console.warn('The question could not be fetched beforehand', error),
      );
    }, fetchedAfterMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return question && <ConfirmDialog question={question} onClose={() => question.answer(false)} />;
}
