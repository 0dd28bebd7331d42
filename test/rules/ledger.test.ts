// The specification ledger keeps its promises: whole, honest, and only ever shrinking its unbuilt part.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { groups } from '#shared/api/groups.ts';
import {
  callsOutsideContract,
  emptyProofs,
  missingPaths,
  oddIds,
  oddKinds,
  repeatedIds,
  sourcelessRows,
  unspokenMessages,
} from './ledger/check.ts';
import { ledger, type Row, rowsOf, unbuiltCount } from './ledger/ledger.ts';
import { specCalls, specRoutes } from './ledger/spec-paths.ts';
import { names, testsIn } from './ledger/test-names.ts';
import { countLine, withCount } from './readme-count.ts';
import { filesBelow, read, root } from './source.ts';

const readTest = (path: string) => (existsSync(join(root, path)) ? read(path) : undefined);
const contract = new Set([
  // Error reports of browsers come as any text, so their route stands beside the contract.
  'POST /api/se',
  ...groups.flatMap((group) => Object.values(group.endpoints).map(({ method, path }) => `${method} ${path}`)),
]);
const aRow = (change: Partial<Row>): Row[] => [
  { id: 'a.b', kind: 'rule', source: 'spec/1 §1', text: 'x', test: '', name: '', ...change },
];
const proof = { test: 'test/a.test.ts', name: 'x' };

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

  it('is a table of six columns: a cell with a comma or a quotation mark stands in quotation marks', () => {
    expect(ledger.length).toBeGreaterThan(900);
    expect(oddKinds(ledger)).toEqual([]);
    expect(oddKinds(aRow({ kind: 'x' }))).toHaveLength(1);
    expect(rowsOf('id,kind,source,text,test,name\na.b,rule,,"x, ""y""",test/a.test.ts,x\n')).toEqual(
      aRow({ source: '', text: 'x, "y"', ...proof }),
    );
  });

  it('names an existing test that runs for every row it calls proven', () => {
    expect(emptyProofs(ledger, readTest)).toEqual([]);
  });

  it('refuses a proof without a file, without a test, or with a skipped test', () => {
    const source = "describe('clock', () => { it('runs', f); it.sk~ip('rests', f); });".replace('~', '');
    const complaints = (test: string, name: string) =>
      emptyProofs(aRow({ test, name }), (path) => (path === 'test/a.test.ts' ? source : undefined));
    expect(complaints('test/a.test.ts', 'clock > runs')).toEqual([]);
    expect(complaints('test/b.test.ts', 'runs')).toEqual(['a.b: test/b.test.ts does not exist']);
    expect(complaints('functions/a.ts', 'runs')).toEqual(['a.b: functions/a.ts is no test file']);
    expect(complaints('test/a.test.ts', 'walks')).toEqual(["a.b: test/a.test.ts has no test named 'walks'"]);
    expect(complaints('test/a.test.ts', 'rests')).toEqual(["a.b: 'rests' is skipped"]);
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
    expect(callsOutsideContract(ledger, contract)).toEqual([]);
    expect(
      callsOutsideContract(aRow({ kind: 'call', text: 'GET /nowhere', ...proof }), contract),
    ).toHaveLength(1);
  });

  it('calls no message proven whose exact words the English texts and the error catalogue do not hold', () => {
    const sources = [...filesBelow('shared/text/en'), 'shared/errors.ts'].map(read);
    expect(unspokenMessages(ledger, sources)).toEqual([]);
    const row = aRow({ kind: 'message', text: "'Company not found'", ...proof });
    expect(unspokenMessages(row, ["'company not found'"])).toEqual([]);
    expect(unspokenMessages(row, ["'the company was not found'"])).toHaveLength(1);
  });

  it('never grows its unbuilt part', () => {
    const { unbuilt: committed } = z
      .object({ unbuilt: z.number() })
      .parse(JSON.parse(read('test/rules/ledger/unbuilt.json')));
    const count = unbuiltCount(ledger);
    expect(count, `${count} rows are unbuilt, ${committed} are allowed`).toBeLessThanOrEqual(committed);
    expect(count, 'fewer rows are unbuilt: run node test/rules/ledger-count.ts to lower the number').toBe(
      committed,
    );
  });
});

describe('the count in the README', () => {
  it('stands between its markers and leaves the rest alone', () => {
    const readme = 'before\n<!-- ledger:start -->\nold\n<!-- ledger:end -->\nafter\n';
    const line = countLine(aRow({}));
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

  it('matches a whole name that a template can make, and none that only holes can make', () => {
    const made = { fullName: 'access > ${} is refused for the wrong role', isSkipped: false };
    expect(names(made, 'access > GET /api/self is refused for the wrong role')).toBe(true);
    expect(names(made, 'access > GET /api/self answers')).toBe(false);
    expect(names({ fullName: '${} > ${}', isSkipped: false }, 'anything > at all')).toBe(false);
  });
});
