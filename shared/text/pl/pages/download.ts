// Słowa strony o aplikacji.

import type { download as english } from '#shared/text/en/pages/download.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const download: TextsWithFew<typeof english> = {
  title: 'Pobierz aplikację',
  description:
    'Jak dodać Stund do ekranu głównego iPhone’a lub telefonu z Androidem, a na tablecie jako rejestrator.',
  lead: 'Stund działa w przeglądarce każdego telefonu. Dodaj go do ekranu głównego: otwiera się jak aplikacja, także bez połączenia.',
  install: {
    title: 'Zainstaluj teraz',
    text: 'Twoja przeglądarka może zainstalować Stund na tym urządzeniu.',
    button: 'Zainstaluj Stund',
    done: 'Stund jest zainstalowany. Otwórz go z ekranu głównego lub listy aplikacji.',
  },
  iphone: {
    title: 'Na iPhonie',
    open: 'Otwórz {{address}} w Safari i zaloguj się.',
    share: 'Dotknij Udostępnij: kwadrat ze strzałką.',
    add: 'Wybierz Do ekranu początkowego.',
    confirm: 'Dotknij Dodaj. Stund jest teraz wśród aplikacji.',
  },
  android: {
    title: 'Na telefonie z Androidem',
    open: 'Otwórz {{address}} w Chrome i zaloguj się.',
    menu: 'Dotknij 3 kropek u góry.',
    add: 'Wybierz Zainstaluj aplikację lub Dodaj do ekranu głównego.',
    confirm: 'Dotknij Zainstaluj. Stund jest teraz wśród aplikacji.',
  },
  clock: {
    title: 'Rejestrator czasu pracy na tablecie',
    text: 'Otwórz na tablecie logowanie rejestratora i zaloguj się nazwą i hasłem firmy. Potem dodaj go do ekranu głównego w ten sam sposób.',
    link: 'Otwórz logowanie rejestratora',
  },
  stores: {
    title: 'Sklepy z aplikacjami',
    ios: 'App Store',
    android: 'Google Play',
    soon: 'Wkrótce',
    text: 'Aplikacji nie ma jeszcze w sklepach. Powyższe kroki dają już dziś ten sam Stund.',
  },
};
