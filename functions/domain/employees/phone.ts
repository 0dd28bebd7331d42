// Employees' phone numbers: valid in their country, stored in international form, reachable by SMS or not.

import { failField } from '#functions/runtime/fail.ts';
import type { Company } from '#functions/table/rows/company-row.ts';

/** Loaded on demand: most requests have no phone number. */
const phoneNumbers = () => import('./phone-number.ts');

/** `'611 1234'` of an Icelandic company → `'+3546111234'`; empty stays empty, an invalid number names its field. */
export async function phoneOf(company: Pick<Company, 'country'>, typed: string): Promise<string> {
  if (typed === '') return '';
  const { internationalForm } = await phoneNumbers();
  return (
    internationalForm(typed, company.country) ??
    failField('phone_number', 'is not a valid phone number', 'wrong_format')
  );
}

/** Whether a login SMS may go to a number in international form; false for an empty one. */
export async function mayGetSms(phone: string): Promise<boolean> {
  return phone !== '' && (await phoneNumbers()).mayGetSms(phone);
}
