// The three languages by their own names.

import type { Language } from '#web/text.ts';

export const languageNames: Record<Language, string> = { en: 'English', is: 'Íslenska', pt: 'Português' };
