// Orð útgáfunnar 2025-05-02.

import type { releaseReports as english } from '#shared/text/en/pages/release-reports.ts';
import type { Texts } from '#shared/text/texts.ts';

export const releaseReports: Texts<typeof english> = {
  title: 'Skýrslur með yfirvinnu og matarhléi',
  description:
    'Skýrslan reiknar yfirvinnu og matarhlé eftir reglum fyrirtækisins og fer í Excel og launakerfi.',
  lead: 'Skýrslan reiknar nú tímana eins og þeir eru greiddir.',
  overtime: 'Yfirvinna hefst eftir þann tímafjölda á dag eða viku sem þú setur.',
  lunch:
    'Matarhlé er dregið frá á dögum af þeirri lengd sem þú velur og starfsmaður getur haft eigið matarhlé.',
  groups: 'Sömu tímar eftir starfsmönnum, verkum, dögum eða í einum lista.',
  excel: 'Excel-skráin hefur samtölur sem stemma og myndirnar við hverja færslu.',
  payroll: 'Launaskrár fyrir Payday, Reglu og DK.',
};
