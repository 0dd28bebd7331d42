// Owns the table: heads that sort, rows with their edges and ticks, totals; long lists draw only what is in view.
import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import { classNames } from '#web/ui/style/class-names.ts';
import { CompactRows } from './compact-rows.tsx';
import styles from './data-table.module.css';
import { useMedia } from '#web/ui/style/media.ts';
import { usePrinting } from '#web/ui/style/printing.ts';
import { useScrolledByKeys } from './scrolled-by-keys.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableHead } from './table-head.tsx';
import { type Column, fitting, leastRoomOf, type RowLook, type Selection, type Sort } from './table-model.ts';
import { TableRowCells } from './table-row.tsx';
import { useUiSettings } from '#web/ui/style/ui-settings.tsx';
import { useRoomPx } from './use-room.ts';
import { useRowsInView } from './use-rows-in-view.ts';
import { useTicks } from './use-ticks.ts';

export type DataTableProps<Row extends object> = {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  selection?: Selection<Row> | undefined;
  look?: ((row: Row) => RowLook) | undefined;
  /** A press on a row beside its controls; the row must have a link or a button that does the same. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Height of a row; by default 38 px, or 48 px on a touch screen. */
  rowPx?: number | undefined;
  /** Height of a row on a narrow screen, for lists so long that only the rows in view are drawn. */
  compactPx?: number | undefined;
  /** Room left and right of the outermost cells: 20 on the board, 16 in the report. */
  insetPx?: number | undefined;
  /** Draws lines only where this is true, e.g. after the last row of a day. */
  lineAfter?: ((row: Row, next: Row) => boolean) | undefined;
  /** The width below which rows are drawn as on a narrow screen; by default the columns' width. */
  roomPx?: number | undefined;
  /** Draws a row where there is no room for columns. Without it the table scrolls sideways. */
  compactRow?: ((row: Row) => ReactNode) | undefined;
  /** The totals, where there is no room for columns. */
  compactFoot?: ReactNode;
  /** The largest number of rows to show; all by default. */
  mostRows?: number | undefined;
  /** Shown instead of a table that has no rows. */
  empty?: ReactNode;
  /** The first load is running; with rows, a newer version of them is being read. */
  loading?: boolean | undefined;
};

/** The width of a page of A4 between its margins. */
const paperPx = 700;

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { rows, loading, empty, compactRow, compactFoot, columns, sort, roomPx, mostRows } = props;
  const isNarrowScreen = useMedia(`(max-width: ${useUiSettings().narrowPixels}px)`);
  const around = useRef<HTMLDivElement>(null);
  const hasTicks = props.selection !== undefined;
  const isPrinting = usePrinting();
  const widthPx = useRoomPx(around);
  const isTight = widthPx < (roomPx ?? leastRoomOf(columns, hasTicks));
  const isNarrow = !isPrinting && (isNarrowScreen || isTight);
  const shown = useMemo(
    () => fitting(columns, isPrinting ? Math.min(widthPx, paperPx) : widthPx, hasTicks),
    [columns, isPrinting, widthPx, hasTicks],
  );
  const ordered = useMemo(
    () => orderedRows(rows, columns, sort).slice(0, mostRows),
    [rows, columns, sort, mostRows],
  );
  const drawn = () => {
    if (rows.length === 0 && loading) return <SkeletonRows />;
    if (rows.length === 0 && empty) return empty;
    if (!isNarrow || !compactRow) return <WideTable {...props} columns={shown} ordered={ordered} />;
    return (
      <>
        <CompactRows {...props} rows={ordered} compactRow={compactRow} />
        {compactFoot}
      </>
    );
  };
  return (
    <div ref={around} className={styles.room}>
      {drawn()}
    </div>
  );
}

function WideTable<Row extends object>(props: DataTableProps<Row> & { ordered: readonly Row[] }) {
  const { caption, ordered, rowId, selection, look, onOpen, lineAfter, loading, insetPx = 20 } = props;
  const columns = props.columns.filter((column) => !column.hidden);
  const body = useRef<HTMLTableSectionElement>(null);
  const scrolled = useScrolledByKeys();
  const tick = useTicks(selection, ordered, rowId);
  const { inView, abovePx, belowPx, isVirtual } = useRowsInView(ordered, body, props.rowPx);
  const style: CSSProperties & Record<`--${string}`, string> = { '--inset': `${insetPx}px` };
  if (props.rowPx !== undefined) style['--row'] = `${props.rowPx}px`;
  return (
    <div className={styles.scroller} data-scroller="" style={style} {...scrolled}>
      <table
        className={classNames(styles.table, isVirtual && styles.fixed)}
        aria-rowcount={ordered.length + 1}
        aria-busy={loading || undefined}
      >
        <caption className="visually-hidden">{caption}</caption>
        <Columns columns={columns} hasTicks={selection !== undefined} />
        <TableHead
          columns={columns}
          sort={props.sort}
          onSort={props.onSort}
          ordered={ordered}
          rowId={rowId}
          selection={selection}
        />
        <tbody ref={body}>
          <Spacer px={abovePx} />
          {inView.map(({ row, index }) => {
            const id = rowId(row);
            const next = ordered[index + 1];
            return (
              <TableRowCells
                key={id}
                row={row}
                columns={columns}
                rowIndex={index + 2}
                look={look?.(row)}
                selected={selection ? selection.selected.has(id) : undefined}
                selectLabel={selection?.rowLabel(row)}
                onSelect={
                  selection && (selection.mayTick?.(row) ?? true) ? (isRange) => tick(id, isRange) : undefined
                }
                onOpen={onOpen && (() => onOpen(row))}
                line={next !== undefined && (lineAfter ? lineAfter(row, next) : true)}
              />
            );
          })}
          <Spacer px={belowPx} />
        </tbody>
        <Totals columns={columns} hasTicks={selection !== undefined} />
      </table>
    </div>
  );
}

type OfColumns<Row> = { columns: readonly Column<Row>[]; hasTicks: boolean };

function Columns<Row>({ columns, hasTicks }: OfColumns<Row>) {
  return (
    <colgroup>
      {hasTicks && <col className={styles.tickColumn} />}
      {columns.map((column) => (
        <col
          key={column.id}
          data-wraps={column.wraps ? '' : undefined}
          style={column.width === undefined ? {} : { width: column.width }}
        />
      ))}
    </colgroup>
  );
}

/** Has the height of the rows that are not drawn. */
function Spacer({ px }: { px: number }) {
  if (px <= 0) return null;
  return <tr aria-hidden="true" style={{ height: px }} />;
}

function Totals<Row>({ columns, hasTicks }: OfColumns<Row>) {
  if (!columns.some((column) => column.foot !== undefined)) return null;
  return (
    <tfoot>
      <tr>
        {hasTicks && <td aria-hidden="true" />}
        {columns.map((column) => (
          <td key={column.id} className={classNames(column.align === 'end' && styles.end)}>
            {column.foot}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

type Key = string | number;
type Keyed<Row> = { row: Row; key: Key | null };

/** Reads each row's key once instead of at every comparison, for speed with a hundred thousand rows. */
function orderedRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.by);
  if (!column?.sortBy || !sort) return rows;
  const keys = rows.map(column.sortBy);
  const places = column.compare && placesOf(keys, column.compare);
  const way = sort.descending ? -1 : 1;
  const keyed = rows.map((row, index): Keyed<Row> => {
    const key = keys[index] ?? null;
    return { row, key: (typeof key === 'string' ? places?.get(key) : undefined) ?? key };
  });
  const present = keyed.filter(({ key }) => key !== null).toSorted((a, b) => way * plainOrder(a.key, b.key));
  const missing = keyed.filter(({ key }) => key === null);
  return [...present, ...missing].map(({ row }) => row);
}

/** The place of every name in the order: long lists have few different names, so that only these are compared as texts. */
function placesOf(keys: readonly (Key | null)[], compare: (a: string, b: string) => number) {
  const names = [...new Set(keys)].filter((key) => typeof key === 'string').toSorted(compare);
  const places = new Map<string, number>();
  let place = 0;
  for (const [index, name] of names.entries()) {
    const before = names[index - 1];
    // Names that compare as equal share a place, so that their rows keep their order.
    if (before !== undefined && compare(before, name) !== 0) place += 1;
    places.set(name, place);
  }
  return places;
}

function plainOrder(a: Key | null, b: Key | null): number {
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  return Number(a) - Number(b);
}
