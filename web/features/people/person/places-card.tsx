// The projects of the month as bars in rows, the most hours first.

import { useId } from 'react';
import { currentLanguage, useTexts } from '#web/text.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { projectHref } from '#web/desk/desk-places.ts';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { monthName } from '#web/words/day-words.ts';
import type { PersonMonth } from './person-model.ts';
import type { PersonShow } from './person-show.ts';
import styles from './person.module.css';

type Props = { readonly month: PersonMonth; readonly show: PersonShow };

export function PlacesCard({ month, show }: Props) {
  const t = useTexts('person');
  const id = useId();
  const most = month.places[0]?.seconds ?? 0;
  return (
    <Card as="section" padding="none" labelledBy={id}>
      <CardHead id={id} title={t('places', { month: monthName(currentLanguage(), show.month) })} />
      {month.places.length === 0 ? (
        <p className={styles.none}>{t('noPlaces')}</p>
      ) : (
        <ul className={styles.places}>
          {month.places.map((place) => (
            <li key={place.id}>
              <UiLink href={projectHref(place.id)} className={styles.placeName}>
                {place.name}
              </UiLink>
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
