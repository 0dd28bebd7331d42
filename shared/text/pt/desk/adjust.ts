// Palavras da hora que se está a corrigir: o nome, os limites e as teclas.

import type { adjust as english } from '#shared/text/en/desk/adjust.ts';
import type { Texts } from '#shared/text/texts.ts';

export const adjust: Texts<typeof english> = {
  label: 'Horas: {{name}}, {{day}}',
  minutes: '{{minutes}} min',
  hours: '{{hours}} h',
  hoursMinutes: '{{hours}} h {{minutes}} min',
  stops: {
    next: 'registo seguinte',
    before: 'registo anterior',
    now: 'agora',
    locked: 'dia bloqueado',
    shortest: 'registo mais curto',
    longest: '24 horas no máximo',
  },
  hints: {
    snap: 'Passos de 5 minutos,',
    fine: '1 minuto',
    step: '5 min',
    type: 'escreva',
    save: 'guarda',
    back: 'repõe',
    kept: 'A hora original {{clock}} fica guardada',
  },
  moved: { start: 'entrada {{clock}}, era {{before}}', end: 'saída {{clock}}, era {{before}}' },
};
