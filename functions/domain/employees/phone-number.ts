// Checks phone numbers by country. The rules are large, so this file is loaded only when a number is checked.

import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { internationalForm as formOf, mayGetSms as isForSms } from '#shared/model/phone.ts';
import type { Company } from '#functions/table/rows/company-row.ts';

export const internationalForm = (typed: string, country: Company['country']): string | undefined =>
  formOf(parsePhoneNumberFromString, typed, country);

export const mayGetSms = (phone: string): boolean => isForSms(parsePhoneNumberFromString, phone);
