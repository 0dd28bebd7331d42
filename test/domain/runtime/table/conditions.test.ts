// Conditions of a write: the text that the table reads means what the nested condition means.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { all, any, type Condition, equals, parameters, WriteRefused } from '#functions/table/write.ts';
import { useWorld } from '#test/kit/world/use-site.ts';

const world = await useWorld();
const key = { PK: 'W#conditions', SK: 'row' };
const row = { ...key, a: 1, b: 0 };

type Meant = { readonly when: Condition; readonly isMet: boolean };
const { tree } = fc.letrec<{ tree: Meant; leaf: Meant; joined: Meant }>((tie) => ({
  leaf: fc.constantFrom(
    { when: equals('a', 1), isMet: true },
    { when: equals('a', 2), isMet: false },
    { when: equals('b', 0), isMet: true },
    { when: equals('b', 3), isMet: false },
  ),
  joined: fc
    .tuple(fc.boolean(), fc.array(tie('tree'), { minLength: 1, maxLength: 3 }))
    .map(([isAll, parts]) =>
      isAll
        ? { when: all(...parts.map(({ when }) => when)), isMet: parts.every(({ isMet }) => isMet) }
        : { when: any(...parts.map(({ when }) => when)), isMet: parts.some(({ isMet }) => isMet) },
    ),
  tree: fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('joined')),
}));

it('hold or fail in the table as they are nested', async () => {
  await world.table.write({ put: row });
  await fc.assert(
    fc.asyncProperty(tree, async ({ when, isMet }) => {
      const met = world.table.write({ update: key, set: { c: 1 }, when }).then(
        () => true,
        (error: unknown) => (error instanceof WriteRefused ? false : Promise.reject(error)),
      );
      expect(await met).toBe(isMet);
    }),
    { numRuns: 150 },
  );
});

it('have parentheses only around a choice within a conjunction', () => {
  const [one, two, three] = [equals('a', 1), equals('b', 2), equals('c', 3)];
  const written = (when: Condition) => parameters({ check: key, when }).ConditionExpression;
  expect(written(all(one, any(two, three)))).toBe('#n0 = :v0 AND (#n1 = :v1 OR #n2 = :v2)');
  expect(written(all(one, all(any(two, three))))).toBe('#n0 = :v0 AND (#n1 = :v1 OR #n2 = :v2)');
  expect(written(any(one, all(two, three)))).toBe('#n0 = :v0 OR #n1 = :v1 AND #n2 = :v2');
  expect(written(all(any(one)))).toBe('#n0 = :v0');
});
