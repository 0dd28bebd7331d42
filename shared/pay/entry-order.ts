// The order in which a report reads entries: employee by employee, each one's in time order.

import { endOfInstants, firstInstant } from '#shared/time/instant.ts';

interface Spell {
  readonly id: string;
  readonly employeeId: string;
  readonly startAt: number;
  readonly endAt: number;
  readonly isLunchWorked?: boolean | undefined;
}

export interface EntryOrder {
  /** Positions of the entries, in order. */
  readonly order: Uint32Array;
  /** Epoch seconds of each position of `order`. */
  readonly startAt: Float64Array;
  readonly endAt: Float64Array;
  /** Where each employee's run in `order` starts; one more position than employees. */
  readonly runs: Uint32Array;
  readonly employeeIds: readonly string[];
  /** 1 at each position of `order` whose entry is marked; undefined where none is. */
  readonly lunchWorked: Uint8Array | undefined;
  /** Epoch seconds of the earliest start and the latest end. */
  readonly firstAt: number;
  readonly lastAt: number;
}

/** A start below 2^32 and a position below 2^20 share one double, so that a run sorts without a comparator. */
const positions = 2 ** 20;

/**
 * Sorts by employee (in order of first appearance), start, end, id. Throws a RangeError for an entry that ends
 * before it starts, is not in whole seconds or lies outside 1970 to 2100: it could not be paid rightly.
 * @example entryOrder([{ id: 'b', employeeId: 'e', startAt: 20, endAt: 30 },
 *   { id: 'a', employeeId: 'e', startAt: 10, endAt: 20 }]).order → Uint32Array.of(1, 0)
 */
export function entryOrder(entries: readonly Spell[]): EntryOrder {
  const numbers = new Map<string, number>();
  const employeeOf = new Uint32Array(entries.length);
  const ends = new Float64Array(entries.length);
  const sizes: number[] = [];
  let firstAt = Infinity;
  let lastAt = -Infinity;
  let lastId: string | undefined;
  let employee = 0;
  entries.forEach((entry, index) => {
    checkSpell(entry);
    if (entry.startAt < firstAt) firstAt = entry.startAt;
    if (entry.endAt > lastAt) lastAt = entry.endAt;
    if (entry.employeeId !== lastId) {
      lastId = entry.employeeId;
      employee = numbers.get(lastId) ?? numbers.size;
      numbers.set(lastId, employee);
    }
    employeeOf[index] = employee;
    ends[index] = entry.endAt;
    sizes[employee] = (sizes[employee] ?? 0) + 1;
  });

  const runs = new Uint32Array(sizes.length + 1);
  sizes.forEach((size, index) => {
    if (size > positions) throw new RangeError('Too many entries of one employee in one report');
    runs[index + 1] = (runs[index] ?? 0) + size;
  });
  const filled = runs.slice();
  const arrivals = new Uint32Array(entries.length);
  const keys = new Float64Array(entries.length);
  entries.forEach((entry, index) => {
    const run = employeeOf[index] ?? 0;
    const at = filled[run] ?? 0;
    filled[run] = at + 1;
    arrivals[at] = index;
    keys[at] = entry.startAt * positions + (at - (runs[run] ?? 0));
  });

  const order = new Uint32Array(entries.length);
  for (let run = 0; run < sizes.length; run++) sortRun(entries, keys, arrivals, order, runs, run);
  const startAt = new Float64Array(entries.length);
  const endAt = new Float64Array(entries.length);
  for (let at = 0; at < order.length; at++) {
    startAt[at] = Math.floor((keys[at] ?? 0) / positions);
    endAt[at] = ends[order[at] ?? 0] ?? 0;
  }
  const lunchWorked = entries.some((entry) => entry.isLunchWorked)
    ? Uint8Array.from(order, (index) => (entries[index]?.isLunchWorked ? 1 : 0))
    : undefined;
  return { order, startAt, endAt, runs, employeeIds: [...numbers.keys()], lunchWorked, firstAt, lastAt };
}

function checkSpell({ id, startAt, endAt }: Spell): void {
  if (
    !Number.isInteger(startAt) ||
    !Number.isInteger(endAt) ||
    startAt < firstInstant ||
    endAt < startAt ||
    endAt > endOfInstants
  ) {
    throw new RangeError(`Entry ${id} has no possible time: ${startAt} to ${endAt}`);
  }
}

function sortRun(
  entries: readonly Spell[],
  keys: Float64Array,
  arrivals: Uint32Array,
  order: Uint32Array,
  runs: Uint32Array,
  run: number,
): void {
  const first = runs[run] ?? 0;
  const end = runs[run + 1] ?? 0;
  keys.subarray(first, end).sort();
  let equalFrom = first;
  let lastStart = -1;
  for (let at = first; at <= end; at++) {
    const key = at < end ? (keys[at] ?? 0) : Infinity;
    const start = Math.floor(key / positions);
    if (start !== lastStart) {
      if (at - equalFrom > 1) sortEqualStarts(entries, order.subarray(equalFrom, at));
      equalFrom = at;
      lastStart = start;
    }
    if (at < end) order[at] = arrivals[first + (key - start * positions)] ?? 0;
  }
}

/** Makes the report independent of the order in which the table answers. */
function sortEqualStarts(entries: readonly Spell[], equal: Uint32Array): void {
  equal.sort((one, other) => {
    const [a, b] = [entries[one], entries[other]];
    if (a === undefined || b === undefined) return 0;
    return a.endAt - b.endAt || (a.id < b.id ? -1 : 1);
  });
}
