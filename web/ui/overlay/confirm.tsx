// Owns 'are you certain?': asked from anywhere, answered once, drawn by one host; its dialog is fetched beforehand.
import { useEffect } from 'react';
import { lateDialog } from '#web/ui/page/late.tsx';
import type { OpenQuestion, Question } from './question.ts';
import { makeStore } from '#web/ui/style/store.ts';

const asked = makeStore<OpenQuestion | null>(null);

/** Long after the page stands: 40 kB that a first look does not need. */
const fetchedAfterMilliseconds = 8000;
/** With the window that it opens in: a question is asked without a network too. */
const fetchDialog = async () => {
  const [{ ConfirmDialog: Fetched }] = await Promise.all([
    import('./confirm-dialog.tsx'),
    import('./dialog-window.tsx'),
  ]);
  return Fetched;
};
const ConfirmDialog = lateDialog(fetchDialog);

/** True when the person says yes; false for the no button, × and Esc. A newer question answers an older one with no. */
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
      // Asked offline before it came: it is asked for again, and then the error shows.
      fetchDialog().catch((error: unknown) =>
        console.warn('The question could not be fetched beforehand', error),
      );
    }, fetchedAfterMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return question && <ConfirmDialog question={question} onClose={() => question.answer(false)} />;
}
