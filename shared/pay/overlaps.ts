// Finds overlapping entries of one employee. Written by hand they are allowed, and marked wherever they are counted.

interface Spell {
  readonly id: string;
  readonly employeeId: string;
  readonly startAt: number;
  /** Infinity while it runs. */
  readonly endAt: number;
}

/**
 * Maps the id of each overlapping entry to one entry it overlaps. Entries that only touch, and entries without length,
 * overlap nothing. Source: security-and-reliability.md, section 2.
 * @example overlapsOf([{ id: 'a', employeeId: 'e', startAt: 0, endAt: 20 },
 *   { id: 'b', employeeId: 'e', startAt: 10, endAt: 30 }, { id: 'c', employeeId: 'e', startAt: 30, endAt: 40 }])
 *   .get('a')?.id → 'b'
 */
export function overlapsOf<Entry extends Spell>(entries: readonly Entry[]): Map<string, Entry> {
  const found = new Map<string, Entry>();
  for (const own of Map.groupBy(entries, ({ employeeId }) => employeeId).values()) {
    let latest: Entry | undefined;
    for (const entry of own.toSorted((one, other) => one.startAt - other.startAt)) {
      if (entry.endAt <= entry.startAt) continue;
      if (latest !== undefined && entry.startAt < latest.endAt) {
        found.set(entry.id, latest);
        if (!found.has(latest.id)) found.set(latest.id, entry);
      }
      if (latest === undefined || entry.endAt > latest.endAt) latest = entry;
    }
  }
  return found;
}
