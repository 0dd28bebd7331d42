// A threshold of 0 hours is refused everywhere with the same error; an old stored one counts as a rule that is off.

import { describe, expect, it } from 'vitest';
import { companies } from '#shared/api/company.ts';
import { exportJobs } from '#shared/api/exports.ts';
import { reports } from '#shared/api/report.ts';
import { noPayRules, plainTiers } from '#shared/model/company/pay-rules.ts';
import { storedOptions } from '#shared/model/export.ts';
import { inputOf } from '#functions/runtime/parse.ts';
import { companyFrom, companyItem } from '#functions/table/rows/company-row.ts';
import { employeeFrom, employeeItem } from '#functions/table/rows/employee-row.ts';
import { checkCounts } from '#functions/domain/upkeep/counts-check.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { anEvent } from '#test/kit/world/http-event.ts';
import { worked } from '#test/domain/report/worked.ts';
import { march } from '#test/domain/exports/exported-month.ts';
import { useReport } from '#test/domain/report/reported.ts';
import { quietLog } from '#test/kit/world/quiet-log.ts';

const { world, crew, under, reported } = await useReport();
const query = (text: string) => ({ ...anEvent({}), rawQueryString: text });
const body = (value: unknown) => ({
  ...anEvent({ 'content-type': 'application/json' }),
  body: JSON.stringify(value),
});
const refused = (field: string, message: string) =>
  expect.objectContaining({
    code: 'invalid_input',
    issues: [expect.objectContaining({ field, message })],
  });
const caught = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    return error;
  }
};
const moreThanZero = 'must be more than 0';
const fields = ['overtime_after_day_hours', 'overtime_after_week_hours'] as const;

describe('a report’s query', () => {
  const asked = (text: string) => caught(() => inputOf(reports.endpoints.read, query(text)));

  it.each(fields)('refuses %s of 0 in its words, takes the least above it, and null as off', (field) => {
    expect(asked(`${field}=0`)).toEqual(refused(field, moreThanZero));
    expect(asked(`${field}=0.00`)).toEqual(refused(field, moreThanZero));
    expect(asked(`${field}=0.01`)).toMatchObject({ query: { [field]: 0.01 } });
    expect(asked(`${field}=null`)).toMatchObject({ query: { [field]: null } });
    expect(asked('')).toMatchObject({ query: {} });
  });

  it('refuses a lunch of 0 minutes or from 0 hours, and minutes without hours', () => {
    expect(asked('lunch_minutes=0&lunch_from_hours=6')).toEqual(refused('lunch_minutes', moreThanZero));
    expect(asked('lunch_minutes=30&lunch_from_hours=0')).toEqual(refused('lunch_from_hours', moreThanZero));
    expect(asked('lunch_minutes=30')).toEqual(refused('lunch_from_hours', 'is missing'));
    expect(asked('lunch_minutes=1&lunch_from_hours=6')).toMatchObject({
      query: { lunch_minutes: 1, lunch_from_hours: 6 },
    });
    expect(asked('lunch_minutes=null')).toMatchObject({ query: { lunch_minutes: null } });
  });

  it('means the same where a day is explained', () => {
    const explain = (text: string) => caught(() => inputOf(reports.endpoints.explain, query(text)));
    expect(explain('day=2026-03-02&lunch_minutes=30')).toEqual(refused('lunch_from_hours', 'is missing'));
    expect(explain('day=2026-03-02&overtime_after_day_hours=0')).toEqual(
      refused('overtime_after_day_hours', moreThanZero),
    );
  });
});

describe('an export', () => {
  const asked = (options: object) =>
    caught(() => inputOf(exportJobs.endpoints.create, body({ kind: 'entries', filters: march, options })));

  it.each(fields)('refuses %s of 0 in the same words, and takes null as off', (field) => {
    expect(asked({ [field]: 0 })).toEqual(refused(`options.${field}`, moreThanZero));
    expect(asked({ [field]: null })).toMatchObject({ body: { options: { [field]: null } } });
  });

  it('refuses a lunch without its hours', () => {
    expect(asked({ lunch_minutes: 30 })).toEqual(refused('options.lunch_from_hours', 'is missing'));
    expect(asked({ lunch_minutes: 0 })).toEqual(refused('options.lunch_minutes', moreThanZero));
    expect(asked({ lunch_minutes: 30, lunch_from_hours: 0 })).toEqual(
      refused('options.lunch_from_hours', moreThanZero),
    );
    expect(asked({ lunch_minutes: null })).toMatchObject({ body: { options: { lunch_minutes: null } } });
  });

  it('kept from before reads 0 as off', () => {
    expect(storedOptions.parse({ overtime_after_day_hours: 0, lunch_minutes: 0 })).toEqual({
      overtime_after_day_hours: null,
      lunch_minutes: null,
    });
    expect(storedOptions.parse({ lunch_minutes: 30 })).toEqual({ lunch_minutes: 30 });
  });
});

describe('the settings', () => {
  const sent = (change: object) => caught(() => inputOf(companies.endpoints.changeSettings, body(change)));
  const overtime = (over: object) => ({ overtime: { ...noPayRules.overtime, ...over } });

  it.each(['after_day_hours', 'after_week_hours'])('refuse %s of 0 in the same words', (field) => {
    expect(sent(overtime({ [field]: 0 }))).toEqual(refused(`overtime.${field}`, moreThanZero));
    expect(sent(overtime({ [field]: null }))).toMatchObject({ body: overtime({ [field]: null }) });
  });

  it('refuse a lunch from 0 hours and a step of 0 hours', () => {
    expect(sent({ lunch: { minutes: 30, from_hours: 0 } })).toEqual(
      refused('lunch.from_hours', moreThanZero),
    );
    const tiers = { ...plainTiers, day_steps: [{ after_hours: 0, tier: 2 }] };
    expect(sent({ tiers })).toEqual(refused('tiers.day_steps.0.after_hours', moreThanZero));
  });

  it('kept from before read 0 as off: nothing is overtime, no lunch is taken', async () => {
    const zero = {
      ...overtime({ after_day_hours: 0, after_week_hours: 0 }),
      lunch: { minutes: 30, from_hours: 0 },
      tiers: { ...plainTiers, day_steps: [{ after_hours: 0, tier: 2 as const }] },
    };
    await under({});
    const set = { st: { ...crew.company.settings, ...zero } };
    await world.table.write({ update: keys.company(crew.company.id), set });
    const kept = companyFrom({ ...companyItem(crew.company), ...set }).settings;
    expect(kept).toMatchObject({ ...overtime({}), lunch: null, tiers: { day_steps: [] } });
    await worked(world, crew.anna, crew.roof, '2026-03-02T08:00:00Z', '2026-03-02T10:00:00Z');
    const { data, rules } = await reported(march);
    expect(data[0]).toMatchObject({ regular_time: 7200, over_time: 0, lunch_deduction: 0 });
    expect(rules).toMatchObject({ overtime_after_day_hours: null, lunch_minutes: 0 });
  });

  it('kept from before are kept as off by the nightly check, which the security history says once', async () => {
    const tonight = () => ({ table: world.table, now: world.clock.now, log: quietLog });
    const auditRows = async () =>
      (await world.table.queryAll(ranges.audit(crew.company.id))).filter(({ k }) => k === 'zero_rules_off');
    await under({});
    await checkCounts(tonight());
    expect(await auditRows()).toEqual([]);
    const { overtime: kept } = overtime({ after_day_hours: 0, weekends: true });
    const lunch = { minutes: 30, from_hours: 0 };
    const zero = { 'st.overtime': kept, 'st.lunch': lunch };
    await world.table.write({ update: keys.company(crew.company.id), set: zero });
    for (const _ of ['first night', 'second night']) await checkCounts(tonight());
    expect(await auditRows()).toMatchObject([{ b: 'System', f: ['overtime', 'lunch'] }]);
    expect((await world.table.get(keys.company(crew.company.id)))?.['st']).toMatchObject({
      overtime: { ...kept, after_day_hours: null },
      lunch: null,
    });
  });

  it('of one employee read a lunch from 0 hours as none', () => {
    const item = { ...employeeItem(crew.anna), lu: { minutes: 30, from_hours: 0 } };
    expect(employeeFrom(item).lunch).toBeNull();
    expect(employeeFrom({ ...item, lu: { minutes: 30, from_hours: 6 } }).lunch).toMatchObject({
      minutes: 30,
    });
  });

  it('of one employee are kept as none by the nightly check, which the security history says once, of whom', async () => {
    const auditRows = async () =>
      (await world.table.queryAll(ranges.audit(crew.company.id))).filter(({ k }) => k === 'zero_rules_off');
    const key = keys.employee(crew.company.id, crew.anna.id);
    const before = (await auditRows()).length;
    const own = { minutes: 30, from_hours: 6 };
    await world.table.write({ update: key, set: { lu: own } });
    await checkCounts({ table: world.table, now: world.clock.now, log: quietLog });
    expect((await world.table.get(key))?.['lu']).toEqual(own);
    await world.table.write({ update: key, set: { lu: { minutes: 30, from_hours: 0 } } });
    for (const _ of ['first night', 'second night'])
      await checkCounts({ table: world.table, now: world.clock.now, log: quietLog });
    expect((await auditRows()).slice(before)).toMatchObject([{ b: 'System', e: crew.anna.id, f: ['lunch'] }]);
    expect((await world.table.get(key))?.['lu']).toBeNull();
  });
});
