// Owns 'are you certain?': asked from anywhere, answered once, drawn by one host; its dialog is loaded when first asked.
import { lazy, Suspense } from 'react';
import type { OpenQuestion, Question } from './question.ts';
import { makeStore } from './store.ts';

const asked = makeStore<OpenQuestion | null>(null);

const ConfirmDialog = lazy(async () => {
  const { ConfirmDialog: Loaded } = await import('./confirm-dialog.tsx');
  return { default: Loaded };
});

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
  if (!question) return null;
  return (
    <Suspense>
      <ConfirmDialog question={question} />
    </Suspense>
  );
}
