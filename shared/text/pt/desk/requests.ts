// Words of employees' requests for corrections, as the office answers them.

import type { requests as english } from '#shared/text/en/desk/requests.ts';
import type { Texts } from '#shared/text/texts.ts';

export const requests: Texts<typeof english> = {
  title: 'Pedidos',
  waiting_one: '{{count}} pedido',
  waiting_other: '{{count}} pedidos',
  none: 'Sem pedidos',
  change: 'pede uma alteração',
  missing: 'pede um registo em falta',
  now: 'Agora',
  before: 'Antes',
  wanted: 'Pedido',
  lunchWorked: 'Almoço trabalhado',
  running: 'A decorrer',
  there: 'Já registado',
  overlaps: 'sobrepõe-se',
  accept: 'Aceitar',
  decline: 'Recusar',
  declineTitle: 'Recusar pedido',
  reason: 'Motivo',
  reasonHelp: 'O colaborador vê isto.',
  noReason: 'Indique um motivo',
  accepted: 'Pedido aceite, horas alteradas',
  declined: 'Pedido recusado',
  answered: 'Respondidos',
  state: {
    taken: 'Aceite por {{name}}',
    declined: 'Recusado por {{name}}: {{reason}}',
    withdrawn: 'Retirado',
    closed: 'Fechado: o registo foi eliminado',
  },
  isAnswered: 'Este pedido já teve resposta. {{state}}',
  isChanged: 'O registo foi alterado entretanto. Verifique-o e aceite de novo.',
  toPeriod: 'Ir para o período de salários',
};
