// Rows of every release of before are read as they were read then; a row of a new form is kept for those to come.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { censusOf } from '#functions/domain/invariants/census.ts';
import { formsOf, readAs, rowsOfToday } from './kept-rows.ts';

const keptShape = z.object({
  forms: z.record(z.string(), z.string()),
  items: z.array(z.record(z.string(), z.unknown())),
  read: z.record(z.string(), z.unknown()),
});
const keptIn = (name: string) =>
  keptShape.parse(JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')));
const kept = readdirSync(new URL('.', import.meta.url))
  .filter((name) => /^rows-of-[\d-]+\.json$/.test(name))
  .toSorted();

describe('rows that are kept for good', () => {
  it.each(kept)('are read as on the day of %s, whatever has been added since', (name) => {
    const { items, read } = keptIn(name);
    expect(items.length).toBeGreaterThanOrEqual(15);
    expect(readAs([...censusOf(items).values()][0])).toMatchObject(read);
  });

  it('have no form that the newest file lacks: `node test/domain/runtime/kept-rows.ts` writes one with it', async () => {
    const newest = keptIn(kept.at(-1) ?? expect.fail('no rows are kept'));
    expect(formsOf(await rowsOfToday())).toEqual(newest.forms);
  });
});
