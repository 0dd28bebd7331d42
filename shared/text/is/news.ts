// Orð um það sem er nýtt í kerfi fyrirtækisins.

import type { news as english } from '#shared/text/en/news.ts';
import type { Texts } from '#shared/text/texts.ts';

export const news: Texts<typeof english> = {
  title: 'Hvað er nýtt',
  unread: 'ólesið',
  keyboard: {
    title: 'Allt með lyklaborðinu',
    text: 'Ctrl K leitar að starfsmönnum, verkum, síðum og aðgerðum. Lykillinn ? sýnir alla flýtilykla. Hægt er að fela dálka í tímafærslum og síurnar svara strax.',
  },
  board: {
    title: 'Yfirlitið',
    text: 'Hver er í vinnu núna, vikan í tölum, hvað bíður samþykkis og hver gleymdi að stimpla út, á einni síðu.',
  },
};
