// Orð stimpilklukkunnar.

import type { kiosk as english } from '../en/kiosk.ts';
import type { Texts } from '../texts.ts';

export const kiosk: Texts<typeof english> = {
  title: 'Stimpilklukka',
  find: 'Finndu nafnið þitt',
  atWork: 'af {{count}} í vinnu',
  since: 'Síðan {{time}}',
  last: 'Síðasta færsla: {{day}}',
  outToday: 'Út í dag',
  never: 'Engar færslur enn',
  nobody: 'Engir starfsmenn hafa verið stofnaðir',
  hint: 'Snertu nafnið þitt og veldu verkið',
  hintToken: 'Snertu nafnið þitt og skrifaðu stafina þína fjóra',
  project: 'Verk',
  token: 'Stafirnir þínir fjórir',
  comment: 'Athugasemd',
  clockIn: 'Stimpla inn',
  clockOut: 'Stimpla út',
  clockedIn: '{{name}} er komin(n) inn',
  clockedOut: '{{name}} er farin(n) út, {{hours}} klst.',
  noProjects: 'Ekkert verk er opið',
};
