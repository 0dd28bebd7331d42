// Which typed phone numbers are valid, by one rule for screens and server.

import type * as z from 'zod/mini';
import { smsCountries } from '#shared/limits.ts';
import type { country } from './fields.ts';

type Country = z.output<typeof country>;
/** libphonenumber's parser with full metadata ('max'); smaller sets judge little more than the length. */
type Parse = (typed: string, country?: Country) => PhoneNumber | undefined;
type PhoneNumber = {
  isValid(): boolean;
  number: string;
  country?: string | undefined;
  getType(): string | undefined;
};

/** `'611 1234'` in Iceland → `'+3546111234'`; undefined when it is not a valid number. */
export function internationalForm(parse: Parse, typed: string, of: Country | undefined): string | undefined {
  const number = parse(typed, of);
  return number?.isValid() ? number.number : undefined;
}

/**
 * True for mobile numbers in allowed countries: premium numbers would charge us. Source: security-and-reliability.md,
 * T9.
 */
export function mayGetSms(parse: Parse, phone: string): boolean {
  const number = parse(phone);
  const type = number?.getType();
  const isMobile = type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
  return isMobile && number?.country !== undefined && smsCountries.includes(number.country);
}
