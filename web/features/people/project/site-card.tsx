// A project's site: its sketch with the latest clock-ins, and how far from it each was made.

import { useId, useMemo } from 'react';
import { isOutside, metresApart } from '#shared/distance.ts';
import { siteMapZoom } from '#shared/limits.ts';
import type { Site } from '#shared/model/place.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { isRunning } from '#web/entry/entry-times.ts';
import { useDistanceWords } from '#web/place/distance-words.ts';
import { markOf } from '#web/place/mark.ts';
import { OpenMap } from '#web/place/open-map.tsx';
import { PlaceMap } from '#web/place/place-map.tsx';
import { useTexts } from '#web/text.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { byName } from '#web/words/alphabet.ts';
import { shortNames } from './project-crew.ts';
import { weeksShown } from './project-weeks.ts';
import styles from './site-card.module.css';
import type { ProjectData } from './use-project.ts';

type Props = {
  readonly data: ProjectData;
  /** Opens the fields of the site; undefined for a reader who may not change it. */
  readonly onChange: (() => void) | undefined;
};

export function SiteCard({ data, onChange }: Props) {
  const t = useTexts('place');
  const id = useId();
  const { distance } = useDistanceWords();
  const { site, example } = data.project;
  const presses = useMemo(() => sitePressesOf(data.entries), [data.entries]);
  if (example) return null;
  return (
    <Card as="section" padding="none" labelledBy={id}>
      <CardHead
        id={id}
        title={t('site')}
        detail={site && t('radius', { distance: distance(site.radius) })}
        isCornered
        actions={
          site &&
          onChange && (
            <Button
              size="s"
              variant="quiet"
              label={t('changeSiteOf')}
              aria-haspopup="dialog"
              onClick={onChange}
            >
              {t('changeSite')}
            </Button>
          )
        }
      />
      {site ? (
        <Known site={site} presses={presses} data={data} />
      ) : (
        <EmptyState
          heading={t('noSite')}
          action={
            onChange && (
              <Button aria-haspopup="dialog" onClick={onChange}>
                {t('setSite')}
              </Button>
            )
          }
        >
          {t('noSiteText')}
        </EmptyState>
      )}
    </Card>
  );
}

type KnownProps = {
  readonly site: Site;
  readonly presses: readonly WorkLog[];
  readonly data: ProjectData;
};

function Known({ site, presses, data }: KnownProps) {
  const t = useTexts('place');
  const { distance } = useDistanceWords();
  const names = useMemo(() => shortNames(data.entries), [data.entries]);
  const marks = useMemo(
    () => presses.flatMap((entry) => markOf(entry, site, distance, names.get(entry.employee.id)) ?? []),
    [presses, site, distance, names],
  );
  return (
    <>
      <div className={styles.picture}>
        <PlaceMap site={site} marks={marks} label={t('sketch', { count: marks.length })} zoom={siteMapZoom} />
      </div>
      <ul className={styles.presses}>
        {presses.map((entry) => (
          <Press
            key={entry.id}
            entry={entry}
            site={site}
            time={data.time}
            today={data.time.dayAt(data.now)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        {presses.length === 0 && <p className="small dim">{t('noPresses', { weeks: weeksShown })}</p>}
        <OpenMap at={site} />
      </div>
    </>
  );
}

type PressProps = Pick<ProjectData, 'time'> & {
  readonly entry: WorkLog;
  readonly site: Site;
  readonly today: string;
};

function Press({ entry, site, time, today }: PressProps) {
  const t = useTexts('place');
  const { distance } = useDistanceWords();
  const place = entry.places?.in;
  if (!place) return null;
  const day = time.dayAt(entry.start_time);
  const clock = time.clockAt(entry.start_time);
  return (
    <li>
      <span>
        <b>{entry.employee.name}</b>{' '}
        <span className={`dim num ${styles.at}`}>
          {t('inAt', {
            clock: day === today ? clock : `${time.weekday(day)} ${time.dateText(day)} ${clock}`,
          })}
        </span>
      </span>{' '}
      <span className={styles.distance}>
        {isOutside(site, place) && <span className="dim small">{t('outside')}</span>}{' '}
        <span className={isOutside(site, place) ? 'num strong' : 'num'}>
          {distance(metresApart(site, place))}
        </span>
      </span>
    </li>
  );
}

const pressesShown = 6;

/** The clock-ins beside the map: of the people there now, then the newest of each other person. */
export function sitePressesOf(entries: readonly WorkLog[]): readonly WorkLog[] {
  const located = entries
    .filter(({ places }) => places?.in !== undefined)
    .toSorted(
      (one, other) =>
        Number(isRunning(other)) - Number(isRunning(one)) ||
        other.start_time.localeCompare(one.start_time) ||
        byName(one.employee.name, other.employee.name),
    );
  const newest = new Map<string, WorkLog>();
  for (const entry of located) if (!newest.has(entry.employee.id)) newest.set(entry.employee.id, entry);
  return [...newest.values()].slice(0, pressesShown);
}
