// The table of entries with its selection: bars, confirmations, what an action on many came to.

import { lazy, Suspense, useMemo, useState } from 'react';
import { bulkBarRows } from '#shared/limits.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { confirm } from '#web/ui/confirm.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Sort } from '#web/ui/table-model.ts';
import { showToast } from '#web/ui/toast.tsx';
import { isRunning, lengthOf } from '#web/work/entry-times.ts';
import { approve, editTimes, erase, type Failure, type TimesOfMany, useBulk } from './bulk.ts';
import { CompactEntry } from './compact-entry.tsx';
import { useEntryColumns } from './entry-columns.tsx';
import type { EntryView } from './entry-view.ts';
import { SelectionBar } from './selection-bar.tsx';
import styles from './entries.module.css';

const MultiEdit = lazy(async () => ({ default: (await import('./multi-edit.tsx')).MultiEdit }));

type Props = {
  /** Undefined until they have come for the first time. */
  readonly rows: readonly WorkLog[] | undefined;
  readonly isLoading: boolean;
  readonly view: EntryView;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
};

const rowPx = 46;
const compactPx = 178;
const failuresNamed = 10;

export function EntryTable({ rows = [], isLoading, view, sort, onSort }: Props) {
  const t = useTexts('entries');
  const shell = useTexts('shell');
  const { time, now, isApprovalOn, onEdit } = view;
  const mayWrite = onEdit !== undefined;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [isEditingMany, setEditingMany] = useState(false);
  const { run, progress } = useBulk();
  const columns = useEntryColumns(view);
  // What left the list is selected no more.
  const chosen = useMemo(() => rows.filter(({ id }) => ticked.has(id)), [rows, ticked]);
  const selected = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen]);

  const act = async (
    entries: readonly WorkLog[],
    action: (entry: WorkLog) => Promise<unknown>,
    done: 'doneMany' | 'deletedMany',
  ): Promise<void> => {
    setFailures([]);
    const failed = await run(entries, action);
    setFailures(failed);
    const count = entries.length - failed.length;
    if (count > 0) showToast({ message: t(done, { count }) });
    // What failed stays selected, to be tried again.
    setTicked(new Set(failed.map(({ entry }) => entry.id)));
  };
  const heading = shell('areYouCertain');
  const approveAll = async (isApproved: boolean): Promise<void> => {
    const count = chosen.length;
    const yes = t(isApproved ? 'approveMany' : 'clearMany', { count });
    if (!(await confirm({ heading, yes }))) return;
    const needed = chosen.filter((entry) => entry.approved !== isApproved && !isRunning(entry));
    await act(needed, approve(isApproved), 'doneMany');
  };
  const deleteAll = async (): Promise<void> => {
    const yes = t('deleteMany', { count: chosen.length });
    if (!(await confirm({ heading, message: t('deleteManyText'), yes, danger: true }))) return;
    await act(chosen, erase, 'deletedMany');
  };
  const editAll = async (times: TimesOfMany): Promise<void> => {
    if (!(await confirm({ heading, yes: t('applyMany', { count: chosen.length }) }))) return;
    setEditingMany(false);
    await act(chosen, editTimes(times), 'doneMany');
  };

  const bar = (place: 'above' | 'below') => (
    <SelectionBar
      place={place}
      count={chosen.length}
      all={rows.length}
      allText={time.number(rows.length)}
      hours={time.hours(chosen.reduce((sum, entry) => sum + lengthOf(time, entry, now), 0))}
      isApprovalOn={isApprovalOn}
      progress={progress && t('working', { done: progress.done, all: progress.all })}
      onSelectAll={() => setTicked(new Set(rows.map(({ id }) => id)))}
      onSelectNone={() => setTicked(new Set())}
      onApprove={() => void approveAll(true)}
      onClearApproval={() => void approveAll(false)}
      onEdit={() => setEditingMany(true)}
      onDelete={() => void deleteAll()}
    />
  );
  return (
    <>
      {failures.length > 0 && <Failures failures={failures} view={view} onHide={() => setFailures([])} />}
      <Card padding="none">
        {mayWrite && rows.length > 0 && bar('above')}
        <div className={styles.table}>
          <DataTable
            caption={t('title')}
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            rowPx={rowPx}
            compactPx={compactPx}
            insetPx={12}
            sort={sort}
            onSort={onSort}
            loading={isLoading}
            selection={
              mayWrite
                ? {
                    selected,
                    onChange: setTicked,
                    allInBar: true,
                    rowLabel: ({ employee, start_time }) =>
                      t('select', {
                        name: employee.name,
                        day: time.dayText(time.dayAt(start_time)),
                        clock: time.clockAt(start_time),
                      }),
                  }
                : undefined
            }
            look={(entry) => ({ running: isRunning(entry), approved: isApprovalOn && entry.approved })}
            compactRow={(entry) => <CompactEntry entry={entry} view={view} />}
            empty={<EmptyState heading={t('empty')}>{t('emptyText')}</EmptyState>}
          />
        </div>
        {mayWrite && rows.length > bulkBarRows && bar('below')}
      </Card>
      <Suspense fallback={null}>
        {isEditingMany && (
          <MultiEdit
            entries={chosen}
            time={time}
            onApply={(times) => void editAll(times)}
            onClose={() => setEditingMany(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function Failures({
  failures,
  view,
  onHide,
}: {
  failures: readonly Failure[];
  view: EntryView;
  onHide: () => void;
}) {
  const t = useTexts('entries');
  const words = useErrorWords();
  return (
    <ErrorAlert heading={t('failedMany', { count: failures.length })} onHide={onHide}>
      <ul className={styles.failures}>
        {failures.slice(0, failuresNamed).map(({ entry, error }) => (
          <li key={entry.id}>
            {entry.employee.name}, {view.time.momentText(entry.start_time)}: {words.say(error)}
          </li>
        ))}
        {failures.length > failuresNamed && <li>+{failures.length - failuresNamed}</li>}
      </ul>
    </ErrorAlert>
  );
}
