// Proves that every exported function of shared/time carries a worked example, and that each example is true.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { noPayRules, plainTiers } from '#shared/model/company/pay-rules.ts';
import { describe, expect, test } from 'vitest';

// Changed code has lost comments (`npm run goal:mutants`), so the examples are read from the code that it was made of.
const house = process.env['MUTATED_HOUSE'] ?? fileURLToPath(new URL('../..', import.meta.url));
const folder = join(house, 'shared', 'time');
const files = readdirSync(folder).toSorted();

interface Documented {
  file: string;
  name: string;
  example: string | undefined;
}

function documentedIn(file: string): Documented[] {
  const source = readFileSync(join(folder, file), 'utf8');
  return [
    ...source.matchAll(/(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export (?:async )?function\*? (\w+)/g),
  ].map(([, comment = '', name = '']) => ({
    file,
    name,
    example: comment
      .split('@example ')[1]
      ?.split('\n')
      .map((line) => line.replace(/^\s*\*\s?/, ''))
      .join('\n')
      .trim(),
  }));
}

const documented = files.flatMap(documentedIn);

describe('the worked examples of shared/time', async () => {
  const scope: Record<string, unknown> = {};
  for (const file of files) {
    const exported: Record<string, unknown> = await import(`../../shared/time/${file.replace('.ts', '')}.ts`);
    Object.assign(scope, exported);
  }
  Object.assign(scope, { noPayRules, plainTiers });
  /** Comments are text; the only way to know that one is true is to run it. */
  const valueOf = (expression: string): unknown =>
    compileFunction(`return (${expression});`, Object.keys(scope)).call(undefined, ...Object.values(scope));

  test.each(documented)('$name of $file is worked out, and so it is', ({ name, example }) => {
    const [call, result, ...more] = example?.split(' →') ?? [];
    expect(more).toEqual([]);
    expect(call).toContain(`${name}(`);
    expect(valueOf(call ?? '')).toEqual(valueOf(result ?? ''));
  });

  test('are found in every file that exports a function', () => {
    expect(new Set(documented.map(({ file }) => file))).toEqual(new Set(files));
    expect(documented.length).toBeGreaterThan(30);
  });
});
