// Words of every way to log in and of the password links.

import type { signIn as english } from '../en/sign-in.ts';
import type { Texts } from '../texts.ts';

export const signIn: Texts<typeof english> = {
  title: 'Innskráning',
};
