// Słowa stopki.

import type { footer as english } from '#shared/text/en/pages/footer.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const footer: TextsWithFew<typeof english> = {
  label: 'O tej stronie',
  companyNumber: 'Numer firmy {{number}}',
  privacy: 'Prywatność',
  terms: 'Regulamin',
  cookies: 'Pliki cookie',
  changelog: 'Co nowego',
  download: 'Pobierz aplikację',
};
