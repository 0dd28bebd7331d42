// Words of the shared time clock.

import type { kiosk as english } from '../en/kiosk.ts';
import type { Texts } from '../texts.ts';

export const kiosk: Texts<typeof english> = {
  title: 'Stimpilklukka',
};
