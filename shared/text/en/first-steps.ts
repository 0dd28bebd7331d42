// Words of the first steps of a new company.

export const firstSteps = {
  title: 'Get started',
  progress: '{{done}} of {{all}} done',
  hide: 'Hide this list',
  done: 'done',
  notNeeded: 'Skip',
  notNeededOf: 'Skip: {{step}}',
  project: {
    title: 'Create a project',
    text: 'A site, a job or a customer',
    act: 'Create project',
  },
  employee: {
    title: 'Add an employee',
    text: 'A name is enough. With a phone number, the login link goes by SMS.',
    act: 'Add employee',
  },
  login: {
    title: 'Send the login link',
    text: 'By SMS, unless the employee has logged in',
    act: 'Go to Employees',
  },
  location: {
    title: 'Turn location on or off',
    text: 'Off for now. Only clock-in and clock-out locations are saved.',
    act: 'Go to Settings',
  },
  rules: {
    title: 'Set overtime and lunch',
    text: 'Neither counts until you set the rules.',
    act: 'Go to Settings',
  },
} as const;
