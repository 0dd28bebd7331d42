// The size of files: over 200 lines needs a written reason, and a reason that is no longer needed goes.
import { describe, expect, it } from 'vitest';
import { codeFiles, read } from './source.ts';

const linesMax = 200;

/** A file, or the start of the paths of alike files, that may be longer, and why. */
const reasons: Readonly<Record<string, string>> = {
  'functions/domain/exports/paper-layout.ts': 'one walk down the page, whose place every piece moves on',
  'infra/parts/table-rows.ts': 'what each function does with the rows of the table, read beside each other',
  'shared/api/company.ts': 'the calls of one Lambda, a few lines each, read beside each other',
  'shared/limits.ts': 'every business constant, in the one place where people look for them',
  'shared/time/holidays.ts': 'the calendars of four countries, read beside each other',
  'shared/text/': 'all that one screen and its dialogs say, read beside each other',
  'test/domain/audit-events.test.ts': 'each event of the audit with the deed that makes it, one list',
  'test/domain/payroll-check.test.ts': 'everything the check can find, and the proof that none was left out',
  'test/journeys/': 'a journey is one story, and its steps stand on each other',
  'test/api/wire.test.ts': 'the fields of every noun of the specification, one list',
  'test/rules/import-rules.ts': 'the import table of the architecture, which is one table',
  'test/rules/ledger/': 'rows of the specification with their proofs, one area a file',
  'test/time/': 'cases worked out by hand for one engine, and the walk that checks it',
  'test/web/desk/': 'one screen with all its dialogs, on one fixture',
  'test/web/ui/pieces.test.tsx': 'the small pieces, a few lines each',
};

const linesOf = (source: string) => source.trimEnd().split('\n').length;

function sizeComplaints(
  sizes: ReadonlyMap<string, number>,
  allowed: Readonly<Record<string, string>>,
): readonly string[] {
  const long = [...sizes].filter(([, lines]) => lines > linesMax);
  const isAllowed = (path: string) => Object.keys(allowed).some((start) => path.startsWith(start));
  return [
    ...long
      .filter(([path]) => !isAllowed(path))
      .map(([path, lines]) => `${path} has ${lines} lines and no reason`),
    ...Object.entries(allowed).flatMap(([start, reason]) => [
      ...(reason.length < 20 ? [`the reason for ${start} says too little`] : []),
      ...(long.some(([path]) => path.startsWith(start)) ? [] : [`${start} needs no reason any more`]),
    ]),
  ];
}

describe('file sizes', () => {
  const sizes = new Map(codeFiles().map((path) => [path, linesOf(read(path))]));

  it('are at most 200 lines, or more for a written reason', () => {
    expect(sizeComplaints(sizes, reasons)).toEqual([]);
  });

  it('have a median of at most 100 lines', () => {
    const sorted = [...sizes.values()].toSorted((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(100);
  });

  it('are refused without a reason, with an empty one, or with one that is not needed', () => {
    const planted = new Map([
      ['a.ts', 201],
      ['b.ts', 200],
    ]);
    expect(sizeComplaints(planted, {})).toEqual(['a.ts has 201 lines and no reason']);
    expect(sizeComplaints(planted, { 'a.ts': 'long' })).toEqual(['the reason for a.ts says too little']);
    expect(
      sizeComplaints(planted, {
        'a.ts': 'one table that is read as a whole',
        'b.ts': 'one table that is read as a whole',
      }),
    ).toEqual(['b.ts needs no reason any more']);
  });
});
