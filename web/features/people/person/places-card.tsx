// The projects of the month as bars in rows, the most hours first.

import { useId } from 'react';
import { currentLanguage, useTexts } from '#web/text.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { projectHref } from '#web/desk/desk-places.ts';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { monthName } from '#web/words/day-words.ts';
import { useDistanceWords } from '#web/place/distance-words.ts';
import { useSites } from '#web/place/use-sites.ts';
import type { PersonMonth, Place } from './person-model.ts';
import type { PersonShow } from './person-show.ts';
import styles from './person.module.css';

type Props = { readonly month: PersonMonth; readonly show: PersonShow };

export function PlacesCard({ month, show }: Props) {
  const t = useTexts('person');
  const id = useId();
  const sites = useSites();
  const { fromSite } = useDistanceWords();
  const most = month.places[0]?.seconds ?? 0;
  const fromWhere = ({ id: project, clockedIn }: Place): string | undefined => {
    const site = sites.get(project);
    return site && clockedIn && t('lastClockedIn', { distance: fromSite(site, clockedIn) });
  };
  return (
    <Card as="section" padding="none" labelledBy={id}>
      <CardHead id={id} title={t('places', { month: monthName(currentLanguage(), show.month) })} />
      {month.places.length === 0 ? (
        <p className={styles.none}>{t('noPlaces')}</p>
      ) : (
        <ul className={styles.places}>
          {month.places.map((place) => (
            <li key={place.id}>
              <span className={styles.placeName}>
                <UiLink href={projectHref(place.id)}>{place.name}</UiLink>
                {fromWhere(place) && <span className={styles.distance}>{fromWhere(place)}</span>}
              </span>
              <span aria-hidden="true" className={styles.bar}>
                <span style={{ width: `${most > 0 ? (place.seconds / most) * 100 : 0}%` }} />
              </span>
              <span className="num">{show.time.hours(place.seconds)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
