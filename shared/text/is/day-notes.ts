// Orð skráðra daga: hvers vegna engir tímar eru á degi.

import type { dayNotes as english } from '#shared/text/en/day-notes.ts';
import type { Texts } from '#shared/text/texts.ts';

export const dayNotes: Texts<typeof english> = {
  add: 'Bæta við tímum',
  addClock: 'Bæta við {{clock}}',
  otherHours: 'Aðrir tímar',
  answers: 'Engir tímar vegna',
  noted: '{{name}}, {{day}}: {{kind}}',
  removed: '{{name}}, {{day}}: skráning fjarlægð',
  remove: 'Fjarlægja skráningu',
  noPay: 'Skráningin breytir hvorki tímum né launum.',
  undo: 'Afturkalla',
  undone: 'Afturkallað',
  kinds: { off: 'Frí', sick: 'Veikindi', leave: 'Orlof' },
  byEmployee: 'skráð af starfsmanni',
};
