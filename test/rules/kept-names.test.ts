// Proves that the cookie page lists every name under which the web stores something in a browser.
import { describe, expect, it } from 'vitest';
import { keptInBrowser } from '#web/features/pages/kept-names.ts';
import { codeFiles, read } from './source.ts';

/** Written in these files with their ids or as the beginning of a name. */
const told = keptInBrowser.flatMap(({ names }) => names);
const ownFile = 'web/features/pages/kept-names.ts';
/** A queue's name in the lock that only one tab holds: nothing is kept under it. */
const locks = ['stund-outbox'];

const namesIn = (source: string): string[] =>
  [...source.matchAll(/['`](stund-[a-z-]*)( ?\$\{|['`])?/g)].map(([, name = '', end]) =>
    end === "'" || end === '`' ? name : `${name} …`,
  );

describe('what the browser keeps', () => {
  it('is told by name on the cookie page, all of it and nothing else', () => {
    const found = codeFiles()
      .filter((path) => path.startsWith('web/') && path !== ownFile)
      .flatMap((path) => namesIn(read(path)))
      .filter((name) => !locks.includes(name));
    // An export's name goes on with its page; the start of a cache's name is all the code writes.
    const written = new Set(
      found.map((name) => name.replace(/^stund-export$/, 'stund-export …').replace(/^stund-$/, 'stund-…')),
    );
    expect([...written].toSorted()).toEqual(told.filter((name) => name.startsWith('stund-')).toSorted());
    expect(namesIn("const a = 'stund-one'; const b = `stund-two ${id}`;")).toEqual([
      'stund-one',
      'stund-two …',
    ]);
  });

  it('goes by the one name of the theme', () => {
    const names = codeFiles()
      .filter((path) => path.startsWith('web/'))
      .flatMap((path) => [...read(path).matchAll(/'(mantine-color-scheme-value)'/g)].map(([, name]) => name));
    expect([...new Set(names)]).toEqual(['mantine-color-scheme-value']);
    expect(told).toContain('mantine-color-scheme-value');
  });
});
