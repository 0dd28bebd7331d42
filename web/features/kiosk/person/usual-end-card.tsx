// Asks for the end of an entry that its person forgot to clock out. One from their own days is taken by one press.

import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { late } from '#web/ui/page/late.tsx';
import { useKioskTime } from '#web/features/kiosk/kiosk-time.ts';
import styles from './person.module.css';

const OtherEnd = late(async () => (await import('./other-end.tsx')).OtherEnd);

type Props = {
  readonly startTime: string;
  /** The suggestion, RFC 3339; undefined where too few days show a usual end. */
  readonly endTime: string | undefined;
  /** The entry has ended: `endTime` is what the office or the system took for its end. */
  readonly isAssumed?: boolean;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  /** Called with the end, RFC 3339. */
  readonly onEnd: (endTime: string) => void;
};

export function UsualEndCard(props: Props) {
  const { startTime, endTime, isAssumed, isBusy, isDisabled, onEnd } = props;
  const t = useTexts('kiosk');
  const time = useKioskTime();
  const [isOther, setOther] = useState(false);
  return (
    <Card strong as="section" labelledBy="kiosk-usual">
      <div className={styles.usual}>
        {endTime === undefined ? (
          <>
            <h2 id="kiosk-usual" className={styles.usualHead}>
              {t('usual.forgot')}
            </h2>
            <p>
              {t('usual.since', { day: time.longDay(time.dayAt(startTime)), in: time.clockAt(startTime) })}
            </p>
          </>
        ) : (
          <Suggestion {...props} endTime={endTime} />
        )}
        {isOther || endTime === undefined ? (
          <OtherEnd startTime={startTime} isBusy={isBusy} isFirst={isOther} onSave={onEnd} />
        ) : (
          <Button size="l" fill disabled={isDisabled} onClick={() => setOther(true)}>
            {t('usual.other')}
          </Button>
        )}
        {!isAssumed && <p className="dim">{t('usual.else')}</p>}
      </div>
    </Card>
  );
}

function Suggestion(props: Props & { readonly endTime: string }) {
  const { startTime, endTime, isAssumed, isBusy, isDisabled, onEnd } = props;
  const t = useTexts('kiosk');
  const time = useKioskTime();
  const clock = time.clockAt(endTime);
  return (
    <>
      <h2 id="kiosk-usual" className={styles.usualHead}>
        {t('usual.ask', { time: clock, day: time.longDay(time.dayAt(endTime)) })}
      </h2>
      <p>
        {t(isAssumed ? 'usual.since' : 'usual.text', {
          day: time.longDay(time.dayAt(startTime)),
          in: time.clockAt(startTime),
          time: clock,
        })}
      </p>
      <Button
        size="clock"
        fill
        variant="primary"
        icon={<IconCheck size={32} stroke={2} aria-hidden="true" />}
        loading={isBusy}
        disabled={isDisabled}
        onClick={() => onEnd(endTime)}
      >
        {t('usual.yes', { time: clock })}
      </Button>
    </>
  );
}
