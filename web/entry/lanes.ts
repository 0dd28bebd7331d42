// How entries that overlap are drawn: in two lanes of the ruler, with the shared time through both.

import type { RulerSegment } from '#web/ui/display/ruler.tsx';

/** A part of an entry on one day; instants in epoch seconds, limited to the day. */
export type Part = { readonly startAt: number; readonly endAt: number; readonly segment: RulerSegment };

type Placed = {
  readonly segments: readonly RulerSegment[];
  readonly isOverlapping: boolean;
};

/** `minuteAt` says where on the ruler an instant of the day lies. Parts are sorted by their start. */
export function laned(parts: readonly Part[], minuteAt: (at: number) => number): Placed {
  const shared: RulerSegment[] = [];
  const touched = new Set<Part>();
  let latest: Part | undefined;
  for (const part of parts) {
    if (latest !== undefined && part.startAt < latest.endAt && part.endAt > part.startAt) {
      const endAt = Math.min(latest.endAt, part.endAt);
      shared.push({ fromMinute: minuteAt(part.startAt), toMinute: minuteAt(endAt), kind: 'shared' });
      touched.add(latest).add(part);
    }
    if (latest === undefined || part.endAt > latest.endAt) latest = part;
  }
  if (shared.length === 0) return { segments: parts.map(({ segment }) => segment), isOverlapping: false };
  return { segments: [...inLanes(parts, touched), ...shared], isOverlapping: true };
}

/** Each overlapping part in the first lane that is free, else in the lower one. */
function inLanes(parts: readonly Part[], touched: ReadonlySet<Part>): RulerSegment[] {
  let freeFrom = -Infinity;
  return parts.map((part) => {
    if (!touched.has(part)) return part.segment;
    const isUpper = part.startAt >= freeFrom;
    if (isUpper) freeFrom = part.endAt;
    return { ...part.segment, lane: isUpper ? 1 : 2 };
  });
}
