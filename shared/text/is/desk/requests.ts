// Words of employees' requests for corrections, as the office answers them.

import type { requests as english } from '#shared/text/en/desk/requests.ts';
import type { Texts } from '#shared/text/texts.ts';

export const requests: Texts<typeof english> = {
  title: 'Beiðnir',
  waiting_one: '{{count}} beiðni',
  waiting_other: '{{count}} beiðnir',
  none: 'Engar beiðnir',
  change: 'biður um breytingu',
  missing: 'biður um færslu sem vantar',
  now: 'Nú',
  before: 'Áður',
  wanted: 'Beðið um',
  lunchWorked: 'Unnið í matarhléi',
  running: 'Í gangi',
  there: 'Þegar skráð',
  overlaps: 'skarast',
  accept: 'Samþykkja',
  decline: 'Hafna',
  declineTitle: 'Hafna beiðni',
  reason: 'Ástæða',
  reasonHelp: 'Starfsmaðurinn sér þetta.',
  noReason: 'Skrifaðu ástæðu',
  accepted: 'Beiðnin var samþykkt og tímunum breytt',
  declined: 'Beiðninni var hafnað',
  answered: 'Svarað',
  state: {
    taken: 'Samþykkt: {{name}}',
    declined: 'Hafnað ({{name}}): {{reason}}',
    withdrawn: 'Dregin til baka',
    closed: 'Lokið: færslunni var eytt',
  },
  isAnswered: 'Beiðninni hefur þegar verið svarað. {{state}}',
  isChanged: 'Færslan hefur breyst síðan. Skoðaðu hana og samþykktu aftur.',
  toPeriod: 'Fara í launatímabilið',
};
