// Słowa regulaminu.

import type { terms as english } from '#shared/text/en/pages/terms.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const terms: TextsWithFew<typeof english> = {
  title: 'Regulamin',
  description:
    'Zasady między Stund a firmami, które go używają: okres próbny, cena, dane, odpowiedzialność, zakończenie.',
  lead: 'Ten regulamin obowiązuje między {{legalName}} (my) a firmą, która otwiera konto (Wy).',
  service: {
    title: 'Co otrzymujecie',
    text: 'Możliwość zapisywania godzin pracy w telefonach i rejestratorach oraz ich sprawdzania, zatwierdzania i eksportu.',
    running:
      'Dbamy, aby Stund działał dzień i noc, ale nie możemy obiecać, że nigdy się nie zatrzyma. Bez połączenia telefony i rejestratory przechowują wpisane dane i wysyłają je później.',
  },
  trial: {
    title: 'Okres próbny',
    free: 'Okres próbny jest bezpłatny przez {{days}} dni i nie wymaga karty.',
    after:
      'Gdy minie, wszystko działa jeszcze {{grace}} dni. Potem można przeglądać i eksportować, ale nie edytować, dopóki nie wybierzecie planu. Pracownicy zawsze mogą rozpoczynać i kończyć pracę.',
  },
  price: {
    title: 'Cena i płatność',
    plan: 'Cena zależy od liczby aktywnych pracowników i nie zawiera VAT. Nie płacicie, dopóki nie potwierdzicie planu.',
    refund: 'Jeśli zmienicie zdanie w ciągu {{days}} dni, zwracamy pieniądze.',
    ways: 'Przy płatności kartą {{card}} sprzedaje subskrypcję i co miesiąc obciąża kartę. Doliczany jest VAT, a do płatności stosują się warunki tej firmy. W Islandii można też płacić przez bank (należność bankowa), z terminem 1. dnia każdego miesiąca. Należność i fakturę tworzy {{bank}}.',
    cancel:
      'Można zrezygnować w każdej chwili w Ustawieniach, w Płatnościach. Subskrypcja kończy się od razu i nic więcej nie pobieramy. Należność, której termin już minął, trzeba zapłacić.',
  },
  you: {
    title: 'O co prosimy',
    passwords: 'Chrońcie hasła. Jeśli ktoś inny używa Waszego konta, dajcie nam od razu znać.',
    people: 'Dodawajcie tylko osoby, które u Was pracują, i powiedzcie im, co jest zapisywane.',
    harm: 'Nie używajcie Stund do łamania prawa ani szkodzenia innym. Jeśli znajdziecie lukę w zabezpieczeniach, powiedzcie nam o niej.',
  },
  data: {
    title: 'Wasze dane',
    yours:
      'Godziny i wszystko inne, co wpisujecie, należy do Was. Możecie to w każdej chwili wyeksportować, także po okresie próbnym lub subskrypcji.',
    processing:
      'Dane o pracownikach przetwarzamy dla Was: tylko na Wasze polecenie, poufnie i z zabezpieczeniem. O utracie lub wycieku danych informujemy bez zwłoki. Pomagamy odpowiadać na wnioski pracowników i usuwamy dane, gdy odchodzicie.',
    helpers:
      '{{cloud}} przechowuje i dostarcza dane oraz wysyła e-maile i SMS-y. {{card}} i {{bank}} obsługują płatności i dostają tylko to, czego płatność wymaga. Zanim dane dostanie jakakolwiek inna firma, piszemy {{days}} dni wcześniej.',
    more: 'Co przechowujemy i jak długo',
  },
  pay: {
    title: 'Godziny i wypłata',
    text: 'Stund liczy nadgodziny, przerwę i zaokrąglenia według zasad, które ustawicie. Sprawdźcie liczby przed wypłatą. Za wypłatę odpowiadacie Wy.',
  },
  liability: {
    title: 'Odpowiedzialność',
    ours: 'Odpowiadamy za szkody wyrządzone umyślnie lub przez rażące niedbalstwo.',
    limit:
      'W pozostałych przypadkach nasza odpowiedzialność jest ograniczona do kwoty zapłaconej nam w ostatnich {{months}} miesiącach. Odpowiedzialność, której prawo nie pozwala ograniczyć, pozostaje bez zmian.',
  },
  end: {
    title: 'Zakończenie',
    you: 'Możecie odejść w każdej chwili. Anulujcie trwającą subskrypcję, a potem usuńcie konto w Ustawieniach, w Waszych danych. Po {{hold}} dniach wszystko zostaje usunięte, a do tego czasu konto można zachować.',
    us: 'Możemy zamknąć konto, które łamie regulamin lub nie jest opłacone. Najpierw piszemy i zostawiamy {{days}} dni na eksport danych.',
  },
  law: {
    title: 'Prawo i zmiany',
    law: 'Obowiązuje prawo islandzkie. Spory rozstrzyga Sąd Rejonowy w Reykjavíku.',
    changes: 'O zmianach regulaminu na Waszą niekorzyść piszemy {{days}} dni wcześniej.',
  },
};
