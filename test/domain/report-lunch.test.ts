// The report where single employees have a lunch of their own.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explain } from '#functions/domain/report/explain.ts';
import { read } from '#functions/domain/report/report.ts';
import { type Company, firstSettings } from '#functions/table/company-row.ts';
import type { Employee } from '#functions/table/employee-row.ts';
import type { Project } from '#functions/table/project-row.ts';
import type { Settings } from '#shared/model/company.ts';
import { explainedDay, report as reportForm } from '#shared/model/report.ts';
import { openWorld, type World } from '#test/kit/context.ts';
import { worked } from './worked.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld('2026-04-02T08:00:00Z');
});
afterAll(() => world.close());

const march = { from: '2026-03-01', to: '2026-03-31' };
let company: Company;
let anna: Employee;
let bjorn: Employee;
let roof: Project;

async function under(rules: Partial<Settings>, own: Partial<Employee> = {}) {
  const settings = { ...firstSettings('is', 'Atlantic/Reykjavik'), ...rules };
  company = await world.aCompany({ country: 'IS', settings });
  anna = await world.anEmployee(company, { name: 'Anna' });
  bjorn = await world.anEmployee(company, { name: 'Björn', ...own });
  roof = await world.aProject(company, { name: 'Roof' });
}
type Query = Parameters<typeof read>[1]['query'];
const reported = async (query: Query = march) =>
  reportForm.parse(await read(await world.asCompany(company), { query }));
const explained = async (id: string, query: Parameters<typeof explain>[1]['query']) =>
  explainedDay.parse(await explain(await world.asCompany(company), { path: { id }, query }));

describe('the lunch of a single employee', () => {
  const long = ['T08:00:00Z', 'T16:00:00Z'] as const;
  const dayOf = (employee: Employee) =>
    worked(world, employee, roof, `2026-03-02${long[0]}`, `2026-03-02${long[1]}`);

  it('goes before the company’s, and before none', async () => {
    await under({ lunch: { minutes: 30, from_hours: 6 } }, { lunch: { minutes: 60, from_hours: 6 } });
    await dayOf(anna);
    await dayOf(bjorn);
    const { employees, rules } = await reported();
    expect(employees['Anna']).toMatchObject({ lunch_deduction: 1800 });
    expect(employees['Björn']).toMatchObject({ lunch_deduction: 3600 });
    expect(rules.own_lunches).toBe(1);
    expect(await explained(bjorn.id, { day: '2026-03-02' })).toMatchObject({ lunch: { minutes: 60 } });
    await under({}, { lunch: { minutes: 45, from_hours: 6 } });
    await dayOf(bjorn);
    expect((await reported()).employees['Björn']).toMatchObject({ lunch_deduction: 2700 });
  });

  it('may be none, and gives way to a lunch that the question brings', async () => {
    await under({ lunch: { minutes: 30, from_hours: 6 } }, { lunch: null });
    await dayOf(bjorn);
    expect((await reported()).employees['Björn']).toMatchObject({ lunch_deduction: 0 });
    expect(await explained(bjorn.id, { day: '2026-03-02' })).toMatchObject({ lunch: null });
    const asked = await reported({ ...march, lunch_minutes: 20, lunch_from_hours: 4 });
    expect(asked.employees['Björn']).toMatchObject({ lunch_deduction: 1200 });
    expect(asked.rules).not.toHaveProperty('own_lunches');
  });

  it('looks beyond the range for the rest of its day', async () => {
    await under({}, { lunch: { minutes: 30, from_hours: 6 } });
    // The night of the last of March is five hours long, two of them in April, where three more follow.
    await worked(world, bjorn, roof, '2026-03-31T21:00:00Z', '2026-04-01T02:00:00Z');
    await worked(world, bjorn, roof, '2026-04-01T03:00:00Z', '2026-04-01T04:30:00Z');
    expect((await reported()).employees['Björn']).toMatchObject({ lunch_deduction: 0 });
    await worked(world, bjorn, roof, '2026-04-01T05:00:00Z', '2026-04-01T07:30:00Z');
    // Now the first of April has six hours; its longest part is not March's.
    expect((await reported()).employees['Björn']).toMatchObject({ lunch_deduction: 0 });
    const april = await reported({ from: '2026-04-01', to: '2026-04-30' });
    expect(april.employees['Björn']).toMatchObject({ lunch_deduction: 1800 });
  });
});
