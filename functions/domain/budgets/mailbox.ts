// Whose mailbox an address is, for budgets: the many ways to write one address come to the same person.

import { folded } from '#functions/table/keys.ts';

/** `'Anna+x@Example.com'` → `'anna@example.com'`: mail with a plus tag reaches the same person. */
export const mailboxOf = (email: string): string => folded(email).replace(/\+[^@]*@/, '@');
