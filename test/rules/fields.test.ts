// The specification's fields, held against the shapes that parse every request and filter every reply.
import { describe, expect, it } from 'vitest';
import { platform } from '#shared/api/platform.ts';
import { publicApi } from '#shared/api/public.ts';
import { sessions } from '#shared/api/session.ts';
import { errors } from '#shared/errors.ts';
import { employeeIntegrations, integration, integrations, session, settings } from '#shared/model/company.ts';
import { employee, employeeChange, employeeCreation } from '#shared/model/employee.ts';
import { reportFilters, workLogFilters } from '#shared/model/filters.ts';
import { project, projectChange, projectCreation } from '#shared/model/project.ts';
import { report, reportLog } from '#shared/model/report.ts';
import {
  author,
  clockInSent,
  comment,
  location,
  locationSent,
  workLog,
  workLogChange,
} from '#shared/model/worklog.ts';

const kennitala = { kt: '1201603389' };
/** The names of a shape's fields, those that may be absent included. */
const fieldsOf = (shape: Readonly<Record<string, unknown>>) => Object.keys(shape);
const carries = (shape: Readonly<Record<string, unknown>>, fields: readonly string[]) => {
  expect(fieldsOf(shape)).toEqual(expect.arrayContaining([...fields]));
};

describe('the wire carries', () => {
  it('of an employee: id, name, created, latest_work_log, disabled, login_token, phone_number, needs', () => {
    carries(employee.shape, [
      'id',
      'name',
      'created',
      'latest_work_log',
      'disabled',
      'login_token',
      'phone_number',
      'needs',
    ]);
  });

  it('of an employee: integrations payday.kt, regla.kt, dk.kt and dk.deild', () => {
    const full = { payday: kennitala, regla: kennitala, dk: { ...kennitala, deild: '7' } };
    expect(employee.shape.integrations.parse(full)).toEqual(full);
    expect(employeeIntegrations.parse(full)).toEqual(full);
  });

  it('to create an employee: name, token, needs, phone_number, integrations of payday, regla and dk', () => {
    carries(employeeCreation.shape, ['name', 'token', 'needs', 'phone_number', 'integrations']);
    const sent = {
      name: 'Anna',
      token: 'bdgk',
      integrations: { payday: kennitala, regla: kennitala, dk: { ...kennitala, deild: '7' } },
    };
    expect(employeeCreation.parse(sent)).toEqual(sent);
  });

  it('to change an employee: id, new_name, new_token, needs, phone_number, integrations', () => {
    expect(fieldsOf(employeeChange.shape)).toEqual([
      'id',
      // Which of two managers was first, and the employee's own lunch, are ours.
      'version',
      'new_name',
      'new_token',
      'needs',
      'phone_number',
      'integrations',
      'lunch',
    ]);
    const sent = { id: 'e1', integrations: { dk: { ...kennitala, deild: '7' } } };
    expect(employeeChange.parse(sent)).toEqual(sent);
  });

  it('of a project: id, name, description, is_open, created, latest_work_log, total_working_hours, created_by', () => {
    expect(fieldsOf(project.shape)).toEqual([
      'id',
      'name',
      'description',
      // Which of two managers was first, is ours.
      'version',
      'is_open',
      'created',
      'latest_work_log',
      'total_working_hours',
      'created_by',
    ]);
  });

  it('to create a project: name, description; to change one: id, new_name, new_description', () => {
    expect(fieldsOf(projectCreation.shape)).toEqual(['name', 'description']);
    expect(fieldsOf(projectChange.shape)).toEqual(['id', 'version', 'new_name', 'new_description']);
  });

  it('of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments', () => {
    carries(workLog.shape, [
      'id',
      'project',
      'employee',
      'start_time',
      'end_time',
      'total_time',
      'original_start_time',
      'original_end_time',
      'approved',
      'has_location',
      'created_by',
      'work_log_comments',
    ]);
    carries(workLog.shape.project.shape, ['id', 'name']);
    carries(workLog.shape.employee.shape, ['id', 'name']);
  });

  it('as the author of a work log or comment: Employee, Company or CompanyTimeClock', () => {
    expect(Object.values(author.def.entries)).toEqual(['Employee', 'Company', 'CompanyTimeClock']);
    expect(comment.shape.created_by).toBe(author);
    expect(workLog.shape.created_by).toBe(author);
  });

  it('to change a work log: new_start_time, new_end_time, new_project_id, approved, multiple_edit', () => {
    carries(workLogChange.shape, [
      'id',
      'new_start_time',
      'new_end_time',
      'new_project_id',
      'approved',
      'multiple_edit',
    ]);
    const many = { new_start_time: '08:00', new_end_time: '17:00', out_time_the_day_after: true };
    expect(workLogChange.parse({ id: 'w1', multiple_edit: many })).toEqual({ id: 'w1', multiple_edit: many });
  });

  it('in a multi-edit local times HH:MM only', () => {
    for (const time of ['8:00', '24:00', '08:60', '2026-11-18T08:00:00Z']) {
      expect(
        workLogChange.safeParse({ id: 'w1', multiple_edit: { new_start_time: time } }).success,
        time,
      ).toBe(false);
    }
  });

  it('of a comment: id, comment, created, created_by', () => {
    carries(comment.shape, ['id', 'comment', 'created', 'created_by']);
  });

  it('of a location: lat, lon, created, timestamp, accuracy; lat and lon as strings', () => {
    carries(location.shape, ['lat', 'lon', 'created', 'timestamp', 'accuracy']);
    const sent = { lat: '64.1466', lon: '-21.9426', accuracy: 12, timestamp: '2026-11-18T08:00:00Z' };
    expect(locationSent.parse(sent)).toEqual(sent);
    expect(locationSent.safeParse({ ...sent, lat: 64.1466 }).success).toBe(false);
  });

  it('of a clock event: id, project_id, at, comment, location', () => {
    carries(clockInSent.shape, ['id', 'project_id', 'at', 'comment', 'location']);
  });

  it('of a report: projects, employees, data; of each entry of the maps: id, regular_time, over_time, logs', () => {
    carries(report.shape, ['projects', 'employees', 'data']);
    carries(report.shape.projects.def.valueType.shape, ['id', 'regular_time', 'over_time', 'logs']);
    carries(report.shape.employees.def.valueType.shape, ['id', 'regular_time', 'over_time', 'logs', 'dates']);
  });

  it('of a report row: date, start, end, employee, project, times, lunch_deduction, comments, comments_v2', () => {
    carries(reportLog.shape, [
      'date',
      'start',
      'end',
      'employee',
      'project',
      'regular_time',
      'over_time',
      'total_time',
      'lunch_deduction',
      'comments',
      'comments_v2',
    ]);
  });

  it('of a session: role, company, latest_work_log, country, time_clock_token, integrations, settings', () => {
    carries(session.shape, [
      'role',
      'company',
      'latest_work_log',
      'country',
      'time_clock_token',
      'integrations',
      'settings',
    ]);
    expect(Object.values(session.shape.role.def.innerType.def.entries)).toEqual([
      'ADMIN',
      'COMPANY',
      'COMPANY_TIME_CLOCK',
      'EMPLOYEE',
    ]);
    expect(session.shape.company.def.innerType.parse({ id: 'c1', name: 'Verk' })).toEqual({
      id: 'c1',
      name: 'Verk',
    });
  });

  it('of a company: id, name, email, country, created, paying_customer, billing_plan, disabled', () => {
    carries(session.shape, ['id', 'name', 'email', 'country', 'created']);
    carries(session.shape, ['paying_customer', 'billing_plan', 'disabled']);
  });

  it('of a company: settings.language and settings.features.approve_work_logs', () => {
    carries(settings.shape, ['language', 'features']);
    carries(settings.shape.features.shape, ['approve_work_logs']);
  });

  it('of integrations: payday, regla and dk, each with an active flag, and temp_can_see_dk', () => {
    expect(fieldsOf(integrations.shape)).toEqual(['payday', 'regla', 'dk', 'temp_can_see_dk']);
    carries(integration.shape, ['active']);
    const all = {
      payday: { active: true },
      regla: { active: false },
      dk: { active: true },
      temp_can_see_dk: true,
    };
    expect(integrations.parse(all)).toEqual(all);
    expect(integrations.safeParse({ payday: {} }).success).toBe(false);
  });

  it('to sign a company up: name, email, phone; to have one made by an administrator: name, email, password', () => {
    carries(sessions.endpoints.requestTrial.body.shape, ['name', 'email', 'phone']);
    expect(fieldsOf(platform.endpoints.createCompany.body.shape)).toEqual(['name', 'email', 'password']);
  });

  it('to change the password: current_password, new_password', () => {
    const { body } = sessions.endpoints.changePassword;
    carries(body.shape, ['current_password', 'new_password']);
    const alone = { current_password: 'right password', new_password: 'another password' };
    expect(body.parse(alone)).toEqual(alone);
  });

  it('of the social statistic: companies, totalSeconds, rate', () => {
    expect(fieldsOf(publicApi.endpoints.socialStatistic.reply.shape)).toEqual([
      'companies',
      'totalSeconds',
      'rate',
    ]);
  });

  it('needs as an array of the two permission names', () => {
    expect(employee.shape.needs.parse([])).toEqual([]);
    expect(employee.shape.needs.parse(['manage_worklogs', 'create_projects'])).toHaveLength(2);
    expect(employee.shape.needs.safeParse(['fly']).success).toBe(false);
  });

  it('of filters: employee_id and project_id once or several times', () => {
    for (const name of ['employee_id', 'project_id'] as const) {
      expect(workLogFilters.parse({ [name]: 'x1' })[name]).toEqual(['x1']);
      expect(workLogFilters.parse({ [name]: ['x1', 'x2'] })[name]).toEqual(['x1', 'x2']);
      expect(reportFilters.parse({ [name]: ['x1', 'x2'] })[name]).toEqual(['x1', 'x2']);
    }
  });

  it('the sentence of a taken employee name: 409', () => {
    expect(errors.employee_exists).toEqual({
      status: 409,
      message: 'An employee with that name already exists',
    });
  });
});
