// Words of the employees and projects lists and their dialogs.

export const people = {
  title: 'Employees',
  employee: {
    name: 'Name',
    token: 'Login password',
    tokenHelp: 'Four consonants. The employee logs in with the company name, the own name and these.',
    tokenAgain: 'Make a new password',
    phone: 'Phone number',
    phoneHelp: 'The login is sent to it by SMS',
    phoneWrong: 'This is not a valid phone number',
    needs: 'May also',
    manageWorklogs: 'add and edit time entries manually',
    createProjects: 'create projects',
    kennitalaPayday: 'Kennitala (Payday)',
    kennitalaRegla: 'Kennitala (Regla)',
    kennitalaDk: 'Kennitala (DK)',
    department: 'Department (DK)',
    withoutHyphen: 'Without a hyphen',
    tenDigits: '10 digits, no hyphen',
    add: 'Add employee',
    addAndSend: 'Add employee & send SMS',
    createTitle: 'Create employee',
  },
  project: {
    name: 'Name',
    description: 'Description',
    add: 'Create project',
    createTitle: 'Create project',
  },
} as const;
