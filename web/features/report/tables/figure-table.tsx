// A table of the report: with all its columns where there is room, else a line of figures under each name.

import type { ReactNode } from 'react';
import { useTexts } from '#web/text.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { type Column, roomOf } from '#web/ui/table/table-model.ts';
import styles from '#web/features/report/report.module.css';

type Props<Row extends object> = {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** The columns that hold figures, hours first. */
  readonly figures: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly lineAfter?: (row: Row, next: Row) => boolean;
  /** Whether the rounded figures add up to the rounded totals; a note explains why if they do not. */
  readonly addUp: boolean;
  /** The heading of a row on a narrow screen, and the small line beneath it. */
  readonly compact: (row: Row) => { readonly name: ReactNode; readonly below?: ReactNode };
};
const rowPx = 37;
/** The height of a narrow row, three lines. Only lists too long to be drawn whole need it. */
const compactPx = 112;
/** The room beside the index at 1280 px: the table stays a table there, with texts in more lines. */
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
