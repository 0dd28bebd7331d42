// Finds the entries that some hours overlap, for the question before saving and the notice while typing.

import type { WorkLog } from '#shared/model/worklog.ts';
import { fromWire } from '#shared/time/instant.ts';

/** The hours an entry will have; `id` is undefined for a new entry. */
export type Stretch = {
  readonly id?: string;
  readonly employeeId: string;
  readonly startAt: number;
  /** Epoch seconds; Infinity for a running entry. */
  readonly endAt: number;
};
/** An overlapped entry, with the times it will have. */
export type Overlapped = Pick<Stretch, 'startAt' | 'endAt'> & { readonly entry: WorkLog };

const secondsOf = (at: string): number => fromWire(at) ?? 0;
export const endSecondsOf = (at: string | undefined): number => (at === undefined ? Infinity : secondsOf(at));

const stretchOf = ({ id, employee, start_time, end_time }: WorkLog): Stretch => ({
  id,
  employeeId: employee.id,
  startAt: secondsOf(start_time),
  endAt: endSecondsOf(end_time),
});

/** The entries that overlap one of the stretches, oldest first. An entry among the stretches counts with its new times. */
export function overlappedEntries(
  entries: readonly WorkLog[],
  stretches: readonly Stretch[],
): readonly Overlapped[] {
  const moved = new Map(stretches.map((stretch) => [stretch.id, stretch]));
  const wanted = Map.groupBy(stretches, ({ employeeId }) => employeeId);
  const found = new Map<string, Overlapped>();
  for (const entry of entries) {
    const { id, employeeId, startAt, endAt } = moved.get(entry.id) ?? stretchOf(entry);
    const isOver = (one: Stretch) => one.id !== id && startAt < one.endAt && one.startAt < endAt;
    if (wanted.get(employeeId)?.some(isOver)) found.set(entry.id, { entry, startAt, endAt });
  }
  return [...found.values()].toSorted((one, other) => one.startAt - other.startAt);
}
