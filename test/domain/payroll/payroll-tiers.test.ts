// Pay items of overtime tiers and of lunch: every second is in exactly one; files without tiers are unchanged.

import { describe, expect, it } from 'vitest';
import { itemTotals } from '#functions/domain/payroll/hours.ts';
import { payItemsOf } from '#functions/domain/payroll/pay-items.ts';
import { payrollOf } from '#functions/domain/payroll/sheet.ts';
import type { Integrations, Settings } from '#shared/model/company/company.ts';
import { integrationChange } from '#shared/model/company/settings-change.ts';
import { noPayRules, type OvertimeTiers, plainTiers } from '#shared/model/company/pay-rules.ts';
import { readWorkbook } from '#test/domain/exports/read-sheet.ts';
import { october, usePayroll } from './payroll-crew.ts';

const { world, aCrew, work, bytesOf } = await usePayroll();

const daily = { ...noPayRules.overtime, after_day_hours: 8 };
const tiers: OvertimeTiers = {
  ...plainTiers,
  day_steps: [
    { after_hours: 10, tier: 2 },
    { after_hours: 12, tier: 3 },
  ],
};
const graded: Partial<Settings> = { overtime: daily, tiers };

/** Fourteen hours: eight, then two of each tier. */
async function aLongDay(integrations: Integrations, rules: Partial<Settings> = graded) {
  const crew = await aCrew(integrations, rules);
  await work(crew, crew.anna, 5, '06:00', '20:00');
  return crew.company;
}
const linesOf = (bytes: Buffer) => bytes.toString('utf8').replace('\ufeff', '').trimEnd().split('\r\n');

describe('a payroll file of graded overtime', () => {
  it('has a row for each pay item in Regla; a tier without its own goes to overtime', async () => {
    const regla = { active: true, pay_code_tier2: 116 };
    expect(linesOf(await bytesOf(await aLongDay({ regla }), 'regla'))).toEqual([
      '1201603389;104;8,00;;311026;;;;;',
      '1201603389;106;4,00;;311026;;;;;',
      '1201603389;116;2,00;;311026;;;;;',
    ]);
  });

  it('has a column for each pay item in DK; overtime has none once every tier has its own', async () => {
    const dk = { active: true, pay_code_tier1: 111, pay_code_tier2: 112, pay_code_tier3: 113 };
    expect(linesOf(await bytesOf(await aLongDay({ dk }), 'dk'))).toEqual([
      'Kennitala;Deild;Nafn;101;111;112;113',
      '1201603389;7;Anna;8,00;2,00;2,00;2,00',
    ]);
  });

  it('adds tiers up that share a pay item', async () => {
    const dk = { active: true, pay_code_tier2: 112, pay_code_tier3: 112 };
    expect(linesOf(await bytesOf(await aLongDay({ dk }), 'dk'))).toEqual([
      'Kennitala;Deild;Nafn;101;102;112',
      '1201603389;7;Anna;8,00;2,00;4,00',
    ]);
  });

  it('fills Payday’s own columns and those that are called like a pay item', async () => {
    const payday = { active: true, pay_item_tier1: 'eftirvinna', pay_item_tier3: 'Stórhátíðarkaup' };
    expect(readWorkbook(await bytesOf(await aLongDay({ payday }), 'payday')).table).toEqual([
      ['Kennitala', 'Nafn', 'Dagvinna', 'Yfirvinna', 'Eftirvinna', 'Stórhátíðarkaup'],
      ['1201603389', 'Anna', 8, 2, 2, 2],
    ]);
  });

  it('keeps Payday’s template where no hours are left for one of its columns', async () => {
    const own = { pay_item_tier1: 'Y1', pay_item_tier2: 'Y2', pay_item_tier3: 'Y3' };
    const payday = { active: true, evening_column: true, ...own };
    const [heads, row] = readWorkbook(await bytesOf(await aLongDay({ payday }), 'payday')).table;
    expect(heads).toEqual(['Kennitala', 'Nafn', 'Dagvinna', 'Yfirvinna', 'Eftirvinna', 'Y1', 'Y2', 'Y3']);
    expect(row).toEqual(['1201603389', 'Anna', 8, undefined, undefined, 2, 2, 2]);
  });

  it('is the same to the byte for a company without tiers, whatever pay items tiers have', async () => {
    const own = { pay_code_tier1: 1, pay_code_tier2: 2, pay_code_tier3: 3 };
    const plain = { overtime: daily };
    for (const system of ['regla', 'dk'] as const) {
      const [before, after] = await Promise.all([
        aLongDay({ [system]: { active: true } }, plain).then((company) => bytesOf(company, system)),
        aLongDay({ [system]: { active: true, ...own } }, plain).then((company) => bytesOf(company, system)),
      ]);
      expect(after.equals(before)).toBe(true);
    }
  });
});

describe('lunch as a pay item', () => {
  const rules = { ...graded, lunch: { minutes: 30, from_hours: 6 } };

  it('is negative, and regular time carries what it takes off', async () => {
    const regla = { active: true, pay_code_lunch: 900 };
    expect(linesOf(await bytesOf(await aLongDay({ regla }, rules), 'regla'))).toEqual([
      '1201603389;104;8,50;;311026;;;;;',
      '1201603389;106;5,50;;311026;;;;;',
      '1201603389;900;-0,50;;311026;;;;;',
    ]);
  });

  it('is not in the file of a company that asks for none', async () => {
    const [row] = linesOf(await bytesOf(await aLongDay({ regla: { active: true } }, rules), 'regla'));
    expect(row).toBe('1201603389;104;8,00;;311026;;;;;');
  });
});

describe('the pay items of a file', () => {
  it('carry every paid second once, whichever of them a company has', async () => {
    const rules = { ...graded, lunch: { minutes: 30, from_hours: 6 } };
    const company = await aLongDay({ regla: { active: true }, payday: { active: true } }, rules);
    const sheet = await payrollOf(await world.asCompany(company), 'regla', october);
    const codes = { 1: 'pay_code_tier1', 2: 'pay_code_tier2', 3: 'pay_code_tier3', 4: 'pay_code_lunch' };
    const names = { 1: 'pay_item_tier1', 2: 'pay_item_tier2', 3: 'pay_item_tier3', 4: 'pay_item_lunch' };
    const chosen = (fields: object, bits: number, value: (at: number) => string | number) =>
      Object.fromEntries(
        Object.values(fields).flatMap((field, at) => (bits & (1 << at) ? [[field, value(at)]] : [])),
      );
    for (let bits = 0; bits < 16; bits += 1) {
      const regla = { active: true, ...chosen(codes, bits, (at) => 500 + at) };
      const payday = { active: true, ...chosen(names, bits, (at) => ['Yfirvinna', 'A', 'B', 'C'][at] ?? '') };
      for (const items of [payItemsOf('regla', regla, tiers), payItemsOf('payday', payday, tiers)]) {
        const total = itemTotals(sheet.hours, items).reduce((sum, { seconds }) => sum + seconds, 0);
        expect([bits, total]).toEqual([bits, 13.5 * 3600]);
      }
    }
  });

  it('are refused by their field when they are no number, too long, or a column of the template', () => {
    const fieldsOf = (change: object) =>
      integrationChange.safeParse(change).error?.issues.map(({ path }) => path.join('.'));
    expect(fieldsOf({ pay_code_tier2: 100_000 })).toEqual(['pay_code_tier2']);
    expect(fieldsOf({ pay_code_lunch: 1.5 })).toEqual(['pay_code_lunch']);
    for (const name of ['', '  ', 'x'.repeat(41), 'Kennitala', 'NAFN', 'dagvinna', 'a\nb'])
      expect(fieldsOf({ pay_item_tier1: name })).toEqual(['pay_item_tier1']);
    for (const name of ['=1+1', 'a;b', '"', '😀', 'x'.repeat(40)])
      expect(fieldsOf({ pay_item_tier1: name })).toBeUndefined();
  });
});
