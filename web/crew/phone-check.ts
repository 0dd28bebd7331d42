// Checks phone numbers: of the company's country, or of any country with a '+'. The library is loaded when needed.

import { useEffect, useState } from 'react';
import type { Session } from '#shared/model/company/company.ts';
import { internationalForm, mayGetSms } from '#shared/model/phone.ts';

/** 'valid': an SMS can reach it. 'noSms': a landline, or a country we send no SMS to. */
type Checked = 'valid' | 'noSms' | 'wrong';

async function checkPhone(number: string, country: Session['country']): Promise<Checked> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const whole = internationalForm(parsePhoneNumberFromString, number, country);
  if (whole === undefined) return 'wrong';
  return mayGetSms(parsePhoneNumberFromString, whole) ? 'valid' : 'noSms';
}

/** 'empty' without a number, 'checking' while the library loads, then the result. */
export function usePhoneCheck(number: string, country: Session['country']): 'empty' | 'checking' | Checked {
  const [known, setKnown] = useState<{ number: string; found: Checked }>();
  const wanted = number.trim();
  useEffect(() => {
    if (wanted === '') return undefined;
    let isCurrent = true;
    checkPhone(wanted, country).then(
      (found) => {
        if (isCurrent) setKnown({ number: wanted, found });
      },
      // If the library cannot be loaded (offline), the server checks the number.
      () => {
        if (isCurrent) setKnown({ number: wanted, found: 'valid' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, country]);
  if (wanted === '') return 'empty';
  if (known?.number !== wanted) return 'checking';
  return known.found;
}
