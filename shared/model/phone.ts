// Which typed phone number is one of its country: the rule of the screens and of the server, so that neither takes what the other refuses.

import type * as z from 'zod/mini';
import { smsCountries } from '#shared/limits.ts';
import type { country } from './fields.ts';

type Country = z.output<typeof country>;
/** libphonenumber's parser with its whole tables ('max'); the smaller ones judge by little more than the length. */
type Parse = (typed: string, country?: Country) => PhoneNumber | undefined;
type PhoneNumber = {
  isValid(): boolean;
  number: string;
  country?: string | undefined;
  getType(): string | undefined;
};

/** `'611 1234'` in Iceland → `'+3546111234'`; undefined when it is no number of its country. */
export function internationalForm(parse: Parse, typed: string, of: Country | undefined): string | undefined {
  const number = parse(typed, of);
  return number?.isValid() ? number.number : undefined;
}

/** Login SMS go to mobile phones in countries our customers' crews come from; anything else is somebody's money. */
export function mayGetSms(parse: Parse, phone: string): boolean {
  const number = parse(phone);
  const type = number?.getType();
  const isMobile = type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
  return isMobile && number?.country !== undefined && smsCountries.includes(number.country);
}
