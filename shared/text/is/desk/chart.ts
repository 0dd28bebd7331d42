// Orð súlurita yfir tíma.

import type { chart as english } from '#shared/text/en/desk/chart.ts';
import type { Texts } from '#shared/text/texts.ts';

export const chart: Texts<typeof english> = {
  normal: 'Dagvinna',
  overtime: 'Yfirvinna',
  lunch: 'Ógreitt matarhlé',
  expected: 'Áætlað',
  sum: 'Tímar',
  climbed: 'Samtals til þessa',
  showTable: 'Sýna sem töflu',
  showPicture: 'Sýna sem súlurit',
  empty: 'Engir tímar',
  week: 'Vika',
  weekName: 'Vika {{number}}, {{days}}',
};
