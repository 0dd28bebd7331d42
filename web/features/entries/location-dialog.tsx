// Where an entry was clocked in and out, on a map; without a location, why there may be none.

import { lazy, Suspense } from 'react';
import { worklogs } from '#shared/api/worklogs.ts';
import { locationAgeNoteSeconds } from '#shared/limits.ts';
import type { Location, LocationMissing, WorkLog } from '#shared/model/worklog.ts';
import { useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { type CompanyTime, useCompanyTime } from '#web/work/company-time.ts';
import styles from './location.module.css';

const LocationMap = lazy(async () => ({ default: (await import('./location-map.tsx')).LocationMap }));

type Props = { readonly entry: WorkLog; readonly onClose: () => void };

export function LocationDialog({ entry, onClose }: Props) {
  return entry.has_location ? (
    <KnownLocation entry={entry} onClose={onClose} />
  ) : (
    <MissingLocation entry={entry} onClose={onClose} />
  );
}

function KnownLocation({ entry, onClose }: Props) {
  const t = useTexts('entries');
  const words = useErrorWords();
  const time = useCompanyTime();
  const read = useRead(worklogs.endpoints.locations, { path: { id: entry.id } });
  const day = time.dayText(time.dayAt(entry.start_time));
  return (
    <Dialog
      open
      onClose={onClose}
      size="l"
      title={t('mapTitle')}
      below={`${entry.employee.name} · ${entry.project.name} · ${day}`}
    >
      {read.error && <ErrorAlert>{words.say(read.error)}</ErrorAlert>}
      {read.isPending && <SkeletonRows rows={3} />}
      {read.data?.length === 0 && <p className="dim">{t('locationKept')}</p>}
      {read.data && read.data.length > 0 && (
        <div className={styles.dialog}>
          <ul className={styles.places}>
            {read.data.map((location) => (
              <Place key={location.event} location={location} time={time} />
            ))}
          </ul>
          <Suspense fallback={<div className={styles.map}>{t('mapLoading')}</div>}>
            <LocationMap locations={read.data} label={t('mapTitle')} />
          </Suspense>
        </div>
      )}
    </Dialog>
  );
}

/** Whole minutes between the taking of a position and its receipt, when that is worth a note. */
export function ageMinutes(location: Location, time: CompanyTime): number | undefined {
  const age = time.seconds(location.created) - time.seconds(location.timestamp);
  return age > locationAgeNoteSeconds ? Math.round(age / 60) : undefined;
}

function Place({ location, time }: { location: Location; time: CompanyTime }) {
  const t = useTexts('entries');
  const minutes = ageMinutes(location, time);
  return (
    <li className={styles.place}>
      <span className={location.event === 'in' ? styles.dotIn : styles.dotOut} aria-hidden="true" />
      <span>
        <b>{t(location.event === 'in' ? 'clockedIn' : 'clockedOut')}</b>{' '}
        <span className="num">{time.momentText(location.timestamp)}</span>
        {location.accuracy !== undefined && (
          <span className="dim">
            {' '}
            · {t('accuracy', { metres: time.number(Math.round(location.accuracy)) })}
          </span>
        )}
        <span className="dim num">
          {' '}
          · {Number(location.lat).toFixed(5)}, {Number(location.lon).toFixed(5)}
        </span>
        {minutes !== undefined && (
          <span className={styles.age}>{t('ageNote', { minutes: time.number(minutes) })}</span>
        )}
      </span>
    </li>
  );
}

const reasonTexts = {
  denied: 'missingDenied',
  switched_off: 'missingOff',
  no_fix: 'missingFix',
  not_shared: 'missingNotShared',
} as const satisfies Record<LocationMissing, string>;

function MissingLocation({ entry, onClose }: Props) {
  const t = useTexts('entries');
  const shell = useTexts('shell');
  const told = entry.location_missing?.in ?? entry.location_missing?.out;
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      question
      title={t('missingTitle')}
      foot={
        <Button variant="primary" data-autofocus onClick={onClose}>
          {shell('close')}
        </Button>
      }
    >
      {told !== undefined && (
        <p>
          <b>{t('missingKnown', { reason: t(reasonTexts[told]) })}</b>
        </p>
      )}
      <p>{t('missingText')}</p>
      <ul className={styles.reasons}>
        <li>{t('missingManual')}</li>
        <li>{t('missingFix')}</li>
        <li>{t('missingDenied')}</li>
        <li>{t('missingOff')}</li>
      </ul>
    </Dialog>
  );
}
