// Which mailbox an address reaches, for budgets: one mailbox has many spellings.

import { folded } from '#functions/table/keys.ts';

/** `'Anna+x@Example.com'` → `'anna@example.com'`: mail with a plus tag reaches the same person. */
export const mailboxOf = (email: string): string => folded(email).replace(/\+[^@]*@/, '@');
