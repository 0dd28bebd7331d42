// Słowa strony o plikach cookie.

import type { cookies as english } from '#shared/text/en/pages/cookies.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const cookies: TextsWithFew<typeof english> = {
  title: 'Pliki cookie',
  description: 'Jakie pliki cookie ustawia Stund, co przechowuje przeglądarka, po co i jak długo.',
  lead: 'Stund ustawia {{count}} pliki cookie, i to tylko przy logowaniu. Wszystkie są do niego potrzebne. Nie ma reklam ani śledzenia, więc nie trzeba na nic się zgadzać. Tylko okno płatności {{card}} może ustawiać własne pliki cookie.',
  set: {
    title: 'Pliki cookie',
    session: 'Utrzymuje zalogowanie',
    sessionTime:
      'Do wylogowania. Konto firmy: najwyżej {{company}} dni albo {{companyIdle}} dni od ostatniego użycia. Rejestrator: {{clock}} dni albo {{clockIdle}} dni od ostatniego użycia. Pracownik: {{employee}} dni albo {{employeeIdle}} dni od ostatniego użycia.',
    signedIn:
      'Mówi naszym stronom, że możesz być zalogowany, aby otworzyły od razu Twoją stronę. Nic o Tobie nie mówi',
    signedInTime: 'Tak długo jak plik powyżej',
    device:
      'Pamięta wcześniejsze logowanie na tym urządzeniu, aby osoby zgadujące hasła nie mogły Cię zablokować',
    deviceTime: '{{days}} dni',
  },
  payment: {
    title: 'Gdy płacisz kartą',
    text: 'Okno płatności pochodzi od {{card}}. Wczytuje się dopiero przy przejściu do płatności kartą. {{card}} może wtedy ustawić własne pliki cookie, aby przyjąć płatność i zapobiegać oszustwom. Jakie i na jak długo, mówią jego zasady.',
  },
  kept: {
    title: 'Co przeglądarka przechowuje dla Stund',
    lead: 'Zostaje na Twoim urządzeniu, dopóki tego nie usuniesz, albo tak długo, jak mówi lista.',
    language: 'Wybrany język',
    theme: 'Jasny lub ciemny motyw, jeśli go wybrano',
    login:
      'Kto jest tu zalogowany i czy firma ma subskrypcję, aby telefon i rejestrator otwierały się bez połączenia, a każda karta pokazywała to samo',
    choices:
      'To, co ustawiono na tym urządzeniu: skróty, kolejność nazwisk, ostatni projekt, odłożone kroki, poprawki przed wypłatą',
    location: 'Czy udostępniasz lokalizację przy początku i końcu pracy',
    unsent:
      'Niewysłane jeszcze początki i końce pracy, komentarze i zdjęcia oraz ostatnio oglądane godziny. Wysyłane, gdy jest połączenie',
    unread: 'Informacje o późno wysłanych początkach i końcach pracy, z godzinami',
    reports: 'Niewysłane zgłoszenia błędów i ile wysłano dzisiaj',
    tab: 'Trwający eksport, zamknięte powiadomienie, potwierdzana płatność kartą, strona, którą chcesz otworzyć po zalogowaniu, niezapisane zmiany administratora Stund',
    files: 'Pliki samej aplikacji, aby otwierała się bez połączenia',
    untilDeleted: 'Do usunięcia przez Ciebie',
    untilLogout: 'Do wylogowania',
    untilSent: 'Do wysłania',
    untilRead: 'Do przeczytania',
    untilTab: 'Do zamknięcia karty',
    untilUpdate: 'Do następnej wersji',
  },
  clear: {
    title: 'Jak to usunąć',
    text: 'Usuń dane tej strony w ustawieniach przeglądarki. Nastąpi wylogowanie, a niewysłane początki i końce pracy przepadną.',
  },
};
