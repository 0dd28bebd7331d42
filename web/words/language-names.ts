// The languages by their own names, in the order in which they are offered.

import type { Language } from '#web/text.ts';

export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  is: 'Íslenska',
  pt: 'Português',
  pl: 'Polski',
};
