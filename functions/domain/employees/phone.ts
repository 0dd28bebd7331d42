// Phone numbers of employees: valid in their country, kept in international form, reachable by SMS or not.

import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { failField } from '#functions/runtime/fail.ts';
import { smsCountries } from '#shared/limits.ts';
import type { Company } from '#functions/table/company-row.ts';

/** `'611 1234'` of an Icelandic company → `'+3546111234'`; empty stays empty, an invalid number names its field. */
export function phoneOf(company: Pick<Company, 'country'>, typed: string): string {
  if (typed === '') return '';
  const number = parsePhoneNumberFromString(typed, company.country);
  return number?.isValid()
    ? number.number
    : failField('phone_number', 'is not a valid phone number', 'wrong_format');
}

/** Login SMS go to mobile phones in countries our customers' crews come from; anything else is somebody's money. */
export function mayGetSms(phone: string): boolean {
  const number = parsePhoneNumberFromString(phone);
  const type = number?.getType();
  const isMobile = type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
  return isMobile && number?.country !== undefined && smsCountries.includes(number.country);
}
