// The specification's fields as the running system takes and answers them, each with the value that it stands for.
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { administratorItem } from '#functions/table/rows/administrator-row.ts';
import { hashPassword } from '#functions/domain/sessions/password-hash.ts';
import { toWire } from '#shared/time/instant.ts';
import { aPress, aSession, employeePassword, password } from '#test/kit/system/tenant.ts';
import { useTenant } from '#test/kit/system/use-system.ts';

const { here, call } = useTenant();
const made = z.looseObject({ id: z.string() });
const rows = z.array(made);
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
const kt = '1201603389';
const payrolls = { payday: { kt }, regla: { kt }, dk: { kt, deild: '7' } };

async function replyTo(token: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const { status, body: answer } = await call(method, path, {
    token,
    ...(body === undefined ? {} : { body }),
  });
  expect(status, `${method} ${path}: ${JSON.stringify(answer)}`).toBeLessThan(300);
  return answer;
}
const company = (method: string, path: string, body?: unknown) =>
  replyTo(here.tenant.tokens.company, method, path, body);
const anna = (method: string, path: string, body?: unknown) =>
  replyTo(here.tenant.tokens.anna, method, path, body);
const kiosk = (method: string, path: string, body?: unknown) =>
  replyTo(here.tenant.tokens.kiosk, method, path, body);
const refusedTo = async (token: string, method: string, path: string, body?: unknown) => {
  const { status } = await call(method, path, { token, ...(body === undefined ? {} : { body }) });
  return status;
};
const listed = async (path: string, id: string) =>
  rows.parse(await company('GET', path)).find((row) => row.id === id) ?? expect.fail(`${id} is not listed`);
const madeBy = async (answer: Promise<unknown>) => made.parse(await answer);

/** So long before the company was opened: one second for a whole test. */
const at = (ago = 0) => toWire(here.tenant.now - ago);
const locationOf = () => ({ lat: '64.1466', lon: '-21.9426', accuracy: 12, timestamp: at(60) });
/** An entry of Anna's, some hours long, by the company. */
async function anEntry(over: object = {}) {
  const entry = {
    start_time: at(4 * 3600),
    end_time: at(2 * 3600),
    employee_id: here.tenant.ids.employee,
    project_id: here.tenant.ids.project,
    ...over,
  };
  const [first] = rows.parse(await company('POST', '/api/worklogs', [entry]));
  return first ?? expect.fail('nothing was added');
}
const entryNow = (id: string) => listed('/api/worklogs?limit=1000', id);

describe('the wire carries', () => {
  it('of an employee: id, name, created, latest_work_log, disabled, login_token, phone_number, needs [calls.put-api-employees-enable employee.field.*]', async () => {
    const sent = { name: 'Dagný', token: 'bdgk', needs: ['create_projects'], phone_number: '+3546111235' };
    const { id } = await madeBy(company('POST', '/api/employees', sent));
    const shown = await listed('/api/employees', id);
    expect(shown).toMatchObject({
      id,
      name: 'Dagný',
      created: instant,
      latest_work_log: null,
      disabled: false,
      login_token: 'bdgk',
      phone_number: '+3546111235',
      needs: ['create_projects'],
    });
    const entry = await anEntry({ employee_id: id });
    await company('PUT', `/api/employees/${id}/disable`);
    expect(await listed('/api/employees', id)).toMatchObject({
      latest_work_log: entry['start_time'],
      disabled: true,
    });
    await company('PUT', `/api/employees/${id}/enable`);
    expect(await listed('/api/employees', id)).toMatchObject({ disabled: false });
  });

  it('of an employee: integrations payday.kt, regla.kt, dk.kt and dk.deild [employee.integrations.*]', async () => {
    const sent = { name: 'Elín', token: 'cfhm', integrations: payrolls };
    const { id } = await madeBy(company('POST', '/api/employees', sent));
    expect(await listed('/api/employees', id)).toMatchObject({ integrations: payrolls });
  });

  it('to create an employee: name, token, needs, phone_number, integrations of payday, regla and dk [employee-create.field.*]', async () => {
    const sent = {
      name: 'Freyja',
      token: 'dgjn',
      needs: ['manage_worklogs'],
      phone_number: '+3546111236',
      integrations: payrolls,
    };
    const { token, ...rest } = sent;
    const { id } = await madeBy(company('POST', '/api/employees', sent));
    expect(await listed('/api/employees', id)).toMatchObject({ ...rest, login_token: token });
  });

  it('to change an employee: id, new_name, new_token, needs, phone_number, integrations', async () => {
    const { id } = await madeBy(company('POST', '/api/employees', { name: 'Guðný', token: 'fhkp' }));
    const more = { needs: ['manage_worklogs'], phone_number: '+3546111237', integrations: payrolls };
    await company('PUT', '/api/employees', { id, new_name: 'Guðný Lísa', new_token: 'gjlq', ...more });
    expect(await listed('/api/employees', id)).toMatchObject({
      name: 'Guðný Lísa',
      login_token: 'gjlq',
      ...more,
    });
  });

  it('of a project: id, name, description, is_open, created, latest_work_log, total_working_hours, created_by [calls.put-api-projects-open project.field.*]', async () => {
    const sent = { name: 'Bridge', description: 'South side' };
    const { id } = await madeBy(company('POST', '/api/projects', sent));
    expect(await listed('/api/projects', id)).toMatchObject({
      id,
      ...sent,
      is_open: true,
      created: instant,
      latest_work_log: null,
      total_working_hours: 0,
      created_by: 'Company',
    });
    const entry = await anEntry({ project_id: id });
    await company('PUT', `/api/projects/${id}/close`);
    expect(await listed('/api/projects', id)).toMatchObject({
      is_open: false,
      latest_work_log: entry['start_time'],
      total_working_hours: 7200,
    });
    await company('PUT', `/api/projects/${id}/open`);
    expect(await listed('/api/projects', id)).toMatchObject({ is_open: true });
    const own = await madeBy(anna('POST', '/employee/v2/projects', { name: 'Shed' }));
    expect(await listed('/api/projects', own.id)).toMatchObject({ created_by: here.tenant.ids.employee });
  });

  it('to create a project: name, description; to change one: id, new_name, new_description [project-create.name project-create.description]', async () => {
    const { id } = await madeBy(company('POST', '/api/projects', { name: 'Pier', description: 'East' }));
    expect(await listed('/api/projects', id)).toMatchObject({ name: 'Pier', description: 'East' });
    await company('PUT', '/api/projects', { id, new_name: 'Quay', new_description: 'West' });
    expect(await listed('/api/projects', id)).toMatchObject({ name: 'Quay', description: 'West' });
  });

  it('of a work log: project, employee, times, original times, approved, has_location, created_by, work_log_comments [calls.post-api-worklogs wire.specification-names worklog.field.*]', async () => {
    const { id, ...before } = await anEntry();
    await company('POST', '/api/worklogs/comments', { work_log_id: id, comment: 'Scaffold' });
    const [start, end] = [at(5 * 3600), at(3 * 3600)];
    await company('PUT', '/api/worklogs', { id, new_start_time: start, new_end_time: end });
    await company('PUT', '/api/worklogs', { id, approved: true });
    expect(await entryNow(id)).toMatchObject({
      id,
      project: { id: here.tenant.ids.project, name: 'Roof' },
      employee: { id: here.tenant.ids.employee, name: 'Anna' },
      start_time: start,
      end_time: end,
      total_time: 7200,
      original_start_time: before['start_time'],
      original_end_time: before['end_time'],
      approved: true,
      has_location: false,
      created_by: 'Company',
      work_log_comments: [{ comment: 'Scaffold' }],
    });
    const open = await entryNow(here.tenant.ids.openWorkLog);
    expect(open).toMatchObject({ has_location: true, created_by: 'Employee', work_log_comments: [] });
    expect(open).not.toHaveProperty('end_time');
    expect(open).not.toHaveProperty('original_start_time');
  });

  it('as the author of a work log or comment: Employee, Company or CompanyTimeClock [calls.comments.* worklog.created-by.* comment.created-by.*]', async () => {
    const { id: who } = await madeBy(company('POST', '/api/employees', { name: 'Hekla', token: 'hkmr' }));
    const punch = { employee_id: who, project_id: here.tenant.ids.project, comment: 'in' };
    const punched = await madeBy(kiosk('POST', '/api/time_clock/create_work_log', punch));
    expect(await entryNow(punched.id)).toMatchObject({ created_by: 'CompanyTimeClock' });
    const words = (comment: string) => ({ work_log_id: punched.id, comment });
    await kiosk('POST', '/api/time_clock/create_work_log_comment', words('at the clock'));
    await company('POST', '/api/worklogs/comments', words('in the office'));
    const own = await anEntry();
    await anna('POST', '/employee/worklogs/comments', { work_log_id: own.id, comment: 'on site' });
    const authors = async (id: string) =>
      z
        .array(z.object({ comment: z.string(), created_by: z.string() }))
        .parse((await entryNow(id))['work_log_comments'])
        .map(({ comment, created_by }) => `${created_by} ${comment}`)
        .toSorted();
    expect(await authors(punched.id)).toEqual([
      'Company in the office',
      'CompanyTimeClock at the clock',
      'CompanyTimeClock in',
    ]);
    expect(await authors(own.id)).toEqual(['Employee on site']);
    await kiosk('PUT', '/api/time_clock/close_work_log', { id: punched.id, comment: 'out' });
    expect(await entryNow(punched.id)).toMatchObject({ end_time: instant });
    expect(await authors(punched.id)).toContain('CompanyTimeClock out');
  });

  it('to change a work log: new_start_time, new_end_time, new_project_id, approved, multiple_edit [roles.company-entries worklogs.put-takes-one-id calls.worklogs.*]', async () => {
    const { id } = await anEntry({ start_time: at(52 * 3600), end_time: at(50 * 3600) });
    const [start, end] = [at(55 * 3600), at(52 * 3600)];
    const project = here.tenant.ids.otherProject;
    const change = { id, new_start_time: start, new_end_time: end, new_project_id: project, approved: true };
    await company('PUT', '/api/worklogs', change);
    expect(await entryNow(id)).toMatchObject({
      start_time: start,
      end_time: end,
      total_time: 3 * 3600,
      project: { id: project },
      approved: true,
    });
    const many = { new_start_time: '08:00', new_end_time: '07:00', out_time_the_day_after: true };
    await company('PUT', '/api/worklogs', { id, multiple_edit: many });
    expect(await entryNow(id)).toMatchObject({ total_time: 23 * 3600, approved: false });
    const { company: owner, anna: employee } = here.tenant.tokens;
    expect(await refusedTo(owner, 'PUT', '/api/worklogs', { id: [id], approved: true })).toBe(400);
    expect(await refusedTo(employee, 'PUT', '/api/worklogs', { id, approved: true })).toBe(403);
    expect(await refusedTo(employee, 'POST', `/api/worklogs/${id}/delete`)).toBe(403);
    await company('POST', `/api/worklogs/${id}/delete`);
    expect(rows.parse(await company('GET', '/api/worklogs?limit=1000')).map((row) => row.id)).not.toContain(
      id,
    );
  });

  it('no approval over a change of project, in time or out time [worklog.approval-cleared.*]', async () => {
    const { id } = await anEntry();
    for (const change of [
      { new_project_id: here.tenant.ids.otherProject },
      { new_start_time: at(9 * 3600) },
      { new_end_time: at(3600) },
    ]) {
      await company('PUT', '/api/worklogs', { id, approved: true });
      expect(await entryNow(id)).toMatchObject({ approved: true });
      await company('PUT', '/api/worklogs', { id, ...change });
      expect(await entryNow(id), Object.keys(change).join()).toMatchObject({ approved: false });
    }
  });

  it('work logs newest start first, whatever the order in which they were added [entries.default-sort]', async () => {
    const { id: who } = await madeBy(company('POST', '/api/employees', { name: 'Oddný', token: 'nprs' }));
    for (const hours of [6, 14, 10]) {
      const times = { start_time: at(hours * 3600), end_time: at((hours - 1) * 3600) };
      await anEntry({ employee_id: who, ...times });
    }
    const starts = rows.parse(await company('GET', `/api/worklogs?employee_id=${who}`));
    expect(starts.map((row) => row['start_time'])).toEqual([6, 10, 14].map((hours) => at(hours * 3600)));
  });

  it('of an employee who may: entries of their own that they add and edit, and who changed what [calls.own-entries.*]', async () => {
    const project_id = here.tenant.ids.project;
    const times = { start_time: at(30 * 3600), end_time: at(29 * 3600) };
    const [added] = rows.parse(await anna('POST', '/employee/worklogs/add', [{ ...times, project_id }]));
    const { id } = added ?? expect.fail('nothing was added');
    await anna('PUT', '/employee/worklogs/edit', { id, new_start_time: at(31 * 3600) });
    expect(await entryNow(id)).toMatchObject({
      start_time: at(31 * 3600),
      total_time: 7200,
      created_by: 'Employee',
    });
    const history = JSON.stringify(await company('GET', `/api/worklogs/${id}/history`));
    for (const part of ['Anna', 'start_time', times.start_time, at(31 * 3600)])
      expect(history).toContain(part);
    const add = [{ ...times, project_id }];
    expect(await refusedTo(here.tenant.tokens.plain, 'POST', '/employee/worklogs/add', add)).toBe(403);
  });

  it('in a multi-edit local times HH:MM only [wire.multi-edit-local-times]', async () => {
    const { id } = await anEntry();
    for (const time of ['8:00', '24:00', '08:60', '2026-11-18T08:00:00Z']) {
      const body = { id, multiple_edit: { new_start_time: time } };
      expect(await refusedTo(here.tenant.tokens.company, 'PUT', '/api/worklogs', body), time).toBe(400);
    }
  });

  it('of a comment: id, comment, created, created_by [calls.post-api-worklogs-comments comment.field.*]', async () => {
    const { id } = await anEntry();
    await company('POST', '/api/worklogs/comments', { work_log_id: id, comment: 'Ladder' });
    expect((await entryNow(id))['work_log_comments']).toEqual([
      { id: expect.any(String), comment: 'Ladder', created: instant, created_by: 'Company' },
    ]);
  });

  it('of a location: lat, lon, created, timestamp, accuracy; lat and lon as strings [wire.lat-lon-strings calls.locations.* location.*]', async () => {
    await company('POST', '/api/employees', { name: 'Nína', token: 'ngrx' });
    const body = { company_name: here.tenant.name, employee_name: 'Nína', password: 'ngrx' };
    const { session_token: token } = z
      .object({ session_token: z.string() })
      .parse((await call('POST', '/employee/v2/login', { body })).body);
    const location = locationOf();
    const press = { id: aPress(), project_id: here.tenant.ids.project, at: at(), location };
    const { id } = await madeBy(replyTo(token, 'POST', '/employee/v2/clock_in', press));
    for (const ask of [
      company('GET', `/api/worklogs/${id}/locations`),
      replyTo(token, 'GET', `/employee/worklogs/${id}/locations`),
    ]) {
      expect(await ask).toMatchObject([{ ...location, created: instant }]);
    }
  });

  it('of a clock event: id, project_id, at, comment, location [calls.clock-events.* clock-event.*]', async () => {
    const { plain } = here.tenant.tokens;
    const location = locationOf();
    const body = {
      id: aPress(),
      project_id: here.tenant.ids.project,
      at: at(5),
      comment: 'Morning',
      location,
    };
    const { id } = await madeBy(replyTo(plain, 'POST', '/employee/v2/clock_in', body));
    expect((await madeBy(replyTo(plain, 'POST', '/employee/v2/clock_in', body))).id).toBe(id);
    expect(await entryNow(id)).toMatchObject({
      start_time: body.at,
      project: { id: body.project_id },
      has_location: true,
      work_log_comments: [{ comment: 'Morning', created_by: 'Employee' }],
    });
    expect(await company('GET', `/api/worklogs/${id}/locations`)).toMatchObject([location]);
    expect(
      await refusedTo(plain, 'POST', '/employee/v2/clock_in', {
        ...body,
        location: { ...location, lat: 64 },
      }),
    ).toBe(400);
    const over = { id: aPress(), project_id: here.tenant.ids.otherProject, at: at(2) };
    expect(await replyTo(plain, 'POST', '/employee/v2/switch', over)).toMatchObject({
      ended: { id, end_time: over.at },
      started: { project: { id: over.project_id } },
    });
    const out = { id: aPress(), at: at(1) };
    expect(await replyTo(plain, 'POST', '/employee/v2/clock_out', out)).toMatchObject({ end_time: out.at });
  });

  it('of a report: projects, employees, data; of each entry of the maps: id, regular_time, over_time, logs [roles.company-reports calls.get-api-report report.field.*]', async () => {
    const { id: who } = await madeBy(company('POST', '/api/employees', { name: 'Katla', token: 'jlns' }));
    await anEntry({ employee_id: who });
    const hours = { regular_time: 7200, over_time: 0, logs: [{ employee: { id: who, name: 'Katla' } }] };
    expect(await company('GET', `/api/report?employee_id=${who}`)).toMatchObject({
      projects: { Roof: { id: here.tenant.ids.project, ...hours } },
      employees: { Katla: { id: who, ...hours, dates: expect.any(Object) } },
      data: [{ employee: { id: who, name: 'Katla' } }],
    });
  });

  it('of a report row: date, start, end, employee, project, times, lunch_deduction, comments, comments_v2 [report-row.*]', async () => {
    const { id: who } = await madeBy(company('POST', '/api/employees', { name: 'Lóa', token: 'kmpt' }));
    const entry = await anEntry({ employee_id: who });
    await company('POST', '/api/worklogs/comments', { work_log_id: entry.id, comment: 'Paint' });
    const query = `employee_id=${who}&overtime_after_day_hours=1&lunch_minutes=30&lunch_from_hours=1`;
    const { data } = z
      .object({ data: z.array(z.record(z.string(), z.unknown())) })
      .parse(await company('GET', `/api/report?${query}`));
    expect(data).toMatchObject([
      {
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        start: entry['start_time'],
        end: entry['end_time'],
        employee: { id: who, name: 'Lóa' },
        project: { id: here.tenant.ids.project, name: 'Roof' },
        total_time: 7200,
        comments: ['Paint'],
        comments_v2: [{ comment: 'Paint', created_by: 'Company' }],
      },
    ]);
    const row = z
      .looseObject({ regular_time: z.number(), over_time: z.number(), lunch_deduction: z.number() })
      .parse(data[0]);
    expect([row.over_time > 0, row.lunch_deduction !== 0]).toEqual([true, true]);
  });

  it('of a session: role, company, latest_work_log, country, time_clock_token, integrations, settings [session.field.* session.employee.*]', async () => {
    const settings = { language: 'en', features: { approve_work_logs: true } };
    expect(await company('POST', '/api/self')).toMatchObject({
      role: 'COMPANY',
      latest_work_log: instant,
      country: 'IS',
      time_clock_token: here.tenant.links.timeClock,
      integrations: { payday: { active: true } },
      settings,
    });
    const { id, name } = here.tenant;
    expect(await anna('POST', '/employee/v2/self')).toMatchObject({
      role: 'EMPLOYEE',
      id: here.tenant.ids.employee,
      company: { id, name },
    });
    const body = { company_name: name, employee_name: 'Anna', password: employeePassword };
    expect((await call('POST', '/employee/v2/login', { body })).body).toMatchObject({
      id: here.tenant.ids.employee,
      company: { id, name },
    });
    expect(await kiosk('POST', '/api/time_clock/self')).toMatchObject({ role: 'COMPANY_TIME_CLOCK' });
  });

  it('of a company: id, name, email, country, created, paying_customer, billing_plan, disabled [employee-login.reply-id company.field.*]', async () => {
    const { id, name, email } = here.tenant;
    expect(await company('POST', '/api/self')).toMatchObject({
      id,
      name,
      email,
      country: 'IS',
      created: instant,
      paying_customer: true,
      billing_plan: null,
      disabled: false,
    });
  });

  it('of a company: settings.language and settings.features.approve_work_logs [roles.company-settings calls.post-api-settings company.settings.*]', async () => {
    for (const change of [
      { language: 'pt', features: { approve_work_logs: false } },
      { language: 'en', features: { approve_work_logs: true } },
    ]) {
      await company('POST', '/api/settings', change);
      expect(await company('POST', '/api/self')).toMatchObject({ settings: change });
    }
  });

  it('of integrations: payday, regla and dk, each with an active flag, and temp_can_see_dk [roles.company-integrations integrations.field.* calls.integrations.*]', async () => {
    const integrationsNow = async () => made.parse(await company('POST', '/api/self'))['integrations'];
    await here.system.table.write({
      update: { PK: `C#${here.tenant.id}`, SK: 'A' },
      set: { 'in.temp_can_see_dk': true },
    });
    for (const key of ['payday', 'regla', 'dk'])
      await company('PUT', `/api/integrations/${key}`, { active: key !== 'regla' });
    expect(await integrationsNow()).toMatchObject({
      payday: { active: true },
      regla: { active: false },
      dk: { active: true },
      temp_can_see_dk: true,
    });
    const put = (query: string, body: object) => company('PUT', `/api/integrations/payday${query}`, body);
    await put('', { evening_column: true });
    expect(await integrationsNow()).toMatchObject({ payday: { active: true, evening_column: true } });
    await put('?replace_all=true', { active: true });
    expect(await integrationsNow()).toMatchObject({ payday: { active: true } });
    expect(await integrationsNow()).not.toHaveProperty('payday.evening_column');
    await company('DELETE', '/api/integrations/dk');
    expect(await integrationsNow()).not.toHaveProperty('dk');
    const { status } = await call('PUT', '/api/integrations/xero', {
      token: here.tenant.tokens.company,
      body: { active: true },
    });
    expect(status).toBe(404);
  });

  it('to sign a company up: name, email, phone; to have one made by an administrator: name, email, password [new-company.* calls.admin-companies.*]', async () => {
    const trial = { name: `Trial ${aPress()}`, email: 'wire@example.com', phone: '+3545550101' };
    expect((await call('POST', '/api/request-trial', { body: trial })).body).toMatchObject({
      name: trial.name,
      email: trial.email,
      settings: {
        overtime: { after_day_hours: null, after_week_hours: null },
        lunch: null,
        time_clock: { ask_token: false },
      },
    });
    const { phone: _, ...without } = trial;
    const second = { ...without, name: `Trial ${aPress()}` };
    expect(await call('POST', '/api/request-trial', { body: second })).toMatchObject({ status: 200 });
    await here.system.table.write({
      put: administratorItem({ name: 'boss', passwordHash: await hashPassword(password) }),
    });
    const admin = await aSession(here.system, { role: 'ADMIN' });
    const ordered = { name: `Ordered ${aPress()}`, email: 'ordered@example.com', password };
    const { id } = await madeBy(replyTo(admin, 'POST', '/admin/companies', ordered));
    await replyTo(admin, 'PUT', '/admin/companies/notes', { company_id: id, notes: 'Called in May' });
    expect(
      rows.parse(await replyTo(admin, 'GET', '/admin/companies')).find((one) => one.id === id),
    ).toMatchObject({
      name: ordered.name,
      email: ordered.email,
      notes: 'Called in May',
    });
    const login = { username: ordered.name, password };
    expect((await call('POST', '/api/login', { body: login })).body).toMatchObject({
      id,
      name: ordered.name,
    });
  });

  it('to change the password: current_password, new_password [password.current-password password.new-password calls.put-api-password]', async () => {
    const change = { current_password: password, new_password: 'another long password of ours' };
    await company('PUT', '/api/password', change);
    const body = (word: string) => ({ body: { username: here.tenant.name, password: word } });
    expect(await call('POST', '/api/login', body(password))).toMatchObject({ status: 401 });
    expect(await call('POST', '/api/login', body(change.new_password))).toMatchObject({ status: 200 });
  });

  it('of the social statistic: companies, totalSeconds, rate [social-statistic.field.*]', async () => {
    expect((await call('GET', '/social_statistic')).body).toEqual({
      companies: 403,
      totalSeconds: 17_745_944_303,
      rate: 61,
    });
  });

  it('needs as an array of the two permission names', async () => {
    const { id } = await madeBy(company('POST', '/api/employees', { name: 'Máni', token: 'lnqv' }));
    expect(await listed('/api/employees', id)).toMatchObject({ needs: [] });
    const needs = ['manage_worklogs', 'create_projects'];
    await company('PUT', '/api/employees', { id, needs });
    expect(await listed('/api/employees', id)).toMatchObject({ needs: expect.arrayContaining(needs) });
    const body = { id, needs: ['fly'] };
    expect(await refusedTo(here.tenant.tokens.company, 'PUT', '/api/employees', body)).toBe(400);
  });

  it('of filters: employee_id and project_id once or several times [filters.employee-id-repeatable filters.project-id-repeatable]', async () => {
    const { employee, other, project, otherProject } = here.tenant.ids;
    await anEntry();
    await anEntry({ employee_id: other, project_id: otherProject });
    const named = async (path: string) =>
      new Set(
        z
          .array(z.object({ employee: z.object({ id: z.string() }), project: z.object({ id: z.string() }) }))
          .parse(await company('GET', `/api/worklogs?limit=1000&${path}`))
          .flatMap((log) => (path.startsWith('employee') ? log.employee.id : log.project.id)),
      );
    expect(await named(`employee_id=${employee}`)).toEqual(new Set([employee]));
    expect(await named(`employee_id=${employee}&employee_id=${other}`)).toEqual(new Set([employee, other]));
    expect(await named(`project_id=${otherProject}`)).toEqual(new Set([otherProject]));
    expect(await named(`project_id=${project}&project_id=${otherProject}`)).toEqual(
      new Set([project, otherProject]),
    );
    const { employees } = z
      .object({ employees: z.record(z.string(), z.unknown()) })
      .parse(await company('GET', `/api/report?employee_id=${employee}&employee_id=${other}`));
    expect(Object.keys(employees).toSorted()).toEqual(['Anna', 'Plain']);
  });

  it('the sentence of a taken employee name: 409 [errors.employee-exists]', async () => {
    const token = here.tenant.tokens.company;
    const asked = { token, body: { name: 'Anna', token: 'mprw' }, headers: { accept: '*/*' } };
    expect(await call('POST', '/api/employees', asked)).toMatchObject({
      status: 409,
      body: 'An employee with that name already exists',
    });
  });
});
