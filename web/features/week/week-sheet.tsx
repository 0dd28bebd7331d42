// The sheet of the week: the bar of the selection, the grid, the legend; what is selected and what is in hand.

import { useRef, useState } from 'react';
import { useTexts } from '#web/text.ts';
import { Card } from '#web/ui/display/card.tsx';
import { late } from '#web/ui/page/late.tsx';
import { useShortcuts } from '#web/ui/page/shortcuts.ts';
import { useBarFocusKept } from '#web/ui/table/bar-focus.ts';
import { weekKeys } from '#web/desk/desk-shortcuts.ts';
import { holdByKey } from './adjust/holds.ts';
import { useSelection } from './use-selection.ts';
import { WeekBar } from './week-bar.tsx';
import { stepped } from './week-days.ts';
import { openedBy } from '#web/entry/days/opened.ts';
import { WeekGrid } from './week-grid.tsx';
import { useGridKeys } from './week-keys.ts';
import type { WeekRow } from '#web/entry/days/week-model.ts';
import { allSelected, countOf, noneSelected, type Place, type Selected } from './week-selection.ts';
import type { SheetProps } from './week-show.ts';
import styles from './week.module.css';
import { counted } from '#web/words/counted.ts';

const WeekLegend = late(async () => (await import('./week-legend.tsx')).WeekLegend);
const BulkFailures = late(async () => (await import('#web/entry/bulk/bulk-failures.tsx')).BulkFailures);
const ManyDialogs = late(async () => (await import('./many-dialogs.tsx')).ManyDialogs);
const NoRows = late(async () => (await import('./no-rows.tsx')).NoRows);
const AdjustPanel = late(async () => (await import('./adjust/adjust-panel.tsx')).AdjustPanel);

/** So many days 'Select all' takes. */
const mostCells = (rows: readonly WeekRow[]): number => countOf(allSelected(rows));

export function WeekSheet(props: SheetProps) {
  const { data, days, sums, show } = props;
  const { rows } = data;
  const entries = useTexts('entries');
  const around = useRef<HTMLDivElement>(null);
  useBarFocusKept(around);
  const { selected, setSelected, chosen, actions } = useSelection(rows, days, show);
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
              days={days}
              most={mostCells(rows)}
              selected={countOf(selected)}
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
      {actions.asked && <ManyDialogs chosen={chosen} actions={actions} show={show} />}
      <span className="visually-hidden" role="status">
        {chosen.cells > 0 && entries('selected', counted(chosen.cells))}
      </span>
    </>
  );
}

function useSheetKeys(
  { data: { rows }, query, days, show, adjusting, onChange, onOpen }: SheetProps,
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
      adjusting.onTake({ entry, end, pressedAt: x });
      onTake(row);
    },
  });
  const holdByKeys = (): void => {
    const row = rows[keys.at.row];
    const cell = row?.cells[keys.at.column];
    const isInCell = document.activeElement?.closest('[data-column]') !== null;
    if (!cell || !isInCell || !show.mayWrite || row.person.example === true) return;
    const hold = holdByKey(show.time, cell);
    if (!hold) return;
    adjusting.onTake({ ...hold, pressedAt: undefined });
    onTake(keys.at.row);
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

function InHandPanel({ data, days, adjusting, show, now, top, onDone }: PanelProps) {
  const { taken } = adjusting;
  if (!taken) return null;
  return (
    <AdjustPanel
      key={`${taken.entry.id} ${taken.end}`}
      adjusting={adjusting}
      taken={taken}
      entries={data.allByPerson.get(taken.entry.employee.id) ?? []}
      days={days}
      time={show.time}
      now={now}
      top={top}
      onDone={onDone}
    />
  );
}
