// Słowa o danych firmy.

import type { companyData as english } from '#shared/text/en/settings/company-data.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const companyData: TextsWithFew<typeof english> = {
  title: 'Wasze dane',
  export: 'Eksportuj wszystkie dane',
  exportText: 'JSON, Excel i JPEG',
  create: 'Utwórz pliki',
  whyTitle: 'Po co eksportujesz dane tej firmy?',
  why: 'Powód',
  whyHelp: 'Firma zobaczy go w historii bezpieczeństwa.',
  making: 'Tworzenie plików',
  makingText: 'Dzwonek da znać, gdy będą gotowe.',
  stop: 'Przerwij',
  ready: 'Pliki z {{day}}, dostępne do {{ends}}',
  download: 'Pobierz plik {{part}} ({{size}} MB)',
  failed: 'Nie udało się utworzyć plików',
  again: 'Utwórz ponownie',
  bellTitle: 'Dane są gotowe',
  bellText: 'Pobierz pliki w Ustawieniach do {{ends}}.',
  toSettings: 'Przejdź do ustawień',
  delete: 'Usuń konto',
  deleteText: 'Wszystko zostanie usunięte po {{days}} dniach',
  deleteTitle: 'Usunąć konto?',
  deletePaying: 'Najpierw anuluj subskrypcję.',
  deleteHold:
    'Przez {{days}} dni można tylko przeglądać i eksportować albo jednym kliknięciem zachować konto. Rozpoczynanie i kończenie pracy ustaje od razu, więc najpierw wszyscy powinni zakończyć pracę.',
  deleteEnd: 'Potem pracownicy, wpisy, zdjęcia i raporty zostaną usunięte na zawsze.',
  next: 'Dalej',
  typeTitle: 'Wpisz nazwę firmy',
  name: 'Nazwa firmy',
  nameHelp: 'Wpisz {{name}}, aby usunąć konto {{day}}',
  nameWrong: 'To nie jest nazwa firmy',
  leaving: 'To konto zostanie usunięte {{day}}',
  leavingText:
    'Do tego dnia można tylko przeglądać i eksportować. Nikt nie może rozpocząć ani zakończyć pracy.',
  keep: 'Zachowaj konto',
  kept: 'Konto zostaje',
};
