// Proves what a report says of rest: by the days around its range too, of all projects, only where the company warns.

import { expect, it } from 'vitest';
import { paidWork, read } from '#functions/domain/report/report.ts';
import { restOf } from '#functions/domain/report/rest.ts';
import { keys } from '#functions/table/keys.ts';
import { dayNoteItem } from '#functions/table/rows/day-note-row.ts';
import { useReport } from './reported.ts';
import { worked } from './worked.ts';

const { world, crew } = await useReport();

const ofMarch = async (filters: { project_id?: readonly string[] } = {}) => {
  const ctx = { ...(await world.asCompany(crew.company)), warnsOfRest: true };
  return restOf(await paidWork(ctx, { from: '2026-03-01', to: '2026-03-31', ...filters }, true));
};

it('counts a work day on the day it began, with the night before and after the range', async () => {
  const { anna, bjorn, roof } = crew;
  // Short, but of February: its 24 hours end in March.
  await worked(world, anna, roof, '2026-02-28T08:00:00Z', '2026-02-28T23:00:00Z');
  await worked(world, anna, roof, '2026-03-01T06:00:00Z', '2026-03-01T07:00:00Z');
  // The last night of March is cut short in April.
  await worked(world, anna, roof, '2026-03-31T08:00:00Z', '2026-03-31T20:00:00Z');
  await worked(world, anna, roof, '2026-04-01T05:00:00Z', '2026-04-01T12:00:00Z');
  await worked(world, bjorn, roof, '2026-03-02T08:00:00Z', '2026-03-02T16:00:00Z');
  const expected = [{ employee_id: anna.id, short_days: 1, short_time: 2 * 3600, full_weeks: 0 }];
  expect(await ofMarch()).toEqual(expected);
  expect(await ofMarch({ project_id: [roof.id] })).toEqual(expected);
});

it('counts a week of seven worked days on its Sunday, also where it began before the range', async () => {
  const { bjorn, roof } = crew;
  for (const day of ['02-23', '02-24', '02-25', '02-26', '02-27', '02-28', '03-01'])
    await worked(world, bjorn, roof, `2026-${day}T08:00:00Z`, `2026-${day}T12:00:00Z`);
  expect(await ofMarch()).toContainEqual({
    employee_id: bjorn.id,
    short_days: 0,
    short_time: 0,
    full_weeks: 1,
  });
});

it('names who worked more than 48 hours a week on average, unless the weeks above it had sickness', async () => {
  const { anna, bjorn, roof, company } = crew;
  await world.table.write({ update: keys.company(company.id), set: { 'st.rest_warnings': true } });
  for (const day of ['23', '24', '25', '26', '27', '28']) {
    await worked(world, anna, roof, `2026-03-${day}T08:00:00Z`, `2026-03-${day}T17:00:00Z`);
    await worked(world, bjorn, roof, `2026-03-${day}T08:00:00Z`, `2026-03-${day}T17:00:00Z`);
  }
  await worked(world, anna, roof, '2026-03-30T08:00:00Z', '2026-03-30T16:00:00Z');
  await worked(world, bjorn, roof, '2026-03-30T08:00:00Z', '2026-03-30T16:00:00Z');
  const note = { companyId: company.id, employeeId: bjorn.id, date: '2026-03-29', notedAt: 0 };
  await world.table.write({ put: dayNoteItem({ ...note, kind: 'sick' }) });
  const ctx = { ...(await world.asCompany(company)), accepts: () => true };
  const answer = await read(ctx, { query: { from: '2026-03-01', to: '2026-03-31' } });
  expect('rest' in answer && answer.rest).toEqual([
    {
      employee_id: anna.id,
      short_days: 0,
      short_time: 0,
      full_weeks: 0,
      average_over: 6 * 3600,
      average_weeks: 1,
    },
  ]);
});
