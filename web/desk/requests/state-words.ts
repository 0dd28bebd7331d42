// What became of a request, as a sentence.

import type { Correction } from '#shared/model/correction.ts';
import { useTexts } from '#web/text.ts';

/** '' while it waits. */
export function useStateWords(): (row: Pick<Correction, 'state' | 'answer'>) => string {
  const t = useTexts('requests');
  return ({ state, answer }) =>
    state === 'waiting' ? '' : t(`state.${state}`, { name: answer?.by ?? '', reason: answer?.reason ?? '' });
}
