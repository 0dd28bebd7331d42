// Words of the SMS.

import type { sms as english } from '#shared/text/en/server/sms.ts';
import type { Texts } from '#shared/text/texts.ts';

export const sms: Texts<typeof english> = {
  employee_login:
    '{{name}}, a {{company}} regista as horas no {{product}}. Inicie sessão aqui: {{link}} (válida uma vez, durante {{days}} dias)',
  clock_out_reminder:
    '{{name}}, tem a entrada registada na {{company}} desde {{time}}. Esqueceu-se de registar a saída? {{link}}',
};
