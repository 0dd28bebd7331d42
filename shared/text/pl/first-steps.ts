// Słowa pierwszych kroków nowej firmy.

import type { firstSteps as english } from '#shared/text/en/first-steps.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const firstSteps: TextsWithFew<typeof english> = {
  title: 'Pierwsze kroki',
  progress: 'Gotowe {{done}} z {{all}}',
  hide: 'Ukryj tę listę',
  done: 'gotowe',
  notNeeded: 'Pomiń',
  notNeededOf: 'Pomiń: {{step}}',
  project: {
    title: 'Utwórz projekt',
    text: 'Budowa, zlecenie albo klient',
    act: 'Utwórz projekt',
  },
  employee: {
    title: 'Dodaj pracownika',
    text: 'Wystarczy imię i nazwisko. Jeśli podasz numer, link do logowania przyjdzie SMS-em.',
    act: 'Dodaj pracownika',
  },
  login: {
    title: 'Wyślij link do logowania',
    text: 'SMS-em, chyba że pracownik już się zalogował',
    act: 'Przejdź do pracowników',
  },
  location: {
    title: 'Włącz lub wyłącz lokalizację',
    text: 'Na razie wyłączona. Zapisujemy tylko miejsce początku i końca pracy.',
    act: 'Przejdź do ustawień',
  },
  rules: {
    title: 'Ustaw nadgodziny i przerwę',
    text: 'Bez zasad nie są liczone.',
    act: 'Przejdź do ustawień',
  },
};
