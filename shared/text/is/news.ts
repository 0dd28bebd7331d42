// Orð um það sem er nýtt í kerfi fyrirtækisins.

import type { news as english } from '#shared/text/en/news.ts';
import type { Texts } from '#shared/text/texts.ts';

export const news: Texts<typeof english> = {
  title: 'Nýjungar',
  unread: 'ólesið',
  keyboard: {
    title: 'Allt með lyklaborðinu',
    text: 'Með Ctrl K finnurðu starfsmenn, verk, síður og aðgerðir. Ýttu á ? til að sjá alla flýtilykla. Hægt er að fela dálka í tímafærslum og síurnar virka strax.',
  },
  board: {
    title: 'Yfirlitið',
    text: 'Hver er í vinnu núna, vikan í tölum, hvað bíður samþykkis og hver gleymdi að stimpla út, á einni síðu.',
  },
};
