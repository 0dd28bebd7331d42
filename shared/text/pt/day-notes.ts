// Palavras das notas de dia: porque é que alguém não tem horas num dia.

import type { dayNotes as english } from '#shared/text/en/day-notes.ts';
import type { Texts } from '#shared/text/texts.ts';

export const dayNotes: Texts<typeof english> = {
  add: 'Adicionar horas',
  addClock: 'Adicionar {{clock}}',
  otherHours: 'Outras horas',
  answers: 'Sem horas por',
  noted: '{{name}}, {{day}}: {{kind}}',
  removed: '{{name}}, {{day}}: nota removida',
  remove: 'Remover a nota',
  noPay: 'A nota não altera horas nem pagamentos.',
  undo: 'Anular',
  undone: 'Anulado',
  kinds: { off: 'Folga', sick: 'Doença', leave: 'Férias' },
  byEmployee: 'anotado pelo colaborador',
};
