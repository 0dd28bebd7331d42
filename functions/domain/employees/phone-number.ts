// Checks phone numbers by country. The rules are large, so this file is loaded only when a number is checked.

import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { internationalForm as formOf, mayGetSms as isForSms } from '#shared/model/phone.ts';
import type { Company } from '#functions/table/rows/company-row.ts';

/**
 * In E.164, such as '+3546115555'; undefined for a number that cannot exist. National numbers are read as of
 * `country`.
 */
export const internationalForm = (typed: string, country: Company['country']): string | undefined =>
  formOf(parsePhoneNumberFromString, typed, country);

/** A mobile number, in international form, of a country that SMS go to (security-and-reliability.md, T9). */
export const mayGetSms = (phone: string): boolean => isForSms(parsePhoneNumberFromString, phone);
