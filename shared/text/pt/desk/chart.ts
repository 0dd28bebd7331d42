// Palavras dos gráficos de horas.

import type { chart as english } from '#shared/text/en/desk/chart.ts';
import type { Texts } from '#shared/text/texts.ts';

export const chart: Texts<typeof english> = {
  normal: 'Normais',
  overtime: 'Extra',
  lunch: 'Almoço, não pago',
  expected: 'Previstas',
  sum: 'Horas',
  climbed: 'Total até aqui',
  showTable: 'Mostrar como tabela',
  showPicture: 'Mostrar como gráfico',
  empty: 'Sem horas',
  week: 'Semana',
  weekName: 'Semana {{number}}, {{days}}',
};
