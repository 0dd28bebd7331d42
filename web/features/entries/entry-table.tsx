// The table of entries with its selection: bars above and below, keys, confirmations, the failures of an action.

import { type RefObject, useMemo, useRef } from 'react';
import { bulkBarRows } from '#shared/limits.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useTexts } from '#web/text.ts';
import { Card } from '#web/ui/display/card.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { useBarFocusKept } from '#web/ui/table/bar-focus.ts';
import { useMedia } from '#web/ui/style/media.ts';
import { useRowFocusKept, useRowKeys } from '#web/ui/table/row-keys.ts';
import { useShortcuts } from '#web/ui/page/shortcuts.ts';
import { roomOf, type Sort } from '#web/ui/table/table-model.ts';
import { lateDialog } from '#web/ui/page/late.tsx';
import { entryKeys, rowButton } from '#web/desk/desk-shortcuts.ts';
import { isRunning, lengthOf, sumOfEnded } from '#web/entry/entry-times.ts';
import { isOwn, ownOf } from '#web/crew/examples.ts';
import { useSideBySide } from '#web/crew/side-by-side.ts';
import { BulkFailures } from '#web/entry/bulk/bulk-failures.tsx';
import { undoing } from '#web/entry/bulk/undoing.ts';
import { useBulkActions } from '#web/entry/bulk/bulk-actions.ts';
import { useEntryColumns } from './entry-columns.tsx';
import type { EntryView } from './entry-view.ts';
import { SelectionBar } from '#web/entry/bulk/selection-bar.tsx';
import styles from './entries.module.css';
import { ExampleMark } from '#web/crew/example-mark.tsx';
import { WorkedHours } from '#web/entry/worked-hours.tsx';
import { CommentsCell } from './comments/comments-cell.tsx';
import { ApprovedMark, EditButton, EntryRuler, InTime, LocationButton, OutTime } from './entry-cells.tsx';
import { OverlapMark } from './overlap-mark.tsx';

const MultiEdit = lateDialog(async () => (await import('#web/entry/bulk/multi-edit.tsx')).MultiEdit);
const MoveMany = lateDialog(async () => (await import('#web/entry/bulk/move-many.tsx')).MoveMany);

type Props = {
  /** Undefined until the first answer. */
  readonly rows: readonly WorkLog[] | undefined;
  /** The rows are those of the previous range or filter; the new ones are being read. */
  readonly isOld: boolean;
  readonly isLoading: boolean;
  readonly view: EntryView;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
};

const rowPx = 46;
/** The width that a tablet's columns need; on wider screens the additional columns shrink to it. */
const tabletRoomPx = 740;
const compactPx = { mouse: 157, finger: 182 } as const;
const nameLinePx = 28;
const rulerLinePx = 20;

const sideBySidePx = { mouse: 116, finger: 134 } as const;

/** The height of a narrow row, which depends on the columns that the view shows. */
function useCompactHeight({ hidden }: EntryView): number {
  const isSideBySide = useSideBySide();
  const pointer = useMedia('(pointer: coarse)') ? 'finger' : 'mouse';
  if (isSideBySide) return sideBySidePx[pointer];
  return (
    compactPx[pointer] -
    (hidden.has('employee') || hidden.has('project') ? nameLinePx : 0) -
    (hidden.has('ruler') ? rulerLinePx : 0)
  );
}

export function EntryTable({ rows = [], isOld, isLoading, view, sort, onSort }: Props) {
  const t = useTexts('entries');
  const { time, isApprovalOn, onEdit } = view;
  const mayWrite = onEdit !== undefined;
  const own = useMemo(() => ownOf(rows), [rows]);
  const many = useBulkActions(own);
  const { chosen } = many;
  const isUndoing = undoing.use() !== undefined;
  const columns = useEntryColumns(view);
  const list = useRef<HTMLDivElement>(null);
  useRowFocusKept(list);
  const around = useRef<HTMLDivElement>(null);
  useBarFocusKept(around);
  useEntryShortcuts(list, many, { mayChange: mayWrite && !isOld && !isUndoing, isApprovalOn });
  const selection = useSelection(many, time);
  const bar = (place: 'above' | 'below') => <Bar place={place} many={many} own={own} view={view} />;
  return (
    <>
      {many.failures.length > 0 && (
        <BulkFailures failures={many.failures} time={time} onHide={many.hideFailures} />
      )}
      <Card padding="none">
        <div
          ref={around}
          inert={isOld}
          className={classNames(mayWrite && chosen.length > 0 && styles.selecting, isOld && styles.old)}
        >
          {mayWrite && (own.length > 0 || many.progress !== undefined || isUndoing) && bar('above')}
          <div ref={list} className={styles.table}>
            <DataTable
              caption={t('title')}
              columns={columns}
              rows={rows}
              rowId={({ id }) => id}
              rowPx={rowPx}
              compactPx={useCompactHeight(view)}
              insetPx={12}
              roomPx={Math.min(roomOf(columns, mayWrite), tabletRoomPx)}
              sort={sort}
              onSort={onSort}
              loading={isLoading || isUndoing}
              selection={mayWrite ? selection : undefined}
              look={(entry) => ({ running: isRunning(entry), approved: isApprovalOn && entry.approved })}
              compactRow={(entry) => <CompactEntry entry={entry} view={view} />}
              onOpen={onEdit && ((entry) => isOwn(entry) && onEdit(entry))}
              empty={<EmptyState heading={t('empty')}>{t('emptyText')}</EmptyState>}
            />
          </div>
          {mayWrite && own.length > 0 && rows.length > bulkBarRows && bar('below')}
        </div>
      </Card>
      <ManyDialogs many={many} time={time} />
    </>
  );
}

type Many = ReturnType<typeof useBulkActions>;

type BarProps = {
  readonly place: 'above' | 'below';
  readonly many: Many;
  readonly own: readonly WorkLog[];
  readonly view: EntryView;
};

function Bar({ place, many, own, view: { time, isApprovalOn } }: BarProps) {
  const t = useTexts('entries');
  const hoursWords = useHoursWords(time);
  const back = undoing.use();
  const progress = many.progress ? t('working', { ...many.progress }) : back && t('puttingBack', { ...back });
  return (
    <SelectionBar
      place={place}
      count={many.chosen.length}
      all={own.length}
      allText={time.number(own.length)}
      hours={hoursWords(many.chosen)}
      isApprovalOn={isApprovalOn}
      progress={progress}
      onSelectAll={() => many.setTicked(new Set(own.map(({ id }) => id)))}
      onSelectNone={() => many.setTicked(new Set())}
      onApprove={() => void many.approveAll(true)}
      onClearApproval={() => void many.approveAll(false)}
      onEdit={() => many.setEditingMany(true)}
      onMove={() => many.setMovingMany(true)}
      onDelete={() => void many.deleteAll()}
    />
  );
}

function ManyDialogs({ many, time }: { readonly many: Many; readonly time: EntryView['time'] }) {
  return (
    <>
      {many.isMovingMany && (
        <MoveMany
          entries={many.chosen}
          onApply={(project) => void many.moveAll(project)}
          onClose={() => many.setMovingMany(false)}
        />
      )}
      {many.isEditingMany && (
        <MultiEdit
          entries={many.chosen}
          time={time}
          onApply={(times, overlaps) => void many.editAll(times, overlaps)}
          onClose={() => many.setEditingMany(false)}
        />
      )}
    </>
  );
}

function useSelection(many: Many, time: EntryView['time']) {
  const t = useTexts('entries');
  return {
    selected: many.selected,
    onChange: many.setTicked,
    allInBar: true,
    mayTick: isOwn,
    rowLabel: ({ employee: { name }, start_time }: WorkLog) =>
      t('select', { name, day: time.dayText(time.dayAt(start_time)), clock: time.clockAt(start_time) }),
  };
}

function useHoursWords(time: EntryView['time']) {
  const t = useTexts('entries');
  const shell = useTexts('shell');
  return (entries: readonly WorkLog[]): string => {
    const { seconds, running } = sumOfEnded(entries);
    const hours = t('hoursOf', { hours: time.hours(seconds) });
    return running > 0 ? `${hours} · ${shell('withoutRunning', { count: running })}` : hours;
  };
}

/** Keys for the row with the focus, and for the ticked entries. */
function useEntryShortcuts(
  list: RefObject<HTMLDivElement | null>,
  many: Many,
  { mayChange, isApprovalOn }: { readonly mayChange: boolean; readonly isApprovalOn: boolean },
): void {
  const { chosen } = many;
  const keys = useRowKeys(list);
  const ofChosen = (run: () => void) => () => {
    // The keys follow the buttons: off while an action runs, and off on rows of the previous filter.
    if (mayChange && chosen.length > 0 && many.progress === undefined) run();
  };
  const approving = (isApproved: boolean) =>
    ofChosen(() => {
      if (isApprovalOn) void many.approveAll(isApproved);
    });
  useShortcuts([
    { keys: entryKeys.nextRow, run: () => keys.step(1) },
    { keys: entryKeys.previousRow, run: () => keys.step(-1) },
    { keys: entryKeys.selectRow, run: () => void keys.press('input[type=checkbox]') },
    { keys: entryKeys.commentRow, run: () => void keys.press(rowButton('comments')) },
    { keys: entryKeys.locateRow, run: () => void keys.press(rowButton('location')) },
    {
      keys: entryKeys.editRow,
      run: () => {
        // For a single ticked entry the row's own dialog opens: it shows more.
        if (chosen.length > 1 || !keys.press(rowButton('edit'))) ofChosen(() => many.setEditingMany(true))();
      },
    },
    { keys: entryKeys.approve, run: approving(true) },
    { keys: entryKeys.clearApproval, run: approving(false) },
    { keys: entryKeys.erase, run: ofChosen(() => void many.deleteAll()) },
  ]);
}

/** One entry as a row of a narrow screen. */
function CompactEntry({ entry, view }: { entry: WorkLog; view: EntryView }) {
  const { t, time, now, isApprovalOn, onEdit, hidden } = view;
  const [head, below] = [
    ...(hidden.has('employee') ? [] : [entry.employee.name]),
    ...(hidden.has('project') ? [] : [entry.project.name]),
  ];
  return (
    <div className={styles.compact}>
      <div className={styles.compactHead}>
        <b className={styles.name}>
          {head}
          <ExampleMark of={entry} />
        </b>
        <span className={styles.compactHours}>
          <OverlapMark entry={entry} view={view} />
          {isApprovalOn && entry.approved && <ApprovedMark t={t} />}
          <WorkedHours seconds={lengthOf(time, entry, now)} time={time} />
        </span>
      </div>
      {below !== undefined && <p className={styles.compactProject}>{below}</p>}
      <p className={styles.compactTimes}>
        <span className="num">{time.shortDay(time.dayAt(entry.start_time))}</span>
        <InTime entry={entry} time={time} t={t} />
        <span aria-hidden="true">–</span>
        <OutTime entry={entry} view={view} />
      </p>
      {!hidden.has('ruler') && <EntryRuler entry={entry} time={time} now={now} />}
      <div className={styles.compactTools}>
        {hidden.has('comments') ? <span /> : <CommentsCell entry={entry} view={view} />}
        <span>
          {!hidden.has('location') && <LocationButton entry={entry} view={view} />}
          {onEdit && isOwn(entry) && !hidden.has('edit') && (
            <EditButton entry={entry} view={view} onEdit={onEdit} />
          )}
        </span>
      </div>
    </div>
  );
}
