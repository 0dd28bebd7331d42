// Which entries some hours lie over: what is asked before they are saved, and told while they are typed.

import type { WorkLog } from '#shared/model/worklog.ts';
import { fromWire } from '#shared/time/instant.ts';

/** Hours of an employee as they are to be; `id` is their own entry, where they have one already. */
export type Spell = {
  readonly id?: string;
  readonly employeeId: string;
  readonly startAt: number;
  /** Infinity while they run. */
  readonly endAt: number;
};
/** An entry that lies there, at the times it will have. */
export type There = Pick<Spell, 'startAt' | 'endAt'> & { readonly entry: WorkLog };

const secondsOf = (at: string): number => fromWire(at) ?? 0;
export const endSecondsOf = (at: string | undefined): number => (at === undefined ? Infinity : secondsOf(at));

const spellOf = ({ id, employee, start_time, end_time }: WorkLog): Spell => ({
  id,
  employeeId: employee.id,
  startAt: secondsOf(start_time),
  endAt: endSecondsOf(end_time),
});

/** The entries that lie over one of the spells, oldest first; none lies over itself, and moved ones lie where they go. */
export function lyingOver(entries: readonly WorkLog[], spells: readonly Spell[]): readonly There[] {
  const moved = new Map(spells.map((spell) => [spell.id, spell]));
  const wanted = Map.groupBy(spells, ({ employeeId }) => employeeId);
  const found = new Map<string, There>();
  for (const entry of entries) {
    const { id, employeeId, startAt, endAt } = moved.get(entry.id) ?? spellOf(entry);
    const isOver = (one: Spell) => one.id !== id && startAt < one.endAt && one.startAt < endAt;
    if (wanted.get(employeeId)?.some(isOver)) found.set(entry.id, { entry, startAt, endAt });
  }
  return [...found.values()].toSorted((one, other) => one.startAt - other.startAt);
}
