// Words of the set-up.

export const setup = {
  title: 'Setup',
  back: 'Back',
  close: 'Close setup',
  step: 'Step {{step}} of {{steps}}',
  error: 'Error',
  errors: 'Errors',
  advice: 'Refresh the page and try again. Still not working? Email {{email}}.',
  skip: 'Skip this step',
  project: {
    title: 'Your first project',
    more: 'Another project',
    lead: 'A site, a job or a customer',
  },
  employee: {
    title: 'Your first employee',
    more: 'Another employee',
    lead: 'With a phone number, the login link goes by SMS.',
  },
  sms: {
    title: 'Send the login link',
    lead: '{{name}} opens the link and is logged in.',
    send: 'Send SMS',
    sent: 'The SMS to {{name}} is on its way.',
    already: 'We sent {{name}} the login link when you added them.',
    noPhone:
      '{{name}} has no phone number. They can log in with the company name, their name and the password {{token}}.',
    noEmployees: 'No employees yet. Add one any time under Employees.',
    list: 'Send a login link any time under Employees.',
    finish: 'Go to Overview',
  },
  place: {
    line: '{{country}} · {{language}} · {{zone}}',
    guessed: 'Holidays, dates and working days follow this.',
    change: 'Change',
    done: 'Done',
    country: 'Country',
    language: 'Language',
    zone: 'Time zone',
    findZone: 'Find a time zone',
    usualZones: 'Usual',
    otherZones: 'All others',
  },
  phone: {
    title: 'What an employee sees',
    text: 'Scan the code: the login opens with your company filled in.',
    project: 'Main Street 12',
    code: 'QR code that opens {{address}}',
  },
  exit: {
    title: 'Exit setup?',
    text: 'You can create projects and add employees later.',
    stay: 'Continue setup',
    leave: 'Exit setup',
  },
} as const;
