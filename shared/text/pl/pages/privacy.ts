// Słowa strony o prywatności.

import type { privacy as english } from '#shared/text/en/pages/privacy.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const privacy: TextsWithFew<typeof english> = {
  title: 'Prywatność',
  description: 'Co Stund przechowuje o firmach i ich pracownikach, gdzie, jak długo i kto to widzi.',
  lead: 'Stund przechowuje godziny pracy dla firm i ich pracowników. Ta strona mówi, co przechowujemy, po co, gdzie i jak długo.',
  changed: 'Ostatnia zmiana {{day}}',
  short: {
    title: 'W skrócie',
    trackers: 'Bez reklam i śledzenia. Nie sprzedajemy danych ani nie udostępniamy ich do marketingu.',
    location:
      'Lokalizację zapisujemy tylko na początku pracy, przy zmianie projektu i na końcu pracy, i tylko za zgodą wyrażoną w Twoim telefonie.',
    place: 'To, co przechowuje Stund, jest w Unii Europejskiej.',
    payments: '{{card}} i {{bank}} obsługują płatności. Nie dostają godzin ani danych o pracownikach.',
    yours: 'Pracownicy zawsze widzą swoje godziny. Firma zawsze może wyeksportować wszystko.',
  },
  who: {
    title: 'Kto odpowiada',
    company:
      'Firma decyduje, którzy jej pracownicy używają Stund, co jest zapisywane i kto to widzi. Jest administratorem ich danych. My przetwarzamy dane dla firmy i tylko na jej polecenie.',
    us: 'Dla samego konta, jego adresu e-mail i wiadomości do nas administratorem jesteśmy my: {{legalName}}, {{street}}, {{city}}, numer firmy {{companyNumber}}. Pisz na {{email}}.',
  },
  kept: {
    title: 'Co przechowujemy i jak długo',
    account: 'Konto firmy',
    accountText:
      'Nazwa, e-mail, kraj, język, ustawienia i numer telefonu, jeśli go podano. Hasło przechowujemy w zaszyfrowanej postaci, której nie da się odwrócić. Do usunięcia konta.',
    passkeys: 'Klucze dostępu',
    passkeysText:
      'Z klucza dostępu osoby z biura przechowujemy klucz publiczny, nadaną mu nazwę, datę dodania i ostatniego użycia. Część tajna oraz odcisk palca lub twarz, które ją odblokowują, nigdy nie opuszczają urządzenia. Usuwane wraz z kluczem dostępu lub loginem osoby.',
    employees: 'Pracownicy',
    employeesText:
      'Imię i nazwisko, a jeśli firma je wpisze: numer telefonu, kennitala i dział płacowy. Firma może odczytać 4-literowe hasło, aby je przekazać. Do usunięcia konta.',
    payment: 'Płatność',
    paymentText:
      'Plan, jego cena, sposób płatności, stan zamówienia, numery nadane przez {{card}} lub {{bank}} i powód rezygnacji, jeśli go podano. Przy należności bankowej także kennitala firmy i e-mail do faktur. Nigdy nie widzimy numerów kart. Do usunięcia konta, także po rezygnacji.',
    entries: 'Wpisy',
    entriesText:
      'Początki i końce pracy, projekt, komentarze, zatwierdzenie oraz kto co zmienił i kiedy. Firmy muszą móc wykazać godziny przez lata, więc wpisy są przechowywane, dopóki firma ich nie usunie albo konto nie zostanie usunięte.',
    photos: 'Zdjęcia',
    photosText:
      'Zmniejszone do {{pixels}} pikseli, bez miejsca i danych aparatu. Zdjęcie otwiera tylko podpisany adres, który działa {{hours}} godz. Zdjęcie wysłane, ale nigdy niedodane do wpisu, jest usuwane po {{waiting}} godz.',
    location: 'Lokalizacja',
    locationText:
      'Tylko jeśli firma o nią prosi, a pracownik zgodzi się w swoim telefonie. Przechowujemy jedno miejsce i jego dokładność na początku pracy, przy zmianie projektu i na końcu pracy, i nic pomiędzy. Usuwane po {{days}} dniach. Firma może wybrać od 1 do {{max}} dni. Pracownicy widzą swoje miejsca.',
    security: 'Historia bezpieczeństwa',
    securityText:
      'Kto się zalogował, komu się nie udało, kto zmienił ustawienia i hasła i z jakiego adresu sieciowego. Usuwana po {{days}} dniach. Firma może ją czytać w Ustawieniach.',
    files: 'Pliki, które tworzycie',
    filesText:
      'Arkusze, pliki PDF i eksporty wszystkich danych są usuwane po {{exports}} dniach. Link do raportu miesięcznego działa {{reports}} dni. Informację, dokąd go wysłano, przechowujemy {{records}} dni. Lista plików płacowych pozostaje na koncie.',
    logs: 'Dzienniki techniczne',
    logsText:
      'Czas, rodzaj i wynik każdego żądania do naszych serwerów, usuwane po {{days}} dniach. Jeśli w przeglądarce coś się zepsuje, wysyła nam zgłoszenie. Adresy e-mail, linki do logowania i długie numery są z niego usuwane.',
    backups: 'Kopie zapasowe',
    backupsText:
      'Po awarii możemy przywrócić dowolną chwilę z ostatnich {{days}} dni. To, co usunięte, znika z kopii po tym czasie.',
  },
  why: {
    title: 'Dlaczego wolno nam je przechowywać',
    contract: 'Danych konta potrzebujemy, aby świadczyć zamówioną usługę (umowa).',
    interest:
      'Historię bezpieczeństwa i dzienniki techniczne przechowujemy, aby chronić konta i znajdować błędy (prawnie uzasadniony interes).',
    law: 'Faktury przechowujemy, bo wymaga tego prawo rachunkowe (obowiązek prawny).',
    employees:
      'Dla danych o pracownikach firma ma własną podstawę prawną. Zapisywania godzin zwykle wymaga od niej prawo o czasie pracy.',
  },
  where: {
    title: 'Gdzie i kto nam pomaga',
    place:
      '{{cloud}} przechowuje wszystko we Frankfurcie w Niemczech. Dane są szyfrowane w przechowywaniu i w drodze.',
    helpers:
      'Amazon wysyła też nasze e-maile i SMS-y oraz dostarcza strony i zdjęcia przez swoją sieć. Wiadomości przenoszą sieci komórkowe i usługi pocztowe.',
    card: 'Przy płatności kartą {{card}} w Wielkiej Brytanii sprzedaje subskrypcję. We własnym oknie pyta o kartę, nazwisko i adres i jest administratorem tych danych. Od nas dostaje plan, cenę i wewnętrzny numer konta.',
    bank: 'Przy należności bankowej {{bank}} w Islandii tworzy należność i fakturę. Dostaje nazwę i kennitalę firmy, e-mail do faktur, plan i cenę.',
    others:
      'Żadna inna firma nie dostaje od nas danych. Plik płacowy trafia tylko tam, gdzie go zaniesiecie, a raport miesięczny tylko na adresy, które ustawicie.',
  },
  rights: {
    title: 'Twoje prawa',
    ask: 'Możesz zażądać wglądu w dane o sobie, ich poprawienia, eksportu lub usunięcia i sprzeciwić się ich użyciu. Pracownicy najpierw pytają firmę: większość może zrobić sama w Stund. W pozostałych sprawach pisz na {{email}}. Odpowiadamy w ciągu {{days}} dni.',
    complain: 'Możesz też złożyć skargę do organu ochrony danych swojego kraju:',
    is: 'Islandia: Persónuvernd',
    ie: 'Irlandia: Data Protection Commission',
    gb: 'Wielka Brytania: Information Commissioner’s Office',
    pt: 'Portugalia: Comissão Nacional de Proteção de Dados',
  },
  leave: {
    title: 'Gdy firma odchodzi',
    export:
      'Wszystko można wyeksportować w każdej chwili, także po okresie próbnym, po rezygnacji i podczas oczekiwania na usunięcie: w Ustawieniach, w Waszych danych. Pliki zawierają wszystkie dane jako JSON i Excel oraz zdjęcia.',
    delete:
      'Konto usuwa się w Ustawieniach, w Waszych danych. Trwającą subskrypcję trzeba najpierw anulować. Przez {{days}} dni można przeglądać i eksportować dane i jednak zachować konto, ale nikt nie może rozpocząć ani zakończyć pracy. Piszemy {{warning}} dni przed końcem.',
    gone: 'Potem usuwamy konto i wszystko, co w nim jest, także dane płatności. Kopie zapasowe znikają {{backups}} dni później. Zostają dwie rzeczy: historia bezpieczeństwa bez danych osobowych, aż każdy jej wiersz będzie miał {{history}} dni, oraz faktury, które {{card}} i {{bank}} przechowują tak długo, jak wymaga prawo.',
    noLogin: 'Jeśli nie możesz się zalogować, napisz na {{email}} z adresu konta.',
    trial: 'Konto po okresie próbnym nie usuwa się samo. Usuń je w Ustawieniach.',
  },
  changes: {
    title: 'Gdy ta strona się zmienia',
    text: 'Nową datę podajemy na górze. Jeśli zmiana wpływa na użycie Waszych danych, piszemy do każdej firmy {{days}} dni wcześniej.',
  },
};
