// The list of all time entries: its filters, its table, the actions on one entry or on many.

import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { WorkLog } from '#shared/model/worklog.ts';
import { ApiError } from '#web/api/client.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { late, lateDialog } from '#web/ui/page/late.tsx';
import { useServerNow } from '#web/entry/server-time.ts';
import { useCompanyTime } from '#web/words/company-time.ts';
import { isEdited, sumOfEnded } from '#web/entry/entry-times.ts';
import { undoing } from '#web/entry/bulk/undoing.ts';
import { useEraseEntry } from '#web/entry/erase-entry.ts';
import { isOwn, ownOf } from '#web/crew/examples.ts';
import { ExportButton } from '#web/files/export-button.tsx';
import { ExportProgress } from '#web/files/export-progress.tsx';
import { useMay } from '#web/desk/may.ts';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { useExport } from '#web/files/use-export.ts';
import { usualRanges } from '#web/files/usual-ranges.ts';
import { useAskedEntries, useRequests, waitingIn } from '#web/desk/requests/use-requests.ts';
import { EntryFilters } from './entry-filters.tsx';
import { type EntryQuery, useEntryQuery } from './entry-query.ts';
import { EntryTable } from './entry-table.tsx';
import type { EntryView } from './entry-view.ts';
import { useFilteredEntries } from './filtered-entries.ts';

const RequestsLink = late(async () => (await import('#web/desk/requests/requests.tsx')).RequestsLink);
const EditEntry = lateDialog(async () => (await import('#web/entry/edit-entry.tsx')).EditEntry);
const AddEntries = lateDialog(async () => (await import('#web/entry/add-entries.tsx')).AddEntries);
const CommentsDialog = lateDialog(
  async () => (await import('./comments/comments-dialog.tsx')).CommentsDialog,
);
const LocationDialog = lateDialog(
  async () => (await import('#web/entry/location/location-dialog.tsx')).LocationDialog,
);

const tickSeconds = 30;

type Opened = { readonly kind: 'edit' | 'comments' | 'location'; readonly entry: WorkLog };

export function Entries() {
  const t = useTexts('entries');
  const shell = useTexts('shell');
  const time = useCompanyTime();
  const mayWrite = useMay('work_log.edit');
  const isApprovalOn = useSignedIn().settings?.features.approve_work_logs ?? false;
  const { query, change } = useEntryQuery(isApprovalOn);
  const [opened, setOpened] = useState<Opened>();
  const [isAdding, setAdding] = useState(false);
  const { rows, isOld, overlaps, isFetching, error, retry } = useFilteredEntries(query, isApprovalOn);
  const running = useEntriesExport(query);
  const counted = useMemo(() => ownOf(rows ?? []), [rows]);
  const isComingBack = undoing.use() !== undefined && rows?.length === 0;
  const sumWords = useSumWords();
  const areWaiting = waitingIn(useRequests().data).length > 0;
  const view = useView({ isApprovalOn, overlaps, hidden: query.hidden, change, onOpen: setOpened });
  return (
    <>
      <PageHead
        title={t('title')}
        detail={rows && (isOld || isComingBack ? shell('loading') : sumWords(counted))}
        actions={
          <>
            {areWaiting && <RequestsLink />}
            {/* Files leave the example crew out: a list of examples only has no file. */}
            {!(rows && rows.length > 0 && counted.length === 0) && (
              <ExportButton running={running} label={t('excel')} />
            )}
            {mayWrite && <AddButton onPress={() => setAdding(true)} />}
          </>
        }
      />
      <EntryFilters
        time={time}
        query={query}
        onChange={change}
        isApprovalOn={isApprovalOn}
        overlapping={counted.filter(({ id }) => overlaps.has(id)).length}
        hasEdited={rows?.some(isEdited) ?? false}
      />
      <ExportProgress running={running} />
      {error && (
        <ReadFailed error={error} said={wrongAddress(error, t)} isTrying={isFetching} onTry={retry} />
      )}
      {(rows || !error) && (
        <EntryTable
          rows={rows}
          isOld={isOld}
          isLoading={isFetching}
          view={view}
          sort={query.sort}
          onSort={(sort) => change({ sort })}
        />
      )}
      {opened && <EntryDialog opened={opened} rows={rows} onClose={() => setOpened(undefined)} />}
      {isAdding && <AddEntries onClose={() => setAdding(false)} />}
    </>
  );
}

function AddButton({ onPress }: { readonly onPress: () => void }) {
  const t = useTexts('entries');
  return (
    <Button icon={<IconPlus size={18} stroke={2} />} onClick={onPress}>
      {t('addTitle')}
    </Button>
  );
}

const wrongAddress = (error: unknown, t: EntryView['t']): string | undefined =>
  error instanceof ApiError && error.issues.length > 0 ? t('addressWrong') : undefined;

type Shown = Pick<EntryView, 'isApprovalOn' | 'overlaps'> & {
  readonly hidden: EntryQuery['hidden'];
  readonly change: (part: Partial<EntryQuery>) => void;
  readonly onOpen: (opened: Opened) => void;
};

/** Memoized: a new object would sort and draw ten thousand rows again. */
function useView({ isApprovalOn, overlaps, hidden: names, change, onOpen }: Shown): EntryView {
  const t = useTexts('entries');
  const time = useCompanyTime();
  const now = useServerNow(tickSeconds);
  const mayWrite = useMay('work_log.edit');
  const asked = useAskedEntries();
  const hidden = useMemo(() => new Set(names), [names]);
  return useMemo(
    () => ({
      t,
      time,
      now,
      isApprovalOn,
      overlaps,
      asked,
      hidden,
      onComments: (entry) => onOpen({ kind: 'comments', entry }),
      onLocation: (entry) => onOpen({ kind: 'location', entry }),
      onOverlaps: ({ employee }) => change({ employees: [employee.id], overlapping: true }),
      onEdit: mayWrite ? (entry) => onOpen({ kind: 'edit', entry }) : undefined,
    }),
    [t, time, now, isApprovalOn, overlaps, asked, hidden, change, mayWrite, onOpen],
  );
}

type DialogProps = {
  readonly opened: Opened;
  readonly rows: readonly WorkLog[] | undefined;
  readonly onClose: () => void;
};

function EntryDialog({ opened: { kind, entry }, rows, onClose }: DialogProps) {
  const mayWrite = useMay('work_log.edit');
  const erase = useEraseEntry();
  if (kind === 'edit') return <EditEntry entry={entry} onErase={erase} onClose={onClose} />;
  if (kind === 'location') return <LocationDialog entry={entry} onClose={onClose} />;
  // An opened entry stays open after it leaves the list; while listed, the dialog shows its newest version.
  const newest = rows?.find(({ id }) => id === entry.id) ?? entry;
  return <CommentsDialog entry={newest} mayWrite={mayWrite && isOwn(newest)} onClose={onClose} />;
}

/** The file of the list as it is filtered; without a range, of this month. */
function useEntriesExport({ range, employees, projects, approved }: EntryQuery) {
  const time = useCompanyTime();
  return useExport({
    kind: 'entries',
    filters: {
      ...(range ?? usualRanges(time.today()).thisMonth),
      ...(employees.length > 0 ? { employee_id: [...employees] } : {}),
      ...(projects.length > 0 ? { project_id: [...projects] } : {}),
      ...(approved === undefined ? {} : { approved: approved === 'true' }),
    },
    options: { language: time.language, images: true, comments: true },
  });
}

/** The number of ended entries with their hours, and how many run. */
function useSumWords() {
  const t = useTexts('entries');
  const shell = useTexts('shell');
  const time = useCompanyTime();
  return (entries: readonly WorkLog[]): string => {
    const { seconds, running } = sumOfEnded(entries);
    const count = entries.length - running;
    const sum = t('sum', { count, shown: time.number(count), hours: time.hours(seconds) });
    return running > 0 ? `${sum} · ${shell('withoutRunning', { count: running })}` : sum;
  };
}
