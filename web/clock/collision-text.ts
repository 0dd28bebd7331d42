// Sentences about a late press: the entry that it overlaps, or the entries that its times were fitted between.

import type { Collisions } from '#shared/model/collisions.ts';
import { useTexts } from '#web/text.ts';

type Hours = Collisions & { readonly start_time: string };
/** Formats an instant's time, with the day if it is not today. */
type Clock = (at: string) => string;

export function useCollisionText(): (hours: Hours, clock: Clock) => string | undefined {
  const t = useTexts('shell');
  return ({ start_time, overlaps: over, starts_after: before, ends_before: after }, clock) => {
    const words: string[] = [];
    if (over !== undefined) {
      const end = over.end_time === undefined ? ` (${t('overlap.running')})` : clock(over.end_time);
      const times = `${clock(over.start_time)}–${end}`;
      words.push(t('overlap.overlaps', { times, project: over.project.name }));
    }
    if (before !== undefined)
      words.push(t('overlap.startsAfter', { time: clock(start_time), project: before.project.name }));
    if (after !== undefined)
      words.push(t('overlap.endsBefore', { time: clock(after.start_time), project: after.project.name }));
    return words.length === 0 ? undefined : words.join(' ');
  };
}
