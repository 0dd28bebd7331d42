// The places of an entry's clock-in and clock-out on a map; without a location, why there may be none.

import { useMemo } from 'react';
import { workLogHistory } from '#shared/api/worklogs.ts';
import { locationAgeNoteSeconds, mapZoomDefault, mapZoomMax } from '#shared/limits.ts';
import type { Place as PressPlace, Site } from '#shared/model/place.ts';
import type { Location, LocationMissing, WorkLog } from '#shared/model/worklog.ts';
import { useDistanceWords } from '#web/place/distance-words.ts';
import { OpenMap } from '#web/place/open-map.tsx';
import { PlaceMap } from '#web/place/place-map.tsx';
import { useSites } from '#web/place/use-sites.ts';
import { useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { type CompanyTime, useCompanyTime } from '#web/words/company-time.ts';
import { metresApart } from '#shared/distance.ts';
import styles from './location.module.css';

/** Between houses a phone's position is not exact enough to separate two places nearer than this. */
const samePlaceMetres = 25;

const zoom = { first: mapZoomDefault, max: mapZoomMax } as const;

const placeOf = ({ lat, lon, accuracy }: Location): PressPlace => ({
  lat: Number(lat),
  lon: Number(lon),
  accuracy,
});

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
  const dialog = useTexts('entry');
  const words = useErrorWords();
  const time = useCompanyTime();
  const read = useRead(workLogHistory.endpoints.locations, { path: { id: entry.id } });
  const day = time.dayText(time.dayAt(entry.start_time));
  const { data } = read;
  const site = useSites().get(entry.project.id);
  // Memoized: other objects would be drawn again.
  const marks = useMemo(
    () =>
      (data ?? []).map((location) => ({
        id: location.event,
        event: location.event,
        place: placeOf(location),
        text: `${t(location.event)} ${time.clockAt(pressedAt(location, entry))}`,
        note: ageNote(location, time, dialog),
      })),
    [data, entry, time, t, dialog],
  );
  return (
    <Dialog
      open
      onClose={onClose}
      size="l"
      title={dialog('mapTitle')}
      below={`${entry.employee.name} · ${entry.project.name} · ${day}`}
    >
      {read.error && <ErrorAlert>{words.say(read.error)}</ErrorAlert>}
      {read.isPending && <SkeletonRows rows={3} />}
      {read.data?.length === 0 && <p className="dim">{dialog('locationKept')}</p>}
      {read.data && read.data.length > 0 && (
        <div className={styles.dialog}>
          <ul className={styles.places}>
            {read.data.map((location) => (
              <Place key={location.event} location={location} entry={entry} time={time} site={site} />
            ))}
          </ul>
          <Apart locations={read.data} />
          <div>
            <PlaceMap site={site} marks={marks} label={dialog('mapTitle')} zoom={zoom} isTall />
          </div>
          {marks[0] && (
            <div className={styles.foot}>
              <OpenMap at={marks[0].place} />
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** Whole minutes from the position's measurement to its receipt; undefined where too few for a note. */
export function ageMinutes(location: Location, time: CompanyTime): number | undefined {
  const age = time.seconds(location.created) - time.seconds(location.timestamp);
  return age > locationAgeNoteSeconds ? Math.round(age / 60) : undefined;
}

const ageNote = (
  location: Location,
  time: CompanyTime,
  dialog: ReturnType<typeof useTexts<'entry'>>,
): string | undefined => {
  const minutes = ageMinutes(location, time);
  return minutes === undefined ? undefined : dialog('ageNote', { minutes: time.number(minutes) });
};

/** The distance between clock-in and clock-out in words: near points cover each other on the map. */
function Apart({ locations }: { locations: readonly Location[] }) {
  const dialog = useTexts('entry');
  const { distance } = useDistanceWords();
  const [one, other] = locations;
  if (!one || !other) return null;
  const metres = metresApart(placeOf(one), placeOf(other));
  const exactMetres = (one.accuracy ?? 0) + (other.accuracy ?? 0);
  if (metres <= Math.max(exactMetres, samePlaceMetres)) return <p className="dim">{dialog('samePlace')}</p>;
  return <p className="dim">{dialog('apart', { distance: distance(metres) })}</p>;
}

type PlaceProps = {
  readonly location: Location;
  readonly entry: WorkLog;
  readonly time: CompanyTime;
  /** Of the entry's project; undefined where the office has not said where it is. */
  readonly site: Site | undefined;
};

function Place({ location, entry, time, site }: PlaceProps) {
  const t = useTexts('entries');
  const dialog = useTexts('entry');
  const { towards } = useDistanceWords();
  const age = ageNote(location, time, dialog);
  return (
    <li className={styles.place}>
      <span className={location.event === 'in' ? styles.dotIn : styles.dotOut} aria-hidden="true" />
      <span>
        <b>{t(location.event === 'in' ? 'clockedIn' : 'clockedOut')}</b>{' '}
        <span className="num">{time.momentText(pressedAt(location, entry))}</span>
        {site && <b> · {towards(site, placeOf(location))}</b>}
        {location.accuracy !== undefined && (
          <span className="dim">
            {' '}
            · {dialog('accuracy', { metres: time.number(Math.round(location.accuracy)) })}
          </span>
        )}
        <span className="dim num">
          {' '}
          · {Number(location.lat).toFixed(5)}, {Number(location.lon).toFixed(5)}
        </span>
        {age !== undefined && <span className={styles.age}>{age}</span>}
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
  const dialog = useTexts('entry');
  const shell = useTexts('shell');
  const reason = entry.location_missing?.in ?? entry.location_missing?.out;
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      question
      title={dialog('missingTitle')}
      foot={
        <Button variant="primary" data-autofocus onClick={onClose}>
          {shell('close')}
        </Button>
      }
    >
      {reason === undefined ? (
        <>
          <p>{dialog('missingText')}</p>
          <ul className={styles.reasons}>
            <li>{dialog('missingManual')}</li>
            <li>{dialog('missingFix')}</li>
            <li>{dialog('missingDenied')}</li>
            <li>{dialog('missingOff')}</li>
          </ul>
        </>
      ) : (
        <p>{dialog('missingKnown', { reason: dialog(reasonTexts[reason]) })}</p>
      )}
    </Dialog>
  );
}

/** The time of the press itself, before any change by the office. */
export function pressedAt({ event, timestamp }: Location, entry: WorkLog): string {
  return event === 'in'
    ? (entry.original_start_time ?? entry.start_time)
    : (entry.original_end_time ?? entry.end_time ?? timestamp);
}
