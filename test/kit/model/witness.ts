// A witness of I7 and I17: finds writes for a disabled employee, a closed project or a locked day.

import type { Table } from '#functions/aws/table.ts';
import type { Change } from '#functions/table/write.ts';
import { openPeriodWitness } from './witness-periods.ts';

type Toggle = {
  readonly key: string;
  readonly isShut: boolean;
  readonly begins: number;
  readonly ends: number;
};

/** `through`: watches a table's writes. `problems`: writes that should have been refused. */
export function openWitness(zoneName: string) {
  const seenOfPeriods = openPeriodWitness(zoneName);
  const toggles: Toggle[] = [];
  const problems: string[] = [];
  let moment = 0;

  function toggleOf(change: Change): Pick<Toggle, 'key' | 'isShut'> | undefined {
    if (!('update' in change)) return undefined;
    const key = `${change.update.PK} ${change.update.SK}`;
    if (change.set?.['off'] === 1 || change.set?.['shut'] === 1) return { key, isShut: true };
    const isOpened = change.remove?.some((name) => name === 'off' || name === 'shut');
    return isOpened ? { key, isShut: false } : undefined;
  }

  /** The employees who clock in or out, and the projects on which an entry starts, by this write. */
  function needed(changes: readonly Change[]): string[] {
    const starts = changes.flatMap((change) =>
      'put' in change && change.put['v'] === 1 && change.put['e'] === undefined
        ? [String(change.put['p'])]
        : [],
    );
    // The office's guess of an end is a change of an entry, which it may make for a disabled employee too.
    const isGuess = changes.some((change) => 'update' in change && change.set?.['ae'] === 1);
    return changes.flatMap((change) => {
      if (!('update' in change)) return [];
      const { PK, SK } = change.update;
      const isEnd = !isGuess && change.set?.['l'] !== undefined && change.remove?.includes('o') === true;
      const isPunch = SK.startsWith('E#') && (isEnd || starts.length > 0);
      const isStart = SK.startsWith('P#') && starts.includes(SK.slice(2));
      return isPunch || isStart ? [`${PK} ${SK}`] : [];
    });
  }

  /** It was closed before the write began, and no opening began before the write ended. */
  function isShut(key: string, begins: number, ends: number): boolean {
    const known = toggles.filter((toggle) => toggle.key === key);
    const shutBefore = known.filter((toggle) => toggle.isShut && toggle.ends < begins).at(-1);
    return (
      shutBefore !== undefined &&
      !known.some((toggle) => !toggle.isShut && toggle.ends > shutBefore.begins && toggle.begins < ends)
    );
  }

  return {
    problems,
    through: (table: Table): Table => ({
      ...table,
      write: async (...changes) => {
        moment += 1;
        const begins = moment;
        await table.write(...changes);
        moment += 1;
        const ends = moment;
        problems.push(...seenOfPeriods(changes, { begins, ends }));
        for (const change of changes) {
          const toggle = toggleOf(change);
          if (toggle) toggles.push({ ...toggle, begins, ends });
        }
        for (const key of needed(changes))
          if (isShut(key, begins, ends))
            problems.push(`I7 ${key} was shut before this write and it was made`);
      },
    }),
  };
}
