// A person's row of the week: name, days, sums. Drawn again only if something in it has changed.

import { memo } from 'react';
import { ExampleMark } from '#web/crew/example-mark.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import { CellContent } from './week-cell.tsx';
import type { WeekCell, WeekRow } from '#web/entry/days/week-model.ts';
import { edgesOf, isSelected } from './week-selection.ts';
import type { WeekShow } from './week-show.ts';
import styles from './week.module.css';

type Props = {
  readonly row: WeekRow;
  readonly index: number;
  readonly show: WeekShow;
  /** Seconds of overtime; undefined without a rule, null while it is being read. */
  readonly overtime: number | null | undefined;
  /** The column whose cell takes the focus of Tab; undefined in all rows but one. */
  readonly tabColumn: number | undefined;
  /** Columns without hours and missing days, as a mask: their lines are as wide as the scale above. */
  readonly empty: number;
  /** Selected days of this row and its neighbours, as masks. */
  readonly above: number;
  readonly own: number;
  readonly below: number;
};

export const WeekRowView = memo(function WeekRowView(props: Props) {
  const { row, index, show, empty, tabColumn, above, own, below } = props;
  const { person, cells } = row;
  const mayChoose = show.mayWrite && person.example !== true;
  return (
    <tr aria-rowindex={index + 2} data-row={index} className={classNames(row.isRunning && styles.isRunning)}>
      <th scope="row" className={styles.name}>
        {mayChoose ? (
          <button type="button" data-name="" tabIndex={-1} className={styles.nameButton} title={person.name}>
            <span className={styles.nameWords}>{person.name}</span>
          </button>
        ) : (
          <span className={styles.nameText}>
            <span className={styles.nameWords}>{person.name}</span>
            <ExampleMark of={person} />
          </span>
        )}
        {row.isRunning && <span className="visually-hidden">{show.t('running')}</span>}
      </th>
      {cells.map((cell, column) => (
        <td
          // By its place: the cell keeps its focus when another week comes.
          key={column}
          data-column={column}
          tabIndex={tabColumn === column ? 0 : -1}
          aria-selected={show.mayWrite ? isSelected(own, column) : undefined}
          className={classNames(
            lookOf(cell, show, isSelected(own, column)),
            isSelected(empty, column) && styles.isEmpty,
          )}
          data-edges={edgesOf({ above, own, below }, column).join(' ') || undefined}
        >
          <div className={styles.inside}>
            <CellContent cell={cell} show={show} />
          </div>
        </td>
      ))}
      <RowSums row={row} show={show} overtime={props.overtime} />
    </tr>
  );
});

function lookOf(cell: WeekCell, { isApprovalOn }: WeekShow, isChosen: boolean): string {
  return classNames(
    styles.cell,
    isApprovalOn && cell.isApproved && styles.isApproved,
    cell.isToCome && styles.isToCome,
    isChosen && styles.isChosen,
  );
}

function RowSums({ row, show, overtime }: Pick<Props, 'row' | 'show' | 'overtime'>) {
  const { time } = show;
  return (
    <>
      <td className={styles.sum}>
        {row.seconds > 0 ? <b>{time.hours(row.seconds)}</b> : <span className="dim">–</span>}
      </td>
      {overtime !== undefined && (
        <td className={styles.sum}>
          {overtime === null || overtime === 0 ? (
            <span className="dim">–</span>
          ) : (
            <b>{time.hours(overtime)}</b>
          )}
        </td>
      )}
    </>
  );
}
