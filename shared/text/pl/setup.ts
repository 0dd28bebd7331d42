// Słowa konfiguracji nowej firmy.

import type { setup as english } from '#shared/text/en/setup.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const setup: TextsWithFew<typeof english> = {
  title: 'Konfiguracja',
  back: 'Wstecz',
  close: 'Zamknij konfigurację',
  step: 'Krok {{step}} z {{steps}}',
  error: 'Błąd',
  errors: 'Błędy',
  advice: 'Odśwież stronę i spróbuj ponownie. Nadal nie działa? Napisz: {{email}}.',
  skip: 'Pomiń ten krok',
  project: {
    title: 'Pierwszy projekt',
    more: 'Kolejny projekt',
    lead: 'Budowa, zlecenie albo klient',
  },
  employee: {
    title: 'Pierwszy pracownik',
    more: 'Kolejny pracownik',
    lead: 'Jeśli podasz numer telefonu, link do logowania przyjdzie SMS-em.',
  },
  sms: {
    title: 'Wyślij link do logowania',
    lead: '{{name}} otwiera link i od razu ma dostęp.',
    send: 'Wyślij SMS',
    sent: 'SMS jest w drodze: {{name}}.',
    already: 'Link do logowania wysłaliśmy przy dodaniu: {{name}}.',
    noPhone: '{{name}} nie ma numeru telefonu. Logowanie: nazwa firmy, imię i nazwisko oraz hasło {{token}}.',
    noEmployees: 'Nie ma jeszcze pracowników. Dodaj ich w każdej chwili w Pracownikach.',
    list: 'Link do logowania wyślesz w każdej chwili w Pracownikach.',
    finish: 'Przejdź do przeglądu',
  },
  place: {
    line: '{{country}} · {{language}} · {{zone}}',
    guessed: 'Od tego zależą święta, daty i dni robocze.',
    change: 'Zmień',
    done: 'Gotowe',
    country: 'Kraj',
    language: 'Język',
    zone: 'Strefa czasowa',
    findZone: 'Szukaj strefy czasowej',
    usualZones: 'Najczęstsze',
    otherZones: 'Pozostałe',
  },
  phone: {
    title: 'Co widzi pracownik',
    text: 'Zeskanuj kod: logowanie otworzy się z nazwą firmy.',
    project: 'Ulica Główna 12',
    code: 'Kod QR otwierający {{address}}',
  },
  exit: {
    title: 'Zakończyć konfigurację?',
    text: 'Projekty i pracowników możesz dodać później.',
    stay: 'Kontynuuj',
    leave: 'Zakończ konfigurację',
  },
};
