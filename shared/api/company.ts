// What a company manages of itself: employees, projects, settings, integrations, notifications.

import * as z from 'zod/mini';
import { integration, integrationChange, settings, settingsChange } from '../model/company.ts';
import { employee, employeeChange, employeeCreation, loginSmsQuery } from '../model/employee.ts';
import { project, projectChange, projectCreation } from '../model/project.ts';
import { endpoint, group } from './endpoint.ts';

/** By the server's clock: a device's own may be wrong. */
const billingStanding = z.object({
  should_become_customer: z.boolean(),
  /** The company's own screens can only be read. */
  read_only: z.boolean(),
  /** A day that has begun counts; 0 once the trial is over. */
  trial_days_left: z.number(),
});

const integrationKey = z.enum(['payday', 'regla', 'dk']);

/** When guesses stop counting against new devices; until when a manager lets them in all the same. */
const logIns = z.object({ closed_until: z.nullable(z.string()), open_until: z.nullable(z.string()) });

export const companies = group('company', {
  logIns: endpoint({
    method: 'GET',
    path: '/api/log_ins',
    summary: 'Whether employees can log in by password on new devices, or guesses have used that up',
    access: 'company.read',
    reply: logIns,
    errors: [],
    reads: ['self'],
  }),
  openLogIns: endpoint({
    method: 'POST',
    path: '/api/log_ins/open',
    summary: 'Let employees log in by password on new devices for an hour, although somebody has guessed',
    access: 'settings.manage',
    reply: logIns,
    errors: [],
    stales: ['self'],
  }),
  listEmployees: endpoint({
    method: 'GET',
    path: '/api/employees',
    summary: 'Every employee of the company',
    access: 'company.read',
    reply: z.array(employee),
    errors: [],
    reads: ['employees'],
  }),
  createEmployee: endpoint({
    method: 'POST',
    path: '/api/employees',
    summary: 'Create an employee, and send the login by SMS when asked',
    access: 'employee.manage',
    body: employeeCreation,
    reply: employee,
    errors: ['employee_exists', 'limit_reached', 'phone_missing'],
    once: true,
    stales: ['employees'],
  }),
  changeEmployee: endpoint({
    method: 'PUT',
    path: '/api/employees',
    summary: 'Change an employee; a new token ends its sessions',
    access: 'employee.manage',
    body: employeeChange,
    reply: employee,
    errors: ['employee_missing', 'employee_exists', 'employee_changed', 'no_changes'],
    stales: ['employees', 'worklogs', 'report'],
  }),
  enableEmployee: endpoint({
    method: 'PUT',
    path: '/api/employees/{id}/enable',
    summary: 'Activate an employee',
    access: 'employee.manage',
    reply: employee,
    errors: ['employee_missing'],
    stales: ['employees'],
  }),
  disableEmployee: endpoint({
    method: 'PUT',
    path: '/api/employees/{id}/disable',
    summary: 'Deactivate an employee; ends its sessions, a running entry stays',
    access: 'employee.manage',
    reply: employee,
    errors: ['employee_missing'],
    stales: ['employees'],
  }),
  sendLoginSms: endpoint({
    method: 'POST',
    path: '/api/employees/{id}/send_login_sms',
    summary: 'Send the employee a login link by SMS',
    access: 'employee.manage',
    query: loginSmsQuery,
    errors: ['employee_missing', 'employee_changed', 'phone_missing', 'too_many_requests'],
    once: true,
  }),
  listProjects: endpoint({
    method: 'GET',
    path: '/api/projects',
    summary: 'Every project of the company',
    access: 'company.read',
    reply: z.array(project),
    errors: [],
    reads: ['projects'],
  }),
  createProject: endpoint({
    method: 'POST',
    path: '/api/projects',
    summary: 'Create a project',
    access: 'project.manage',
    body: projectCreation,
    reply: project,
    errors: ['project_exists', 'limit_reached'],
    once: true,
    stales: ['projects'],
  }),
  changeProject: endpoint({
    method: 'PUT',
    path: '/api/projects',
    summary: 'Change a project',
    access: 'project.manage',
    body: projectChange,
    reply: project,
    errors: ['project_missing', 'project_exists', 'project_changed', 'no_changes'],
    stales: ['projects', 'worklogs', 'report'],
  }),
  closeProject: endpoint({
    method: 'PUT',
    path: '/api/projects/{id}/close',
    summary: 'Close a project; running entries stay and may be ended',
    access: 'project.manage',
    reply: project,
    errors: ['project_missing'],
    stales: ['projects'],
  }),
  openProject: endpoint({
    method: 'PUT',
    path: '/api/projects/{id}/open',
    summary: 'Open a project again',
    access: 'project.manage',
    reply: project,
    errors: ['project_missing'],
    stales: ['projects'],
  }),
  changeSettings: endpoint({
    method: 'POST',
    path: '/api/settings',
    summary: 'Change some settings; what is absent stays',
    access: 'settings.manage',
    body: settingsChange,
    reply: settings,
    errors: ['email_unverified', 'settings_changed'],
    stales: ['self', 'worklogs', 'report'],
  }),
  changeIntegration: endpoint({
    method: 'PUT',
    path: '/api/integrations/{key}',
    summary: 'Add or change a payroll integration; replaces it with `replace_all=true`',
    access: 'settings.manage',
    query: z.strictObject({ replace_all: z.optional(z.enum(['true', 'false'])) }),
    body: integrationChange,
    reply: integration,
    errors: ['integration_missing', 'settings_changed'],
    stales: ['self'],
  }),
  deleteIntegration: endpoint({
    method: 'DELETE',
    path: '/api/integrations/{key}',
    summary: 'Remove a payroll integration',
    access: 'settings.manage',
    errors: ['integration_missing'],
    stales: ['self'],
  }),
  billingStatus: endpoint({
    method: 'GET',
    path: '/api/billing/status',
    summary:
      'Where the company stands in its trial: the billing dialog opens once it is over and nothing is paid',
    access: 'company.read',
    reply: billingStanding,
    errors: [],
    reads: ['self'],
  }),
  updateLastSeen: endpoint({
    method: 'PUT',
    path: '/api/notifications/update_last_seen',
    summary: 'Mark the change log and notices as read now',
    access: 'company.read',
    body: z.strictObject({}),
    errors: [],
    stales: ['self'],
  }),
});
export { integrationKey };
