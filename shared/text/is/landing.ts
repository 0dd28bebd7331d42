// Words of the landing page and the trial form.

import type { landing as english } from '../en/landing.ts';
import type { Texts } from '../texts.ts';

export const landing: Texts<typeof english> = {
  title: 'Tímaskráning fyrir verktaka',
};
