// Words of the first steps of a new company.

export const firstSteps = {
  title: 'First steps',
  progress: '{{done}} of {{all}} done',
  hide: 'Hide the first steps',
  done: 'done',
  notNeeded: 'Not needed',
  notNeededOf: 'Not needed: {{step}}',
  project: {
    title: 'Add a project',
    text: 'What people clock in on: a site, an order, a customer.',
    act: 'Add project',
  },
  employee: {
    title: 'Add an employee',
    text: 'A name and a password, and a phone number if the login is to go out by SMS.',
    act: 'Add employee',
  },
  login: {
    title: 'Send the login',
    text: 'Done once a login has gone out by SMS or somebody has used one.',
    act: 'Open employees',
  },
  location: {
    title: 'Decide about location',
    text: 'It is off. Once it is on, each employee is asked on the phone, and only the places of clocking in and out are kept.',
    act: 'Open settings',
  },
  rules: {
    title: 'Choose how hours are paid',
    text: 'Overtime and lunch do not count until you choose their rules.',
    act: 'Open settings',
  },
} as const;
