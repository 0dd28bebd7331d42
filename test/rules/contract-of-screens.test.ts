// The screens carry of the contract what they read: paths and replies, not what only the API says of them.

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { groups } from '#shared/api/groups.ts';
import { errors } from '#shared/errors.ts';
import { screensPart } from '#web/contract-of-screens.ts';

const text = (file: string): string => readFileSync(file, 'utf8');
/** As the source writes a text, in either kind of quotes. */
const isIn = (source: string, words: string): boolean =>
  [`'${words.replaceAll("'", "\\'")}'`, `"${words}"`].some((quoted) => source.includes(quoted));

it('leaves the summary of every endpoint to the API, and keeps its path', () => {
  const files = globSync('shared/api/*.ts').map(text);
  const [whole, part] = [files.join('\n'), files.map(screensPart).join('\n')];
  for (const { path, summary } of groups.flatMap(({ endpoints }) => Object.values(endpoints))) {
    expect(isIn(whole, summary), summary).toBe(true);
    expect(isIn(part, summary), summary).toBe(false);
    expect(isIn(part, path), path).toBe(true);
  }
  expect(part.split('\n').length).toBe(whole.split('\n').length);
});

it('leaves the English of every error to the API, and keeps its code', () => {
  const part = screensPart(text('shared/errors.ts'));
  for (const [code, { message }] of Object.entries(errors)) {
    expect(isIn(part, message), message).toBe(false);
    expect(part).toContain(`${code}: {}`);
  }
});
