// Palavras da versão de 2025-02-23.

import type { releaseTimeClock as english } from '#shared/text/en/pages/release-time-clock.ts';
import type { Texts } from '#shared/text/texts.ts';

export const releaseTimeClock: Texts<typeof english> = {
  title: 'Um relógio de ponto para toda a equipa',
  description: 'Um tablet na obra: cada um regista a entrada com o nome e quatro letras.',
  lead: 'Um tablet na obra chega para todos.',
  tablet: 'Inicie sessão no tablet uma vez, ou abra-o com o link das definições.',
  names:
    'Cada um toca no seu nome e numa obra. A empresa decide se as quatro letras são pedidas de cada vez.',
  comments: 'Os comentários acompanham o registo, a partir do relógio de ponto e do telemóvel.',
  photos: 'No telemóvel também pode adicionar fotografias.',
  offline: 'Sem ligação, o tablet guarda as entradas e saídas e envia-as depois.',
};
