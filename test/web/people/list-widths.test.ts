// The spare width of a wide list goes to the columns that need it, in their order.

import { expect, it } from 'vitest';
import { widenColumns } from '#web/features/people/column-widths.ts';
import type { Column } from '#web/ui/table/table-model.ts';

const column = (id: string, width?: string): Column<object> => ({ id, label: id, width, cell: () => id });
const columns = [column('name'), column('project', '136px'), column('today', '92px')];
/** What they need at least: 170 for the name. */
const leastPx = 170 + 136 + 92;
const wishes = [
  { id: 'name', px: 200 },
  { id: 'today', px: 114 },
  { id: 'project', px: 236 },
];
const widthsAt = (roomPx: number) => widenColumns(columns, roomPx, wishes).columns.map(({ width }) => width);

it('leaves the columns as they are without spare width', () => {
  expect(widthsAt(leastPx - 50)).toEqual([undefined, '136px', '92px']);
});

it('lets the name have its room first, then the others in their order', () => {
  expect(widthsAt(leastPx + 30)).toEqual([undefined, '136px', '92px']);
  expect(widthsAt(leastPx + 40)).toEqual([undefined, '136px', '102px']);
  expect(widthsAt(leastPx + 72)).toEqual([undefined, '156px', '114px']);
});

it('says whose wish is fulfilled, and leaves the rest to the name', () => {
  const { columns: wide, fulfilled } = widenColumns(columns, leastPx + 500, wishes);
  expect(wide.map(({ width }) => width)).toEqual([undefined, '236px', '114px']);
  expect([...fulfilled].toSorted()).toEqual(['name', 'project', 'today']);
});

it('knows nothing of a column that has given way', () => {
  const { fulfilled } = widenColumns(columns.slice(0, 2), 1000, wishes);
  expect(fulfilled.has('today')).toBe(false);
});
