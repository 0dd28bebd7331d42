// Distances in words: '40 m', '2.9 km from the site', '240 m northeast of the site'.

import { directionTo, metresApart } from '#shared/distance.ts';
import type { Position } from '#shared/model/place.ts';
import { useTexts } from '#web/text.ts';
import { useCompanyTime } from '#web/words/company-time.ts';

const metresPerKilometre = 1000;
/** From so many kilometres on, tenths of them say nothing. */
const wholeFromKilometres = 100;
/** Nearer than this a phone's position says no direction. */
const directionFromMetres = 25;

export function useDistanceWords() {
  const t = useTexts('place');
  const time = useCompanyTime();
  const distance = (metres: number): string => {
    const whole = Math.round(metres);
    if (whole < metresPerKilometre) return t('metres', { distance: time.number(whole) });
    const kilometres = metres / metresPerKilometre;
    return t('kilometres', { distance: time.number(kilometres, kilometres < wholeFromKilometres ? 1 : 0) });
  };
  const ofMetres = (metres: number): string => t('fromSite', { distance: distance(metres) });
  return {
    distance,
    /** '40 m from the site' */
    ofMetres,
    fromSite: (site: Position, at: Position): string => ofMetres(metresApart(site, at)),
    /** With the direction in which the position lies, seen from the site. */
    towards: (site: Position, at: Position): string => {
      const metres = metresApart(site, at);
      return metres < directionFromMetres
        ? ofMetres(metres)
        : t('towards', { distance: distance(metres), direction: t(`direction.${directionTo(site, at)}`) });
    },
  };
}
