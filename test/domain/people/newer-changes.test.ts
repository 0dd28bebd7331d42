// Two managers change the same record: the second change is refused with the newer values, and nothing is lost.

import { describe, expect, it } from 'vitest';
import * as integrations from '#functions/domain/companies/integrations.ts';
import * as settings from '#functions/domain/companies/settings.ts';
import * as employees from '#functions/domain/employees/employees.ts';
import * as projects from '#functions/domain/projects/projects.ts';
import { self } from '#functions/domain/sessions/sessions.ts';
import { useCompany } from '#test/kit/world/use-people.ts';

const { world, company } = await useCompany();

const as = () => world.asCompany(company.token);
const anEmployee = async () =>
  employees.createEmployee(await as(), { body: { name: 'Anna', token: 'bcdf', phone_number: '' } });
const aProject = async () => projects.createProject(await as(), { body: { name: 'Roof' } });
const changeEmployee = async (body: Parameters<typeof employees.changeEmployee>[1]['body']) =>
  employees.changeEmployee(await as(), { body });
const changeProject = async (body: Parameters<typeof projects.changeProject>[1]['body']) =>
  projects.changeProject(await as(), { body });
const changeSettings = async (body: Parameters<typeof settings.changeSettings>[1]['body']) =>
  settings.changeSettings(await as(), { body });
const changeRegla = async (body: Parameters<typeof integrations.changeIntegration>[1]['body']) =>
  integrations.changeIntegration(await as(), {
    path: { key: 'regla' },
    query: { replace_all: 'true' },
    body,
  });
const deleteRegla = async (version?: number) =>
  integrations.deleteIntegration(await as(), { path: { key: 'regla' }, query: { version } });
/** The settings as a manager who opens them now sees them. */
const chosen = async () => {
  const { settings: now, integrations: payroll } = await self(await as());
  return { settings: now, payroll, version: now?.version };
};
const refusal = (code: string, params: object) =>
  expect.objectContaining({ code, params: expect.objectContaining(params) });

describe('a change made from an older version', () => {
  it('of an employee is refused with the newer values, and changes nothing', async () => {
    const { id, version } = await anEmployee();
    const newer = await changeEmployee({ id, version, new_name: 'Hanna' });
    expect(newer.version).toBe(version + 1);
    const late = changeEmployee({ id, version, new_name: 'Johanna', needs: ['create_projects'] });
    await expect(late).rejects.toThrow(refusal('employee_changed', { employee: newer }));
    expect(await employees.listEmployees(await as())).toEqual([newer]);
  });

  it('of a project is refused with the newer values, and changes nothing', async () => {
    const { id, version } = await aProject();
    const newer = await changeProject({ id, version, new_description: 'red' });
    const late = changeProject({ id, version, new_description: 'blue' });
    await expect(late).rejects.toThrow(refusal('project_changed', { project: newer }));
    expect(await projects.listProjects(await as())).toEqual([newer]);
  });

  it('of the settings is refused with the newer values, and changes nothing', async () => {
    const { version } = await chosen();
    const newer = await changeSettings({ version, lunch: { minutes: 30, from_hours: 6 } });
    expect(newer.version).toBe((version ?? 0) + 1);
    const late = changeSettings({ version, lunch: { minutes: 45, from_hours: 5 }, language: 'pt' });
    await expect(late).rejects.toThrow(refusal('settings_changed', { settings: newer, integrations: {} }));
    expect((await chosen()).settings).toEqual(newer);
    const clock = changeSettings({ version, time_clock: { renew_token: true } });
    await expect(clock).rejects.toThrow(refusal('settings_changed', { settings: newer }));
  });

  it('of an integration is refused with the newer values, also when it was deleted meanwhile', async () => {
    const { version } = await chosen();
    await changeRegla({ version, pay_code_regular: 204 });
    const { settings: newer, payroll } = await chosen();
    const late = changeRegla({ version, pay_code_regular: 205 });
    await expect(late).rejects.toThrow(
      refusal('settings_changed', { settings: newer, integrations: payroll }),
    );
    expect((await chosen()).payroll).toEqual({ regla: { active: true, pay_code_regular: 204 } });
    await deleteRegla();
    const gone = changeRegla({ version: newer?.version, active: false });
    await expect(gone).rejects.toThrow(refusal('settings_changed', { integrations: {} }));
  });

  it('that deletes an integration is refused with the newer pay items, which stay', async () => {
    await changeRegla({ pay_code_regular: 104 });
    const { version } = await chosen();
    await changeRegla({ version, pay_code_regular: 777 });
    const { settings: newer, payroll } = await chosen();
    const late = refusal('settings_changed', { settings: newer, integrations: payroll });
    await expect(deleteRegla(version)).rejects.toThrow(late);
    expect((await chosen()).payroll).toEqual({ regla: { active: true, pay_code_regular: 777 } });
    await deleteRegla(newer?.version);
    expect(await chosen()).toMatchObject({ payroll: {}, version: (newer?.version ?? 0) + 1 });
  });

  it('that says the same of an integration once more, its reply lost, is answered as before; so is a deletion', async () => {
    const { version } = await chosen();
    const sent = { version, pay_code_regular: 204 };
    const first = await changeRegla(sent);
    expect(await changeRegla(sent)).toEqual(first);
    const { version: newer } = await chosen();
    expect(newer).toBe((version ?? 0) + 1);
    await deleteRegla(newer);
    await expect(deleteRegla(newer)).resolves.toBeUndefined();
    await expect(deleteRegla()).rejects.toThrow('integration_missing');
  });

  it('that adds an integration which another has switched off meanwhile is refused, and it stays off', async () => {
    const { version } = await chosen();
    await changeRegla({ version, active: false });
    const { settings: newer, payroll } = await chosen();
    const late = integrations.changeIntegration(await as(), {
      path: { key: 'regla' },
      query: {},
      body: { active: true, version },
    });
    await expect(late).rejects.toThrow(
      refusal('settings_changed', { settings: newer, integrations: payroll }),
    );
    expect((await chosen()).payroll).toEqual({ regla: { active: false } });
  });

  it('goes through once it is made from the newest', async () => {
    const { id, version } = await aProject();
    const newer = await changeProject({ id, version, new_name: 'Wall' });
    expect(await changeProject({ id, version: newer.version, new_name: 'Gate' })).toMatchObject({
      name: 'Gate',
      version: version + 2,
    });
  });

  it('is answered when it is the same change again, whose reply was lost', async () => {
    const { id, version } = await anEmployee();
    const made = await changeEmployee({ id, version, new_name: 'Hanna' });
    expect(await changeEmployee({ id, version, new_name: 'Hanna' })).toEqual(made);
    const house = await aProject();
    const renamed = await changeProject({ id: house.id, version: house.version, new_name: 'Gate' });
    expect(await changeProject({ id: house.id, version: house.version, new_name: 'Gate' })).toEqual(renamed);
    const { version: old } = await chosen();
    const rounded = await changeSettings({ version: old, rounding: { minutes: 15, direction: 'nearest' } });
    const again = { version: old, rounding: { minutes: 15, direction: 'nearest' } } as const;
    expect(await changeSettings(again)).toEqual(rounded);
    const { version: now } = await chosen();
    const added = await changeRegla({ version: now, pay_code_lunch: 9 });
    expect(await changeRegla({ version: now, pay_code_lunch: 9 })).toEqual(added);
    const { version: seen } = await chosen();
    await deleteRegla(seen);
    await deleteRegla(seen);
    expect(await chosen()).toMatchObject({ payroll: {}, version: (seen ?? 0) + 1 });
  });

  it('is let through without a version, as phone apps of before send it', async () => {
    const { id } = await anEmployee();
    await changeEmployee({ id, new_name: 'Hanna' });
    expect(await changeEmployee({ id, needs: ['create_projects'] })).toMatchObject({
      name: 'Hanna',
      needs: ['create_projects'],
    });
    await changeSettings({ language: 'pt' });
    expect(await changeSettings({ location: { kept_days: 30 } })).toMatchObject({
      language: 'pt',
      location: { kept_days: 30 },
    });
    await changeRegla({ pay_code_regular: 204 });
    expect((await chosen()).version).toBe(3);
  });
});

describe('ten changes from the same version at once', () => {
  it('end in one value, in either order', async () => {
    const { id, version } = await anEmployee();
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => changeEmployee({ id, version, new_name: `Anna ${n}` })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [now] = await employees.listEmployees(await as());
    expect(now?.version).toBe(version + 1);
  });

  it('of the settings end in one value too, and the others get the first one’s change', async () => {
    const { version } = await chosen();
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => changeSettings({ version, location: { kept_days: n + 1 } })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { settings: now } = await chosen();
    for (const one of all)
      if (one.status === 'rejected')
        expect(one.reason).toEqual(refusal('settings_changed', { settings: now }));
    expect(now?.version).toBe((version ?? 0) + 1);
  });
});
