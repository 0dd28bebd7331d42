// Words of the set-up.

export const setup = {
  title: 'Setup',
  back: 'Back',
  close: 'Close the setup',
  step: 'Step {{step}} of {{steps}}',
  error: 'Error',
  errors: 'Errors',
  advice: 'Refresh the page and try again. If it keeps happening, write to {{email}}.',
  skip: 'Skip this step',
  project: {
    title: 'Your first project',
    more: 'Another project',
    lead: 'What people clock in on: a site, an order, a customer.',
  },
  employee: {
    title: 'Your first employee',
    more: 'Another employee',
    lead: 'With a phone number the login goes out by SMS at once.',
  },
  sms: {
    title: 'Send the login',
    lead: '{{name}} opens the link on the phone and is logged in. No app store needed.',
    send: 'Send SMS',
    sent: 'The SMS to {{name}} is on its way.',
    already: 'The login was sent to {{name}} when the employee was added.',
    noPhone:
      '{{name}} has no phone number. Company name, own name and the password {{token}} log in as well.',
    nobody: 'There is no employee yet. You can add one from the list at any time.',
    list: 'You can send an employee the login from the employees list at any time.',
    finish: 'Go to the overview',
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
    text: 'Point a phone’s camera at the code to open the log-in with your company’s name filled in. Own name and four letters: that is all it takes.',
    project: 'Main Street 12',
    code: 'QR code that opens {{address}}',
  },
  exit: {
    title: 'Leave the setup?',
    text: 'You can create projects and employees from the lists at any time.',
    stay: 'Continue setup',
    leave: 'Exit setup',
  },
} as const;
