// Two managers change the same employee or project: the second is told and given the newer values, nothing is lost.

import { describe, expect, it } from 'vitest';
import * as employees from '#functions/domain/employees/employees.ts';
import * as projects from '#functions/domain/projects/projects.ts';
import { useCompany } from '#test/kit/use-people.ts';

const { world, company } = await useCompany();

const as = () => world.asCompany(company.token);
const anEmployee = async () =>
  employees.createEmployee(await as(), { body: { name: 'Anna', token: 'bcdf', phone_number: '' } });
const aProject = async () => projects.createProject(await as(), { body: { name: 'Roof' } });
const changeEmployee = async (body: Parameters<typeof employees.changeEmployee>[1]['body']) =>
  employees.changeEmployee(await as(), { body });
const changeProject = async (body: Parameters<typeof projects.changeProject>[1]['body']) =>
  projects.changeProject(await as(), { body });
const told = (code: string, params: object) =>
  expect.objectContaining({ code, params: expect.objectContaining(params) });

describe('a change made from an older version', () => {
  it('of an employee is refused with the newer values, and changes nothing', async () => {
    const { id, version } = await anEmployee();
    const newer = await changeEmployee({ id, version, new_name: 'Hanna' });
    expect(newer.version).toBe(version + 1);
    const late = changeEmployee({ id, version, new_name: 'Johanna', needs: ['create_projects'] });
    await expect(late).rejects.toThrow(told('employee_changed', { employee: newer }));
    expect(await employees.listEmployees(await as())).toEqual([newer]);
  });

  it('of a project is refused with the newer values, and changes nothing', async () => {
    const { id, version } = await aProject();
    const newer = await changeProject({ id, version, new_description: 'red' });
    const late = changeProject({ id, version, new_description: 'blue' });
    await expect(late).rejects.toThrow(told('project_changed', { project: newer }));
    expect(await projects.listProjects(await as())).toEqual([newer]);
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
  });

  it('is let through without a version, as phone apps of before send it', async () => {
    const { id } = await anEmployee();
    await changeEmployee({ id, new_name: 'Hanna' });
    expect(await changeEmployee({ id, needs: ['create_projects'] })).toMatchObject({
      name: 'Hanna',
      needs: ['create_projects'],
    });
  });
});

describe('ten changes from the same version at once', () => {
  it('come to one, whoever is first', async () => {
    const { id, version } = await anEmployee();
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => changeEmployee({ id, version, new_name: `Anna ${n}` })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [now] = await employees.listEmployees(await as());
    expect(now?.version).toBe(version + 1);
  });
});
