// Words of what employees do with their own hours away from the clock.

import type { ownHours as english } from '#shared/text/en/clock/own-hours.ts';
import type { Texts } from '#shared/text/texts.ts';

export const ownHours: Texts<typeof english> = {
  files: {
    menu: 'Sækja tímana mína',
    title: 'Sækja tímana mína',
    from: 'Frá',
    to: 'Til',
    thisMonth: 'Þessi mánuður',
    lastMonth: 'Síðasti mánuður',
    thisYear: 'Þetta ár',
    ranges: 'Dagar',
    format: 'Skrá',
    pdf: 'PDF',
    sheet: 'Excel',
    make: 'Búa til skrá',
    making: 'Bý til skrána',
    ready: 'Tilbúið',
    open: 'Sækja',
    failed: 'Ekki tókst að búa til skrána. Reyndu aftur.',
    reversed: 'Veldu dag á eftir þeim fyrsta',
    tooLong: 'Veldu í mesta lagi eitt ár',
  },
};
