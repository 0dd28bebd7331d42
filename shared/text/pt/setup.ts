// Words of the set-up.

import type { setup as english } from '../en/setup.ts';
import type { Texts } from '../texts.ts';

export const setup: Texts<typeof english> = {
  title: 'Configuração',
};
