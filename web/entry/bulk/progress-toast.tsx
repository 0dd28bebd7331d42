// The toast of a long action: how many entries are done. It stays until all are, on whichever screen it was pressed.

import { useTexts } from '#web/text.ts';
import { showLasting } from '#web/ui/overlay/toast.tsx';
import type { undoing } from './undoing.ts';

type Props = {
  readonly all: number;
  readonly store: typeof undoing;
  readonly word: 'puttingBack' | 'changing';
};

/** Returns a function that takes the toast away. */
export const showProgressToast = (props: Props): (() => void) => showLasting(<ProgressToast {...props} />);

function ProgressToast({ all, store, word }: Props) {
  const t = useTexts('entries');
  const { done } = store.use() ?? { done: all };
  return (
    <>
      {/* Read out once: the toast is a live region. */}
      <span className="visually-hidden">{t(word, { done: 0, all })}</span>
      <span aria-hidden="true" className="num">
        {t(word, { done, all })}
      </span>
    </>
  );
}
