// The report where single employees have a lunch of their own.

import { describe, expect, it } from 'vitest';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { keys } from '#functions/table/keys.ts';
import { march } from '#test/domain/exports/exported-month.ts';
import { useReport } from './reported.ts';
import { worked } from './worked.ts';

const { world, crew, under, reported, explained } = await useReport();

describe('the lunch of a single employee', () => {
  const long = ['T08:00:00Z', 'T16:00:00Z'] as const;
  const dayOf = (employee: Employee) =>
    worked(world, employee, crew.roof, `2026-03-02${long[0]}`, `2026-03-02${long[1]}`);

  it('goes before the company’s, and before none [lunch.employee-override]', async () => {
    await under({ lunch: { minutes: 30, from_hours: 6 } }, { lunch: { minutes: 60, from_hours: 6 } });
    await dayOf(crew.anna);
    await dayOf(crew.bjorn);
    const { employees, rules } = await reported();
    expect(employees['Anna']).toMatchObject({ lunch_deduction: 1800 });
    expect(employees['Björn']).toMatchObject({ lunch_deduction: 3600 });
    expect(rules.own_lunches).toBe(1);
    // A report of Anna alone contains no employee with a lunch rule of their own.
    const alone = await reported({ ...march, employee_id: [crew.anna.id] });
    expect(alone.rules).not.toHaveProperty('own_lunches');
    expect(await explained(crew.bjorn.id, { day: '2026-03-02' })).toMatchObject({ lunch: { minutes: 60 } });
    await under({}, { lunch: { minutes: 45, from_hours: 6 } });
    await dayOf(crew.bjorn);
    expect((await reported()).employees['Björn']).toMatchObject({ lunch_deduction: 2700 });
    // Minutes without the hours that they count from are no lunch.
    const unclear = await reported({ ...march, lunch_minutes: 20 });
    expect(unclear.rules).toMatchObject({ lunch_minutes: 0, lunch_from_hours: 0 });
    expect(unclear.employees['Björn']).toMatchObject({ lunch_deduction: 0 });
  });

  it('may be none, and gives way to a lunch that the question brings', async () => {
    await under({ lunch: { minutes: 30, from_hours: 6 } }, { lunch: null });
    await dayOf(crew.bjorn);
    expect((await reported()).employees['Björn']).toMatchObject({ lunch_deduction: 0 });
    expect(await explained(crew.bjorn.id, { day: '2026-03-02' })).toMatchObject({ lunch: null });
    const asked = await reported({ ...march, lunch_minutes: 20, lunch_from_hours: 4 });
    expect(asked.employees['Björn']).toMatchObject({ lunch_deduction: 1200 });
    expect(asked.rules).not.toHaveProperty('own_lunches');
    expect(asked.rules).toMatchObject({ replaced_lunches: 1 });
    expect((await reported()).rules).not.toHaveProperty('replaced_lunches');
  });

  it('is given back where it was worked through and the company allows the mark, with the reason', async () => {
    const lunch = { minutes: 30, from_hours: 6 };
    const day = ['2026-03-02T08:00:00Z', '2026-03-02T16:00:00Z'] as const;
    for (const isAllowed of [true, false]) {
      await under({ lunch, worked_through_lunch: isAllowed });
      await worked(world, crew.anna, crew.roof, ...day, { isLunchWorked: true });
      await worked(world, crew.bjorn, crew.roof, ...day);
      const { employees, projects } = await reported();
      const taken = isAllowed ? 0 : 1800;
      expect(employees['Anna']).toMatchObject({ lunch_deduction: taken, regular_time: 8 * 3600 - taken });
      expect(employees['Björn']).toMatchObject({ lunch_deduction: 1800 });
      expect(projects['Roof']).toMatchObject({ lunch_deduction: taken + 1800 });
      const why = await explained(crew.anna.id, { day: '2026-03-02' });
      expect(why.lunch_given_back).toBe(isAllowed ? 1800 : undefined);
    }
  });

  it('looks beyond the range for the rest of its day', async () => {
    await under({}, { lunch: { minutes: 30, from_hours: 6 } });
    await world.table.write({
      update: keys.employee(crew.company.id, crew.anna.id),
      set: { lu: null },
    });
    // The night of the last of March is five hours long, two of them in April, where three more follow.
    await worked(world, crew.bjorn, crew.roof, '2026-03-31T21:00:00Z', '2026-04-01T02:00:00Z');
    await worked(world, crew.bjorn, crew.roof, '2026-04-01T03:00:00Z', '2026-04-01T04:30:00Z');
    expect((await reported()).employees['Björn']).toMatchObject({ lunch_deduction: 0 });
    await worked(world, crew.bjorn, crew.roof, '2026-04-01T05:00:00Z', '2026-04-01T07:30:00Z');
    // Now the first of April has six hours; its longest part is not March's.
    expect((await reported()).employees['Björn']).toMatchObject({ lunch_deduction: 0 });
    const april = await reported({ from: '2026-04-01', to: '2026-04-30' });
    expect(april.employees['Björn']).toMatchObject({ lunch_deduction: 1800 });
  });
});
