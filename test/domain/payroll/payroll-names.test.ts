// Names of payroll files: one of a part, or by other rules, is never called like the whole month's or like another part's.

import { expect, it } from 'vitest';
import { noPayRules } from '#shared/model/company/pay-rules.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { october, usePayroll } from './payroll-crew.ts';

const { office, aCrew, withKennitala, work } = await usePayroll();

const rules = {
  overtime: { ...noPayRules.overtime, after_day_hours: 8 },
  lunch: { minutes: 30, from_hours: 6 },
  features: { approve_work_logs: true },
};
const whole = 'regla-2026-10-01-2026-10-31.csv';
const namer =
  (company: Company) =>
  async (filters: object = {}, options: object = {}): Promise<string | undefined> =>
    (await office.made(company, { kind: 'regla', filters: { ...october, ...filters }, options })).file_name;

it('a payroll file of some people, one project, or hours by their approval says so in its name', async () => {
  const crew = await aCrew(undefined, rules);
  const gudrun = await withKennitala(crew.company, 'Guðrún Þórsdóttir', '1201603389');
  await work(crew, crew.anna, 5, '08:00', '12:00', { isApproved: true });
  await work(crew, gudrun, 5, '08:00', '12:00');
  const nameOf = namer(crew.company);
  expect(await nameOf()).toBe(whole);
  expect(await nameOf({ employee_id: [gudrun.id] })).toBe(
    'regla-2026-10-01-2026-10-31-gudrun-thorsdottir.csv',
  );
  expect(await nameOf({ project_id: [crew.roof.id] })).toBe('regla-2026-10-01-2026-10-31-roof.csv');
  expect(await nameOf({ approved: true })).toBe('regla-2026-10-01-2026-10-31-approved.csv');
  expect(await nameOf({ approved: false, employee_id: [gudrun.id] })).toBe(
    'regla-2026-10-01-2026-10-31-gudrun-thorsdottir-not-approved.csv',
  );
});

it('a payroll file by other rules than the company’s says so in its name, each rule its own', async () => {
  const crew = await aCrew(undefined, rules);
  await work(crew, crew.anna, 5, '08:00', '18:00');
  const nameOf = namer(crew.company);
  const names = [
    await nameOf({}, { overtime_after_day_hours: 6 }),
    await nameOf({}, { overtime_after_day_hours: 7 }),
    await nameOf({}, { lunch_minutes: null }),
  ];
  expect(new Set(names).size).toBe(3);
  for (const name of names)
    expect(name).toMatch(/^regla-2026-10-01-2026-10-31-other-rules-[0-9a-f]{6}\.csv$/);
  expect(await nameOf({}, { overtime_after_day_hours: 6 })).toBe(names[0]);
  // Those of the company, said in full, are no others.
  expect(await nameOf({}, { overtime_after_day_hours: 8, lunch_minutes: 30 })).toBe(whole);
});

it('payroll files of many people have different names, also where the people’s names do not fit', async () => {
  const crew = await aCrew(undefined, rules);
  await work(crew, crew.anna, 5, '08:00', '12:00');
  const ids = [crew.anna.id];
  for (const name of [
    'Sigurður Örn Hallgrímsson',
    'Snæfríður Eir Þorvaldsdóttir',
    'Björn Ólafsson',
    '日本',
  ]) {
    const one = await withKennitala(crew.company, name, '1201603389');
    await work(crew, one, 5, '08:00', '12:00');
    ids.push(one.id);
  }
  const nameOf = namer(crew.company);
  const names = await Promise.all([2, 3, 4, 5].map((most) => nameOf({ employee_id: ids.slice(0, most) })));
  expect(names[0]).toBe('regla-2026-10-01-2026-10-31-anna-sigurdur-orn-hallgrimsson.csv');
  expect(names[1]).toMatch(/^regla-2026-10-01-2026-10-31-anna-and-2-more-[0-9a-f]{6}\.csv$/);
  expect(new Set([...names, whole]).size).toBe(5);
  expect(await nameOf({ employee_id: ids.slice(0, 3).toReversed() })).toContain(names[1]?.slice(-10));
  const nameless = ids[4] ?? '';
  for (const other of [nameless, 'ofnobody'])
    expect(await nameOf({ employee_id: [crew.anna.id, other] })).toMatch(
      /-31-anna-and-1-more-[0-9a-f]{6}\.csv$/,
    );
  expect(await nameOf({ employee_id: ids.slice(4) })).toMatch(/-31-part-[0-9a-f]{6}\.csv$/);
});
