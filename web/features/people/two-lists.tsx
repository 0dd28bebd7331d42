// What employees and projects share: the head of their page, the tools, the list of those in use, and the folded list of the others.

import { IconChevronRight, IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { faultOf } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { useRowFocusKept } from '#web/ui/table/row-keys.ts';
import { usePrinting } from '#web/ui/style/printing.ts';
import { type Column, fitting, leastRoomOf, type RowLook, type Sort } from '#web/ui/table/table-model.ts';
import { useRoomPx } from '#web/ui/table/use-room.ts';
import { useCompanyTime } from '#web/words/company-time.ts';
import { ownOf } from '#web/crew/examples.ts';
import { foundByName } from '#web/words/found-by-name.ts';
import { useListFind } from '#web/desk/list-find.ts';
import { useListSort } from '#web/desk/list-sort.ts';
import { ListTools } from '#web/desk/list-tools.tsx';
import { useMay } from '#web/desk/may.ts';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { useSideBySide } from '#web/crew/side-by-side.ts';
import styles from './people.module.css';
import { type WantedWidth, widenColumns } from './column-widths.ts';

const sideBySidePx = 120;
/** The card's border lines left and right of its table. */
const cardLinesPx = 2;

type Named = { readonly id: string; readonly name: string; readonly example?: boolean | undefined };

type Table<Row extends Named> = {
  readonly look?: (row: Row) => RowLook;
  /** The height of a row with columns; used only by lists too long to be drawn whole. */
  readonly rowPx?: number;
  /** The page that a row opens. */
  readonly hrefOf: (row: Row) => string;
  /** The height of a narrow row with its name in two lines; used only by lists too long to be drawn whole. */
  readonly compactPx: number;
  readonly compactRow: (row: Row) => ReactNode;
};

type Props<Row extends Named> = Table<Row> & {
  readonly read: UseQueryResult<readonly Row[]>;
  readonly columns: Column<Row>[];
  readonly unusedColumns: Column<Row>[];
  /** Chips that show only some rows. */
  readonly chips: ReactNode;
  /** Whether a chip lets the row pass. */
  readonly passes: (row: Row) => boolean;
  /** Which columns take the spare width of a wide window, in this order. */
  readonly widths: readonly WantedWidth[];
  readonly isUsed: (row: Row) => boolean;
  /** The order before somebody chooses one. */
  readonly usualSort: Sort;
  readonly onAdd: () => void;
  /** Stands beside the button that adds a row. */
  readonly beside?: ReactNode;
  readonly words: {
    readonly title: string;
    readonly usedCount: (counted: { count: number; shown: string }) => string;
    /** More words beside the count. */
    readonly usedDetail: string | undefined;
    /** Beside the heading of the folded list. */
    readonly unusedDetail: (rows: readonly Row[]) => string;
    readonly add: string;
    readonly none: string;
    readonly noneText: string;
    readonly find: string;
    readonly used: string;
    readonly unused: string;
  };
};

export function TwoLists<Row extends Named>(props: Props<Row>) {
  const { read, columns, isUsed, passes, words } = props;
  const shell = useTexts('shell');
  const fault = faultOf(read);
  const [sort, onSort] = useListSort(props.usualSort);
  const [find, onFind] = useListFind();
  // Keeps the focus in the list when its row moves to the other table.
  const tables = useRef<HTMLDivElement>(null);
  useRowFocusKept(tables);
  const { isTight, wide } = useFits(props, tables);
  const wanted = useDeferredValue(find);
  const { used, unused } = useFound(read.data, wanted, isUsed, passes);
  const add = useMay('employee.manage') && (
    <Button variant="primary" icon={<IconPlus size={18} stroke={2} />} onClick={props.onAdd}>
      {words.add}
    </Button>
  );
  const empty = wanted === '' ? words.none : shell('nothingFound');
  const usedColumns = footed(wide.columns, used, read.data?.filter(isUsed));
  const table = { ...props, sort, onSort, isLoading: read.isFetching, empty };
  return (
    <>
      <Head {...props} add={add} />
      {fault && <ReadFailed error={fault} isTrying={read.isFetching} onTry={read.refetch} />}
      <div ref={tables} className={styles.tables} data-wide={[...wide.fulfilled].join(' ')}>
        {read.data?.length === 0 && (
          <Card>
            <EmptyState heading={words.none} action={add}>
              {words.noneText}
            </EmptyState>
          </Card>
        )}
        {read.data?.length !== 0 && !(fault && !read.data) && (
          <>
            <ListTools
              count={read.data?.length ?? 0}
              findLabel={words.find}
              find={find}
              onFind={onFind}
              columns={columns.filter(({ sortBy, hidden }) => sortBy && !hidden)}
              sort={sort}
              onSort={onSort}
              isTight={isTight}
              chips={props.chips}
            />
            <OneList title={words.used} rows={used} {...table} columns={usedColumns} />
          </>
        )}
        {unused.length > 0 && (
          <OneList
            title={words.unused}
            rows={unused}
            {...table}
            columns={props.unusedColumns}
            fold={{ about: words.unusedDetail(unused), isOpened: wanted !== '' }}
          />
        )}
      </div>
    </>
  );
}

/** The foot is about all rows: under those that a search or a chip has left it would read as their sum. */
const footed = <Row,>(columns: Column<Row>[], found: readonly Row[], all: readonly Row[] = []) =>
  found.length === all.length ? columns : columns.map((column) => ({ ...column, foot: undefined }));

function Head<Row extends Named>({ read, isUsed, words, beside, add }: Props<Row> & { add: ReactNode }) {
  const time = useCompanyTime();
  const count = ownOf(read.data ?? []).filter(isUsed).length;
  const details = [words.usedCount({ count, shown: time.number(count) }), words.usedDetail];
  return (
    <PageHead
      title={words.title}
      detail={read.data && details.filter((part) => part !== undefined).join(' · ')}
      actions={
        read.data?.length === 0 ? undefined : (
          <>
            {beside}
            {add}
          </>
        )
      }
    />
  );
}

/** Whether the rows have room for their columns, and the columns with the spare width. */
function useFits<Row extends Named>(props: Props<Row>, tables: RefObject<HTMLDivElement | null>) {
  const { columns, widths } = props;
  const roomPx = useRoomPx(tables) - cardLinesPx;
  const wide = useMemo(
    () => widenColumns(fitting(columns, roomPx), roomPx, widths),
    [columns, roomPx, widths],
  );
  return { isTight: roomPx < leastRoomOf(columns), wide };
}

function useFound<Row extends Named>(
  rows: readonly Row[] | undefined,
  wanted: string,
  isUsed: (row: Row) => boolean,
  passes: (row: Row) => boolean,
) {
  return useMemo(() => {
    const found = foundByName(rows ?? [], wanted).filter(passes);
    return { used: found.filter(isUsed), unused: found.filter((row) => !isUsed(row)) };
  }, [rows, wanted, isUsed, passes]);
}

type ListProps<Row extends Named> = Table<Row> & {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly isLoading: boolean;
  readonly empty: string;
  readonly columns: Column<Row>[];
  /** The list is folded to its heading until it is opened; `isOpened`: a search has found something in it. */
  readonly fold?: { readonly about: string; readonly isOpened: boolean };
};

function OneList<Row extends Named>(props: ListProps<Row>) {
  const id = useId();
  const time = useCompanyTime();
  const isSideBySide = useSideBySide();
  const navigate = useNavigate();
  const [isUnfolded, setUnfolded] = useState(false);
  const isPrinting = usePrinting();
  const { fold } = props;
  const isOpen = !fold || fold.isOpened || isUnfolded || isPrinting;
  return (
    <Card as="section" padding="none" labelledBy={fold ? id : undefined}>
      {fold && !fold.isOpened && !isPrinting ? (
        <h2 id={id} className={styles.foldHead}>
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
            {props.title}
            <span className={styles.foldDetail}>{fold.about}</span>
          </button>
        </h2>
      ) : (
        fold && <CardHead id={id} title={props.title} detail={time.number(ownOf(props.rows).length)} />
      )}
      {isOpen && (
        <DataTable
          caption={props.title}
          columns={props.columns}
          rows={props.rows}
          rowId={(row) => row.id}
          sort={props.sort}
          onSort={props.onSort}
          loading={props.isLoading}
          compactPx={isSideBySide ? sideBySidePx : props.compactPx}
          compactRow={props.compactRow}
          look={props.look}
          rowPx={props.rowPx}
          onOpen={(row) => void navigate(props.hrefOf(row))}
          empty={<EmptyState heading={props.empty} />}
        />
      )}
    </Card>
  );
}
