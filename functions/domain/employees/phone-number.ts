// What a phone number is: its country's rules, which weigh more than a whole function and are loaded when one is asked.

import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** `'611 1234'` in Iceland → `'+3546111234'`; undefined when it is no number of its country. */
export function internationalForm(typed: string, country: CountryCode): string | undefined {
  const number = parsePhoneNumberFromString(typed, country);
  return number?.isValid() ? number.number : undefined;
}

/** The country of a mobile phone's number in international form; undefined when it is no mobile phone's. */
export function mobileCountry(phone: string): string | undefined {
  const number = parsePhoneNumberFromString(phone);
  const type = number?.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? number?.country : undefined;
}
