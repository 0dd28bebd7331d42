// Słowa strony, do której nie ma się dostępu.

import type { notYours as english } from '#shared/text/en/desk/not-yours.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const notYours: TextsWithFew<typeof english> = {
  heading: 'Twój dostęp nie obejmuje tej strony.',
  go: 'Przejdź do przeglądu',
};
