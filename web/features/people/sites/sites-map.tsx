// The dialog with the sites of the open projects on one map, and who is there now.

import { useMemo } from 'react';
import { allSitesMapZoom } from '#shared/limits.ts';
import type { Project } from '#shared/model/project.ts';
import { projectHref } from '#web/desk/desk-places.ts';
import { PlaceMap } from '#web/place/place-map.tsx';
import { useTexts } from '#web/text.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { NameLink } from '#web/features/people/name-link.tsx';
import { OnSite, type ProjectView } from '#web/features/people/project-cells.tsx';
import styles from './sites-map.module.css';

type Props = Pick<ProjectView, 't' | 'runningOn'> & {
  readonly projects: readonly Project[];
  readonly onClose: () => void;
};

export function SitesMap({ projects, t, runningOn, onClose }: Props) {
  const place = useTexts('place');
  const placed = useMemo(() => projects.filter(({ site }) => site), [projects]);
  const marks = useMemo(
    () =>
      placed.flatMap(({ id, name, site }) =>
        site
          ? [
              {
                id,
                place: { lat: site.lat, lon: site.lon, accuracy: site.radius },
                text: name,
                event: 'in' as const,
              },
            ]
          : [],
      ),
    [placed],
  );
  const others = projects.filter(({ site }) => !site).map(({ name }) => name);
  return (
    <Dialog open onClose={onClose} size="l" title={t('projects.map')}>
      <div className={styles.body}>
        <PlaceMap
          site={undefined}
          marks={marks}
          label={place('sites', { count: marks.length })}
          zoom={allSitesMapZoom}
          isTall
        />
        <ul className={styles.sites}>
          {placed.map(({ id, name }) => (
            <li key={id}>
              <b>
                <NameLink name={name} href={projectHref(id)} />
              </b>{' '}
              <span className={styles.people}>
                <OnSite names={runningOn(id)} t={t} />
              </span>
            </li>
          ))}
        </ul>
        {others.length > 0 && (
          <p className="small dim">{t('projects.withoutSite', { names: others.join(', ') })}</p>
        )}
      </div>
    </Dialog>
  );
}
