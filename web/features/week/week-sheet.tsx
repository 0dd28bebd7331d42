// The sheet of the week: the bar of the selection, the grid, the legend; what is selected and what is in hand.

import { useRef, useState } from 'react';
import type { Day } from '#shared/time/day.ts';
import { BulkFailures } from '#web/entry/bulk/bulk-failures.tsx';
import { useTexts } from '#web/text.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { Button, ButtonLink } from '#web/ui/form/button.tsx';
import { late, lateDialog } from '#web/ui/page/late.tsx';
import { useShortcuts } from '#web/ui/page/shortcuts.ts';
import { useBarFocusKept } from '#web/ui/table/bar-focus.ts';
import { placeHref } from '#web/desk/desk-places.ts';
import { weekKeys } from '#web/desk/desk-shortcuts.ts';
import { holdByKey } from './mend/holds.ts';
import type { Mend } from './mend/use-mend.ts';
import { useSelection } from './use-selection.ts';
import { WeekBar } from './week-bar.tsx';
import type { useWeekData } from './week-data.ts';
import { stepped } from './week-days.ts';
import { type Opened, openedBy } from './week-dialogs.tsx';
import { WeekGrid } from './week-grid.tsx';
import { useGridKeys } from './week-keys.ts';
import { WeekLegend } from './week-legend.tsx';
import type { WeekRow, WeekSums } from './week-model.ts';
import type { WeekQuery } from './week-query.ts';
import { allSelected, countOf, noneSelected, type Place, type Selected } from './week-selection.ts';
import type { WeekShow } from './week-show.ts';
import styles from './week.module.css';

const Mender = late(async () => (await import('./mend/mender.tsx')).Mender);
const MultiEdit = lateDialog(async () => (await import('#web/entry/bulk/multi-edit.tsx')).MultiEdit);

export type SheetProps = {
  readonly data: ReturnType<typeof useWeekData>;
  readonly query: WeekQuery;
  readonly days: readonly Day[];
  readonly sums: WeekSums;
  readonly show: WeekShow;
  readonly mend: Mend;
  readonly onChange: (part: Partial<WeekQuery>) => void;
  readonly onOpen: (opened: Opened | undefined) => void;
};

const ownCells = (rows: readonly WeekRow[]): number =>
  rows.reduce((sum, row) => sum + (row.person.example === true ? 0 : row.cells.length), 0);

export function WeekSheet(props: SheetProps) {
  const { data, days, sums, show } = props;
  const { rows } = data;
  const entries = useTexts('entries');
  const around = useRef<HTMLDivElement>(null);
  useBarFocusKept(around);
  const { selected, setSelected, chosen, actions } = useSelection(rows, show);
  const [top, setTop] = useState(0);
  const keys = useSheetKeys(props, selected, setSelected, (row) => setTop(topFor(around.current, row)));
  if (rows.length === 0) return <NoRows {...props} />;
  return (
    <>
      {actions.failures.length > 0 && (
        <BulkFailures failures={actions.failures} time={show.time} onHide={actions.hideFailures} />
      )}
      <Card padding="none">
        <div ref={around} className={styles.sheet}>
          {show.mayWrite && (
            <WeekBar
              chosen={chosen}
              isAll={countOf(selected) >= ownCells(rows)}
              isApprovalOn={show.isApprovalOn}
              actions={actions}
              time={show.time}
              onAll={() => setSelected(allSelected(rows))}
              onNone={() => setSelected(noneSelected)}
            />
          )}
          <WeekGrid
            rows={rows}
            days={days}
            sums={sums}
            overtime={data.overtime}
            isWaiting={data.isWaiting}
            show={show}
            selected={selected}
            keys={keys}
          />
          <InHandPanel {...props} top={top} onDone={() => keys.go(keys.at)} />
        </div>
      </Card>
      <WeekLegend isApprovalOn={show.isApprovalOn} />
      {actions.isEditing && (
        <MultiEdit
          entries={chosen.entries}
          time={show.time}
          onApply={(times, overlaps) => void actions.editAll(times, overlaps)}
          onClose={() => actions.setEditing(false)}
        />
      )}
      <span className="visually-hidden" role="status">
        {chosen.cells > 0 && entries('selected', { count: chosen.cells })}
      </span>
    </>
  );
}

function useSheetKeys(
  { data: { rows }, query, days, show, mend, onChange, onOpen }: SheetProps,
  selected: Selected,
  setSelected: (selected: Selected) => void,
  onTake: (row: number) => void,
) {
  const onStep = (by: 1 | -1): void => {
    const next = stepped(query.view, query.day ?? show.today, by, show.today);
    onChange({ day: next === show.today ? undefined : next });
  };
  useShortcuts([{ keys: weekKeys.today, run: () => onChange({ day: undefined }) }]);
  const keys = useGridKeys({
    rows,
    columns: days.length,
    maySelect: show.mayWrite,
    time: show.time,
    selected,
    onSelect: setSelected,
    onOpen: ({ row, column }: Place) => {
      const shown = rows[row];
      const cell = shown?.cells[column];
      if (shown && cell) onOpen(openedBy(shown, cell, show.mayWrite));
    },
    onStep,
    onHold: ({ entry, end }, row, x) => {
      if (mend.take(entry, end, x)) onTake(row);
    },
  });
  const holdByKeys = (): void => {
    const row = rows[keys.at.row];
    const cell = row?.cells[keys.at.column];
    const isInCell = document.activeElement?.closest('[data-column]') !== null;
    if (!cell || !isInCell || !show.mayWrite || row.person.example === true) return;
    const hold = holdByKey(show.time, cell);
    if (hold && mend.take(hold.entry, hold.end)) onTake(keys.at.row);
  };
  useShortcuts([{ keys: weekKeys.hold, run: holdByKeys }]);
  return keys;
}

const panelPx = 216;

type PanelProps = SheetProps & {
  readonly top: number;
  /** The focus goes back to the cell. */
  readonly onDone: () => void;
};

/** Where the panel stands in the sheet: under the row, or above it where the window has no room below. */
function topFor(sheet: HTMLElement | null, index: number): number {
  const row = sheet?.querySelector(`[data-row="${index}"]`)?.getBoundingClientRect();
  if (!sheet || !row) return 0;
  const isRoomBelow = row.bottom + panelPx <= window.innerHeight || row.top < panelPx;
  return (isRoomBelow ? row.bottom : row.top - panelPx) - sheet.getBoundingClientRect().top;
}

function InHandPanel({ data, mend, top, onDone }: PanelProps) {
  const { hand } = mend;
  if (!hand) return null;
  const done = (act: () => void) => (): void => {
    const isInside = document.activeElement?.closest('[data-mender]') !== null;
    act();
    if (isInside) onDone();
  };
  return (
    <Mender
      key={hand.entry.id}
      hand={hand}
      input={mend.inputOf(data.byPerson, hand.entry)}
      entries={data.byPerson.get(hand.entry.employee.id) ?? []}
      pressedAt={mend.pressedAt}
      top={top}
      onMove={mend.move}
      onLetGo={(moved) => done(() => mend.letGo(moved))()}
      onPutBack={done(mend.putBack)}
    />
  );
}

/** Either there are no employees yet, or the filters hide them all. */
function NoRows({ data, query, onChange, show }: SheetProps) {
  const t = useTexts('week');
  const board = useTexts('board');
  const entries = useTexts('entries');
  if (data.employees.length === 0)
    return (
      <Card>
        <EmptyState
          heading={board('noEmployees')}
          action={
            show.mayWrite && <ButtonLink href={placeHref('employees')}>{board('addEmployee')}</ButtonLink>
          }
        >
          {board('noEmployeesText')}
        </EmptyState>
      </Card>
    );
  return (
    <Card>
      <EmptyState
        heading={query.needsLook ? t('nothingToLookAt') : t('noRows')}
        action={
          <Button
            onClick={() => onChange({ employees: [], projects: [], approved: undefined, needsLook: false })}
          >
            {entries('clearFilters')}
          </Button>
        }
      />
    </Card>
  );
}
