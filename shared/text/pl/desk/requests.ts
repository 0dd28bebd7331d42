// Słowa próśb o poprawkę.

import type { requests as english } from '#shared/text/en/desk/requests.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const requests: TextsWithFew<typeof english> = {
  title: 'Prośby',
  waiting_one: '{{count}} prośba',
  waiting_few: '{{count}} prośby',
  waiting_other: '{{count}} próśb',
  none: 'Brak próśb',
  change: 'prosi o zmianę',
  missing: 'prosi o brakujący wpis',
  now: 'Teraz',
  before: 'Wcześniej',
  wanted: 'Prośba',
  lunchWorked: 'Praca w przerwie',
  running: 'Trwa',
  there: 'Już zapisane',
  overlaps: 'nakłada się',
  accept: 'Przyjmij',
  decline: 'Odrzuć',
  declineTitle: 'Odrzuć prośbę',
  reason: 'Powód',
  reasonHelp: 'Pracownik go zobaczy.',
  noReason: 'Wpisz powód',
  accepted: 'Prośba przyjęta, godziny zmienione',
  declined: 'Prośba odrzucona',
  answered: 'Odpowiedziano',
  state: {
    taken: 'Przyjęta: {{name}}',
    declined: 'Odrzucona: {{name}}, {{reason}}',
    withdrawn: 'Wycofana',
    closed: 'Zamknięta: wpis został usunięty',
  },
  isAnswered: 'Na tę prośbę już odpowiedziano. {{state}}',
  isChanged: 'Wpis zmienił się od tego czasu. Sprawdź go i przyjmij ponownie.',
  toPeriod: 'Przejdź do okresu',
};
