// Słowa wykresów.

import type { chart as english } from '#shared/text/en/desk/chart.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const chart: TextsWithFew<typeof english> = {
  normal: 'Normalne',
  overtime: 'Nadgodziny',
  lunch: 'Przerwa, niepłatna',
  expected: 'Oczekiwane',
  sum: 'Godziny',
  climbed: 'Dotąd razem',
  showTable: 'Pokaż tabelę',
  showPicture: 'Pokaż wykres',
  empty: 'Brak godzin',
  week: 'Tydzień',
  weekName: 'Tydzień {{number}}, {{days}}',
};
