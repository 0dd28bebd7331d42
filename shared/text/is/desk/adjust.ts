// Orð tímans sem verið er að laga: heiti, mörk og lyklar.

import type { adjust as english } from '#shared/text/en/desk/adjust.ts';
import type { Texts } from '#shared/text/texts.ts';

export const adjust: Texts<typeof english> = {
  label: 'Tímar: {{name}}, {{day}}',
  minutes: '{{minutes}} mín.',
  hours: '{{hours}} klst.',
  hoursMinutes: '{{hours}} klst. {{minutes}} mín.',
  stops: {
    next: 'næsta færsla',
    before: 'færslan á undan',
    now: 'núna',
    locked: 'læstur dagur',
    shortest: 'stysta færsla',
    longest: 'að hámarki 24 klst.',
  },
  hints: {
    snap: '5 mínútna skref,',
    fine: '1 mínúta',
    step: '5 mín.',
    type: 'sláðu inn',
    save: 'vistar',
    back: 'setur til baka',
    kept: 'Upphaflegi tíminn geymist: {{clock}}',
  },
  moved: { start: 'inn {{clock}}, var {{before}}', end: 'út {{clock}}, var {{before}}' },
};
