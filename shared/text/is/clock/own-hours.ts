// Words of what employees do with their own hours away from the clock.

import type { ownHours as english } from '#shared/text/en/clock/own-hours.ts';
import type { Texts } from '#shared/text/texts.ts';

export const ownHours: Texts<typeof english> = {
  rest: {
    short: 'Vantar {{hours}} klst. upp á {{rest}} klst. hvíld',
    until: 'Hvíld til {{time}}: vantar {{hours}} klst. upp á {{rest}} klst.',
  },
  lunchWorked: 'Unnið í matarhléi',
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
  requests: {
    menu: 'Beiðnir mínar',
    title: 'Beiðnir mínar',
    none: 'Engar beiðnir enn',
    change: 'Biðja um breytingu',
    missing: 'Biðja um færslu sem vantar',
    newTitle: 'Biðja um færslu sem vantar',
    word: 'Hvað gerðist?',
    send: 'Senda skrifstofunni',
    sent: 'Sent skrifstofunni',
    noWord: 'Segðu í stuttu máli hvað gerðist',
    askedBy: 'að beiðni: {{name}}',
    withdraw: 'Draga til baka',
    asked: 'Beðið um: {{project}}, {{times}}',
    waiting: 'Bíður svars frá skrifstofunni',
    taken: 'Samþykkt: {{name}}',
    declined: 'Hafnað ({{name}}): {{reason}}',
    withdrawn: 'Dregin til baka',
    closed: 'Lokið: færslunni var eytt',
  },
};
