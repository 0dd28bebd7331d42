// Słowa notatek dnia: dlaczego pracownik nie ma godzin.

import type { dayNotes as english } from '#shared/text/en/day-notes.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const dayNotes: TextsWithFew<typeof english> = {
  add: 'Dodaj godziny',
  addClock: 'Dodaj {{clock}}',
  otherHours: 'Inne godziny',
  answers: 'Brak godzin, bo',
  noted: '{{name}}, {{day}}: {{kind}}',
  removed: '{{name}}, {{day}}: notatka usunięta',
  remove: 'Usuń notatkę',
  noPay: 'Notatka nie zmienia godzin ani wypłaty.',
  undo: 'Cofnij',
  undone: 'Cofnięto',
  kinds: { off: 'Wolne', sick: 'Choroba', leave: 'Urlop' },
  byEmployee: 'notatka pracownika',
};
