// Słowa własnych godzin w telefonie.

import type { ownHours as english } from '#shared/text/en/clock/own-hours.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const ownHours: TextsWithFew<typeof english> = {
  rest: {
    short: 'o {{hours}} h mniej niż {{rest}} h odpoczynku',
    until: 'Odpoczynek do {{time}}: o {{hours}} h mniej niż {{rest}} h',
  },
  lunchWorked: 'Praca w przerwie',
  files: {
    menu: 'Pobierz moje godziny',
    title: 'Pobierz moje godziny',
    from: 'Od',
    to: 'Do',
    thisMonth: 'Ten miesiąc',
    lastMonth: 'Zeszły miesiąc',
    thisYear: 'Ten rok',
    ranges: 'Dni',
    format: 'Plik',
    pdf: 'PDF',
    sheet: 'Excel',
    make: 'Utwórz plik',
    making: 'Tworzenie pliku',
    ready: 'Gotowe',
    open: 'Pobierz',
    failed: 'Nie udało się utworzyć pliku. Spróbuj ponownie.',
    reversed: 'Wybierz dzień po pierwszym',
    tooLong: 'Wybierz najwyżej rok',
  },
  requests: {
    menu: 'Moje prośby',
    title: 'Moje prośby',
    none: 'Nie ma jeszcze próśb',
    change: 'Poproś o zmianę',
    missing: 'Poproś o brakujący wpis',
    newTitle: 'Prośba o brakujący wpis',
    word: 'Co się stało?',
    send: 'Wyślij do biura',
    sent: 'Wysłano do biura',
    noWord: 'Napisz krótko, co się stało',
    askedBy: 'na prośbę: {{name}}',
    withdraw: 'Wycofaj',
    asked: 'Prośba: {{project}}, {{times}}',
    waiting: 'Czeka na biuro',
    taken: 'Przyjęta: {{name}}',
    declined: 'Odrzucona: {{name}}, {{reason}}',
    withdrawn: 'Wycofana',
    closed: 'Zamknięta: wpis został usunięty',
  },
};
