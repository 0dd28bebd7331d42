// Projects: unique names, their maker, open and closed, and the projects that employees may choose.

import { describe, expect, it } from 'vitest';
import { createEmployee } from '#functions/domain/employees/employees.ts';
import { projectRecord } from '#functions/domain/company-data/records.ts';
import * as projects from '#functions/domain/projects/projects.ts';
import { employeeLogin } from '#functions/domain/sign-in/sign-in.ts';
import { keys } from '#functions/table/keys.ts';
import { companies as contract } from '#shared/api/company.ts';
import { projectsMax } from '#shared/limits.ts';
import { ownProjectCreation } from '#shared/model/project.ts';
import { projectRow } from '#test/kit/world/rows.ts';
import { useCompany } from '#test/kit/world/use-people.ts';

const { world, company } = await useCompany();

const code = (value: string) => expect.objectContaining({ code: value });
const as = (key?: string) => world.asCompany(company.token, key ? { key } : {});
const create = async (name: string, description?: string, key?: string) =>
  projects.createProject(await as(key), { body: { name, ...(description ? { description } : {}) } });
const change = async (body: Parameters<typeof projects.changeProject>[1]['body']) =>
  projects.changeProject(await as(), { body });

describe('a project', () => {
  it('is created open, by the company, with nothing worked on it', async () => {
    const made = await create('House', 'The red one');
    expect(made).toEqual({
      id: expect.stringMatching(/^p[0-9a-z]{7}$/),
      name: 'House',
      description: 'The red one',
      version: 0,
      is_open: true,
      created: '2026-11-18T08:00:00Z',
      latest_work_log: null,
      total_working_hours: 0,
      created_by: 'Company',
    });
    expect(contract.endpoints.createProject.reply.parse(made)).toEqual(made);
    expect(await projects.listProjects(await as())).toEqual([made]);
  });

  it('has a name of its own within the company, also when twenty ask at once', async () => {
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => create('House')));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(create('HOUSE')).rejects.toThrow(code('project_exists'));
    expect(await projects.listProjects(await as())).toHaveLength(1);
  });

  it('is created once per idempotency key', async () => {
    const first = await create('House', undefined, 'key-project-1');
    const replayed = expect.objectContaining({ reply: first });
    await expect(create('House', undefined, 'key-project-1')).rejects.toThrow(replayed);
    expect(await projects.listProjects(await as())).toHaveLength(1);
  });

  it('is renamed only to a free name; only what differs counts as a change', async () => {
    const house = await create('House', 'red');
    await create('Barn');
    await expect(change({ id: house.id, new_name: 'barn' })).rejects.toThrow(code('project_exists'));
    await expect(change({ id: house.id, new_name: 'House', new_description: 'red' })).rejects.toThrow(
      code('no_changes'),
    );
    expect(await change({ id: house.id, new_name: 'HOUSE' })).toMatchObject({
      name: 'HOUSE',
      description: 'red',
    });
    expect(await change({ id: house.id, new_name: 'Villa', new_description: '' })).not.toHaveProperty(
      'description',
    );
    await expect(create('House')).resolves.toMatchObject({ name: 'House' });
    await expect(change({ id: 'p0000000', new_name: 'x' })).rejects.toThrow(code('project_missing'));
  });

  it('has a budget of whole or half hours, or none: 0 and null take it away', async () => {
    const input = (budget_hours: number | null) => ({ name: 'House', budget_hours });
    const { createProject, changeProject } = contract.endpoints;
    for (const wrong of [-1, 0.25, 99_999.5]) {
      expect(createProject.body.safeParse(input(wrong)).success, String(wrong)).toBe(false);
      expect(changeProject.body.safeParse({ id: 'p0000001', new_budget_hours: wrong }).success).toBe(false);
    }
    expect(createProject.body.parse(input(37.5))).toEqual(input(37.5));
    const house = await projects.createProject(await as(), { body: input(1400) });
    expect(house.budget_hours).toBe(1400);
    const { id } = house;
    await expect(change({ id, new_budget_hours: 1400 })).rejects.toThrow(code('no_changes'));
    // A change of another field keeps it.
    expect(await change({ id, new_name: 'Villa' })).toMatchObject({ budget_hours: 1400, version: 1 });
    expect(await change({ id, new_budget_hours: 37.5 })).toMatchObject({ budget_hours: 37.5, version: 2 });
    expect(await change({ id, new_budget_hours: 0 })).not.toHaveProperty('budget_hours');
    await expect(change({ id, new_budget_hours: null })).rejects.toThrow(code('no_changes'));
    expect(await change({ id, new_budget_hours: 8 })).toMatchObject({ budget_hours: 8 });
    expect(await change({ id, new_budget_hours: null })).not.toHaveProperty('budget_hours');
    expect(
      await projects.createProject(await as(), { body: { name: 'Barn', budget_hours: 0 } }),
    ).not.toHaveProperty('budget_hours');
  });

  it('has a site with a radius, or none: null takes it away, and other changes keep it', async () => {
    const { createProject, changeProject } = contract.endpoints;
    const site = { lat: 64.146_612_34, lon: -21.942_6, radius: 150 };
    const wrong = [
      { ...site, lat: 90.1 },
      { ...site, lon: -180.1 },
      { ...site, radius: 19 },
      { ...site, radius: 5001 },
      { ...site, radius: 150.5 },
      { ...site, name: 'x' },
      'Laugavegur 12',
    ];
    for (const one of wrong) {
      const said = JSON.stringify(one);
      expect(createProject.body.safeParse({ name: 'House', site: one }).success, said).toBe(false);
      expect(changeProject.body.safeParse({ id: 'p0000001', new_site: one }).success, said).toBe(false);
    }
    expect(ownProjectCreation.safeParse({ name: 'House', site }).success).toBe(false);
    const house = await projects.createProject(await as(), { body: { name: 'House', site } });
    // Six decimals are 11 cm.
    const kept = { ...site, lat: 64.146_612 };
    expect(house.site).toEqual(kept);
    const { id } = house;
    await expect(change({ id, new_site: site })).rejects.toThrow(code('no_changes'));
    expect(await change({ id, new_name: 'Villa' })).toMatchObject({ site: kept, version: 1 });
    expect(await change({ id, new_site: { ...site, radius: 300 } })).toMatchObject({
      site: { ...kept, radius: 300 },
      version: 2,
    });
    // Undo of somebody who saw an older version is refused, with what there is now.
    await expect(change({ id, version: 1, new_site: null })).rejects.toThrow(code('project_changed'));
    expect(await change({ id, version: 2, new_site: null })).not.toHaveProperty('site');
    await expect(change({ id, new_site: null })).rejects.toThrow(code('no_changes'));
    const row = projectRecord({ ...projectRow(0, company.id, {}), site: kept });
    expect(row.site).toEqual(kept);
  });

  it('is one of two thousand at most', async () => {
    const row = (n: number) => {
      const id = `p${String(n).padStart(7, '0')}`;
      return { put: { ...keys.project(company.id, id), id, c: company.id, n: id, at: 1, by: 'Company' } };
    };
    const rows = Array.from({ length: projectsMax }, (_, n) => row(n));
    for (let from = 0; from < rows.length; from += 100) {
      await world.table.write(...rows.slice(from, from + 100));
    }
    await expect(create('One more')).rejects.toThrow(code('limit_reached'));
  }, 30_000);

  it('is closed and opened any number of times', async () => {
    const { id } = await create('House');
    const path = { path: { id } };
    expect(await projects.closeProject(await as(), path)).toMatchObject({ is_open: false });
    expect(await projects.closeProject(await as(), path)).toMatchObject({ is_open: false });
    expect(await projects.openProject(await as(), path)).toMatchObject({ is_open: true });
  });

  it('of another company looks missing', async () => {
    const { id } = await create('House');
    const other = await world.asCompany((await world.aCompany('Other')).token);
    await expect(projects.closeProject(other, { path: { id } })).rejects.toThrow(code('project_missing'));
    await expect(projects.changeProject(other, { body: { id, new_name: 'Mine' } })).rejects.toThrow(
      code('project_missing'),
    );
    expect(await projects.listProjects(other)).toEqual([]);
  });

  it('made by an employee shows who made it; employees and the time clock see the open ones by name [employee-projects.choose]', async () => {
    const closed = await create('Closed');
    await projects.closeProject(await as(), { path: { id: closed.id } });
    await create('Zoo', 'far away');
    const body = { name: 'Anna', token: 'bcdf', needs: ['create_projects' as const] };
    const anna = await createEmployee(await as(), { body });
    const { session_token: token } = await employeeLogin(world.asVisitor(), {
      body: { company_name: company.name, employee_name: 'Anna', password: 'bcdf' },
    });
    const employee = await world.asEmployee(token ?? '');
    const made = await projects.createOwnProject(employee, { body: { name: 'Ánanaust' } });
    expect(made).toEqual({ id: made.id, name: 'Ánanaust' });
    const all = await projects.listProjects(await as());
    expect(all.find(({ id }) => id === made.id)?.created_by).toBe(anna.id);
    const choices = await projects.listOpenProjects(employee);
    expect(choices.map(({ name }) => name)).toEqual(['Ánanaust', 'Zoo']);
    expect(choices[1]).toHaveProperty('description', 'far away');
    expect(await projects.listOpenProjects(await as())).toEqual(choices);
  });
});
