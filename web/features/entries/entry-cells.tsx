// The cells of an entry that the table and the narrow list share: times with their originals, the ruler, the buttons.

import {
  IconCircleCheck,
  IconClockExclamation,
  IconFlag,
  IconHelpCircle,
  IconInbox,
  IconLock,
  IconMapPin,
  IconMapPinOff,
  IconPencil,
  IconSoupOff,
} from '@tabler/icons-react';
import type { WorkLog } from '#shared/model/worklog.ts';
import type { EntryWords } from './entry-words.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { IconButton } from '#web/ui/form/button.tsx';
import { Ruler } from '#web/ui/display/ruler.tsx';
import { useSayClosed } from '#web/entry/closed-days.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import { daysOn, firstIn, firstOut, isRunning, segmentOn } from '#web/entry/entry-times.ts';
import type { EntryView } from './entry-view.ts';
import styles from './entries.module.css';

type Timed = { readonly entry: WorkLog; readonly time: CompanyTime; readonly t: EntryWords };

export function InTime({ entry, time, t }: Timed) {
  return (
    <span className={styles.clock}>
      <span className="num">{time.clockAt(entry.start_time)}</span>
      <TwoClocks clocks={entry.in_clock} time={time} t={t} />
      <Original at={firstIn(entry)} time={time} t={t} />
    </span>
  );
}

export function OutTime({ entry, view }: { readonly entry: WorkLog; readonly view: EntryView }) {
  const { t, time } = view;
  const mark = view.asked.has(entry.id) && <AskedMark t={t} />;
  if (entry.end_time === undefined)
    return (
      <>
        <Badge tone="running">{t('running')}</Badge>
        {mark}
      </>
    );
  const later = daysOn(time, entry);
  return (
    <span className={styles.clock}>
      <span className="num">
        {time.clockAt(entry.end_time)}
        {later > 0 && (
          <sup className={styles.later} title={t('daysAfter', { count: later })}>
            +{later}
          </sup>
        )}
      </span>
      {mark}
      {entry.assumed_end && (
        <IconHelpCircle
          size={16}
          stroke={1.75}
          className={styles.assumed}
          role="img"
          aria-label={t('assumedEnd')}
          title={t('assumedEnd')}
        />
      )}
      {entry.worked_through_lunch && (
        <IconSoupOff
          size={16}
          stroke={1.75}
          className={styles.assumed}
          role="img"
          aria-label={t('lunchWorked')}
          title={t('lunchWorked')}
        />
      )}
      <TwoClocks clocks={entry.out_clock} time={time} t={t} />
      <Original at={firstOut(entry)} time={time} t={t} />
    </span>
  );
}

/** The employee asks for a change of the entry, which waits for an answer under Requests. */
function AskedMark({ t }: Pick<Timed, 't'>) {
  return (
    <IconInbox
      size={16}
      stroke={1.75}
      className={styles.assumed}
      role="img"
      aria-label={t('asked')}
      title={t('asked')}
    />
  );
}

/** Marks a press whose device time and time of receipt differ: made offline, or on a device with a wrong clock. */
function TwoClocks({ clocks, time, t }: Omit<Timed, 'entry'> & { clocks: WorkLog['in_clock'] }) {
  if (clocks === undefined) return null;
  const said = t('twoClocks', {
    device: time.momentText(clocks.device_time),
    received: time.momentText(clocks.received_at),
  });
  return (
    <IconClockExclamation
      size={16}
      stroke={1.75}
      className={styles.assumed}
      role="img"
      aria-label={said}
      title={said}
    />
  );
}

function Original({ at, time, t }: Omit<Timed, 'entry'> & { at: string | undefined }) {
  if (at === undefined) return null;
  const clock = time.clockAt(at);
  return (
    <span className={styles.original} title={t('original', { clock })}>
      <IconFlag size={14} stroke={1.75} aria-hidden="true" />
      <span className="visually-hidden">{t('original', { clock: '' })}</span>
      <s className="num">{clock}</s>
    </span>
  );
}

export function EntryRuler({ entry, time, now }: { entry: WorkLog; time: CompanyTime; now: number }) {
  const day = time.dayAt(entry.start_time);
  const segment = segmentOn(time, entry, day, now);
  const isToday = day === time.dayAt(now);
  return (
    <Ruler
      label="off"
      segments={segment ? [segment] : []}
      nowMinute={isToday && isRunning(entry) ? time.minuteAt(now) : undefined}
    />
  );
}

export function ApprovedMark({ t }: Pick<Timed, 't'>) {
  return (
    <IconCircleCheck
      size={18}
      stroke={1.75}
      className={styles.approvedMark}
      role="img"
      aria-label={t('approved')}
    />
  );
}

const places = (time: CompanyTime, entry: WorkLog) => ({
  name: entry.employee.name,
  day: time.dayText(time.dayAt(entry.start_time)),
});

export function LocationButton({ entry, view }: { entry: WorkLog; view: EntryView }) {
  const { t } = view;
  const said = places(view.time, entry);
  const open = () => view.onLocation(entry);
  if (entry.has_location) {
    return (
      <IconButton
        label={t('showLocation', said)}
        aria-haspopup="dialog"
        data-row-key="location"
        onClick={open}
      >
        <IconMapPin size={18} stroke={1.75} />
      </IconButton>
    );
  }
  return (
    <IconButton
      label={t('whyNoLocation', said)}
      aria-haspopup="dialog"
      data-row-key="location"
      onClick={open}
    >
      <IconMapPinOff size={18} stroke={1.75} className={styles.missing} />
    </IconButton>
  );
}

export function EditButton({
  entry,
  view,
  onEdit,
}: {
  entry: WorkLog;
  view: EntryView;
  onEdit: (entry: WorkLog) => void;
}) {
  const { t } = view;
  const closed = useSayClosed()(entry);
  const said = t('editOf', places(view.time, entry));
  return (
    <IconButton
      label={closed === undefined ? said : `${said}: ${closed}`}
      aria-haspopup="dialog"
      data-row-key="edit"
      onClick={() => onEdit(entry)}
    >
      {closed === undefined ? (
        <IconPencil size={18} stroke={1.75} />
      ) : (
        <IconLock size={18} stroke={1.75} className={styles.missing} />
      )}
    </IconButton>
  );
}
