// Słowa strony głównej i formularza okresu próbnego.

import type { landing as english } from '#shared/text/en/pages/landing.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';
import { testimonials } from './testimonials.ts';

export const landing: TextsWithFew<typeof english> = {
  title: 'Ewidencja czasu pracy dla firm budowlanych',
  description:
    'Czas pracy dla firm budowlanych: pracownicy zapisują go w telefonie, Ty widzisz, kto gdzie pracuje, a na koniec miesiąca godziny są gotowe do rozliczenia.',
  needsScript:
    '{{provider}} wymaga JavaScriptu. Włącz go w ustawieniach przeglądarki i wczytaj stronę ponownie.',
  nav: {
    about: 'O Stund',
    pricing: 'Cennik',
    trial: 'Wypróbuj',
    login: 'Zaloguj się',
    contact: 'Kontakt',
    company: 'Firma',
    videos: 'Filmy',
  },
  hero: {
    title: 'Godziny ekipy, gotowe do rozliczenia.',
    text: 'Ekipa zapisuje początek i koniec pracy w telefonie albo na tablecie na budowie. Widzisz, kto pracuje, gdzie i od kiedy. Na koniec miesiąca godziny są gotowe do rozliczenia.',
    start: 'Wypróbuj {{days}} dni za darmo',
    note: 'Bez płatności z góry',
    now: 'Teraz {{time}}',
    ruler: 'Dzień ekipy: {{names}}',
    sites: {
      roof: 'Laugavegur 12, dach',
      store: 'Magazyn w porcie',
      school: 'Szkoła, etap 2',
      service: 'Serwis i naprawy',
    },
  },
  proof: {
    title: 'W liczbach',
    companies: 'firm używa Stund',
    years: 'lat zapisanej pracy',
    seconds: 'sekund i {{rate}} więcej co sekundę',
    pause: 'Zatrzymaj licznik',
    resume: 'Uruchom licznik',
  },
  features: {
    title: 'Co potrafi',
    clock: {
      title: 'Początek i koniec pracy w telefonie',
      text: 'Dwa dotknięcia, nawet w rękawicach. Działa bez zasięgu. Bez instalowania.',
    },
    place: {
      title: 'Lokalizacja, zdjęcia i komentarze',
      text: 'Zapisane przy wpisie. Lokalizacja tylko na początku i końcu pracy.',
    },
    kiosk: {
      title: 'Rejestrator czasu pracy na budowie',
      text: 'Jeden tablet dla całej ekipy. Dotknij nazwiska, gotowe. Jeśli chcesz, pyta też o 4 litery.',
    },
    projects: {
      title: 'Godziny w każdym projekcie',
      text: 'Widać, ile czasu zajął każdy projekt i kto na nim teraz pracuje.',
    },
    overtime: { title: 'Nadgodziny i przerwa', text: 'Liczone według Waszych zasad. Do druku lub Excela.' },
    payroll: {
      title: 'Prosto do programu płacowego',
      text: 'Pliki Payday, Regla i DK, gotowe do wczytania.',
    },
  },
  about: {
    title: 'Kto pracuje w tej chwili',
    text: 'Jeden ekran dla biura: kto jest w pracy, na jakim projekcie i od kiedy. Zapomniane zakończenia są na górze.',
    payroll: {
      title: 'Miesiąc gotowy do rozliczenia',
      text: 'Stund pokazuje, co trzeba najpierw poprawić. Potem tworzy plik.',
    },
    report: {
      title: 'Każda liczba ma wyjaśnienie',
      text: 'Sprawdź, skąd się wzięła płaca za dany dzień. Widać każdy odcinek i jego zasadę.',
    },
    phone: {
      title: 'Jeden przycisk w dłoni',
      text: 'Dość duży na rękawice, czytelny w słońcu i po ciemku. Zapomniane zakończenie? Stund pyta o prawdziwą godzinę.',
      languages: 'English, Íslenska, Português, Polski. Działa w przeglądarce.',
      download: 'Pobierz aplikację',
      tablet: 'Tablet przy drzwiach warsztatu',
    },
    pictures: {
      board: 'Przegląd: cztery liczby i każdy pracownik w pracy z osią dnia',
      payroll: 'Plik płacowy: godziny miesiąca i to, co trzeba najpierw poprawić lub sprawdzić',
      report: 'Wyjaśnienie w raporcie: każdy odcinek dnia, jak się liczy i według jakiej zasady',
      phone: 'Telefon: biegnący czas i duży przycisk kończący pracę',
      dark: 'Ten sam telefon w ciemnych kolorach',
      tablet: 'Rejestrator: kafelek dla każdego pracownika',
    },
  },
  pricing: {
    title: 'Cena miesięczna',
    text: 'Cena zależy od liczby pracowników. Zawiera wszystkie funkcje. Zwrot pieniędzy w ciągu {{days}} dni.',
    more: 'Ponad {{max}} pracowników?',
    writeUs: 'Napisz do nas',
    vat: 'Ceny nie zawierają VAT.',
  },
  trial: {
    title: 'Wypróbuj Stund przez {{days}} dni',
    text: 'Wyślemy dane logowania e-mailem. Pierwszy pracownik może rozpocząć pracę 5 minut później.',
    card: 'Bez karty',
    whole: 'Wszystkie funkcje, cała ekipa',
    yours: 'Dane są Wasze: eksport do Excela w każdej chwili',
    name: 'Nazwa firmy',
    nameHelp: 'To będzie nazwa konta',
    email: 'E-mail',
    country: 'Kraj',
    phone: 'Numer telefonu, opcjonalnie',
    phoneWrong: 'Wpisz poprawny numer telefonu',
    place: 'Język: {{language}}. Strefa czasowa: {{zone}}.',
    changePlace: 'Zmień język lub strefę czasową',
    zoneWrong: 'Ta strefa czasowa jest nieznana. Wybierz inną przyciskiem powyżej.',
    languageWrong: 'Ten język jest nieznany. Wybierz inny przyciskiem powyżej.',
    submit: 'Rozpocznij okres próbny',
    creating: 'tworzenie konta',
    failed: 'Ups! Coś poszło nie tak',
    nameEmpty: 'Nazwa firmy nie może być pusta: będzie nazwą konta.',
    emailWrong: 'Potrzebny jest poprawny e-mail, abyśmy mogli wysłać dane logowania.',
    made: 'Pierwsza próba się udała: konto {{name}} zostało utworzone, a e-mail jest w drodze na {{email}}. Otwórz to konto albo napisz na {{support}}, jeśli coś się w nim nie zgadza.',
    openMade: 'Otwórz {{name}}',
  },
  contact: {
    title: 'Kontakt',
    text: 'Napisz lub zadzwoń po angielsku, islandzku lub portugalsku.',
    email: 'E-mail',
    phone: 'Telefon',
    mobile: 'Komórka, {{name}}',
    placeholder: 'Przykładowe dane',
  },
  company: {
    title: 'Firma',
    history:
      'Stund zaczął się w 2014 roku jako lista na ścianie kontenera dekarza w Kópavogur. Córka cieśli napisała pierwszy zegar, żeby lista się zgadzała. Dziś buduje go dziewięć osób w trzech miastach i każda z nich zapisuje swój czas.',
    offices: 'Biura',
    number: '{{name}}, numer firmy {{number}}',
  },
  testimonials,
  login: {
    title: 'Logowanie',
    company: 'Logowanie firmy',
    employee: 'Logowanie pracownika',
    timeClock: 'Logowanie rejestratora',
    forgot: 'Nie pamiętasz hasła?',
    trial: 'Wypróbuj za darmo',
  },
};
