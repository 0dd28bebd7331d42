// The specification ledger keeps its promises: whole, honest, and only ever shrinking its unbuilt part.
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { groups } from '#shared/api/groups.ts';
import {
  callsOutsideContract,
  missingPaths,
  oddIds,
  oddKinds,
  repeatedIds,
  sourcelessRows,
  strayIds,
  unspokenMessages,
} from './ledger/check.ts';
import { ledger, type Row, rowsOf } from './ledger/ledger.ts';
import { proofsOf, proofsOfRow, readProofs, testsOf, unbuiltCount } from './ledger/proofs.ts';
import { specCalls, specRoutes } from './ledger/spec-paths.ts';
import { testsIn } from './ledger/test-names.ts';
import { countLine, withCount } from './readme-count.ts';
import { filesBelow, read } from './source.ts';

const proofs = readProofs();
const contract = new Set([
  // Error reports of browsers come as any text, so their route stands beside the contract.
  'POST /api/se',
  ...groups.flatMap((group) => Object.values(group.endpoints).map(({ method, path }) => `${method} ${path}`)),
]);
const aRow = (change: Partial<Row>): Row[] => [
  { id: 'a.b', kind: 'rule', source: 'spec/1 §1', text: 'x', ...change },
];
/** What these tests prove; a '~' keeps a test that is skipped here from being one of this file. */
const proofsIn = (...sources: readonly string[]) =>
  proofsOf(testsOf(sources, (source) => source.replaceAll('~', '')));
const built = proofsIn("it('runs [a.b]', f)");

describe('the specification ledger', () => {
  it('holds each id once', () => {
    expect(repeatedIds(ledger)).toEqual([]);
    expect(repeatedIds([...ledger.slice(0, 2), ...ledger.slice(1, 2)])).toHaveLength(1);
  });

  it('writes ids as area.kebab-case', () => {
    expect(oddIds(ledger)).toEqual([]);
    expect(oddIds([...aRow({ id: 'camelCase' }), ...aRow({ id: 'a.b_c' })])).toHaveLength(2);
  });

  it('says for every row where in the specification it stands', () => {
    expect(sourcelessRows(ledger)).toEqual([]);
    expect(sourcelessRows(aRow({ source: 'somewhere' }))).toHaveLength(1);
  });

  it('is a table of four columns: a cell with a comma or a quotation mark stands in quotation marks', () => {
    expect(ledger.length).toBeGreaterThan(900);
    expect(oddKinds(ledger)).toEqual([]);
    expect(oddKinds(aRow({ kind: 'x' }))).toHaveLength(1);
    expect(rowsOf('id,kind,source,text\na.b,rule,,"x, ""y"""\n')).toEqual(
      aRow({ source: '', text: 'x, "y"' }),
    );
    expect(() => rowsOf('id,kind,source,text\na.b,rule,spec/1,hello, world\n')).toThrow(/^a\.b: /);
  });

  it('has a row for every id and pattern that a title carries', () => {
    expect(strayIds(ledger, proofs)).toEqual([]);
  });

  it('refuses an id that is no row’s, and a pattern that stands for none', () => {
    const complaints = (title: string) =>
      strayIds(aRow({}), proofsIn(`it('runs [a.b]', f); it('${title}', f)`));
    expect(complaints('walks')).toEqual([]);
    expect(complaints('walks [a.b]')).toEqual([]);
    expect(complaints('walks [a.c]')).toEqual([
      expect.stringContaining("'a.c' of 'walks [a.c]' names no row"),
    ]);
    // The row has a test of its own, so nothing is left for the pattern.
    expect(complaints('walks [a.*]')).toHaveLength(1);
    expect(complaints('walks [${x}]')).toHaveLength(1);
    expect(complaints('walks []')).toHaveLength(1);
  });

  it('calls a row proven by the running tests that carry its id, else by those of the longest pattern', () => {
    const titlesFor = (id: string, ...sources: readonly string[]) =>
      aRow({ id }).flatMap((row) => proofsOfRow(row, proofsIn(...sources)).map(({ fullName }) => fullName));
    expect(titlesFor('a.b', "it('x [a.b c.d]', f)", "it('y [a.b]', f)")).toEqual(['x [a.b c.d]', 'y [a.b]']);
    expect(titlesFor('a.b', "it('x [a.b.c]', f); it('y a.b', f); it('z [a.b] z', f)")).toEqual([]);
    expect(titlesFor('a.b.c', "it('x [a.*]', f); it('y [a.b.*]', f)")).toEqual(['y [a.b.*]']);
    expect(titlesFor('a.b.c', "it('x [a.*]', f); it('y [a.bc.*]', f)")).toEqual(['x [a.*]']);
    expect(titlesFor('a.b', "it('x [a.*]', f); it.sk~ip('y [a.b]', f)")).toEqual([]);
  });

  it('counts a row as unbuilt when no running test carries it', () => {
    expect(unbuiltCount(aRow({}), built)).toBe(0);
    expect(unbuiltCount(aRow({ id: 'a.c' }), built)).toBe(1);
    expect(unbuiltCount(aRow({}), proofsIn("it.to~do('runs [a.b]')"))).toBe(1);
  });

  it('has a row for every route of the route table', () => {
    expect(missingPaths(ledger, 'route', specRoutes)).toEqual([]);
    expect(missingPaths(ledger, 'route', ['/nowhere'])).toHaveLength(1);
  });

  it('has a row for every call of the call lists', () => {
    expect(missingPaths(ledger, 'call', specCalls)).toEqual([]);
    expect(missingPaths(ledger, 'call', ['GET /nowhere'])).toHaveLength(1);
  });

  it('calls no endpoint proven that the contract does not hold', () => {
    expect(contract.size).toBeGreaterThan(0);
    expect(callsOutsideContract(ledger, contract, proofs)).toEqual([]);
    const row = aRow({ kind: 'call', text: 'GET /nowhere' });
    expect(callsOutsideContract(row, contract, built)).toHaveLength(1);
    expect(callsOutsideContract(row, contract, proofsIn())).toEqual([]);
  });

  it('calls no message proven whose exact words the English texts and the error catalogue do not hold', () => {
    const sources = [...filesBelow('shared/text/en'), 'shared/errors.ts'].map(read);
    expect(unspokenMessages(ledger, sources, proofs)).toEqual([]);
    const row = aRow({ kind: 'message', text: "'Company not found'" });
    expect(unspokenMessages(row, ["'company not found'"], built)).toEqual([]);
    expect(unspokenMessages(row, ["'the company was not found'"], built)).toHaveLength(1);
  });

  it('never grows its unbuilt part', () => {
    const { unbuilt: committed } = z
      .object({ unbuilt: z.number() })
      .parse(JSON.parse(read('test/rules/ledger/unbuilt.json')));
    const count = unbuiltCount(ledger, proofs);
    expect(count, `${count} rows are unbuilt, ${committed} are allowed`).toBeLessThanOrEqual(committed);
    expect(count, 'fewer rows are unbuilt: run node test/rules/ledger-count.ts to lower the number').toBe(
      committed,
    );
  });
});

describe('the count in the README', () => {
  it('stands between its markers and leaves the rest alone', () => {
    const readme = 'before\n<!-- ledger:start -->\nold\n<!-- ledger:end -->\nafter\n';
    const line = countLine(1, 1);
    expect(line).toBe('Specification ledger: 1 rows, 0 proven by a test, 1 unbuilt.');
    expect(withCount(readme, line)).toEqual({
      text: `before\n<!-- ledger:start -->\n${line}\n<!-- ledger:end -->\nafter\n`,
    });
  });

  it('is refused by a README that is missing or has no markers', () => {
    expect(withCount(undefined, 'x')).toHaveProperty('problem', expect.stringContaining('missing'));
    expect(withCount('no markers', 'x')).toHaveProperty('problem', expect.stringContaining('markers'));
  });
});

describe('the reader of test names', () => {
  it('joins the names of the describes around a test', () => {
    const source =
      "describe('a', () => {\n describe('b', () => { it('c', () => {}); });\n it('d', () => {});\n});";
    expect(testsIn(source).map((test) => test.fullName)).toEqual(['a > b > c', 'a > d']);
  });

  it('reads no test out of a comment or a string', () => {
    expect(testsIn("// it('x', f)\nconst a = \"it('y', f)\"; /* test('z', f) */")).toEqual([]);
  });

  it('keeps a hole where a name is made at run time', () => {
    const source =
      "it(`refuses ${role}`, f); it.each(rows)('takes %s as $kind', f); test.each`\n${1}`('n', f); it(name, f);";
    expect(testsIn(source).map((test) => test.fullName)).toEqual([
      'refuses ${}',
      'takes ${} as ${}',
      'n',
      '${}',
    ]);
  });

  it('sees a test that is skipped by itself, by its describe or from inside', () => {
    const source =
      "it.sk~ip('a', f); describe.sk~ip('b', () => { it('c', f); }); it('d', (ctx) => { ctx.skip(); }); it.to~do('e'); it('f', g);";
    expect(testsIn(source.replaceAll('~', '')).map((test) => test.isSkipped)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('reads the ids in the brackets that close a title or that of a describe around it', () => {
    const source =
      "describe('a [a.b]', () => { it('b [c.d e.*]', f); it(`c ${x} [c.d]`, f); it('d [e.f] d', f); });";
    expect(testsIn(source).map((test) => test.ids)).toEqual([['a.b', 'c.d', 'e.*'], ['a.b', 'c.d'], ['a.b']]);
  });

  it('reads the ids of cases from their data when the title ends with it', () => {
    const table = "[['x', '[a.b c.*]'], ['y', '[data-day]'], ['z', '[0].1']]";
    const idsIn = (source: string) => testsIn(source).map((test) => test.ids);
    expect(idsIn(`it.each(${table})('takes %s %s', f)`)).toEqual([['a.b', 'c.*']]);
    expect(idsIn(`const t = ${table}; it.each(t)('takes $name $ids', f)`)).toEqual([['a.b', 'c.*']]);
    expect(idsIn(`it.each(${table})('takes %s as one', f)`)).toEqual([[]]);
    // Data of another test is not its own.
    expect(idsIn(`it.each(${table})('one', f); it.each(t)('takes %s', f)`)).toEqual([[], []]);
  });
});
