// Orð API-lyklanna í stillingunum.

import type { apiAccess as english } from '#shared/text/en/settings/api-access.ts';
import type { Texts } from '#shared/text/texts.ts';

export const apiAccess: Texts<typeof english> = {
  title: 'API',
  none: 'Engir API-lyklar. Með lykli geta ykkar eigin forrit sótt gögnin ykkar eða breytt þeim.',
  make: 'Búa til API-lykil',
  makeText: 'Nefndu lykilinn eftir forritinu sem notar hann.',
  name: 'Nafn',
  access: 'Aðgangur',
  scope: {
    entries: { read: 'Sækja tímafærslur', write: 'Bæta við, breyta og eyða tímafærslum' },
    people: { read: 'Sækja starfsmenn, án lykilorða og símanúmera' },
    projects: { read: 'Sækja verk' },
    report: { read: 'Sækja skýrsluna' },
  },
  create: 'Búa til lykil',
  madeTitle: 'Afritaðu lykilinn núna',
  madeText: 'Hann birtist aðeins í þetta eina skipti. Geymdu hann eins og lykilorð.',
  key: 'API-lykill',
  copy: 'Afrita lykil',
  copied: 'Lykillinn hefur verið afritaður',
  notCopied: 'Vafrinn leyfir ekki afritun: lykillinn er valinn, afritaðu hann handvirkt',
  used: 'Síðast notaður {{moment}}',
  unused: 'Aldrei notaður',
  made: 'Búinn til {{day}}',
  madeBy: 'Búinn til {{day}} af {{name}}',
  revoke: 'Afturkalla',
  revokeTitle: 'Afturkalla {{name}}?',
  revokeText: 'Forrit sem nota þennan lykil hætta strax að virka. Þetta er ekki hægt að taka til baka.',
  revoked: '{{name}} afturkallaður',
  docs: 'API-handbók',
};
