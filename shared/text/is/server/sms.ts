// Words of the SMS.

import type { sms as english } from '#shared/text/en/server/sms.ts';
import type { Texts } from '#shared/text/texts.ts';

export const sms: Texts<typeof english> = {
  employee_login: '{{company}}: {{name}}, opna hér: {{link}} (einnota, {{days}} dagar)',
  clock_out_reminder:
    '{{company}}: {{name}}, stimplunin er enn opin (inn {{time}}). Loka henni hér: {{link}}',
  missing_day: '{{company}}: {{name}}, færslu vantar {{time}}. Svara hér: {{link}}',
};
