// Words of the time entries: table, dialogs, map, history.

import type { entries as english } from '../en/entries.ts';
import type { Texts } from '../texts.ts';

export const entries: Texts<typeof english> = {
  title: 'Registos de horas',
};
