// What a phone number is: its country's rules, which weigh more than a whole function and are loaded when one is asked.

import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { internationalForm as formOf } from '#shared/model/phone.ts';
import type { Company } from '#functions/table/company-row.ts';

export const internationalForm = (typed: string, country: Company['country']): string | undefined =>
  formOf(parsePhoneNumberFromString, typed, country);

/** The country of a mobile phone's number in international form; undefined when it is no mobile phone's. */
export function mobileCountry(phone: string): string | undefined {
  const number = parsePhoneNumberFromString(phone);
  const type = number?.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? number?.country : undefined;
}
