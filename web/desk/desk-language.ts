// The choice of language in the office: it is saved in the company's settings.

import { companies } from '#shared/api/company.ts';
import { call } from '#web/api/client.ts';
import type { Language } from '#web/text.ts';
import { useChooseLanguage } from '#web/words/own-language.ts';

const save = (language: Language) => call(companies.endpoints.changeSettings, { body: { language } });

export const useDeskLanguage = () => useChooseLanguage(save);
