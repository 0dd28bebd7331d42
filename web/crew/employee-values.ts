// The values of an employee's form fields.

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
  foreman: boolean;
  payday: string;
  regla: string;
  dk: string;
  deild: string;
};
