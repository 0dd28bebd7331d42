// Proves what is selected in the week: ranges, rows, columns, the outline, and the entries that an approval changes.
import { noNotes } from '#web/entry/day-notes/day-notes.ts';
import { describe, expect, it } from 'vitest';
import type { WorkLog } from '#shared/model/worklog.ts';
import { weekRow, type WeekRow } from '#web/entry/days/week-model.ts';
import {
  allSelected,
  chosenIn,
  edgesOf,
  isSelected,
  noneSelected,
  rangeOf,
  toggledCell,
  toggledColumn,
  toggledRow,
  waitingIn,
} from '#web/features/week/week-selection.ts';
import { toApprove } from '#web/entry/bulk/to-approve.ts';
import { daysOf } from '#web/features/week/week-days.ts';
import { companyTime } from '#web/words/company-time.ts';
import { aWorkLog } from '#test/web/desk/desk.ts';

const time = companyTime({ zoneName: 'Atlantic/Reykjavik', country: 'IS' }, 'en');
const days = daysOf('week', '2026-11-27');
const input = {
  time,
  now: Date.parse('2026-11-27T14:00:00Z') / 1000,
  days,
  isFree: () => false,
  marksMissing: true,
  usualWeek: undefined,
  notes: noNotes,
};
const rowOf = (id: string, own: readonly WorkLog[] = [], example = false): WeekRow =>
  weekRow(input, { id, name: id, example }, own);
const rows = [rowOf('a'), rowOf('b'), rowOf('x', [], true), rowOf('c')];
const columnsOf = (mask: number | undefined) =>
  days.flatMap((_, column) => (isSelected(mask ?? 0, column) ? [column] : []));

describe('a selection', () => {
  it('is the rectangle between two cells, whichever is the first, without the example crew', () => {
    const range = rangeOf(rows, { row: 3, column: 4 }, { row: 1, column: 2 });
    expect([...range.keys()]).toEqual(['b', 'c']);
    expect(columnsOf(range.get('b'))).toEqual([2, 3, 4]);
  });

  it('takes a cell, a row or a column in, and out again', () => {
    const cell = toggledCell(noneSelected, rows, { row: 0, column: 6 });
    expect(columnsOf(cell.get('a'))).toEqual([6]);
    expect(columnsOf(toggledCell(cell, rows, { row: 0, column: 6 }).get('a'))).toEqual([]);
    const [first = expect.fail()] = rows;
    const row = toggledRow(cell, first);
    expect(columnsOf(row.get('a'))).toHaveLength(7);
    expect(columnsOf(toggledRow(row, first).get('a'))).toEqual([]);
    const column = toggledColumn(cell, rows, 6);
    expect([...column].map(([id, mask]) => [id, columnsOf(mask)])).toEqual([
      ['a', [6]],
      ['b', [6]],
      ['c', [6]],
    ]);
    expect(columnsOf(toggledColumn(column, rows, 6).get('c'))).toEqual([]);
    expect(toggledCell(noneSelected, rows, { row: 2, column: 0 }).size).toBe(0);
  });

  it('of two weeks holds fourteen days', () => {
    const two = weekRow({ ...input, days: daysOf('two', '2026-11-27') }, { id: 'a', name: 'a' }, []);
    expect(columnsOf(allSelected([two]).get('a')).length).toBe(7);
    expect(isSelected(allSelected([two]).get('a') ?? 0, 13)).toBe(true);
  });

  it('has its outline where no neighbour is selected', () => {
    const own = 0b110;
    expect(edgesOf({ above: 0, own, below: 0b010 }, 1)).toEqual(['top', 'left']);
    expect(edgesOf({ above: 0b100, own, below: 0 }, 2)).toEqual(['right', 'bottom']);
    expect(edgesOf({ above: 0, own, below: 0 }, 0)).toEqual([]);
  });

  it('counts days with entries, and an entry over midnight once', () => {
    const night = aWorkLog({
      start_time: '2026-11-24T22:00:00Z',
      end_time: '2026-11-25T06:00:00Z',
      total_time: 8 * 3600,
    });
    const own = [rowOf('a', [night])];
    const chosen = chosenIn(own, allSelected(own));
    expect(chosen).toEqual({ cells: 2, entries: [night], locked: [], seconds: 8 * 3600 });
    const morning = chosenIn(own, toggledCell(noneSelected, own, { row: 0, column: 2 }));
    expect(morning).toEqual({ cells: 1, entries: [night], locked: [], seconds: 6 * 3600 });
  });

  it('of everything takes no day of a locked period, and tells its entries apart', () => {
    const on = (day: string) =>
      aWorkLog({ start_time: `${day}T08:00:00Z`, end_time: `${day}T16:00:00Z`, total_time: 8 * 3600 });
    const [locked, open] = [on('2026-11-23'), on('2026-11-25')];
    const until = time.startOf('2026-11-25');
    const row = weekRow({ ...input, isClosed: (at) => at < until }, { id: 'a', name: 'a' }, [locked, open]);
    expect(columnsOf(allSelected([row]).get('a'))).toEqual([2, 3, 4, 5, 6]);
    const isLocked = (entry: WorkLog) => time.seconds(entry.start_time) < until;
    const chosen = chosenIn([row], toggledRow(noneSelected, row), isLocked);
    expect([chosen.cells, chosen.entries, chosen.locked]).toEqual([2, [open], [locked]]);
  });

  it('of what waits leaves out days that are approved, that run, that need a look, and that have no entry', () => {
    const on = (day: string, over: Partial<WorkLog> = {}) =>
      aWorkLog({ start_time: `${day}T08:00:00Z`, end_time: `${day}T16:00:00Z`, ...over });
    const { end_time: _end, total_time: _total, ...running } = on('2026-11-27');
    const row = rowOf('a', [
      on('2026-11-23'),
      on('2026-11-24', { approved: true }),
      on('2026-11-25', { end_time: '2026-11-26T04:00:00Z', total_time: 20 * 3600 }),
      running,
      // A week ago, so that Thursday is missing.
      on('2026-11-19'),
    ]);
    const waiting = waitingIn([row, rowOf('b')], [0, 1, 2, 3, 4, 5, 6]);
    expect([...waiting.keys()]).toEqual(['a']);
    expect(columnsOf(waiting.get('a'))).toEqual([0, 2]);
    expect(columnsOf(waitingIn([row], [1, 2]).get('a'))).toEqual([2]);
  });

  it('is approved by its ended entries that are not approved yet, without those whose end is assumed', () => {
    const approved = aWorkLog({ approved: true });
    const waiting = aWorkLog();
    const { end_time: _, ...running } = aWorkLog();
    expect(toApprove([approved, waiting, running], true)).toEqual({
      needed: [waiting],
      left: 0,
      running: 1,
      already: 1,
    });
    expect(toApprove([approved, waiting, running], false)).toEqual({
      needed: [approved],
      left: 0,
      running: 1,
      already: 1,
    });
    const guessed = aWorkLog({ assumed_end: true });
    expect(toApprove([waiting, guessed], true)).toEqual({
      needed: [waiting],
      left: 1,
      running: 0,
      already: 0,
    });
    expect(toApprove([{ ...guessed, approved: true }], false).needed).toHaveLength(1);
  });
});
