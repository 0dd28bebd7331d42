// What a late press met, in words: the entry that it lies over, or behind which it starts.

import type { PressedWorkLog } from '#shared/model/worklog.ts';
import { useTexts } from '#web/text.ts';

export type Met = Pick<PressedWorkLog, 'overlaps' | 'starts_after' | 'start_time'>;
/** `clock` writes the time of an instant, with its day where that is another than today. */
type Clock = (at: string) => string;

export function useMetText(): (met: Met | undefined, clock: Clock) => string | undefined {
  const t = useTexts('shell');
  return (met, clock) => {
    const { overlaps: over, starts_after: before } = met ?? {};
    if (over !== undefined) {
      const end = over.end_time === undefined ? ` (${t('overlap.running')})` : clock(over.end_time);
      return t('overlap.told', { times: `${clock(over.start_time)}–${end}`, project: over.project.name });
    }
    if (before === undefined || met === undefined) return undefined;
    return t('overlap.startsAfter', { time: clock(met.start_time), project: before.project.name });
  };
}
