// Rows of people and projects for tests, with defaults.

import { type Company, firstSettings } from '#functions/table/rows/company-row.ts';
import type { Manager } from '#functions/table/rows/manager-row.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { newId } from '#functions/table/new-id.ts';
import type { Project } from '#functions/table/rows/project-row.ts';

export function companyRow(createdAt: number, over: Partial<Company>): Company {
  const id = over.id ?? newId('company');
  return {
    id,
    name: `Company ${id}`,
    email: `${id}@example.com`,
    isEmailVerified: true,
    phone: undefined,
    country: 'IS',
    createdAt,
    passwordHash: undefined,
    credentialVersion: 0,
    clockVersion: 0,
    isPaying: true,
    isDisabled: false,
    settings: firstSettings('en', 'Atlantic/Reykjavik'),
    integrations: {},
    timeClockToken: undefined,
    noticesSeenAt: undefined,
    ...over,
  };
}

export function employeeRow(createdAt: number, companyId: string, over: Partial<Employee>): Employee {
  const id = over.id ?? newId('employee');
  return {
    id,
    companyId,
    name: `Employee ${id}`,
    createdAt,
    isDisabled: false,
    tokenSealed: 'sealed',
    tokenHash: 'hashed',
    credentialVersion: 0,
    version: 0,
    phone: '',
    needs: [],
    integrations: {},
    latestAt: undefined,
    open: undefined,
    ...over,
  };
}

export const managerRow = (invitedAt: number, companyId: string, over: Partial<Manager>): Manager => ({
  id: over.id ?? newId('manager'),
  companyId,
  name: 'Someone in the office',
  email: undefined,
  role: 'everything',
  projectIds: [],
  passwordHash: undefined,
  credentialVersion: 0,
  version: 0,
  invitedAt,
  joinedAt: undefined,
  leftAt: undefined,
  noticesSeenAt: undefined,
  ...over,
});

export function projectRow(createdAt: number, companyId: string, over: Partial<Project>): Project {
  const id = over.id ?? newId('project');
  return {
    id,
    companyId,
    name: `Project ${id}`,
    description: undefined,
    version: 0,
    isOpen: true,
    createdAt,
    createdBy: 'Company',
    budgetHours: undefined,
    totalSeconds: 0,
    latestAt: undefined,
    ...over,
  };
}
