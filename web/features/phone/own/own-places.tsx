// Where an own entry began and ended: accuracy and age of each position, or why there is none.

import { IconMapPin } from '@tabler/icons-react';
import { ownWorkLogs } from '#shared/api/own-work-logs.ts';
import { locationAgeNoteSeconds } from '#shared/limits.ts';
import type { Location, WorkLog } from '#shared/model/worklog.ts';
import { fromWire } from '#shared/time/instant.ts';
import { useRead } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import styles from '#web/features/phone/phone.module.css';

export function OwnPlaces({ log }: { log: WorkLog }) {
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
