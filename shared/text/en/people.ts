// Words of the employees and projects lists and their dialogs.

export const people = {
  title: 'Employees',
} as const;
