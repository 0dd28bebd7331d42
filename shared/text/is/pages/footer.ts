// Orð neðst á öllum opnum síðum.

import type { footer as english } from '#shared/text/en/pages/footer.ts';
import type { Texts } from '#shared/text/texts.ts';

export const footer: Texts<typeof english> = {
  label: 'Um þennan vef',
  companyNumber: 'Kennitala {{number}}',
  privacy: 'Persónuvernd',
  terms: 'Skilmálar',
  cookies: 'Vafrakökur',
  changelog: 'Nýjungar',
  download: 'Sækja appið',
};
