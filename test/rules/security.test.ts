// SECURITY.md names tests that are there, and titles that stand in them.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('SECURITY.md', 'utf8');
const kinds = 'api|domain|infra|journeys|rules|time|web|workers';
const named = [...page.matchAll(new RegExp(`\`((?:${kinds})/[a-z0-9/-]+)\`(?:: "([^"]+)")?`, 'g'))].map(
  ([, path = '', title]) => ({ path, title }),
);
const fileOf = (path: string): string | undefined =>
  [`test/${path}.test.ts`, `test/${path}.test.tsx`].find((file) => existsSync(file));

describe('the security page', () => {
  it('names tests that exist', () => {
    const whole = [...page.matchAll(/`(test\/[^`]+\.test\.tsx?)`/g)].map(([, path = '']) => path);
    expect(named.length + whole.length).toBeGreaterThan(100);
    expect(named.filter(({ path }) => fileOf(path) === undefined)).toEqual([]);
    expect(whole.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('quotes titles that stand in them', () => {
    const lacking = named.filter(({ path, title }) => {
      const file = fileOf(path);
      const parts = title?.split(' … ') ?? [];
      const source = file === undefined ? '' : readFileSync(file, 'utf8');
      return !parts.every((part) => source.includes(part));
    });
    expect(lacking).toEqual([]);
  });

  it('reads every chapter of the standard', () => {
    const chapters = [...page.matchAll(/^### V(\d+) /gm)].map(([, number]) => Number(number));
    expect(chapters).toEqual(Array.from({ length: 17 }, (_, at) => at + 1));
  });
});
