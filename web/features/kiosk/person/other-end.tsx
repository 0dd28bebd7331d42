// Another time for the end of an entry that its person forgot to clock out: four digits, on the day of the clock-in or after.

import { useState } from 'react';
import { addDays } from '#shared/time/day.ts';
import { serverSeconds } from '#web/entry/server-time.ts';
import { useKioskTime } from '#web/features/kiosk/kiosk-time.ts';
import { useTexts } from '#web/text.ts';
import { TimeField } from '#web/ui/date/time-field.tsx';
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
  const save = (): void => {
    if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(typed)) return setFault(t('usual.when'));
    const day = time.dayAt(startTime);
    const end = time.instant(typed > time.clockAt(startTime) ? day : addDays(day, 1), typed);
    if (time.seconds(end) > serverSeconds()) return setFault(t('usual.future'));
    onSave(end);
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
      <Button size="l" fill type="submit" loading={isBusy}>
        {t('usual.save')}
      </Button>
    </form>
  );
}
