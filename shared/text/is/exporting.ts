// Words of exports: buttons, progress, and the heads inside the files.

import type { exporting as english } from '../en/exporting.ts';
import type { Texts } from '../texts.ts';

export const exporting: Texts<typeof english> = {
  title: 'Flytja út',
};
