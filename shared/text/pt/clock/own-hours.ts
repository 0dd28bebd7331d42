// Words of what employees do with their own hours away from the clock.

import type { ownHours as english } from '#shared/text/en/clock/own-hours.ts';
import type { Texts } from '#shared/text/texts.ts';

export const ownHours: Texts<typeof english> = {
  rest: {
    short: 'Faltam {{hours}} h para {{rest}} h de descanso',
    until: 'Descanso até {{time}}: faltam {{hours}} h para {{rest}} h',
  },
  lunchWorked: 'Almoço trabalhado',
  files: {
    menu: 'Descarregar as minhas horas',
    title: 'Descarregar as minhas horas',
    from: 'De',
    to: 'A',
    thisMonth: 'Este mês',
    lastMonth: 'Mês passado',
    thisYear: 'Este ano',
    ranges: 'Dias',
    format: 'Ficheiro',
    pdf: 'PDF',
    sheet: 'Excel',
    make: 'Criar ficheiro',
    making: 'A criar o ficheiro',
    ready: 'Pronto',
    open: 'Descarregar',
    failed: 'Não foi possível criar o ficheiro. Tente de novo.',
    reversed: 'Escolha um dia depois do primeiro',
    tooLong: 'Escolha um ano no máximo',
  },
  requests: {
    menu: 'Os meus pedidos',
    title: 'Os meus pedidos',
    none: 'Ainda sem pedidos',
    change: 'Pedir uma alteração',
    missing: 'Pedir um registo em falta',
    newTitle: 'Pedir um registo em falta',
    word: 'O que aconteceu?',
    send: 'Enviar ao escritório',
    sent: 'Enviado ao escritório',
    noWord: 'Diga em poucas palavras o que aconteceu',
    askedBy: 'a pedido de {{name}}',
    withdraw: 'Retirar',
    asked: 'Pedido: {{project}}, {{times}}',
    waiting: 'À espera do escritório',
    taken: 'Aceite por {{name}}',
    declined: 'Recusado por {{name}}: {{reason}}',
    withdrawn: 'Retirado',
    closed: 'Fechado: o registo foi eliminado',
  },
};
