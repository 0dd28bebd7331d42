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
    text: 'Budowa, zlecenie albo klient. Pracownik wybiera go, gdy rozpoczyna pracę.',
    act: 'Utwórz projekt',
  },
  employee: {
    title: 'Dodaj pracownika',
    text: 'Wystarczy imię i nazwisko. Dodaj numer telefonu, aby wysłać link do logowania SMS-em.',
    act: 'Dodaj pracownika',
  },
  login: {
    title: 'Wyślij link do logowania',
    text: 'Gotowe, gdy link został wysłany SMS-em albo pracownik się zalogował.',
    act: 'Przejdź do pracowników',
  },
  location: {
    title: 'Włącz lub wyłącz lokalizację',
    text: 'Na razie wyłączona. Po włączeniu każdy pracownik jest pytany o zgodę, a zapisujemy tylko miejsce początku i końca pracy.',
    act: 'Przejdź do ustawień',
  },
  rules: {
    title: 'Ustaw nadgodziny i przerwę',
    text: 'Dopóki nie ustawisz zasad, nadgodziny i przerwa nie są liczone.',
    act: 'Przejdź do ustawień',
  },
};
