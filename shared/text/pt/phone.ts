// Words of the employee app.

import type { phone as english } from '../en/phone.ts';
import type { Texts } from '../texts.ts';

export const phone: Texts<typeof english> = {
  title: 'As minhas horas',
};
