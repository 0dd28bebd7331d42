// The setting of the monthly report in a few words.

import type { Settings } from '#shared/model/company/company.ts';
import type { useTexts } from '#web/text.ts';

export type MailedWords = ReturnType<typeof useTexts<'mailed-report'>>;

export const summaryOf = (setting: Settings['monthly_report'], t: MailedWords): string =>
  setting
    ? t('summary', { count: setting.addresses.length, day: t('onDay', { count: setting.day }) })
    : t('off');
