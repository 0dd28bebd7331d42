// Słowa o nowościach w aplikacji firmy.

import type { news as english } from '#shared/text/en/news.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const news: TextsWithFew<typeof english> = {
  title: 'Nowości',
  unread: 'nieprzeczytane',
  keyboard: {
    title: 'Skróty klawiszowe',
    text: 'Ctrl K przeszukuje wszystko. ? pokazuje wszystkie skróty.',
  },
  board: {
    title: 'Nowy przegląd',
    text: 'Kto jest w pracy, godziny z tego tygodnia i co zatwierdzić.',
  },
};
