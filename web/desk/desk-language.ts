// The choice of language in the office: the company's own log-in saves it in the settings, a person for this device.

import { companies } from '#shared/api/company.ts';
import { call } from '#web/api/client.ts';
import { useSignedIn } from '#web/api/session.tsx';
import type { Language } from '#web/text.ts';
import { useChooseLanguage } from '#web/words/own-language.ts';

const save = (language: Language) => call(companies.endpoints.changeSettings, { body: { language } });
const saveNothing = () => Promise.resolve();

export const useDeskLanguage = () =>
  useChooseLanguage(useSignedIn().manager === undefined ? save : saveNothing);
