// The report under a company's further rules: tiers, rounding, calendar, and why.

import { beforeEach, describe, expect, it } from 'vitest';
import { read } from '#functions/domain/report/report.ts';
import { columnarMediaType } from '#shared/api/report.ts';
import { plainCalendar } from '#shared/model/company/company-calendar.ts';
import { noPayRules, plainTiers } from '#shared/model/company/pay-rules.ts';
import { columnarReport } from '#shared/model/report.ts';
import { reportShape } from '#shared/report/report-shape.ts';
import { march } from '#test/domain/exports/exported-month.ts';
import { useReport } from './reported.ts';
import { worked } from './worked.ts';

const { world, crew, under, reported, explained } = await useReport();
const hour = 3600;

describe('a report with tiers of overtime', () => {
  beforeEach(() =>
    under({
      overtime: { ...noPayRules.overtime, after_day_hours: 8 },
      tiers: {
        ...plainTiers,
        day_steps: [{ after_hours: 10, tier: 2 }],
        night: { from: '00:00', to: '06:00', tier: 3 },
      },
    }),
  );

  it('says of every figure how much of its overtime is of the second and third tier', async () => {
    // 12 hours: 8, 2 of the first tier, 2 of the second. Over midnight: 2 hours, and 3 of the third.
    await worked(world, crew.anna, crew.roof, '2026-03-02T08:00:00Z', '2026-03-02T20:00:00Z');
    await worked(world, crew.anna, crew.wall, '2026-03-10T22:00:00Z', '2026-03-11T03:00:00Z');
    const { employees, projects, parts, rules } = await reported();
    const graded = { over_time: 7 * hour, over_time_2: 2 * hour, over_time_3: 3 * hour };
    expect(employees['Anna']).toMatchObject(graded);
    expect(projects['Roof']).toMatchObject({ over_time_2: 2 * hour, over_time_3: 0 });
    expect(parts.map((part) => [part.day, part.over_time_2, part.over_time_3])).toEqual([
      ['2026-03-10', 0, 0],
      ['2026-03-11', 0, 3 * hour],
      ['2026-03-02', 2 * hour, 0],
    ]);
    expect(rules.tiers?.day_steps).toEqual([{ after_hours: 10, tier: 2 }]);
  });

  it('holds the same in columns', async () => {
    await worked(world, crew.anna, crew.roof, '2026-03-02T08:00:00Z', '2026-03-03T05:00:00Z');
    await worked(world, crew.bjorn, crew.roof, '2026-03-02T08:00:00Z', '2026-03-02T09:00:00Z');
    const ctx = await world.asCompany(crew.company, { accept: columnarMediaType });
    const columns = columnarReport.parse(await read(ctx, { query: march }));
    expect(reportShape(columns)).toEqual(await reported());
    expect(columns.tiers).toHaveLength(2);
  });
});

describe('a report with rounding', () => {
  it('counts the clocked times to the quarter, and to the second when asked', async () => {
    await under({ rounding: { minutes: 15, direction: 'nearest' } });
    await worked(world, crew.anna, crew.roof, '2026-03-02T07:53:10Z', '2026-03-02T16:07:00Z');
    const { data, rules } = await reported();
    expect(data).toMatchObject([
      { start: '2026-03-02T08:00:00Z', end: '2026-03-02T16:00:00Z', total_time: 8 * hour },
    ]);
    expect(rules.rounding).toEqual({ minutes: 15, direction: 'nearest' });
    const exact = await reported({ ...march, rounding: false });
    expect(exact.data).toMatchObject([{ start: '2026-03-02T07:53:10Z', total_time: 29_630 }]);
    expect(exact.rules).not.toHaveProperty('rounding');
  });
});

describe('a report with a calendar', () => {
  it('pays the company’s own days, and not those it works on', async () => {
    await under({
      overtime: { ...noPayRules.overtime, holidays: true },
      calendar: {
        ...plainCalendar,
        without: ['labour_day'],
        days: [{ day: '2026-03-04', name: 'Founding day', from: '12:00', kind: 'holiday' }],
      },
    });
    await worked(world, crew.anna, crew.roof, '2026-03-04T08:00:00Z', '2026-03-04T16:00:00Z');
    await worked(world, crew.anna, crew.roof, '2025-05-01T08:00:00Z', '2025-05-01T16:00:00Z');
    expect((await reported()).employees['Anna']).toMatchObject({ over_time: 4 * hour });
    const may = await reported({ from: '2025-05-01', to: '2025-05-31' });
    expect(may.employees['Anna']).toMatchObject({ over_time: 0 });
    expect(await explained(crew.anna.id, { day: '2025-05-01' })).toMatchObject({ total_time: 8 * hour });
    expect(await explained(crew.anna.id, { day: '2026-03-04' })).toMatchObject({
      holiday: { name: null, own_name: 'Founding day', from_minute: 720, is_major: false },
    });
  });
});

describe('a day explained', () => {
  beforeEach(() =>
    under({
      overtime: { ...noPayRules.overtime, after_day_hours: 8, after_week_hours: 20, holidays: true },
      lunch: { minutes: 30, from_hours: 6 },
    }),
  );

  it('names the rule of each stretch, over all projects, whatever the report is of', async () => {
    await worked(world, crew.anna, crew.roof, '2026-03-02T08:00:00Z', '2026-03-02T16:30:00Z');
    await worked(world, crew.anna, crew.wall, '2026-03-03T08:00:00Z', '2026-03-03T12:00:00Z');
    await worked(world, crew.anna, crew.roof, '2026-03-03T12:00:00Z', '2026-03-03T18:00:00Z');
    await worked(world, crew.anna, crew.wall, '2026-03-04T08:00:00Z', '2026-03-04T13:00:00Z');
    const tuesday = await explained(crew.anna.id, { day: '2026-03-03' });
    expect(
      tuesday.stretches.map(({ project, start, end, reason }) => [project.name, start, end, reason]),
    ).toEqual([
      ['Wall', '2026-03-03T08:00:00Z', '2026-03-03T12:00:00Z', null],
      ['Roof', '2026-03-03T12:00:00Z', '2026-03-03T16:30:00Z', null],
      ['Roof', '2026-03-03T16:30:00Z', '2026-03-03T18:00:00Z', 'day'],
    ]);
    expect(tuesday).toMatchObject({ week_left_time: 12 * hour, week_paid_time: 8 * hour });
    const wednesday = await explained(crew.anna.id, { day: '2026-03-04' });
    expect(wednesday).toMatchObject({ week_left_time: 4 * hour });
    expect(wednesday.stretches.map(({ reason }) => reason)).toEqual([null, 'week']);
  });

  it('shows work that began on the day before, and the same figures as the report', async () => {
    await worked(world, crew.anna, crew.roof, '2026-03-02T20:00:00Z', '2026-03-03T10:00:00Z');
    const { parts } = await reported();
    const part = parts.find(({ day }) => day === '2026-03-03');
    const explainedDay = await explained(crew.anna.id, { day: '2026-03-03' });
    expect(explainedDay.total_time).toBe(part?.total_time);
    const overtime = explainedDay.stretches.filter(({ reason }) => reason !== null);
    expect(
      overtime.reduce((sum, { start, end }) => sum + (Date.parse(end) - Date.parse(start)) / 1000, 0),
    ).toBe(part?.over_time);
  });

  it('is counted by the rules of the report it stands in', async () => {
    await worked(world, crew.anna, crew.roof, '2026-03-02T08:00:00Z', '2026-03-02T16:30:00Z');
    const own = { overtime_after_day_hours: 5, overtime_after_week_hours: null, lunch_minutes: null };
    const explainedDay = await explained(crew.anna.id, { day: '2026-03-02', ...own });
    expect(explainedDay.stretches.map(({ end, reason }) => [end, reason])).toEqual([
      ['2026-03-02T13:00:00Z', null],
      ['2026-03-02T16:30:00Z', 'day'],
    ]);
  });

  it('of another company’s employee is refused', async () => {
    const foreign = await world.aCompany();
    const stranger = await world.anEmployee(foreign);
    await expect(explained(stranger.id, { day: '2026-03-02' })).rejects.toMatchObject({
      code: 'employee_missing',
    });
    await expect(explained('nobody', { day: '2026-03-02' })).rejects.toMatchObject({
      code: 'employee_missing',
    });
  });
});
