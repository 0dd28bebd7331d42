// Proves what a report says of rest: by the days around its range too, of all projects, only where the company warns.

import { expect, it } from 'vitest';
import { paidWork, read } from '#functions/domain/report/report.ts';
import { ownAverage } from '#functions/domain/report/own-average.ts';
import { restOf } from '#functions/domain/report/rest.ts';
import { keys } from '#functions/table/keys.ts';
import { dayNoteItem } from '#functions/table/rows/day-note-row.ts';
import { workLogItem } from '#functions/table/rows/work-log-row.ts';
import { at } from '#test/kit/world/context.ts';
import { useReport } from './reported.ts';
import { aRow, worked } from './worked.ts';

const { world, crew } = await useReport();

const ofMarch = async (filters: { project_id?: readonly string[] } = {}, now?: number) => {
  const company = await world.asCompany(crew.company);
  const ctx = { ...company, now: now ?? company.now, warnsOfRest: true };
  return restOf(ctx, await paidWork(ctx, { from: '2026-03-01', to: '2026-03-31', ...filters }, true));
};

const inMay = at('2026-05-01T12:00:00Z');

it('counts a work day on the day it began, with the night before and after the range', async () => {
  const { anna, bjorn, roof } = crew;
  // Short, but of February: its 24 hours end in March.
  await worked(world, anna, roof, '2026-02-28T08:00:00Z', '2026-02-28T23:00:00Z');
  await worked(world, anna, roof, '2026-03-01T06:00:00Z', '2026-03-01T07:00:00Z');
  // The last night of March is cut short in April.
  await worked(world, anna, roof, '2026-03-31T08:00:00Z', '2026-03-31T20:00:00Z');
  await worked(world, anna, roof, '2026-04-01T05:00:00Z', '2026-04-01T12:00:00Z');
  await worked(world, bjorn, roof, '2026-03-02T08:00:00Z', '2026-03-02T16:00:00Z');
  // A short night of April's.
  await worked(world, anna, roof, '2026-04-03T08:00:00Z', '2026-04-03T21:00:00Z');
  await worked(world, anna, roof, '2026-04-04T06:00:00Z', '2026-04-04T08:00:00Z');
  const expected = [{ employee_id: anna.id, short_days: 1, short_time: 2 * 3600, full_weeks: 0 }];
  expect(await ofMarch({}, inMay)).toEqual(expected);
  expect(await ofMarch({ project_id: [roof.id] }, inMay)).toEqual(expected);
});

it('counts an entry without a clock-out by its start: it ends the rest of the night before', async () => {
  const { anna, bjorn, roof } = crew;
  await worked(world, anna, roof, '2026-03-11T08:00:00Z', '2026-03-11T21:00:00Z');
  await worked(world, anna, roof, '2026-03-12T06:00:00Z', undefined);
  await worked(world, bjorn, roof, '2026-03-11T08:00:00Z', '2026-03-11T16:00:00Z');
  await worked(world, bjorn, roof, '2026-03-12T06:00:00Z', undefined);
  const expected = [{ employee_id: anna.id, short_days: 1, short_time: 2 * 3600, full_weeks: 0 }];
  expect(await ofMarch()).toEqual(expected);
  expect(await ofMarch({ project_id: [roof.id] })).toEqual(expected);
});

it('counts an entry that runs, or ends later today, until now, as phone and board do', async () => {
  const { anna, bjorn, roof } = crew;
  const now = at('2026-03-12T07:45:00Z');
  for (const [who, end] of [
    [anna, undefined],
    [bjorn, '2026-03-12T12:00:00Z'],
  ] as const) {
    await worked(world, who, roof, '2026-03-11T15:00:00Z', '2026-03-11T23:30:00Z');
    await worked(world, who, roof, '2026-03-12T06:00:00Z', end);
  }
  const short = { short_days: 1, short_time: 3.75 * 3600, full_weeks: 0 };
  const rest = await ofMarch({}, now);
  expect(rest).toHaveLength(2);
  for (const { id } of [anna, bjorn]) expect(rest).toContainEqual({ employee_id: id, ...short });
});

it('counts a week of seven worked days on its Sunday, also where it began before the range', async () => {
  const { bjorn, roof } = crew;
  const march = ['02-23', '02-24', '02-25', '02-26', '02-27', '02-28', '03-01'];
  // That of April is not March's, though its first days are read.
  const april = ['03-30', '03-31', '04-01', '04-02', '04-03', '04-04', '04-05'];
  for (const day of [...march, ...april])
    await worked(world, bjorn, roof, `2026-${day}T08:00:00Z`, `2026-${day}T12:00:00Z`);
  expect(await ofMarch({}, inMay)).toContainEqual({
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
  // A day off is planned, and leaves no week out.
  await world.table.write(
    { put: dayNoteItem({ ...note, kind: 'sick' }) },
    { put: dayNoteItem({ ...note, employeeId: anna.id, kind: 'off' }) },
  );
  const ctx = { ...(await world.asCompany(company)), accepts: () => true };
  const answer = await read(ctx, { query: { from: '2026-03-01', to: '2026-03-31' } });
  expect('rest' in answer && answer.rest).toEqual([
    {
      employee_id: anna.id,
      short_days: 0,
      short_time: 0,
      full_weeks: 0,
      // Six days of nine hours, less half an hour of lunch each.
      average_over: 3 * 3600,
      average_weeks: 1,
    },
  ]);
});

it.each([
  ['nothing where lunch is deducted: 47.5 hours a week', { minutes: 30, from_hours: 6 }, undefined],
  ['two hours where there is no lunch', null, 2 * 3600],
])('counts unpaid lunch as no work: ten hours on five days are %s above the 48', async (_, lunch, over) => {
  const { anna, roof, company } = crew;
  await world.table.write({
    update: keys.company(company.id),
    set: { 'st.rest_warnings': true, 'st.lunch': lunch },
  });
  for (const day of ['16', '17', '18', '19', '20', '23', '24', '25', '26', '27'])
    await worked(world, anna, roof, `2026-03-${day}T08:00:00Z`, `2026-03-${day}T18:00:00Z`);
  expect(await overOf(anna.id)).toBe(over);
  // Her phone says the same.
  const ctx = await world.asEmployee(anna);
  expect((await ownAverage({ ...ctx, now: at('2026-03-31T12:00:00Z') })).average_over).toBe(over);
  // The rules of a query change what is paid, not what was worked.
  expect(await overOf(anna.id, { lunch_minutes: 0 })).toBe(over);
});

it('is counted for employees of the report alone, by their work on all projects, and for the phone only where the company warns', async () => {
  const { anna, bjorn, roof, wall, company } = crew;
  await worked(world, anna, wall, '2026-03-11T08:00:00Z', '2026-03-11T21:00:00Z');
  await worked(world, anna, roof, '2026-03-12T06:00:00Z', '2026-03-12T12:00:00Z');
  await worked(world, bjorn, wall, '2026-03-11T08:00:00Z', '2026-03-11T21:00:00Z');
  await worked(world, bjorn, wall, '2026-03-12T06:00:00Z', '2026-03-12T12:00:00Z');
  const ids = (await ofMarch({ project_id: [roof.id] })).map(({ employee_id }) => employee_id);
  expect(ids).toEqual([anna.id]);
  for (const day of ['16', '17', '18', '19', '20', '21', '23', '24', '25', '26', '27', '28'])
    await worked(world, anna, roof, `2026-03-${day}T08:00:00Z`, `2026-03-${day}T20:00:00Z`);
  const asked = async () =>
    ownAverage({ ...(await world.asEmployee(anna)), now: at('2026-03-31T12:00:00Z') });
  expect(await asked()).toEqual({});
  await world.table.write({ update: keys.company(company.id), set: { 'st.rest_warnings': true } });
  expect(await asked()).toMatchObject({ average_over: expect.any(Number) });
});

it.each([
  ['nothing where it is deducted', { minutes: 60, from_hours: 6 }, undefined],
  ['two hours where it is none', null, 2 * 3600],
])(
  'counts a custom lunch as no work where the company has none: ten hours on five days are %s above the 48',
  async (_, lunch, over) => {
    const { anna, roof, company } = crew;
    const set = { 'st.rest_warnings': true, 'st.lunch': null };
    await world.table.write(
      { update: keys.company(company.id), set },
      { update: keys.employee(company.id, anna.id), set: { lu: lunch } },
      { update: keys.employee(company.id, crew.bjorn.id), set: { lu: null } },
    );
    for (const day of ['23', '24', '25', '26', '27'])
      await worked(world, anna, roof, `2026-03-${day}T08:00:00Z`, `2026-03-${day}T18:00:00Z`);
    expect(await overOf(anna.id)).toBe(over);
  },
);

it('averages 17 weeks, with the hours of an entry that began the evening before the first of them', async () => {
  const { anna, roof, company } = crew;
  const set = { 'st.rest_warnings': true, 'st.lunch': null };
  await world.table.write({ update: keys.company(company.id), set });
  // The first of the 17 weeks that end on the 29th of March begins with December.
  const tuesday = at('2025-12-02T08:00:00Z');
  for (let week = 0; week < 17; week += 1) {
    const start = tuesday + week * 7 * 86_400;
    await world.table.write({ put: workLogItem(aRow(anna, roof, start, start + 60 * 3600)) });
  }
  expect(await overOf(anna.id, { to: '2026-03-29' })).toBe(12 * 3600);
  await worked(world, anna, roof, '2025-11-30T20:00:00Z', '2025-12-01T17:00:00Z');
  expect(await overOf(anna.id, { to: '2026-03-29' })).toBe(13 * 3600);
});

it('counts lunch that was worked through as work, where the company allows the mark', async () => {
  const { anna, roof, company } = crew;
  const lunch = { minutes: 30, from_hours: 6 };
  const set = { 'st.rest_warnings': true, 'st.lunch': lunch, 'st.worked_through_lunch': true };
  await world.table.write({ update: keys.company(company.id), set });
  for (const day of ['23', '24', '25', '26', '27']) {
    const times = [at(`2026-03-${day}T08:00:00Z`), at(`2026-03-${day}T18:00:00Z`)] as const;
    await world.table.write({ put: workLogItem(aRow(anna, roof, ...times, { isLunchWorked: true })) });
  }
  expect(await overOf(anna.id)).toBe(2 * 3600);
  await world.table.write({ update: keys.company(company.id), set: { 'st.worked_through_lunch': false } });
  expect(await overOf(anna.id)).toBeUndefined();
});

it('averages whole weeks until the report’s last day, and until yesterday where that is to come', async () => {
  const { anna, roof, company } = crew;
  await world.table.write({
    update: keys.company(company.id),
    set: { 'st.rest_warnings': true, 'st.lunch': null },
  });
  for (const day of ['16', '17', '18', '19', '20'])
    await worked(world, anna, roof, `2026-03-${day}T08:00:00Z`, `2026-03-${day}T18:00:00Z`);
  for (const day of ['23', '24', '25', '26', '27'])
    await worked(world, anna, roof, `2026-03-${day}T08:00:00Z`, `2026-03-${day}T20:00:00Z`);
  // 50 hours in the first week, 60 in the second.
  expect(await overOf(anna.id)).toBe(7 * 3600);
  expect(await overOf(anna.id, { to: '2026-03-28' })).toBe(2 * 3600);
  expect(await overOf(anna.id, {}, at('2026-03-29T12:00:00Z'))).toBe(2 * 3600);
  expect(await overOf(anna.id, {}, at('2026-03-30T12:00:00Z'))).toBe(7 * 3600);
});

async function overOf(id: string, query: { lunch_minutes?: number; to?: string } = {}, now?: number) {
  const asked = await world.asCompany(crew.company);
  const ctx = { ...asked, now: now ?? asked.now, accepts: () => true };
  const answer = await read(ctx, { query: { from: '2026-03-01', to: '2026-03-31', ...query } });
  const rest = 'rest' in answer ? answer.rest : [];
  return rest?.find(({ employee_id }) => employee_id === id)?.average_over;
}
