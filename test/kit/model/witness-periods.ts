// A witness of I17: finds manual changes on a locked day after the locking was acknowledged.

import type { Change } from '#functions/table/write.ts';
import { dayOf, zoneOf } from '#shared/time/zone.ts';
import { keyOf } from '#test/kit/world/contended.ts';

type Moment = { readonly begins: number; readonly ends: number };
type Toggle = Moment & { readonly from: string; readonly to: string; readonly isLocked: boolean };

/** Follows all writes, to know where each entry starts and which days are locked. */
export function openPeriodWitness(zoneName: string) {
  const zone = zoneOf(zoneName);
  const starts = new Map<string, number>();
  const toggles: Toggle[] = [];

  /** The starts, before and after, of the entries that the write changes. */
  function startsOf(changes: readonly Change[]): number[] {
    const found: number[] = [];
    for (const change of changes) {
      const { PK, SK } = keyOf(change);
      if (!PK.includes('#W#')) continue;
      const place = `${PK} ${SK}`;
      const before = starts.get(place);
      const written = 'put' in change ? change.put['s'] : 'update' in change ? change.set?.['s'] : undefined;
      if (before !== undefined) found.push(before);
      if (typeof written === 'number') {
        found.push(written);
        starts.set(place, written);
      } else if ('put' in change) starts.delete(place);
    }
    return found;
  }
  /** A crew's late press has a line of the platform for its assumed end: presses count on locked days too. */
  const isByHand = (changes: readonly Change[]): boolean =>
    changes.some(
      (change) =>
        'put' in change &&
        ((change.put.PK.includes('#H#') && change.put['b'] !== 'Platform') ||
          (change.put['n'] !== undefined && change.put.PK.includes('#W#'))),
    );
  const isLocked = (day: string, { begins, ends }: Moment): boolean => {
    const known = toggles.filter((toggle) => toggle.from <= day && day <= toggle.to);
    const before = known.filter((toggle) => toggle.isLocked && toggle.ends < begins).at(-1);
    return (
      before !== undefined &&
      !known.some((toggle) => !toggle.isLocked && toggle.ends > before.begins && toggle.begins < ends)
    );
  };

  return (changes: readonly Change[], moment: Moment): string[] => {
    for (const change of changes) {
      if (!('put' in change) || !change.put.PK.endsWith('#R') || !change.put.SK.startsWith('D#')) continue;
      const { SK, t, s } = change.put;
      toggles.push({ ...moment, from: SK.slice(2), to: String(t), isLocked: s === 'locked' });
    }
    const days = new Set(startsOf(changes).map((startAt) => dayOf(zone, startAt)));
    if (!isByHand(changes)) return [];
    return [...days]
      .filter((day) => isLocked(day, moment))
      .map((day) => `I17 ${day} was locked before this write`);
  };
}
