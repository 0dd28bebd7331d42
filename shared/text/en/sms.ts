// Words of the SMS.

export const sms = {
  employee_login:
    '{{name}}, {{company}} tracks time with {{product}}. Log in here: {{link}} (works once, for {{days}} days)',
} as const;
