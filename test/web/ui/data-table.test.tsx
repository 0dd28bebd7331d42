// Proves that the table sorts and selects, announces both, and draws only the rows in view of a long list.
import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DataTable } from '#web/ui/table/data-table.tsx';
import type { Column, Sort } from '#web/ui/table/table-model.ts';
import { matchMediaQuery } from '#test/web/setup.ts';
import { stage } from './stage.tsx';

type Worker = { id: string; name: string; hours: number | null };

const icelandic = (a: string, b: string) => a.localeCompare(b, 'is');

const columns: Column<Worker>[] = [
  {
    id: 'name',
    label: 'Name',
    rowHead: true,
    sortBy: ({ name }) => name,
    compare: icelandic,
    cell: ({ name }) => name,
  },
  {
    id: 'hours',
    label: 'Hours',
    align: 'end',
    sortBy: ({ hours }) => hours,
    firstDescending: true,
    cell: ({ hours }) => hours?.toFixed(2) ?? '–',
    foot: '30.25',
  },
  { id: 'secret', label: 'Secret', hidden: true, cell: () => 'hidden' },
];

const workers: Worker[] = [
  { id: 'a', name: 'Þórdís', hours: 8.25 },
  { id: 'b', name: 'Davíð', hours: null },
  { id: 'c', name: 'Zoé', hours: 12 },
  { id: 'd', name: 'Ásta', hours: 10 },
];

function Workers({ rows = workers, compact = false }: { rows?: Worker[]; compact?: boolean }) {
  const [sort, setSort] = useState<Sort>({ by: 'name', descending: false });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <DataTable
        caption="Workers"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        sort={sort}
        onSort={setSort}
        selection={{ selected, onChange: setSelected, rowLabel: ({ name }) => `Select ${name}` }}
        empty={<p>No employees have been created</p>}
        compactRow={compact ? ({ name }) => <b>{name}</b> : undefined}
      />
      <output>{[...selected].toSorted().join()}</output>
    </>
  );
}

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });

describe('table', () => {
  it('is named by its caption and leaves hidden columns out', () => {
    stage(<Workers />);
    const table = screen.getByRole('table', { name: 'Workers' });
    expect(within(table).queryByText('hidden')).toBeNull();
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  });

  it('sorts by the alphabet of its column and says so', async () => {
    const { user } = stage(<Workers />);
    expect(names()).toEqual(['Ásta', 'Davíð', 'Zoé', 'Þórdís']);
    expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()).toEqual(['Þórdís', 'Zoé', 'Davíð', 'Ásta']);
    expect(head('Name')).toHaveAttribute('aria-sort', 'descending');
    expect(head('Hours')).toHaveAttribute('aria-sort', 'none');
  });

  it('puts rows without a value last, whichever way it sorts', async () => {
    const { user } = stage(<Workers />);
    await user.click(screen.getByRole('button', { name: 'Hours' }));
    expect(head('Hours')).toHaveAttribute('aria-sort', 'descending');
    expect(names()).toEqual(['Zoé', 'Ásta', 'Þórdís', 'Davíð']);
    await user.click(screen.getByRole('button', { name: 'Hours' }));
    expect(names()).toEqual(['Þórdís', 'Ásta', 'Zoé', 'Davíð']);
  });

  it('keeps what is selected through another order', async () => {
    const { user } = stage(<Workers />);
    await user.click(screen.getByRole('checkbox', { name: 'Select Zoé' }));
    await user.click(screen.getByRole('button', { name: 'Hours' }));
    expect(screen.getByRole('checkbox', { name: 'Select Zoé' })).toBeChecked();
    expect(screen.getByRole('row', { selected: true })).toHaveTextContent('Zoé');
  });

  it('selects all, then none, from its head', async () => {
    const { user } = stage(<Workers />);
    const all = screen.getByRole('checkbox', { name: 'Select all rows' });
    await user.click(screen.getByRole('checkbox', { name: 'Select Zoé' }));
    expect(all).toBePartiallyChecked();
    await user.click(all);
    expect(screen.getByText('a,b,c,d')).toBeInTheDocument();
    await user.click(all);
    expect(screen.queryByRole('row', { selected: true })).toBeNull();
  });

  it('has its totals in a foot', () => {
    const { container } = stage(<Workers />);
    expect(container.querySelector('tfoot')).toHaveTextContent('30.25');
  });

  it('gives way to the words for no rows', () => {
    stage(<Workers rows={[]} />);
    expect(screen.getByText('No employees have been created')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('becomes a list on a narrow screen', () => {
    matchMediaQuery('(max-width: 475px)');
    stage(<Workers compact />);
    const items = within(screen.getByRole('list', { name: 'Workers' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['Ásta', 'Davíð', 'Zoé', 'Þórdís']);
  });
});

const many = (count: number): Worker[] =>
  Array.from({ length: count }, (_, index) => ({ id: `w${index}`, name: `Worker ${index}`, hours: index }));

describe('long table', () => {
  it('draws only what is in view and still says how many there are', () => {
    const { container } = stage(<Workers rows={many(10_000)} />);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    const drawn = container.querySelectorAll('tbody tr[aria-rowindex]');
    expect(drawn.length).toBeGreaterThan(5);
    expect(drawn.length).toBeLessThan(60);
    expect(drawn[0]).toHaveAttribute('aria-rowindex', '2');
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(1000);
  });

  it('draws the rows that the window has come to, and the last ones at its end', () => {
    const rowPx = 38;
    const top = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    const { container } = stage(<Workers rows={many(10_000)} />);
    const scrolledTo = (row: number) => {
      top.mockReturnValue(new DOMRect(0, -row * rowPx, 1000, 10_000 * rowPx));
      act(() => void window.dispatchEvent(new Event('scroll')));
      return [...container.querySelectorAll('tbody tr[aria-rowindex]')].map((tr) =>
        Number(tr.getAttribute('aria-rowindex')),
      );
    };
    const inMiddle = scrolledTo(5000);
    const fitting = Math.ceil(window.innerHeight / rowPx);
    for (const row of [5000, 5000 + fitting - 1]) expect(inMiddle).toContain(row + 2);
    expect(inMiddle.length).toBeLessThan(fitting + 24);
    expect(scrolledTo(10_000 - fitting).at(-1)).toBe(10_001);
    expect(scrolledTo(0)[0]).toBe(2);
    const heights = [...container.querySelectorAll<HTMLElement>('tbody tr[aria-hidden]')];
    const drawn = scrolledTo(0).length;
    expect(heights.map(({ style }) => style.height)).toEqual([`${(10_000 - drawn) * rowPx}px`]);
  });

  it('draws every row on paper', () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { container } = stage(<Workers rows={many(201)} />);
    const drawn = () => container.querySelectorAll('tbody tr[aria-rowindex]').length;
    expect(drawn()).toBeLessThan(201);
    window.dispatchEvent(new Event('beforeprint'));
    expect(drawn()).toBe(201);
  });

  it('draws every row of two hundred, since keeping count would cost more', () => {
    const { container } = stage(<Workers rows={many(200)} />);
    expect(container.querySelectorAll('tbody tr')).toHaveLength(200);
  });
});
