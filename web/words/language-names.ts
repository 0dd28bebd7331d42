// The languages as they call themselves, in the order they are offered.

import type { Language } from '#web/text.ts';

export const languageNames: Record<Language, string> = { en: 'English', is: 'Íslenska', pt: 'Português' };
export const languageOrder: readonly Language[] = ['en', 'is', 'pt'];
