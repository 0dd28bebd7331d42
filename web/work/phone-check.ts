// Whether a phone number is one of the company's country, or any country's when written with +; loaded when needed.

import { useEffect, useState } from 'react';
import type { Session } from '#shared/model/company.ts';
import { internationalForm } from '#shared/model/phone.ts';

async function checkPhone(number: string, country: Session['country']): Promise<boolean> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  return internationalForm(parsePhoneNumberFromString, number, country) !== undefined;
}

/** 'empty' without a number, 'checking' while the check loads, then whether it is valid. */
export function usePhoneCheck(
  number: string,
  country: Session['country'],
): 'empty' | 'checking' | 'valid' | 'wrong' {
  const [known, setKnown] = useState<{ number: string; isValid: boolean }>();
  const wanted = number.trim();
  useEffect(() => {
    if (wanted === '') return undefined;
    let isCurrent = true;
    checkPhone(wanted, country).then(
      (isValid) => {
        if (isCurrent) setKnown({ number: wanted, isValid });
      },
      // Without the checker (offline) the server is the one to say.
      () => {
        if (isCurrent) setKnown({ number: wanted, isValid: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, country]);
  if (wanted === '') return 'empty';
  if (known?.number !== wanted) return 'checking';
  return known.isValid ? 'valid' : 'wrong';
}
