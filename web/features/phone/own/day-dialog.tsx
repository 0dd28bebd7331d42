// The entries of one day: times, project, comments, photos, history; editing for employees with that permission.

import { IconFlag, IconLock, IconMapPin, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { deviceBehindSecondsMax, locationAgeNoteSeconds } from '#shared/limits.ts';
import type { ProjectChoice } from '#shared/model/project.ts';
import type { Location, WorkLog } from '#shared/model/worklog.ts';
import { fromWire } from '#shared/time/instant.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useSayClosed } from '#web/entry/closed-days.ts';
import { firstIn, firstOut } from '#web/entry/entry-times.ts';
import { CommentDialog } from '#web/features/phone/attached/comment-dialog.tsx';
import { endOf, startOf, type WeekDay } from './own-days.ts';
import { OwnEntryDialog } from './own-entry-dialog.tsx';
import { AskForMissing, RequestsOf } from './own-requests.tsx';
import { OwnHistory } from './own-history.tsx';
import { PhotoLine } from '#web/features/phone/attached/photo-line.tsx';
import styles from '#web/features/phone/phone.module.css';
import { isWaitingId } from '#web/features/phone/press/presses.ts';
import type { Clock } from '#web/features/phone/use-clock.ts';
import { useWords } from '#web/features/phone/use-words.ts';
import { ownWorkLogs } from '#shared/api/own-work-logs.ts';
import { useRead } from '#web/api/query.ts';

type Props = {
  day: WeekDay;
  clock: Clock;
  projects: readonly ProjectChoice[];
  mayEdit: boolean;
  onClose: () => void;
};

export function DayDialog({ day, clock, projects, mayEdit, onClose }: Props) {
  const words = useWords();
  const { disabled: isDisabled = false } = useSignedIn();
  return (
    <Dialog open size="s" onClose={onClose} title={words.weekday(day.day)} below={words.total(day)}>
      {day.noted?.about}
      {day.logs.length > 0 && (
        <ul className={styles.entries}>
          {day.logs.map((log) => (
            <Entry key={log.id} log={log} clock={clock} projects={projects} mayEdit={mayEdit} />
          ))}
        </ul>
      )}
      {!mayEdit && !isDisabled && <AskForMissing day={day.day} projects={projects} />}
    </Dialog>
  );
}

type EntryProps = { log: WorkLog } & Pick<Props, 'clock' | 'projects' | 'mayEdit'>;
function Entry({ log, clock, projects, mayEdit }: EntryProps) {
  const t = useTexts('phone');
  const own = useTexts('own-hours');
  const isDisabled = useSignedIn().disabled ?? false;
  const [dialog, setDialog] = useState<'edit' | 'comment' | 'ask'>();
  const [showsHistory, setShowsHistory] = useState(false);
  const closed = useSayClosed()(log);
  const isOpen = log.end_time === undefined;
  const isUnsent = isWaitingId(log.id);
  return (
    <li className={styles.entry}>
      <About {...{ log, projects, mayEdit, closed }} />
      <PhotoLine log={log} />
      {!isUnsent && <RequestsOf workLogId={log.id} />}
      {isDisabled && log.work_log_comments.length === 0 && <p className={styles.dim}>{t('entry.none')}</p>}
      <div className={styles.more}>
        {!isDisabled && <Button onClick={() => setDialog('comment')}>{t('commentSend')}</Button>}
        {mayEdit && !isOpen && !isUnsent && closed === undefined && (
          <Button icon={<IconPencil size={18} stroke={1.75} />} onClick={() => setDialog('edit')}>
            {t('entry.edit')}
          </Button>
        )}
        {(!mayEdit || closed !== undefined) && !isDisabled && !isUnsent && (
          <Button onClick={() => setDialog('ask')}>{own('requests.change')}</Button>
        )}
        {!isUnsent && (
          <Button variant="quiet" aria-expanded={showsHistory} onClick={() => setShowsHistory(!showsHistory)}>
            {t('entry.history')}
          </Button>
        )}
      </div>
      {showsHistory && (
        <>
          <OwnPlaces log={log} />
          <OwnHistory workLogId={log.id} projects={projects} />
        </>
      )}
      {dialog === 'comment' && (
        <CommentDialog
          onSend={(text) => void clock.comment(log, text)}
          onClose={() => setDialog(undefined)}
        />
      )}
      {(dialog === 'edit' || dialog === 'ask') && (
        <OwnEntryDialog
          log={log}
          projects={projects}
          asks={dialog === 'ask'}
          onClose={() => setDialog(undefined)}
        />
      )}
    </li>
  );
}

type AboutProps = Pick<EntryProps, 'log' | 'projects' | 'mayEdit'> & {
  /** Why the entry's days are closed; undefined where they are not. */
  closed: string | undefined;
};

function About({ log, projects, mayEdit, closed }: AboutProps) {
  const t = useTexts('phone');
  const own = useTexts('own-hours');
  const words = useWords();
  const isOpen = log.end_time === undefined;
  const description = projects.find(({ id }) => id === log.project.id)?.description;
  return (
    <>
      <div className={styles.sectionHead}>
        <b>{log.project.name}</b>
        {isOpen ? (
          <Badge tone="running">{t('entry.running')}</Badge>
        ) : (
          <b className={styles.hours}>{words.hours(log.total_time ?? 0)}</b>
        )}
      </div>
      {description && <p className={styles.dim}>{description}</p>}
      <p className={styles.times}>
        {words.moment(startOf(log))}
        {!isOpen && `–${words.momentAfter(startOf(log), endOf(log, 0))}`}
      </p>
      {isWaitingId(log.id) && <p className={styles.dim}>{t('waiting.one')}</p>}
      {log.worked_through_lunch && <p className={styles.dim}>{own('lunchWorked')}</p>}
      {log.assumed_end && <p className={styles.dim}>{t('assumed.mark')}</p>}
      <Originals log={log} />
      <Late log={log} />
      {log.clock_corrected && <p className={styles.dim}>{t('entry.corrected')}</p>}
      {log.approved && <Badge tone="good">{t('entry.approved')}</Badge>}
      {mayEdit && closed !== undefined && (
        <p className={styles.dim}>
          <IconLock size={16} stroke={1.75} aria-hidden="true" /> {closed}
        </p>
      )}
    </>
  );
}

/** Shows when the server received a press that was sent much later than it was made. */
function Late({ log }: { log: WorkLog }) {
  const t = useTexts('phone');
  const words = useWords();
  const received = [log.in_clock, log.out_clock].flatMap((clocks) => {
    const [device, at] = [fromWire(clocks?.device_time ?? ''), fromWire(clocks?.received_at ?? '')];
    return device !== undefined && at !== undefined && at - device > deviceBehindSecondsMax ? [at] : [];
  });
  const last = received.at(-1);
  return last === undefined || log.clock_corrected ? null : (
    <p className={styles.dim}>{t('entry.late', { received: words.moment(last) })}</p>
  );
}

function Originals({ log }: { log: WorkLog }) {
  const t = useTexts('phone');
  const words = useWords();
  const originals = [firstIn(log), firstOut(log)].filter((time) => time !== undefined);
  if (originals.length === 0) return null;
  return (
    <p className={styles.dim}>
      <IconFlag size={16} stroke={1.75} aria-hidden="true" />{' '}
      {t('entry.originally', { time: originals.map((time) => words.time(fromWire(time) ?? 0)).join('–') })}
    </p>
  );
}

/** The positions of an own entry's clock-in and clock-out with accuracy and age, or why there are none. */
function OwnPlaces({ log }: { log: WorkLog }) {
  const t = useTexts('phone');
  const read = useRead(
    ownWorkLogs.endpoints.locations,
    { path: { id: log.id } },
    { enabled: log.has_location },
  );
  const reasons = (['in', 'out'] as const).flatMap((event) => {
    const reason = log.location_missing?.[event];
    return reason ? [{ event, words: t(`location.${reason}`) }] : [];
  });
  const places = (read.data ?? []).map((place) => ({ event: place.event, words: wordsOf(place) }));
  function wordsOf(place: Location): string {
    const metres = Math.round(place.accuracy ?? 0);
    const seconds = (fromWire(place.created) ?? 0) - (fromWire(place.timestamp) ?? 0);
    return seconds > locationAgeNoteSeconds
      ? t('location.keptOld', { metres, minutes: Math.round(seconds / 60) })
      : t('location.saved', { metres });
  }
  const all = [...places, ...reasons];
  if (all.length === 0) return null;
  return (
    <ul className={styles.places}>
      {all.map(({ event, words }) => (
        <li key={event} className={styles.dim}>
          <IconMapPin size={16} stroke={1.75} aria-hidden="true" />
          <span>
            <b>{t(`entry.${event}`)}</b> {words}
          </span>
        </li>
      ))}
    </ul>
  );
}
