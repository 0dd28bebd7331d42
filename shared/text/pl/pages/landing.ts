// Słowa strony głównej i formularza okresu próbnego.

import type { landing as english } from '#shared/text/en/pages/landing.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';
import { testimonials } from './testimonials.ts';

export const landing: TextsWithFew<typeof english> = {
  title: 'Czas pracy dla firm budowlanych',
  description:
    'Czas pracy dla firm budowlanych: pracownicy rozpoczynają pracę w telefonie, Ty widzisz, kto gdzie pracuje, a na koniec miesiąca płace są gotowe.',
  nav: {
    about: 'O Stund',
    pricing: 'Cennik',
    trial: 'Próba',
    login: 'Zaloguj się',
    contact: 'Kontakt',
    company: 'Firma',
    videos: 'Filmy',
  },
  hero: {
    title: 'Godziny załogi, gotowe do wypłaty.',
    text: 'Załoga rozpoczyna pracę w telefonie albo na tablecie na budowie. Widzisz, kto pracuje, gdzie i od kiedy. Na koniec miesiąca godziny są gotowe do wypłaty.',
    start: 'Wypróbuj za darmo przez {{days}} dni',
    note: 'Bez płatności z góry',
    now: 'Teraz {{time}}',
    ruler: 'Dzień załogi: {{names}}',
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
      text: 'Dwa dotknięcia, w rękawicach. Działa bez zasięgu. Nic do instalowania.',
    },
    place: {
      title: 'Lokalizacja, zdjęcia i komentarze',
      text: 'Zapisane przy wpisie. Lokalizacja tylko na początku i końcu pracy.',
    },
    kiosk: {
      title: 'Rejestrator na budowie',
      text: 'Jeden tablet dla całej załogi. Dotknij nazwiska, gotowe. Jeśli chcesz, pyta też o 4 litery.',
    },
    projects: {
      title: 'Godziny w każdym projekcie',
      text: 'Widać, ile czasu zajął każdy projekt i kto na nim teraz pracuje.',
    },
    overtime: { title: 'Nadgodziny i przerwa', text: 'Liczone według Waszych zasad. Do druku lub Excela.' },
    payroll: { title: 'Prosto do płac', text: 'Pliki Payday, Regla i DK, gotowe do wczytania.' },
  },
  about: {
    title: 'Kto pracuje, teraz',
    text: 'Jeden ekran dla biura: kto jest w pracy, na jakim projekcie i od kiedy. Niezakończona praca jest na górze.',
    payroll: {
      title: 'Miesiąc gotowy do wypłaty',
      text: 'Stund pokazuje, co trzeba najpierw poprawić. Potem tworzy plik.',
    },
    report: {
      title: 'Każda liczba się tłumaczy',
      text: 'Zapytaj, skąd wypłata za dany dzień. Widać każdy odcinek i jego zasadę.',
    },
    phone: {
      title: 'Jeden przycisk w dłoni',
      text: 'Duży jak na rękawice, czytelny w słońcu i po ciemku. Nie zakończono pracy? Stund pyta o prawdziwą godzinę.',
      languages: 'English, Íslenska, Português, Polski. Działa w przeglądarce.',
      download: 'Pobierz aplikację',
      tablet: 'Tablet przy drzwiach warsztatu',
    },
    pictures: {
      board: 'Przegląd: cztery liczby i każdy pracownik w pracy z linijką dnia',
      payroll: 'Plik płacowy: godziny miesiąca i to, co trzeba najpierw poprawić lub sprawdzić',
      report: 'Raport zapytany, skąd liczba: każdy odcinek dnia, jako co się liczy i zasada',
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
    whole: 'Wszystkie funkcje, cała załoga',
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
