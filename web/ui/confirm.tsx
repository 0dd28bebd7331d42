// Owns 'are you certain?': asked from anywhere, answered once, drawn by one host; its dialog is loaded when first asked.
import { lateDialog } from './late.tsx';
import type { OpenQuestion, Question } from './question.ts';
import { makeStore } from './store.ts';

const asked = makeStore<OpenQuestion | null>(null);

const ConfirmDialog = lateDialog(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

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
  return question && <ConfirmDialog question={question} onClose={() => question.answer(false)} />;
}
