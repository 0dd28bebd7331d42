// Słowa wydania z raportami.

import type { releaseReports as english } from '#shared/text/en/pages/release-reports.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const releaseReports: TextsWithFew<typeof english> = {
  title: 'Raporty z nadgodzinami i przerwą',
  description: 'Raport liczy nadgodziny i przerwę według zasad firmy i trafia do Excela oraz do płac.',
  lead: 'Raport liczy teraz godziny tak, jak je wypłacacie.',
  overtime: 'Nadgodziny zaczynają się po ustalonej liczbie godzin dziennie lub tygodniowo.',
  lunch: 'Przerwa jest odliczana w dni wybranej długości, a pracownik może mieć własną przerwę.',
  groups: 'Te same godziny według pracowników, projektów, dni albo jako lista.',
  excel: 'Plik Excel ma sumy, które się zgadzają, i zdjęcia każdego wpisu.',
  payroll: 'Pliki płacowe dla Payday, Regla i DK.',
};
