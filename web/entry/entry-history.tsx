// The history of an entry: who changed what, when, from which value. It is read when it is opened.

import { IconHistory } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { workLogHistory } from '#shared/api/worklogs.ts';
import { clockSkewSecondsMax } from '#shared/limits.ts';
import type { HistoryRow } from '#shared/model/worklog/history.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import type { CompanyTime } from '#web/words/company-time.ts';
import styles from './entry-dialog.module.css';
import { entryBefore, PutBack } from './history-put-back.tsx';

type Names = readonly { readonly id: string; readonly name: string }[];
type Props = {
  readonly entry: WorkLog;
  readonly time: CompanyTime;
  readonly projects: Names;
  /** Absent where the entry may not be changed. Called as the newest change is put back. */
  readonly onPutBack: (() => void) | undefined;
};

export function EntryHistory({ entry, time, projects, onPutBack }: Props) {
  const t = useTexts('entries');
  const dialog = useTexts('entry');
  const words = useErrorWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const read = useRead(workLogHistory.endpoints.history, { path: { id: entry.id } }, { enabled: isOpen });
  const newest = read.data?.findLast(({ action }) => action !== 'commented');
  const before = newest && entryBefore(entry, newest, projects);
  const hasCome = isOpen && read.data !== undefined;
  useEffect(() => {
    // The list is at the end of the dialog; on a phone it must scroll into view.
    if (hasCome) list.current?.scrollIntoView({ block: 'nearest' });
  }, [hasCome]);
  return (
    <div className={styles.past}>
      <Button
        size="s"
        variant="quiet"
        icon={<IconHistory size={18} stroke={1.75} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {dialog('history.title')}
      </Button>
      <div ref={list} id={id} hidden={!isOpen}>
        {read.error && <ErrorAlert>{words.say(read.error)}</ErrorAlert>}
        {isOpen && read.isPending && <SkeletonRows rows={2} />}
        {read.data && (
          <ol className={styles.history}>
            {read.data.map((row, index) => (
              // The index keeps the keys of two changes in the same second apart.
              <li key={`${row.at}-${index}`}>
                <span className="num dim">{time.momentText(row.at)}</span>
                <span>
                  <b>{row.by.kind === 'CompanyTimeClock' ? t('author.CompanyTimeClock') : row.by.name}</b>{' '}
                  {dialog(`history.${row.action}`)}
                  {row.asked_by !== undefined && ` ${dialog('history.askedBy', { name: row.asked_by })}`}
                  {row.word !== undefined && (
                    <p className="dim small">{dialog('history.word', { word: row.word })}</p>
                  )}
                  {row.reason !== undefined && (
                    <p className="small">{dialog('history.reason', { reason: row.reason })}</p>
                  )}
                  <TwoClocks row={row} time={time} />
                  <Changes row={row} time={time} projects={projects} />
                  {row === newest && before && onPutBack && (
                    <PutBack entry={entry} before={before} onDone={onPutBack} />
                  )}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

/** Shown only if the device's time and the receipt differ: the press was made offline, or on a wrong clock. */
function TwoClocks({ row, time }: { row: HistoryRow } & Pick<Props, 'time'>) {
  const t = useTexts('entries');
  if (row.device_time === undefined || row.received_at === undefined) return null;
  const apart = Math.abs(time.seconds(row.received_at) - time.seconds(row.device_time));
  if (apart <= clockSkewSecondsMax) return null;
  return (
    <p className="dim small">
      {t('deviceTime', {
        device: time.momentText(row.device_time),
        received: time.momentText(row.received_at),
      })}
    </p>
  );
}

const fields = {
  start_time: 'in',
  end_time: 'out',
  project: 'project',
  approved: 'status',
  worked_through_lunch: 'lunchWorked',
} as const;
const isKnown = (field: string): field is keyof typeof fields => field in fields;

function Changes({ row, time, projects }: { row: HistoryRow } & Pick<Props, 'time' | 'projects'>) {
  const dialog = useTexts('entry');
  const t = useTexts('entries');
  const shown = (field: string, value: string | null): string => {
    if (value === null) return '–';
    if (field === 'start_time' || field === 'end_time') return time.momentText(value);
    if (field === 'project') return projects.find(({ id }) => id === value)?.name ?? value;
    if (field === 'worked_through_lunch' || field === 'assumed_end') return value === 'true' ? '✓' : '–';
    if (field === 'approved') return t(value === 'true' ? 'approved' : 'notApproved');
    return value;
  };
  const listed = row.changes.filter(({ field }) => row.action !== 'approved' || field !== 'approved');
  if (listed.length === 0 || row.action === 'unapproved') return null;
  return (
    <ul className={styles.changes}>
      {listed.map(({ field, from, to }) => (
        <li key={field}>
          {isKnown(field) && <span className="dim">{t(fields[field])} </span>}
          {field === 'assumed_end' && <span className="dim">{dialog('history.unconfirmed')} </span>}
          {from !== null && <s className="dim num">{shown(field, from)}</s>}{' '}
          <span className="num">{shown(field, to)}</span>
        </li>
      ))}
    </ul>
  );
}
