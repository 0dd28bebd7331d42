// Words of the SMS.

import type { sms as english } from '#shared/text/en/server/sms.ts';
import type { Texts } from '#shared/text/texts.ts';

export const sms: Texts<typeof english> = {
  employee_login: '{{company}}: {{name}}, entre aqui: {{link}} (uma vez, {{days}} dias)',
  clock_out_reminder:
    '{{name}}, tem o ponto aberto na {{company}} desde {{time}}. Esqueceu-se de picar ao sair? {{link}}',
  missing_day: '{{name}}, faltam as horas de {{time}} na {{company}}. Responda aqui: {{link}}',
};
