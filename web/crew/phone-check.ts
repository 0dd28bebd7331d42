// Whether a phone number is one of the company's country, or any country's when written with +; loaded when needed.

import { useEffect, useState } from 'react';
import type { Session } from '#shared/model/company/company.ts';
import { internationalForm, mayGetSms } from '#shared/model/phone.ts';

/** 'valid' is one that gets an SMS; 'noSms' is a number all the same: a landline, or of a country we send none to. */
type Checked = 'valid' | 'noSms' | 'wrong';

async function checkPhone(number: string, country: Session['country']): Promise<Checked> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const whole = internationalForm(parsePhoneNumberFromString, number, country);
  if (whole === undefined) return 'wrong';
  return mayGetSms(parsePhoneNumberFromString, whole) ? 'valid' : 'noSms';
}

/** 'empty' without a number, 'checking' while the check loads, then what it is good for. */
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
      // Without the checker (offline) the server is the one to say.
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
