// Spreadsheets of a company that grades its overtime, and of one whose projects are left open by a daily rule.

import { describe, expect, it } from 'vitest';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { noPayRules, type OvertimeTiers, plainTiers } from '#shared/model/company/pay-rules.ts';
import { useWorld } from '#test/kit/world/use-site.ts';
import { useOffice } from './exported.ts';
import { march } from './exported-month.ts';
import { worked } from '#test/domain/report/worked.ts';

const world = await useWorld('2026-04-02T08:00:00Z');
const office = await useOffice(world);

async function aRoofer(rules: Partial<ReturnType<typeof firstSettings>>) {
  const settings = {
    ...firstSettings('en', 'Europe/Dublin'),
    overtime: { ...noPayRules.overtime, after_day_hours: 8 },
    ...rules,
  };
  const company = await world.aCompany({ country: 'IE', settings });
  const anna = await world.anEmployee(company, { name: 'Anna' });
  const roof = await world.aProject(company, { name: 'Roof' });
  // Thirteen hours: eight, two of the first tier, three of the second.
  await worked(world, anna, roof, '2026-03-02T07:00:00Z', '2026-03-02T20:00:00Z');
  return company;
}
const tiers: OvertimeTiers = {
  ...plainTiers,
  day_steps: [{ after_hours: 10, tier: 2 }],
  names: ['', 'Double', ''],
};

describe('a spreadsheet of graded overtime', () => {
  it.each(['entries', 'projects', 'employees', 'daily'] as const)(
    'of %s has a column for each tier that was worked, under the company’s own name, and its total',
    async (kind) => {
      const sheet = await office.sheet(await aRoofer({ tiers }), { kind, filters: march });
      const paid = sheet.heads.slice(sheet.heads.indexOf('Normal'), sheet.heads.indexOf('Lunch') + 1);
      expect(paid).toEqual(['Normal', 'Overtime 1', 'Double', 'Lunch']);
      const totals = ['Hours', ...paid].map((head) => Number(sheet.total(head).calculated));
      expect(totals).toEqual([13, 8, 2, 3, 0]);
    },
  );

  it('says the rules of the tiers above its heads', async () => {
    const sheet = await office.sheet(await aRoofer({ tiers }), { kind: 'entries', filters: march });
    expect(sheet.note).toContain('Double is paid after 10 hours a day.');
  });

  it('keeps one column of overtime while no hour is of a higher tier', async () => {
    const none = { ...tiers, day_steps: [{ after_hours: 20, tier: 2 as const }] };
    const sheet = await office.sheet(await aRoofer({ tiers: none }), { kind: 'entries', filters: march });
    expect(sheet.heads).toContain('Overtime');
    expect(sheet.heads).not.toContain('Overtime 1');
  });
});

describe('a spreadsheet of projects under a daily rule', () => {
  const heads = async (split: boolean | undefined, rules = {}) => {
    const options = split === undefined ? {} : { split };
    return (await office.sheet(await aRoofer(rules), { kind: 'projects', filters: march, options })).heads;
  };

  it('has no overtime where the screen does not split it, and has it where it does', async () => {
    expect(await heads(false)).toEqual(['Project', 'Entries', 'Hours']);
    expect(await heads(true)).toContain('Overtime');
    expect(await heads(undefined)).toContain('Overtime');
  });

  it('has it under every other rule', async () => {
    const weekly = { overtime: { ...noPayRules.overtime, after_week_hours: 40 } };
    expect(await heads(false, weekly)).toContain('Overtime');
  });
});
