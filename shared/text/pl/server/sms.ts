// Słowa SMS-ów; bez polskich liter, bo z nimi SMS ma tylko 70 znaków.

import type { sms as english } from '#shared/text/en/server/sms.ts';
import type { TextsWithFew } from '#shared/text/texts.ts';

export const sms: TextsWithFew<typeof english> = {
  employee_login: '{{company}}: {{name}}, zaloguj sie: {{link}} (jeden raz, {{days}} dni)',
  clock_out_reminder: '{{name}}, od {{time}} trwa praca w {{company}}. Zapomniane zakonczenie? {{link}}',
  missing_day: '{{name}}, brak godzin w {{company}} ({{time}}). Odpowiedz tutaj: {{link}}',
};
