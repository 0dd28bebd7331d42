// Which entries lie over another one of the same employee: allowed when written by hand, and said wherever they are counted.

interface Spell {
  readonly id: string;
  readonly employeeId: string;
  readonly startAt: number;
  /** Infinity while it runs. */
  readonly endAt: number;
}

/**
 * By its id each entry that shares time with another of its employee, with one that it shares it with. Where one
 * ends and the next begins nothing is shared, and an entry without length has nothing to share.
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
