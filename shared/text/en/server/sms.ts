// Words of the SMS.

export const sms = {
  employee_login: '{{company}}: {{name}}, log in: {{link}} (works once, {{days}} days)',
  clock_out_reminder:
    '{{name}}, you have been clocked in at {{company}} since {{time}}. Forgot to clock out? {{link}}',
  missing_day: '{{name}}, no hours at {{company}} on {{time}}. Add them or say why: {{link}}',
} as const;
