// The report: every second once, on the day it was worked, whatever is filtered.

import { describe, expect, it } from 'vitest';
import { averageSource } from '#functions/domain/report/average.ts';
import { paidWork, read } from '#functions/domain/report/report.ts';
import { companyItem } from '#functions/table/rows/company-row.ts';
import { march, settings } from '#test/domain/exports/exported-month.ts';
import { useReport } from './reported.ts';
import { worked } from './worked.ts';

const { world, crew, reported } = await useReport();
/** Anna's month, worked out by hand: see each line. */
async function handComputedMonth() {
  // 9 h on one day: half an hour lunch, 8 h regular, half an hour over.
  await worked(world, crew.anna, crew.roof, '2026-03-02T08:00:00Z', '2026-03-02T17:00:00Z');
  // Over the night in which clocks go forward: 2 h on Saturday, 5 h on Sunday (00:00 to 06:00 less the gap).
  await worked(world, crew.anna, crew.wall, '2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z');
  // 4.5 h more on that Sunday make 9.5 h: half an hour lunch off the longer part, 8 h regular, 1 h over.
  await worked(world, crew.anna, crew.roof, '2026-03-29T11:00:00Z', '2026-03-29T15:30:00Z');
}
const sums = (hours: { regular: number; over: number; lunch: number }) => ({
  regular_time: hours.regular * 3600,
  over_time: hours.over * 3600,
  lunch_deduction: hours.lunch * 3600,
});

describe('a report', () => {
  it('counts a month with overtime, lunch, a night and a change of clocks as it is counted by hand [report.simple-overtime report.default-shape]', async () => {
    await handComputedMonth();
    const { employees, projects, parts, data } = await reported(march);
    expect(employees['Anna']).toMatchObject({
      id: crew.anna.id,
      ...sums({ regular: 18, over: 1.5, lunch: 1 }),
    });
    expect(projects['Roof']).toMatchObject({
      id: crew.roof.id,
      ...sums({ regular: 11.5, over: 1.5, lunch: 0.5 }),
    });
    expect(projects['Wall']).toMatchObject({
      id: crew.wall.id,
      ...sums({ regular: 6.5, over: 0, lunch: 0.5 }),
    });
    expect(parts.map((part) => [part.day, part.start, part.end, part.total_time / 3600])).toEqual([
      ['2026-03-29', '2026-03-29T11:00:00Z', '2026-03-29T15:30:00Z', 4.5],
      ['2026-03-28', '2026-03-28T22:00:00Z', '2026-03-29T00:00:00Z', 2],
      ['2026-03-29', '2026-03-29T00:00:00Z', '2026-03-29T05:00:00Z', 5],
      ['2026-03-02', '2026-03-02T08:00:00Z', '2026-03-02T17:00:00Z', 9],
    ]);
    const [roofOnSunday, night] = data;
    expect(roofOnSunday).toMatchObject({ date: '2026-03-29', ...sums({ regular: 3.5, over: 1, lunch: 0 }) });
    expect(night).toMatchObject({
      date: '2026-03-28',
      start: '2026-03-28T22:00:00Z',
      end: '2026-03-29T05:00:00Z',
      total_time: 7 * 3600,
      ...sums({ regular: 6.5, over: 0, lunch: 0.5 }),
    });
    expect(Object.entries(employees['Anna']?.dates ?? {}).map(([day, ids]) => [day, ids.length])).toEqual([
      ['2026-03-29', 2],
      ['2026-03-28', 1],
      ['2026-03-02', 1],
    ]);
  });

  it('has the same hours however they are grouped, to the second [report.hours-per-employee report.hours-per-project]', async () => {
    await handComputedMonth();
    await worked(world, crew.bjorn, crew.wall, '2026-03-10T07:11:13Z', '2026-03-10T19:17:29Z');
    const { employees, projects, parts, data } = await reported(march);
    const added = (rows: { regular_time: number; over_time: number; lunch_deduction: number }[]) =>
      rows.reduce((sum, row) => sum + row.regular_time + row.over_time + row.lunch_deduction, 0);
    const total = data.reduce((sum, log) => sum + log.total_time, 0);
    expect(total).toBe(20.5 * 3600 + 12 * 3600 + 6 * 60 + 16);
    for (const rows of [Object.values(employees), Object.values(projects), parts, data])
      expect(added(rows)).toBe(total);
  });

  it('keeps overtime that work on another project made when only one project is asked for [report.projects-map]', async () => {
    await handComputedMonth();
    const { data, projects } = await reported({ ...march, project_id: [crew.roof.id] });
    expect(Object.keys(projects)).toEqual(['Roof']);
    expect(data.map((log) => log.over_time)).toEqual([3600, 1800]);
  });

  it('counts a week’s hours before the range against the week’s threshold [filters.from-to-inclusive]', async () => {
    for (const [day, hour] of [
      ['02', '18'],
      ['03', '17'],
      ['04', '13'],
    ])
      await worked(world, crew.anna, crew.roof, `2026-03-${day}T08:00:00Z`, `2026-03-${day}T${hour}:00:00Z`);
    const { data } = await reported({
      from: '2026-03-04',
      to: '2026-03-04',
      overtime_after_day_hours: null,
      overtime_after_week_hours: 20,
      lunch_minutes: null,
    });
    expect(data.map((log) => [log.date, log.regular_time, log.over_time])).toEqual([
      ['2026-03-04', 3600, 4 * 3600],
    ]);
  });

  it('holds an entry whole in the range it started in, and in no other', async () => {
    const night = await worked(world, crew.bjorn, crew.roof, '2026-03-31T22:00:00Z', '2026-04-01T02:00:00Z');
    const inMarch = await reported(march);
    expect(inMarch.data.map((log) => [log.id, log.total_time])).toEqual([[night.id, 4 * 3600]]);
    expect(inMarch.parts.map((part) => part.day)).toEqual(['2026-03-31', '2026-04-01']);
    expect((await reported({ from: '2026-04-01', to: '2026-04-30' })).data).toEqual([]);
  });

  it('counts entries that still run, and leaves them and deleted ones out', async () => {
    await worked(world, crew.anna, crew.roof, '2026-03-31T08:00:00Z', undefined);
    await worked(world, crew.anna, crew.roof, '2026-03-30T08:00:00Z', '2026-03-30T09:00:00Z', {
      isDeleted: true,
    });
    const { data, open_entries } = await reported(march);
    expect(data).toEqual([]);
    expect(open_entries).toBe(1);
  });

  it('counts those that run from its first second to its last, by the clock of the company', async () => {
    const starts = [
      '2026-02-28T23:59:59Z',
      '2026-03-01T00:00:00Z',
      '2026-03-31T22:59:59Z',
      '2026-03-31T23:00:00Z',
    ];
    for (const start of starts) await worked(world, crew.anna, crew.roof, start, undefined);
    expect((await reported(march)).open_entries).toBe(2);
    const days = { from: '2026-02-28', to: '2026-02-28' };
    expect((await reported(days)).open_entries).toBe(1);
  });

  it('is of the employees that are asked for, and of approved entries only while approval is on [filters.approved report.employees-map]', async () => {
    await worked(world, crew.anna, crew.roof, '2026-03-02T08:00:00Z', '2026-03-02T10:00:00Z', {
      isApproved: true,
    });
    await worked(world, crew.bjorn, crew.roof, '2026-03-02T08:00:00Z', '2026-03-02T10:00:00Z');
    expect(Object.keys((await reported({ ...march, employee_id: [crew.bjorn.id] })).employees)).toEqual([
      'Björn',
    ]);
    expect((await reported({ ...march, approved: true })).data).toEqual([]);
    const features = { approve_work_logs: true };
    await world.table.write({ put: companyItem({ ...crew.company, settings: { ...settings, features } }) });
    expect(Object.keys((await reported({ ...march, approved: true })).employees)).toEqual(['Anna']);
    expect(Object.keys((await reported({ ...march, approved: false })).employees)).toEqual(['Björn']);
  });

  it('uses the rules of the question before the company’s, and says which [overtime.company-setting lunch.company-setting report.adds-overtime-and-lunch]', async () => {
    await worked(world, crew.anna, crew.roof, '2026-03-02T08:00:00Z', '2026-03-02T17:00:00Z');
    const own = await reported({
      ...march,
      overtime_after_day_hours: 4,
      lunch_minutes: 60,
      lunch_from_hours: 9,
    });
    expect(own.rules).toEqual({
      overtime_after_day_hours: 4,
      overtime_after_week_hours: null,
      lunch_minutes: 60,
      lunch_from_hours: 9,
      day_hours: null,
      weekends: false,
      holidays: false,
    });
    expect(own.data[0]).toMatchObject(sums({ regular: 4, over: 4, lunch: 1 }));
    const none = await reported({ ...march, overtime_after_day_hours: null, lunch_minutes: null });
    expect(none.data[0]).toMatchObject(sums({ regular: 9, over: 0, lunch: 0 }));
    expect((await reported(march)).rules).toMatchObject({ overtime_after_day_hours: 8, lunch_minutes: 30 });
  });

  it('accepts a moment’s delay for what is older than 45 days; what is paid is read as it is', async () => {
    const ctx = await world.asCompany(crew.company);
    const asked = new Map<string, boolean>();
    const table: typeof ctx.table = {
      ...ctx.table,
      queryAll: (range, options) => {
        const month = /#W#(\d{6})/.exec(range.PK)?.[1];
        if (month !== undefined) asked.set(month, options?.eventually ?? false);
        return ctx.table.queryAll(range, options);
      },
    };
    const query = { from: '2026-01-10', to: '2026-03-31' };
    const months = async (by: () => Promise<unknown>) => {
      asked.clear();
      await by();
      return [...asked].toSorted(([one], [other]) => (one < other ? -1 : 1));
    };
    // On the second of April the 45 days begin in February.
    expect(await months(() => read({ ...ctx, table }, { query }))).toEqual([
      ['202601', true],
      ['202602', false],
      ['202603', false],
      ['202604', false],
    ]);
    const averaged = await months(() =>
      averageSource({ ...ctx, table }, { from: '2026-03-01', to: '2026-03-31' }),
    );
    expect(averaged.filter(([, isLate]) => !isLate)).toEqual([]);
    expect(averaged).toHaveLength(5);
    const exact = await months(() => paidWork({ ...ctx, table }, query, true));
    expect(exact.filter(([, isLate]) => isLate)).toEqual([]);
    expect(exact).toHaveLength(4);
  });
});
