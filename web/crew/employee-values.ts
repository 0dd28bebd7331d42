// What the fields of an employee hold while they are typed, on every form of one.

export type LunchValues = {
  lunch: 'company' | 'none' | 'own';
  lunch_minutes: string;
  lunch_from: string;
};

export type EmployeeValues = LunchValues & {
  name: string;
  token: string;
  phone_number: string;
  manage_worklogs: boolean;
  create_projects: boolean;
  payday: string;
  regla: string;
  dk: string;
  deild: string;
};
