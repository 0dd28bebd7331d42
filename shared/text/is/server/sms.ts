// Words of the SMS.

import type { sms as english } from '#shared/text/en/server/sms.ts';
import type { Texts } from '#shared/text/texts.ts';

export const sms: Texts<typeof english> = {
  employee_login:
    '{{name}}, {{company}} skráir tíma í {{product}}. Skráðu þig inn: {{link}} (gildir einu sinni, í {{days}} daga)',
  clock_out_reminder:
    '{{name}}, stimplunin þín hefur verið opin síðan {{time}} ({{company}}). Gleymdirðu að stimpla þig út? {{link}}',
};
