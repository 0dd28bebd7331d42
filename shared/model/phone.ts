// Which typed phone number is one of its country: the rule of the screens and of the server, so that neither takes what the other refuses.

import type * as z from 'zod/mini';
import type { country } from './fields.ts';

type Country = z.output<typeof country>;
/** libphonenumber's parser with its whole tables ('max'); the smaller ones judge by little more than the length. */
type Parse = (typed: string, country?: Country) => { isValid(): boolean; number: string } | undefined;

/** `'611 1234'` in Iceland → `'+3546111234'`; undefined when it is no number of its country. */
export function internationalForm(parse: Parse, typed: string, of: Country | undefined): string | undefined {
  const number = parse(typed, of);
  return number?.isValid() ? number.number : undefined;
}
