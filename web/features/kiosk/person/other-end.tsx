// Another time for the end of an entry that its person forgot to clock out: four digits, on the day of the clock-in or after.
// It says which day the digits mean before they are saved.

import { useState } from 'react';
import { addDays } from '#shared/time/day.ts';
import { serverSeconds } from '#web/entry/server-time.ts';
import { useSureEnd } from '#web/clock/sure-end.ts';
import { useKioskTime } from '#web/features/kiosk/kiosk-time.ts';
import { useTexts } from '#web/text.ts';
import { TimeField } from '#web/ui/date/time-field.tsx';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import styles from './person.module.css';

type Props = {
  /** RFC 3339. */
  readonly startTime: string;
  readonly isBusy: boolean;
  /** The field takes the focus. */
  readonly isFirst: boolean;
  readonly onSave: (endTime: string) => void;
};

export function OtherEnd({ startTime, isBusy, isFirst, onSave }: Props) {
  const t = useTexts('kiosk');
  const time = useKioskTime();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const { asked, takes } = useSureEnd();
  const day = time.dayAt(startTime);
  const isDayAfter = typed <= time.clockAt(startTime);
  const isWhole = /^([01]\d|2[0-3]):[0-5]\d$/.test(typed);
  const end = isWhole ? time.instant(isDayAfter ? addDays(day, 1) : day, typed) : startTime;
  const [startAt, endAt] = [time.seconds(startTime), time.seconds(end)];
  const isAsked = isWhole && asked === endAt;
  const when = { day: time.longDay(time.dayAt(end)), time: typed };
  const save = (): void => {
    if (!isWhole) return setFault(t('usual.when'));
    if (endAt > serverSeconds()) return setFault(t('usual.future'));
    if (takes(endAt, startAt)) onSave(end);
  };
  return (
    <form
      className={styles.usual}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TimeField
        label={t('usual.left')}
        value={typed}
        autoFocus={isFirst}
        error={fault}
        onChange={(text) => {
          setTyped(text);
          setFault(undefined);
        }}
      />
      <p role="status">
        {isWhole &&
          t(isDayAfter ? 'usual.dayAfter' : 'usual.sameDay', { ...when, hours: time.hours(endAt - startAt) })}
      </p>
      {isAsked && <ErrorAlert>{t('usual.ask', when)}</ErrorAlert>}
      <Button size="l" fill type="submit" loading={isBusy}>
        {isAsked ? t('usual.yes', when) : t('usual.save')}
      </Button>
    </form>
  );
}
