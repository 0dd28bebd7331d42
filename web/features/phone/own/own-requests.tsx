// What an employee asked the office for, and what became of it; a request that waits can be withdrawn.

import { useState } from 'react';
import { corrections } from '#shared/api/corrections.ts';
import { employeeApp } from '#shared/api/employee-app.ts';
import type { Correction } from '#shared/model/correction.ts';
import type { ProjectChoice } from '#shared/model/project.ts';
import { fromWire } from '#shared/time/instant.ts';
import { faultOf, useChange, useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import styles from '#web/features/phone/phone.module.css';
import { useWords } from '#web/features/phone/use-words.ts';
import { OwnEntryDialog } from './own-entry-dialog.tsx';

const { listOwn, withdraw } = corrections.endpoints;
/** The office may answer at any moment, while the page is open. */
const askedSeconds = 30;

export const useOwnRequests = () => useRead(listOwn, {}, { refetchSeconds: askedSeconds });

export function OwnRequests({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('own-hours');
  const { say } = useErrorWords();
  const { disabled: isDisabled = false } = useSignedIn();
  const projects = useRead(employeeApp.endpoints.listProjects, {}, { enabled: !isDisabled }).data;
  const [isAsking, setAsking] = useState(false);
  const read = useOwnRequests();
  const fault = faultOf(read);
  return (
    <Dialog open size="s" onClose={onClose} title={t('requests.title')}>
      {!isDisabled && (
        <Button disabled={!projects} onClick={() => setAsking(true)}>
          {t('requests.missing')}
        </Button>
      )}
      {fault && <ErrorAlert>{say(fault)}</ErrorAlert>}
      {read.data ? <List rows={read.data} /> : !fault && <SkeletonRows />}
      {isAsking && projects && <OwnEntryDialog asks projects={projects} onClose={() => setAsking(false)} />}
    </Dialog>
  );
}

function List({ rows }: { readonly rows: readonly Correction[] }) {
  const t = useTexts('own-hours');
  if (rows.length === 0) return <p className={styles.dim}>{t('requests.none')}</p>;
  return (
    <ul className={styles.entries}>
      {rows.map((row) => (
        <li key={row.id} className={styles.entry}>
          <Request row={row} />
        </li>
      ))}
    </ul>
  );
}

/** The requests about one entry, newest first. */
export function RequestsOf({ workLogId }: { readonly workLogId: string }) {
  const rows = useOwnRequests().data ?? [];
  return rows
    .filter(({ work_log_id: about }) => about === workLogId)
    .map((row) => <Request key={row.id} row={row} />);
}

function Request({ row }: { readonly row: Correction }) {
  const t = useTexts('own-hours');
  const words = useWords();
  const { say } = useErrorWords();
  const { disabled: isDisabled = false } = useSignedIn();
  const change = useChange(withdraw);
  const [start, end] = [fromWire(row.start_time) ?? 0, fromWire(row.end_time) ?? 0];
  const times = `${words.moment(start)}–${words.momentAfter(start, end)}`;
  return (
    <>
      <p>{t('requests.asked', { project: row.project.name, times })}</p>
      {row.worked_through_lunch !== undefined && (
        <p>{`${t('lunchWorked')}: ${row.worked_through_lunch ? '✓' : '–'}`}</p>
      )}
      <p className={styles.dim}>{row.word}</p>
      <p>
        <b>{t(`requests.${row.state}`, { name: row.answer?.by ?? '', reason: row.answer?.reason ?? '' })}</b>
      </p>
      {change.error && <ErrorAlert>{say(change.error)}</ErrorAlert>}
      {row.state === 'waiting' && !isDisabled && (
        <div className={styles.more}>
          <Button
            variant="quiet"
            loading={change.isPending}
            onClick={() => change.mutate({ path: { id: row.id } })}
          >
            {t('requests.withdraw')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Asks for an entry that is missing on a day. */
export function AskForMissing({
  day,
  projects,
}: {
  readonly day: string;
  readonly projects: readonly ProjectChoice[];
}) {
  const t = useTexts('own-hours');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('requests.missing')}
      </Button>
      {isAsking && <OwnEntryDialog asks day={day} projects={projects} onClose={() => setAsking(false)} />}
    </>
  );
}
