// Słowa drugiego składnika logowania administratora.

import type { secondFactor as english } from '#shared/text/en/second-factor.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const secondFactor: TextsWithFew<typeof english> = {
  title: 'Bezpieczeństwo',
  heading: 'Drugi składnik',
  code: 'Kod',
  codeHelp: 'Sześć cyfr z aplikacji uwierzytelniającej albo kod zapasowy',
  codeMissing: 'Wpisz sześć cyfr albo kod zapasowy',
  codeAsked: 'Hasło jest poprawne. Wpisz jeszcze kod.',
  on: 'Włączony',
  off: 'Wyłączony',
  left_one: 'Został {{count}} kod zapasowy',
  left_few: 'Zostały {{count}} kody zapasowe',
  left_other: 'Zostało {{count}} kodów zapasowych',
  offText: 'Logowanie wymaga wtedy także kodu z aplikacji uwierzytelniającej.',
  begin: 'Włącz',
  addTitle: 'Dodaj klucz do aplikacji uwierzytelniającej',
  addText:
    'W aplikacji wybierz „Wpisz klucz konfiguracyjny” (na podstawie czasu). Jeśli aplikacja jest na tym urządzeniu, otwórz ją od razu.',
  key: 'Klucz',
  copyKey: 'Kopiuj klucz',
  openApp: 'Otwórz w aplikacji',
  firstCode: 'Kod z aplikacji',
  confirm: 'Potwierdź',
  confirmText: 'Klucz jest ważny 10 minut. Potwierdzenie wylogowuje wszystkie inne urządzenia.',
  expired: 'Klucz wygasł. Zacznij od nowa.',
  codesTitle: 'Kody zapasowe',
  codesText:
    'Każdy działa raz, bez telefonu. Widać je tylko teraz: wydrukuj je albo zapisz w menedżerze haseł.',
  copyCodes: 'Kopiuj',
  print: 'Drukuj',
  kept: 'Kody są zapisane',
  copied: 'Skopiowano',
  notCopied: 'Przeglądarka zablokowała kopiowanie. Zaznacz i skopiuj tekst.',
  end: 'Wyłącz',
  endText: 'Nowy telefon lub nowe kody zapasowe: wyłącz i włącz ponownie.',
  ended: 'Drugi składnik wyłączony',
};
