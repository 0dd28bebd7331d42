// Orð um það sem er nýtt í kerfi fyrirtækisins.

import type { news as english } from '#shared/text/en/news.ts';
import type { Texts } from '#shared/text/texts.ts';

export const news: Texts<typeof english> = {
  title: 'Nýjungar',
  unread: 'ólesið',
  keyboard: {
    title: 'Allt með lyklaborðinu',
    text: 'Ctrl K leitar í öllu. ? sýnir alla flýtilykla.',
  },
  board: {
    title: 'Yfirlitið',
    text: 'Hver er í vinnu, tímar vikunnar og hvað bíður samþykkis.',
  },
};
