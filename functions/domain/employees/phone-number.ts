// What a phone number is: its country's rules, which weigh more than a whole function and are loaded when one is asked.

import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { internationalForm as formOf, mayGetSms as isForSms } from '#shared/model/phone.ts';
import type { Company } from '#functions/table/rows/company-row.ts';

export const internationalForm = (typed: string, country: Company['country']): string | undefined =>
  formOf(parsePhoneNumberFromString, typed, country);

export const mayGetSms = (phone: string): boolean => isForSms(parsePhoneNumberFromString, phone);
