// Proves that a table becomes rows where its surroundings are too narrow for its columns, however wide the window.
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { type Column, roomOf } from '#web/ui/table/table-model.ts';
import { stage } from './stage.tsx';

type Site = { id: string; name: string };

const columns: Column<Site>[] = [
  { id: 'name', label: 'Name', rowHead: true, cell: ({ name }) => name },
  { id: 'share', label: 'Share', width: '24%', cell: () => '' },
  { id: 'hours', label: 'Hours', width: '120px', cell: () => '8.00' },
  { id: 'secret', label: 'Secret', width: '900px', hidden: true, cell: () => '' },
];
const sites = [{ id: 'a', name: 'Roof' }];

afterEach(() => vi.restoreAllMocks());

function inRoomOf(widthPx: number, compactRow?: (row: Site) => string): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(widthPx);
  stage(
    <DataTable
      caption="Sites"
      columns={columns}
      rows={sites}
      rowId={({ id }) => id}
      compactRow={compactRow}
      compactFoot={<p>Total 8.00</p>}
    />,
  );
}
const named = ({ name }: Site) => name;

describe('the room of a table', () => {
  it('is what its columns ask for in pixels, and a text’s for those that share; hidden ones ask for none', () => {
    expect(roomOf(columns)).toBe(460);
    expect(roomOf(columns, true)).toBe(506);
  });

  it('makes it rows with their totals where it is a pixel too little', () => {
    inRoomOf(459, named);
    expect(screen.getByRole('list', { name: 'Sites' })).toHaveTextContent('Roof');
    expect(screen.getByText('Total 8.00')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('leaves it a table where it is enough', () => {
    inRoomOf(460, named);
    expect(screen.getByRole('table', { name: 'Sites' })).toBeInTheDocument();
    expect(screen.queryByText('Total 8.00')).toBeNull();
  });

  it('leaves it a table where no compact rows are given', () => {
    inRoomOf(300);
    expect(screen.getByRole('table', { name: 'Sites' })).toBeInTheDocument();
  });
});
