// Names, openings and honesty: what every file of the project is called, begins with and must not contain.
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  addressComplaints,
  demandedTop,
  honestyComplaints,
  nameComplaints,
  openingComplaints,
  topLevelComplaints,
} from './name-rules.ts';
import { codeFiles, filesBelow, read, rooms, root } from './source.ts';

const files = rooms.flatMap((room) => filesBelow(room));
const code = codeFiles();
const filesMax = 25;

function crowded(paths: readonly string[]): readonly string[] {
  const counts = Map.groupBy(paths, (path) => dirname(path));
  return [...counts]
    .filter(([, { length }]) => length > filesMax)
    .map(([folder, { length }]) => `${folder} has ${length} files`);
}
const isText = (path: string) => /\.(ts|tsx|js|mjs|json|css|html|md|svg|txt|sh|ya?ml)$/.test(path);

describe('files', () => {
  it('are called in kebab-case and after their business', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap(nameComplaints)).toEqual([]);
    expect(nameComplaints('web/ui/DataTable.tsx')).toHaveLength(1);
    expect(nameComplaints('shared/utils/time.ts')).toHaveLength(1);
    expect(nameComplaints('shared/time/day-helpers.ts')).toHaveLength(1);
    expect(nameComplaints('web/ui/display/card.module.css')).toEqual([]);
  });

  it('open with one sentence that says what they own', () => {
    expect(code.flatMap((path) => openingComplaints(path, read(path)))).toEqual([]);
    expect(openingComplaints('a.ts', "import './b.ts';\n")).toHaveLength(1);
    expect(openingComplaints('a.ts', '// helpers\n')).toHaveLength(1);
    expect(openingComplaints('a.ts', '#!/usr/bin/env node\n// Starts the house.\n')).toEqual([]);
    expect(openingComplaints('a.ts', '/** Starts\n * the house. */\n')).toEqual([]);
  });

  it('leave no work undone, silence no check, skip no test and hide no error', () => {
    expect(code.flatMap((path) => honestyComplaints(path, read(path)))).toEqual([]);
  });

  // A '~' keeps each planted fault from being one in this file.
  it.each([
    ['a.ts', '// TO~DO: later'],
    ['a.ts', 'const a = 1; /* FIX~ME */'],
    ['a.ts', '// @ts-~ignore'],
    ['a.ts', '// biome-~ignore format: wide'],
    ['a.ts', 'const a = b as a~ny;'],
    ['a.ts', 'const a = b as un~known as C;'],
    ['a.ts', 'function f(a: a~ny) {}'],
    ['a.ts', 'try { f(); } ca~tch {}'],
    ['test/a.test.ts', "it.sk~ip('a', f);"],
    ['test/a.test.ts', "describe.on~ly('a', f);"],
    ['test/a.test.ts', "x~it('a', f);"],
  ])('find the planted fault in %s: %s', (path, source) => {
    expect(honestyComplaints(path, source.replace('~', ''))).toHaveLength(1);
    expect(honestyComplaints(path, `const text = ${JSON.stringify(source.replace('~', ''))};`)).toEqual([]);
  });

  it('name no package registry and no folder of one machine', () => {
    const top = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = [...files.filter(isText), ...top.map((entry) => entry.name)];
    expect(paths.flatMap((path) => addressComplaints(path, read(path)))).toEqual([]);
    expect(addressComplaints('a.md', `https://${['registry', 'example', 'org'].join('.')}/a`)).toHaveLength(
      1,
    );
    expect(addressComplaints('.npmrc', ['registry', 'x'].join('='))).toHaveLength(1);
    expect(addressComplaints('a.ts', ["const a = '", 'home', "someone/a';"].join('/'))).toHaveLength(1);
  });
});

describe('folders', () => {
  it('hold at most 25 files beside each other: more means that rooms are missing', () => {
    expect(crowded(files)).toEqual([]);
    const many = (count: number) => Array.from({ length: count }, (_, index) => `web/a/file-${index}.ts`);
    expect(crowded(many(25))).toEqual([]);
    expect(crowded(many(26))).toEqual(['web/a has 26 files']);
    expect(crowded([...many(25), 'web/a/b/file.ts'])).toEqual([]);
  });
});

describe('the top level', () => {
  it('is exactly what the brief allows [house.top-level]', () => {
    const ignored = new Set(['node_modules', 'cdk.out', 'coverage']);
    const names = readdirSync(root).filter((name) => !ignored.has(name) && !name.endsWith('.log'));
    expect(topLevelComplaints(names)).toEqual([]);
  });

  it('is refused when something is missing or does not belong', () => {
    expect(topLevelComplaints(demandedTop)).toEqual([]);
    expect(topLevelComplaints([...demandedTop, 'docs', '.editorconfig', 'package-lock.json'])).toHaveLength(
      1,
    );
    expect(topLevelComplaints(demandedTop.slice(1))).toHaveLength(1);
  });
});
