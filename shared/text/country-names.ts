// The names of the countries that companies work in, in every language.

import type { languages } from '#shared/limits.ts';
import type { Country } from '#shared/model/company/country.ts';

export const countryNames: Readonly<Record<(typeof languages)[number], Readonly<Record<Country, string>>>> = {
  en: { IS: 'Iceland', IE: 'Ireland', GB: 'United Kingdom', PT: 'Portugal', US: 'United States' },
  is: { IS: 'Ísland', IE: 'Írland', GB: 'Bretland', PT: 'Portúgal', US: 'Bandaríkin' },
  pt: { IS: 'Islândia', IE: 'Irlanda', GB: 'Reino Unido', PT: 'Portugal', US: 'Estados Unidos' },
  pl: { IS: 'Islandia', IE: 'Irlandia', GB: 'Wielka Brytania', PT: 'Portugalia', US: 'Stany Zjednoczone' },
};
