// Words of the settings.

import type { settings as english } from '../en/settings.ts';
import type { Texts } from '../texts.ts';

export const settings: Texts<typeof english> = {
  title: 'Stillingar',
};
