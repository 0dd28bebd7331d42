// Words of the SMS.

export const sms = {
  employee_login:
    '{{name}}, {{company}} tracks time with {{product}}. Log in here: {{link}} (works once, for {{days}} days)',
  clock_out_reminder:
    '{{name}}, you have been clocked in at {{company}} since {{time}}. Forgot to clock out? {{link}}',
} as const;
