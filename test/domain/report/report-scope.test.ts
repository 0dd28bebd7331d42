// The report of a person of the office who is kept to some projects: the pay as it is, and nothing of other projects.

import { describe, expect, it } from 'vitest';
import { read } from '#functions/domain/report/report.ts';
import { report } from '#shared/model/report.ts';
import { managerRow } from '#test/kit/world/rows.ts';
import { march, settings } from '#test/domain/exports/exported-month.ts';
import { useReport } from './reported.ts';
import { worked } from './worked.ts';

const { world, crew, under } = await useReport();
const hour = 3600;

/** What the person who sees the wall alone reads of a day that Anna spent on the roof first. */
async function ofTheWall(query: Parameters<typeof read>[1]['query'] = {}) {
  const ctx = await world.asCompany(crew.company);
  const manager = managerRow(0, crew.company.id, { role: 'projects', projectIds: [crew.wall.id] });
  const answer = report.parse(await read({ ...ctx, manager }, { query: { ...march, ...query } }));
  expect(Object.keys(answer.projects)).toEqual(['Wall']);
  const { regular_time, over_time, lunch_deduction } = answer.projects['Wall'] ?? {};
  return { regular: regular_time, over: over_time, lunch: lunch_deduction, open: answer.open_entries };
}
async function aDayOnBoth() {
  await worked(world, crew.anna, crew.roof, '2026-03-02T08:00:00Z', '2026-03-02T13:00:00Z');
  await worked(world, crew.anna, crew.wall, '2026-03-02T13:00:00Z', '2026-03-02T20:00:00Z');
  await worked(world, crew.bjorn, crew.roof, '2026-03-31T08:00:00Z', undefined);
}
/** The day's lunch is taken from the roof, where more of the regular time was. */
const asPaid = { regular: 3.5 * hour, over: 3.5 * hour, lunch: 0, open: 0 };
const alone = { open: 0, lunch: 0.5 * hour };

describe('the report of a person who sees some projects only', () => {
  it('counts by the company’s rules over all hours, and by other rules over those of its projects alone', async () => {
    await aDayOnBoth();
    expect(await ofTheWall()).toEqual(asPaid);
    // The company's own rules, asked for, are no others.
    expect(await ofTheWall({ lunch_minutes: 30, lunch_from_hours: 6 })).toEqual(asPaid);
    expect(await ofTheWall({ overtime_after_day_hours: 4 })).toEqual({
      ...alone,
      regular: 4 * hour,
      over: 2.5 * hour,
    });
  });

  it('counts over its projects alone where the question’s lunch takes the place of an employee’s own', async () => {
    await under({ overtime: settings.overtime, lunch: settings.lunch }, { lunch: null });
    await aDayOnBoth();
    expect(await ofTheWall()).toEqual(asPaid);
    expect(await ofTheWall({ lunch_minutes: 30, lunch_from_hours: 6 })).toEqual({
      ...alone,
      regular: 6.5 * hour,
      over: 0,
    });
  });
});
