// The list of all time entries: its filters, its table, the actions on one entry or on many.

import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { companies } from '#shared/api/company.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useRead } from '#web/api/query.ts';
import { ApiError } from '#web/api/client.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';
import { useCompanyTime, useNow } from '#web/words/company-time.ts';
import { isEdited, sumOfEnded } from '#web/entry/entry-times.ts';
import { useEraseEntry } from '#web/entry/erase-entry.ts';
import { isOwn, ownOf } from '#web/crew/examples.ts';
import { ExportButton } from '#web/files/export-button.tsx';
import { ExportProgress } from '#web/files/export-progress.tsx';
import { useMayWrite } from '#web/desk/may-write.ts';
import { ReadFailed } from '#web/desk/read-failed.tsx';
import { useExport } from '#web/files/use-export.ts';
import { usualRanges } from '#web/files/usual-ranges.ts';
import { EntryFilters } from './entry-filters.tsx';
import { useEntryQuery } from './entry-query.ts';
import { EntryTable } from './entry-table.tsx';
import { useFilteredEntries } from './filtered-entries.ts';

const EditEntry = lateDialog(async () => (await import('#web/entry/edit-entry.tsx')).EditEntry);
const AddEntries = lateDialog(async () => (await import('#web/entry/add-entries.tsx')).AddEntries);
const CommentsDialog = lateDialog(
  async () => (await import('./comments/comments-dialog.tsx')).CommentsDialog,
);
const LocationDialog = lateDialog(
  async () => (await import('#web/entry/location/location-dialog.tsx')).LocationDialog,
);

const { listEmployees, listProjects } = companies.endpoints;
const tickSeconds = 30;

type Opened = { readonly kind: 'edit' | 'comments' | 'location'; readonly entry: WorkLog };

export function Entries() {
  const t = useTexts('entries');
  const shell = useTexts('shell');
  const time = useCompanyTime();
  const now = useNow(tickSeconds);
  const mayWrite = useMayWrite();
  const erase = useEraseEntry();
  const isApprovalOn = useSignedIn().settings?.features.approve_work_logs ?? false;
  const { query, change } = useEntryQuery(isApprovalOn);
  const [opened, setOpened] = useState<Opened>();
  const [isAdding, setAdding] = useState(false);
  const employees = useRead(listEmployees, {});
  const projects = useRead(listProjects, {});
  const { rows, isOld, overlaps, isFetching, error, retry } = useFilteredEntries(query, isApprovalOn);
  const running = useExport({
    kind: 'entries',
    filters: {
      ...(query.range ?? usualRanges(time.today()).thisMonth),
      ...(query.employees.length > 0 ? { employee_id: [...query.employees] } : {}),
      ...(query.projects.length > 0 ? { project_id: [...query.projects] } : {}),
      ...(query.approved === undefined ? {} : { approved: query.approved === 'true' }),
    },
    options: { language: time.language, images: true, comments: true },
  });
  const counted = useMemo(() => ownOf(rows ?? []), [rows]);
  const { seconds, running: runningCount } = useMemo(() => sumOfEnded(counted), [counted]);
  const endedCount = counted.length - runningCount;
  // An opened entry stays open after it leaves the list; while listed, the dialog shows its newest version.
  const openedEntry = opened && (rows?.find(({ id }) => id === opened.entry.id) ?? opened.entry);
  const close = () => setOpened(undefined);
  const hidden = useMemo(() => new Set(query.hidden), [query.hidden]);
  // Memoized: a new object would sort and draw ten thousand rows again.
  const view = useMemo(
    () => ({
      t,
      time,
      now,
      isApprovalOn,
      overlaps,
      hidden,
      onComments: (entry: WorkLog) => setOpened({ kind: 'comments', entry }),
      onLocation: (entry: WorkLog) => setOpened({ kind: 'location', entry }),
      onOverlaps: ({ employee }: WorkLog) => change({ employees: [employee.id], overlapping: true }),
      onEdit: mayWrite ? (entry: WorkLog) => setOpened({ kind: 'edit', entry }) : undefined,
    }),
    [t, time, now, isApprovalOn, overlaps, hidden, change, mayWrite],
  );
  return (
    <>
      <PageHead
        title={t('title')}
        detail={
          rows &&
          (isOld
            ? shell('loading')
            : [
                t('sum', {
                  count: endedCount,
                  shown: time.number(endedCount),
                  hours: time.hours(seconds),
                }),
                ...(runningCount > 0 ? [shell('withoutRunning', { count: runningCount })] : []),
              ].join(' · '))
        }
        actions={
          <>
            {/* Files leave the example crew out: a list of examples only has no file. */}
            {!(rows && rows.length > 0 && counted.length === 0) && (
              <ExportButton running={running} label={t('excel')} />
            )}
            {mayWrite && (
              <Button icon={<IconPlus size={18} stroke={2} />} onClick={() => setAdding(true)}>
                {t('addTitle')}
              </Button>
            )}
          </>
        }
      />
      <EntryFilters
        time={time}
        query={query}
        onChange={change}
        employees={employees.data ?? []}
        projects={projects.data ?? []}
        isApprovalOn={isApprovalOn}
        overlapping={counted.filter(({ id }) => overlaps.has(id)).length}
        hasEdited={rows?.some(isEdited) ?? false}
        mayEdit={mayWrite}
      />
      <ExportProgress running={running} />
      {error && (
        <ReadFailed
          error={error}
          said={error instanceof ApiError && error.issues.length > 0 ? t('addressWrong') : undefined}
          isTrying={isFetching}
          onTry={retry}
        />
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
      {opened?.kind === 'edit' && <EditEntry entry={opened.entry} onErase={erase} onClose={close} />}
      {opened?.kind === 'comments' && openedEntry && (
        <CommentsDialog entry={openedEntry} mayWrite={mayWrite && isOwn(openedEntry)} onClose={close} />
      )}
      {opened?.kind === 'location' && <LocationDialog entry={opened.entry} onClose={close} />}
      {isAdding && <AddEntries onClose={() => setAdding(false)} />}
    </>
  );
}
