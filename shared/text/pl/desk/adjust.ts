// Słowa poprawiania godzin na linijce.

import type { adjust as english } from '#shared/text/en/desk/adjust.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const adjust: TextsWithFew<typeof english> = {
  label: 'Godziny: {{name}}, {{day}}',
  minutes: '{{minutes}} min',
  hours: '{{hours}} h',
  hoursMinutes: '{{hours}} h {{minutes}} min',
  stops: {
    next: 'następny wpis',
    before: 'poprzedni wpis',
    now: 'teraz',
    locked: 'zamknięty dzień',
    shortest: 'najkrótszy wpis',
    longest: 'najwyżej 24 godziny',
  },
  hints: {
    snap: 'Co 5 minut,',
    fine: '1 minuta',
    step: '5 min',
    type: 'wpisz',
    save: 'zapisuje',
    back: 'przywraca',
    kept: 'Pierwotna godzina {{clock}} zostaje',
  },
  moved: { start: 'początek {{clock}}, było {{before}}', end: 'koniec {{clock}}, było {{before}}' },
};
