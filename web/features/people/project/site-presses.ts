// The clock-ins that a project's page shows beside its site: of the people there now, then the newest of each other
// person.

import type { WorkLog } from '#shared/model/worklog.ts';
import { isRunning } from '#web/entry/entry-times.ts';
import { byName } from '#web/words/alphabet.ts';

const pressesShown = 6;

export function sitePressesOf(entries: readonly WorkLog[]): readonly WorkLog[] {
  const located = entries
    .filter(({ places }) => places?.in !== undefined)
    .toSorted(
      (one, other) =>
        Number(isRunning(other)) - Number(isRunning(one)) ||
        other.start_time.localeCompare(one.start_time) ||
        byName(one.employee.name, other.employee.name),
    );
  const newest = new Map<string, WorkLog>();
  for (const entry of located) if (!newest.has(entry.employee.id)) newest.set(entry.employee.id, entry);
  return [...newest.values()].slice(0, pressesShown);
}
