// The history of an entry: who changed what, when, from what; asked for when it is opened.

import { IconHistory } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { worklogs } from '#shared/api/worklogs.ts';
import type { HistoryRow, WorkLog } from '#shared/model/worklog.ts';
import { useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import type { CompanyTime } from './company-time.ts';
import styles from './entry-dialog.module.css';

type Names = readonly { readonly id: string; readonly name: string }[];
type Props = { readonly entry: WorkLog; readonly time: CompanyTime; readonly projects: Names };

export function EntryHistory({ entry, time, projects }: Props) {
  const t = useTexts('entries');
  const words = useErrorWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const read = useRead(worklogs.endpoints.history, { path: { id: entry.id } }, { enabled: isOpen });
  return (
    <div>
      <Button
        size="s"
        variant="quiet"
        icon={<IconHistory size={18} stroke={1.75} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('history.title')}
      </Button>
      <div id={id} hidden={!isOpen}>
        {read.error && <ErrorAlert>{words.say(read.error)}</ErrorAlert>}
        {isOpen && read.isPending && <SkeletonRows rows={2} />}
        {read.data && (
          <ol className={styles.history}>
            {read.data.map((row, index) => (
              // Two changes of one second are told apart by their place alone.
              <li key={`${row.at}-${index}`}>
                <span className="num dim">{time.momentText(row.at)}</span>
                <span>
                  <b>{row.by.name}</b> {t(`history.${row.action}`)}
                  {row.device_time !== undefined && row.received_at !== undefined && (
                    <span className="dim num">
                      {' · '}
                      {t('deviceTime', {
                        device: time.momentText(row.device_time),
                        received: time.momentText(row.received_at),
                      })}
                    </span>
                  )}
                  <Changes row={row} time={time} projects={projects} />
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

const fields = { start_time: 'in', end_time: 'out', project: 'project', approved: 'status' } as const;
const isKnown = (field: string): field is keyof typeof fields => field in fields;

function Changes({ row, time, projects }: { row: HistoryRow } & Pick<Props, 'time' | 'projects'>) {
  const t = useTexts('entries');
  const shown = (field: string, value: string | null): string => {
    if (value === null) return '–';
    if (field === 'start_time' || field === 'end_time') return time.momentText(value);
    if (field === 'project') return projects.find(({ id }) => id === value)?.name ?? value;
    if (field === 'approved') return t(value === 'true' ? 'approved' : 'notApproved');
    return value;
  };
  const told = row.changes.filter(({ field }) => row.action !== 'approved' || field !== 'approved');
  if (told.length === 0 || row.action === 'unapproved') return null;
  return (
    <ul className={styles.changes}>
      {told.map(({ field, from, to }) => (
        <li key={field}>
          {isKnown(field) && <span className="dim">{t(fields[field])} </span>}
          {from !== null && <s className="dim num">{shown(field, from)}</s>}{' '}
          <span className="num">{shown(field, to)}</span>
        </li>
      ))}
    </ul>
  );
}
