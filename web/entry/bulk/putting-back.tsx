// The toast of a long Undo: how many entries are back. It stays until all are, on whichever screen it was pressed.

import { useTexts } from '#web/text.ts';
import { showLasting } from '#web/ui/overlay/toast.tsx';
import { undoing } from './undoing.ts';

/** Returns a function that takes the toast away. */
export const showPuttingBack = (all: number): (() => void) => showLasting(<PuttingBack all={all} />);

function PuttingBack({ all }: { readonly all: number }) {
  const t = useTexts('entries');
  const { done } = undoing.use() ?? { done: all };
  return (
    <>
      {/* Read out once: the toast is a live region. */}
      <span className="visually-hidden">{t('puttingBack', { done: 0, all })}</span>
      <span aria-hidden="true" className="num">
        {t('puttingBack', { done, all })}
      </span>
    </>
  );
}
