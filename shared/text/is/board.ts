// Words of the overview: who is on the clock, the week, projects.

import type { board as english } from '../en/board.ts';
import type { Texts } from '../texts.ts';

export const board: Texts<typeof english> = {
  title: 'Yfirlit',
};
