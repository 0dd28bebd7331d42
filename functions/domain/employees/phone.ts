// Phone numbers of employees: valid in their country, kept in international form, reachable by SMS or not.

import { failField } from '#functions/runtime/fail.ts';
import { smsCountries } from '#shared/limits.ts';
import type { Company } from '#functions/table/company-row.ts';

/** A file of its own beside the function's code (infra/parts/late-code.ts): most requests name no phone. */
const phoneNumbers = () => import('#functions/domain/employees/phone-number.ts');

/** `'611 1234'` of an Icelandic company → `'+3546111234'`; empty stays empty, an invalid number names its field. */
export async function phoneOf(company: Pick<Company, 'country'>, typed: string): Promise<string> {
  if (typed === '') return '';
  const { internationalForm } = await phoneNumbers();
  return (
    internationalForm(typed, company.country) ??
    failField('phone_number', 'is not a valid phone number', 'wrong_format')
  );
}

/** Login SMS go to mobile phones in countries our customers' crews come from; anything else is somebody's money. */
export async function mayGetSms(phone: string): Promise<boolean> {
  if (phone === '') return false;
  const { mobileCountry } = await phoneNumbers();
  const country = mobileCountry(phone);
  return country !== undefined && smsCountries.includes(country);
}
