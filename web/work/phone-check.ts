// Whether a phone number is one of the company's country, or any country's when written with +; loaded when needed.

import { useEffect, useState } from 'react';

type Check = { readonly isValid: boolean; readonly tidied: string };

async function checkPhone(number: string, country: string): Promise<Check> {
  const { parsePhoneNumberFromString, isSupportedCountry } = await import('libphonenumber-js/min');
  const parsed = parsePhoneNumberFromString(
    number,
    isSupportedCountry(country) ? { defaultCountry: country } : {},
  );
  return parsed?.isValid()
    ? { isValid: true, tidied: parsed.formatInternational() }
    : { isValid: false, tidied: number };
}

/** 'empty' without a number, 'checking' while the check loads, then whether it is valid. */
export function usePhoneCheck(number: string, country: string): 'empty' | 'checking' | 'valid' | 'wrong' {
  const [known, setKnown] = useState<{ number: string; isValid: boolean }>();
  const wanted = number.trim();
  useEffect(() => {
    if (wanted === '') return undefined;
    let isCurrent = true;
    checkPhone(wanted, country).then(
      ({ isValid }) => {
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
