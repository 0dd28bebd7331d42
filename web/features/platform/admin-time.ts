// Days and times as administrators read them: of UTC, since companies live in zones of their own.

import { currentLanguage } from '#web/text.ts';
import { type CompanyTime, companyTime } from '#web/words/company-time.ts';

export const useAdminTime = (): CompanyTime =>
  companyTime({ zoneName: 'UTC', country: undefined }, currentLanguage());
