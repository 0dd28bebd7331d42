// Owns putting rows in order by TanStack Table: stable, nothing last, and the alphabet the column names.
import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column, Sort } from './table-model.ts';

export type TableRow<Row> = { id: string; row: Row };

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
type Features = typeof features;

export type OrderedRowsOptions<Row> = {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
};

export function useOrderedRows<Row extends object>(
  options: OrderedRowsOptions<Row>,
): readonly TableRow<Row>[] {
  const { rows, rowId, columns, sort } = options;
  const definitions = useMemo(() => columns.filter((column) => column.sortBy).map(definition), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const sorting = useMemo(() => (sort ? [{ id: sort.by, desc: sort.descending }] : []), [sort]);
  const table = useTable<Features, Row>({
    features,
    columns: definitions,
    data,
    getRowId: rowId,
    state: { sorting },
  });
  const model = table.getRowModel().rows;
  return useMemo(() => model.map((row) => ({ id: row.id, row: row.original })), [model]);
}

function definition<Row extends object>(column: Column<Row>): ColumnDef<Features, Row> {
  const { sortBy, compare = plainOrder } = column;
  const inOrder: SortFn<Features, Row> = (a, b) => {
    const [left, right] = [sortBy?.(a.original) ?? null, sortBy?.(b.original) ?? null];
    if (typeof left === 'string' && typeof right === 'string') return compare(left, right);
    return Number(left) - Number(right);
  };
  return {
    id: column.id,
    accessorFn: (row) => sortBy?.(row) ?? undefined,
    sortFn: inOrder,
    sortUndefined: 'last',
  };
}

function plainOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
