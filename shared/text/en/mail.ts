// Words of the mails; under `lead` stands the account's name.

export const mail = {
  welcome: {
    subject: 'Welcome to {{product}}: your account {{company}}',
    title: 'Welcome to {{product}}',
    lead: 'Your account has been created. The account name is:',
    body: 'Choose a password with the button below. That also confirms your e-mail address. The link works for {{hours}} hours.',
    button: 'Choose a password',
    note: 'Your free trial lasts {{days}} days. If you did not ask for this account, you can ignore this mail.',
  },
  reset_password: {
    subject: 'A new password for {{product}}',
    title: 'A new password',
    lead: 'A new password was asked for, for the account:',
    body: 'Choose it with the button below. The link works once, for {{minutes}} minutes.',
    button: 'Choose a new password',
    note: 'If you did not ask for this, you need not do anything: your password is unchanged.',
  },
  new_company: {
    subject: 'Your account at {{product}}',
    title: 'Your account is ready',
    lead: 'An account has been created for you. The account name is:',
    body: 'The button logs you in and confirms your e-mail address. The link works once, for {{hours}} hours.',
    button: 'Log in',
    note: 'After that you log in with the account name and the password you were given.',
  },
  trial_ending: {
    subject: 'Your trial of {{product}} ends on {{date}}',
    title: 'Your trial ends soon',
    lead: 'The free trial ends on {{date}} for the account:',
    body: 'Choose a subscription to carry on. Your employees can keep clocking in and out either way.',
    button: 'Open {{product}}',
    note: 'Your time entries stay where they are and can always be exported.',
  },
  trial_over: {
    subject: 'Your trial of {{product}} is over',
    title: 'Your trial is over',
    lead: 'The free trial ended on {{date}} for the account:',
    body: 'Choose a subscription to carry on. Your employees can keep clocking in and out either way.',
    button: 'Open {{product}}',
    note: 'Your time entries stay where they are and can always be exported.',
  },
  guessing: {
    subject: 'Wrong passwords at {{product}}: new devices have to wait',
    title: 'Somebody is guessing passwords',
    lead: 'Ten wrong employee passwords were typed on unknown devices within a day, for the account:',
    body: 'Until those tries are a day old, your employees get in on new devices only by the link of a login SMS. Devices they have used before work as always.',
    button: 'Open {{product}}',
    note: 'Nobody got in by these tries. If it was your own crew, you need not do anything.',
  },
  linkInstead: 'If the button does not work, open this address:',
  questions: 'Questions? Write to {{email}}.',
} as const;
