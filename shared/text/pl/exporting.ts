// Słowa eksportu: przyciski, postęp i nagłówki w plikach.

import type { exporting as english } from '#shared/text/en/exporting.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const exporting: TextsWithFew<typeof english> = {
  button: {
    export: 'Excel',
    pdf: 'PDF',
    stop: 'Przerwij eksport',
    making: 'Tworzenie pliku Excel',
    makingFile: 'Tworzenie pliku',
    queued: 'Czeka na start',
    rows: '{{done}} z {{rows}} wierszy',
    done: 'Gotowe',
    download: 'Pobierz',
    failed: 'Nie udało się utworzyć pliku',
    again: 'Spróbuj ponownie',
    payroll: 'Utwórz plik płacowy {{system}}',
  },
  wholeOnly: 'Aby utworzyć plik płacowy, wyczyść filtry i zmiany zasad.',
  warned: {
    heading: 'Najpierw sprawdź',
    found_one: 'Jest 1 ostrzeżenie dotyczące tych godzin. Zobacz je w Płacach.',
    found_few: 'Są {{count}} ostrzeżenia dotyczące tych godzin. Zobacz je w Płacach.',
    found_other: 'Jest {{count}} ostrzeżeń dotyczących tych godzin. Zobacz je w Płacach.',
    yes: 'Mimo to utwórz plik',
  },
  file: {
    entries: 'wpisy',
    projects: 'projekty',
    employees: 'pracownicy',
    daily: 'godziny-dzienne',
    pdf: 'raport',
  },
  sheet: {
    entries: 'Wpisy',
    projects: 'Projekty',
    employees: 'Pracownicy',
    daily: 'Godziny dzienne',
  },
  column: {
    day: 'Data',
    start: 'Początek',
    end: 'Koniec',
    hours: 'Godziny',
    employee: 'Pracownik',
    project: 'Projekt',
    projects: 'Projekty',
    entries: 'Wpisy',
    regular: 'Normalne',
    overtime: 'Nadgodziny',
    lunch: 'Przerwa',
    lunchWorked: 'Praca w przerwie',
    distanceIn: 'Początek, metry od budowy',
    distanceOut: 'Koniec, metry od budowy',
    comments: 'Komentarze',
    photos: 'Zdjęcia',
    kennitala: 'Kennitala',
  },
  paper: {
    sumsOnly:
      'PDF dla ponad {{max}} wpisów pokazuje tylko sumy. Wszystkie wpisy ({{entries}}) są w eksporcie do Excela.',
    photos_one: '{{count}} zdjęcie',
    photos_few: '{{count}} zdjęcia',
    photos_other: '{{count}} zdjęć',
    made: 'Utworzono {{day}}',
  },
  total: 'Razem',
  photoMissing: 'Brak zdjęcia',
  page: 'Strona {{page}} z {{pages}}',
};
