// Słowa przykładowej ekipy na ekranach.

import type { examples as english } from '#shared/text/en/pages/examples.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const examples: TextsWithFew<typeof english> = {
  banner: {
    heading: 'To przykładowa ekipa',
    text: 'Wiersze z oznaczeniem „Przykład” są zmyślone. Nigdy nie są liczone ani eksportowane.',
    remove: 'Usuń przykładową ekipę',
    removed: 'Przykładowa ekipa usunięta',
  },
  report: {
    heading: 'Ten raport pokazuje przykładową ekipę',
    text: 'Gdy pojawią się Wasze godziny, pokaże je zamiast niej.',
  },
  offer: {
    title: 'Najpierw się rozejrzyj',
    text: '5 pracowników, 3 projekty i miesiąc wpisów, żeby zobaczyć, jak to wygląda. Oznaczone, nigdy nie liczone, do usunięcia jednym kliknięciem.',
    add: 'Pokaż przykładową ekipę',
    there: 'Przykładowa ekipa jest na listach.',
    open: 'Przejdź do przeglądu',
  },
};
