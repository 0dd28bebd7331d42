// Words of the employees and projects lists and their dialogs.

import type { people as english } from '../en/people.ts';
import type { Texts } from '../texts.ts';

export const people: Texts<typeof english> = {
  title: 'Starfsmenn',
};
