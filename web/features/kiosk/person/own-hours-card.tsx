// A person's own hours of today: the sum, the ruler and each entry. The server gives them only to the person.

import { useTexts } from '#web/text.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Ruler } from '#web/ui/display/ruler.tsx';
import styles from './person.module.css';
import { type OwnDay, sinceText, useKioskTime } from '#web/features/kiosk/kiosk-time.ts';
import { secondsToday, segmentsToday } from './own-hours.ts';
import { useServerNow } from '#web/entry/server-time.ts';

/** `day` is undefined until the server has answered. */
export function OwnHoursCard({ day, isCut }: { day: OwnDay | undefined; isCut: boolean }) {
  const t = useTexts('kiosk');
  const shell = useTexts('shell');
  const time = useKioskTime();
  const now = useServerNow(30);
  const entries = day?.entries ?? [];
  const hours = time.hours(secondsToday(time, entries, now));
  return (
    <Card padding="m">
      <section className={styles.own} aria-label={t('today')}>
        <h2 className={styles.ownHead}>
          <span>{t('today')}</span>
          {day && (
            <span className="big">
              {hours} <span className={styles.unit}>{shell('hoursShort')}</span>
            </span>
          )}
        </h2>
        {!day && <p className="dim">{isCut ? t('hoursLater') : shell('loading')}</p>}
        {day && entries.length === 0 && <p className="dim">{t('noHours')}</p>}
        {entries.length > 0 && (
          <>
            <Ruler
              size="l"
              hours={6}
              segments={segmentsToday(time, entries, now)}
              label={t('hoursToday', { hours })}
              nowMinute={time.minuteAt(now)}
            />
            <ul className={styles.entries}>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <span className="num">
                    {entry.end_time
                      ? `${sinceText(time, entry.start_time)}–${time.clockAt(entry.end_time)}`
                      : t('since', { time: sinceText(time, entry.start_time) })}
                  </span>
                  <span>{entry.project.name}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </Card>
  );
}
