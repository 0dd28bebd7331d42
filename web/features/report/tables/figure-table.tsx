// A table of the report: with all its columns where there is room, else a line of figures under each name.

import type { ReactNode } from 'react';
import { useTexts } from '#web/text.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { type Column, roomOf } from '#web/ui/table/table-model.ts';
import styles from '#web/features/report/report.module.css';

type Props<Row extends object> = {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** Those of the columns that hold figures, hours first. */
  readonly figures: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly lineAfter?: (row: Row, next: Row) => boolean;
  /** The figures as they are shown add up to the totals as they are shown; else it is said why not. */
  readonly addUp: boolean;
  /** What a row of a narrow screen is called, and what stands small beneath. */
  readonly compact: (row: Row) => { readonly name: ReactNode; readonly below?: ReactNode };
};
const rowPx = 37;
/** Three lines and their room; only lists too long to draw whole guess. */
const compactPx = 112;
/** At a desk of 1280 px there is this much beside the index: a table it stays, its texts in more lines. */
const roomMaxPx = 900;

export function FigureTable<Row extends object>(props: Props<Row>) {
  const { caption, columns, figures, rows, rowId, lineAfter, addUp, compact } = props;
  const t = useTexts('report');
  const rules = useTexts('rules');
  const [hours, ...rest] = figures.filter(({ hidden }) => !hidden);
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowId={rowId}
        rowPx={rowPx}
        compactPx={compactPx}
        insetPx={16}
        lineAfter={lineAfter}
        compactRow={(row) => {
          const { name, below } = compact(row);
          const shown = rest.map(({ id, label, cell }) => ({ id, label, value: cell(row) }));
          return <Compact name={name} below={below} hours={hours?.cell(row)} figures={shown} />;
        }}
        roomPx={Math.min(roomOf(columns), roomMaxPx)}
        compactFoot={
          <div className={styles.compactTotal}>
            <Compact
              name={t('columns.total')}
              hours={hours?.foot}
              figures={rest.map(({ id, label, foot }) => ({ id, label, value: foot }))}
            />
          </div>
        }
      />
      {!addUp && <p className={styles.sumsNote}>{rules('note.sums')}</p>}
    </>
  );
}

type CompactProps = {
  readonly name: ReactNode;
  readonly below?: ReactNode;
  readonly hours: ReactNode;
  readonly figures: readonly { readonly id: string; readonly label: string; readonly value: ReactNode }[];
};

function Compact({ name, below, hours, figures }: CompactProps) {
  return (
    <div className={styles.compact}>
      <div className={styles.compactHead}>
        <b>{name}</b>
        <b className={styles.compactHours}>{hours}</b>
      </div>
      {below}
      <div className={styles.compactFigures}>
        {figures.map(({ id, label, value }) => (
          <span key={id}>
            {label} {value}
          </span>
        ))}
      </div>
    </div>
  );
}
