// Words of the SMS.

import type { sms as english } from '#shared/text/en/server/sms.ts';
import type { Texts } from '#shared/text/texts.ts';

export const sms: Texts<typeof english> = {
  employee_login:
    '{{name}}, {{company}} skráir tíma með {{product}}. Skráðu þig inn hér: {{link}} (gildir einu sinni, í {{days}} daga)',
  clock_out_reminder:
    '{{name}}, innstimplun þín hjá {{company}} hefur verið í gangi síðan {{time}}. Gleymdist að stimpla út? {{link}}',
};
