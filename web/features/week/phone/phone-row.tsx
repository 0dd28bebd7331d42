// A day as a row of the phone: name or day, what it is, hours, and the ruler as wide as the screen.

import { type PointerEvent, useEffect, useRef } from 'react';
import { Ruler } from '#web/ui/display/ruler.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { BareCheckbox } from '#web/ui/form/choice-field.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import { WorkedHours } from '#web/entry/worked-hours.tsx';
import { ExampleMark } from '#web/crew/example-mark.tsx';
import { Mark } from '#web/features/week/week-cell.tsx';
import type { WeekCell, WeekRow } from '#web/entry/days/week-model.ts';
import type { WeekShow } from '#web/features/week/week-show.ts';
import styles from './week-phone.module.css';

const holdMs = 450;
const stillPx = 10;

type Props = {
  readonly row: WeekRow;
  readonly cell: WeekCell;
  /** By the person's name, else by the day. */
  readonly isNamed: boolean;
  readonly show: WeekShow;
  readonly isChosen: boolean;
  /** Something is selected, so that a press adds to it. */
  readonly isSelecting: boolean;
  readonly onSelect: () => void;
  readonly onOpen: () => void;
};

export function PhoneRow(props: Props) {
  const { row, cell, isNamed, show, isChosen, isSelecting, onSelect, onOpen } = props;
  const { time, t, isApprovalOn } = show;
  const maySelect = show.mayWrite && row.person.example !== true && cell.entries.length > 0;
  const hold = useHold(maySelect ? onSelect : undefined);
  const name = isNamed ? row.person.name : time.shortDay(cell.day);
  const nowLine = cell.day === show.today ? { nowMinute: show.nowMinute } : {};
  return (
    <li
      className={classNames(
        styles.row,
        cell.isRunning && styles.isRunning,
        isApprovalOn && cell.isApproved && styles.isApproved,
        isChosen && styles.isChosen,
      )}
    >
      {isSelecting && maySelect && (
        <BareCheckbox label={`${t('select')}: ${name}`} checked={isChosen} onChange={onSelect} />
      )}
      <button
        type="button"
        className={styles.press}
        {...hold}
        onClick={isSelecting && maySelect ? onSelect : onOpen}
      >
        <span className={styles.rowHead}>
          <b>{name}</b>
          <ExampleMark of={isNamed ? row.person : {}} />
          <Said cell={cell} show={show} />
          <span className={styles.rowHours}>
            {cell.missing ? (
              show.mayWrite && <b className={styles.add}>{t('add')}</b>
            ) : (
              <>
                {(cell.rest !== undefined || !cell.isApproved) && !cell.isTooLong && (
                  <Mark cell={cell} show={show} />
                )}
                <Hours cell={cell} show={show} />
              </>
            )}
          </span>
        </span>
        <Ruler
          label="off"
          segments={cell.missing ? [{ ...cell.missing, kind: 'missing' }] : cell.segments}
          {...nowLine}
        />
      </button>
    </li>
  );
}

function Hours({ cell, show }: Pick<Props, 'cell' | 'show'>) {
  const { time } = show;
  if (!cell.isTooLong) return <WorkedHours seconds={cell.seconds} time={time} />;
  return (
    <span className={styles.tooLong}>
      <Mark cell={cell} show={show} />
      <span className="num bad">{time.hours(cell.seconds)}</span>
    </span>
  );
}

/** The state in words beside the name. */
function Said({ cell, show: { t, noteWord, isApprovalOn } }: Pick<Props, 'cell' | 'show'>) {
  if (cell.missing) return <span className="dim small">{t('missing')}</span>;
  if (cell.note && cell.entries.length === 0) return <Badge>{noteWord(cell.note, cell.isOwnNote)}</Badge>;
  if (cell.isRunning) return <Badge tone="running">{t('running')}</Badge>;
  if (isApprovalOn && cell.isApproved)
    return <span className={styles.approvedWord}>✓ {t('approved').toLowerCase()}</span>;
  return null;
}

/** The press that follows a hold counts nowhere: another row may lie under the finger by then. */
function countNextPressNowhere(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  addEventListener('pointerdown', () => removeEventListener('click', swallow, true), {
    capture: true,
    once: true,
  });
}

/** A press that is held, without moving, selects. */
function useHold(onHold: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: (event: PointerEvent): void => {
      from.current = { x: event.clientX, y: event.clientY };
      stop();
      if (!onHold) return;
      timer.current = setTimeout(() => {
        countNextPressNowhere();
        onHold();
      }, holdMs);
    },
    onPointerMove: (event: PointerEvent): void => {
      const { x, y } = from.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > stillPx) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // The browser's own menu of a held press would cover the row.
    onContextMenu: (event: { preventDefault: () => void }): void => {
      if (onHold) event.preventDefault();
    },
  };
}
