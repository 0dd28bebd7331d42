// Słowa o nowościach w aplikacji firmy.

import type { news as english } from '#shared/text/en/news.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const news: TextsWithFew<typeof english> = {
  title: 'Nowości',
  unread: 'nieprzeczytane',
  keyboard: {
    title: 'Skróty klawiszowe',
    text: 'Ctrl K przeszukuje wszystko. Klawisz ? pokazuje wszystkie skróty. We wpisach można teraz ukrywać kolumny.',
  },
  board: {
    title: 'Nowy przegląd',
    text: 'Na jednej stronie: kto jest w pracy, godziny z tego tygodnia, co zatwierdzić i kto zapomniał zakończyć pracę.',
  },
};
