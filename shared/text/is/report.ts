// Words of the report.

import type { report as english } from '../en/report.ts';
import type { Texts } from '../texts.ts';

export const report: Texts<typeof english> = {
  title: 'Skýrsla',
};
