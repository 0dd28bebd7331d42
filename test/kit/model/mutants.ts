// Seeded bugs: each changes writes as a mistake in a verb would, to prove that the model test finds it.

import type { Table } from '#functions/aws/table.ts';
import type { Change, Condition, Item } from '#functions/table/write.ts';
import type { Seeded } from './model.ts';
import type { Misread } from './model-office.ts';

export type Mutant = (changes: readonly Change[]) => Change[];

const isAbout = (condition: Condition, path: string): boolean =>
  'path' in condition && condition.path === path;

/** The condition without the parts about these paths. */
function forgetting(condition: Condition | undefined, paths: readonly string[]): Condition | undefined {
  if (!condition || paths.some((path) => isAbout(condition, path))) return undefined;
  if (condition.is !== 'and' && condition.is !== 'or') return condition;
  const of = condition.of.flatMap((part) => forgetting(part, paths) ?? []);
  return of.length ? { is: condition.is, of } : undefined;
}

const unconditional = (...paths: string[]): Mutant => {
  return (changes) =>
    changes.map((change): Change => {
      if ('check' in change) return change;
      const { when, ...rest } = change;
      const kept = forgetting(when, paths);
      return kept ? { ...rest, when: kept } : rest;
    });
};

const isProject = (change: Change): boolean => 'update' in change && change.update.SK.startsWith('P#');
const isEntry = (key: { PK: string }): boolean => key.PK.includes('#W#');
const without = (item: Item | undefined, ...names: string[]): Item =>
  Object.fromEntries(Object.entries(item ?? {}).filter(([name]) => !names.includes(name)));

const mutants: Readonly<Record<string, Mutant>> = {
  'clocking in does not ask whether the employee is in': unconditional('o'),
  'clocking out does not ask whether the entry is open': unconditional('e', 'o.i', 's', 'p'),
  'an edit does not ask for the version': unconditional('v'),
  'an edit does not ask whose the open pointer is': unconditional('v', 'o.i'),
  'a total is added twice': (changes) =>
    changes.map((change) =>
      isProject(change) && 'update' in change && change.add?.['t'] !== undefined
        ? { ...change, add: { ...change.add, t: change.add['t'] * 2 } }
        : change,
    ),
  'an edit leaves the approval': (changes) =>
    changes.map((change) =>
      'update' in change && isEntry(change.update) && change.remove?.includes('a')
        ? { ...change, remove: change.remove.filter((name) => name !== 'a') }
        : change,
    ),
  'deleting leaves no tombstone': (changes) =>
    changes.map((change) =>
      'update' in change && change.set?.['x'] === 1
        ? { delete: change.update, ...(change.when ? { when: change.when } : {}) }
        : change,
    ),
  'moving leaves no forwarding row': (changes) =>
    changes.map((change) =>
      'put' in change && change.put['f'] !== undefined && change.put['u'] !== undefined
        ? { delete: { PK: change.put.PK, SK: change.put.SK }, ...(change.when ? { when: change.when } : {}) }
        : change,
    ),
  'the first times are forgotten': (changes) =>
    changes.map((change) =>
      'update' in change ? { ...change, set: without(change.set, 'os', 'oe') } : change,
    ),
  'the newest start goes back with a late punch': unconditional('la'),
  'a disabled employee may still clock': unconditional('off'),
  'a closed project still takes entries': unconditional('shut'),
  'a request is answered without asking whether it still waits': (changes) =>
    changes.map((change) => {
      if (!('update' in change) || !change.update.SK.startsWith('O#') || !change.remove) return change;
      const { when: _, ...rest } = change;
      return rest;
    }),
  'an answer is not kept': (changes) =>
    changes.filter(
      (change) => !('put' in change && change.put.PK.endsWith('#C') && change.put.SK.startsWith('S#')),
    ),
  'a crew press does not keep the foreman': (changes) =>
    changes.map((change) => {
      if ('put' in change) return { ...change, put: { ...change.put, fi: undefined } };
      return 'update' in change && change.set?.['fo'] !== undefined
        ? { ...change, set: without(change.set, 'fo') }
        : change;
    }),
  'a crew’s clock-out is not recognised when repeated': (changes) =>
    changes.map((change) =>
      'update' in change && change.set?.['fo'] !== undefined
        ? { ...change, set: without(change.set, 'g') }
        : change,
    ),
  'a crew’s clock-in is not recognised when repeated': (changes) =>
    changes.map((change) =>
      'put' in change && change.put['fi'] !== undefined
        ? { ...change, put: { ...change.put, h: 'other' } }
        : change,
    ),
  'a history does not keep the person of the office': (changes) =>
    changes.map((change) =>
      'put' in change ? { ...change, put: { ...change.put, m: undefined, nm: undefined } } : change,
    ),
};
/** Mistakes in reading who acts for the office. */
const misreads: Readonly<Record<string, Misread>> = {
  'a person of the office is taken for the company’s own log-in': () => undefined,
  'a person kept to projects sees all': (person) =>
    person.role === 'projects' ? { ...person, role: 'everything' } : person,
  'a reader may do what payroll may': (person) =>
    person.role === 'read' ? { ...person, role: 'pay' } : person,
  'a person with all rights may only read': (person) =>
    person.role === 'everything' ? { ...person, role: 'read' } : person,
};

/** The table with the mutant's changed writes. */
const mutated =
  (mutant: Mutant) =>
  (table: Table): Table => ({
    ...table,
    write: (...changes) => table.write(...mutant(changes)),
  });

/** Writes one after the other instead of in a transaction, so that a crash or a race leaves only some. */
const tornApart = (table: Table): Table => ({
  ...table,
  write: async (...changes) => {
    for (const change of changes) if (!('check' in change)) await table.write(change);
  },
});

/** Every seeded bug with its name: the model must see each. */
export const seededBugs: readonly (readonly [string, Seeded])[] = [
  ...Object.entries(mutants).map(([name, mutant]) => [name, { through: mutated(mutant) }] as const),
  ['a transaction is torn apart', { through: tornApart }],
  ...Object.entries(misreads).map(([name, misread]) => [name, { misread }] as const),
];
