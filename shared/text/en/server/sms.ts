// Words of the SMS.

export const sms = {
  employee_login:
    '{{company}}: {{name}}, log in to {{product}} here: {{link}} (works once, within {{days}} days)',
  clock_out_reminder:
    '{{name}}, you have been clocked in at {{company}} since {{time}}. Forgot to clock out? {{link}}',
} as const;
