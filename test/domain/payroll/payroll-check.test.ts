// The check before a payroll file: each finding with its people and entries; a file with a blocking one is refused.

import { describe, expect, it } from 'vitest';
import { edit } from '#functions/domain/worklogs/change/edit.ts';
import { check } from '#functions/domain/payroll/check.ts';
import { looksOdd } from '#shared/pay/kennitala.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { companyItem } from '#functions/table/rows/company-row.ts';
import type { Item } from '#functions/table/write.ts';
import { findingEntriesMax } from '#shared/limits.ts';
import { noPayRules, plainTiers } from '#shared/model/company/pay-rules.ts';
import { findingCodes, payrollAsked, payrollCheck } from '#shared/model/payroll.ts';
import { at } from '#test/kit/world/context.ts';
import { october, usePayroll } from './payroll-crew.ts';
import { worked } from '#test/domain/report/worked.ts';

const { world, office, aCrew, withKennitala, work, asked, madeBy, bytesOf } = await usePayroll();

const checked = async (company: Company, query: object = {}) =>
  payrollCheck.parse(
    await check(await world.asCompany(company), {
      query: payrollAsked.parse({ system: 'regla', ...october, ...query }),
    }),
  );
const found = async (company: Company, query: object = {}) => (await checked(company, query)).findings;
const seen = new Set<string>();
const codesOf = async (company: Company, query: object = {}) => {
  const codes = (await found(company, query)).map(({ code }) => code);
  for (const code of codes) seen.add(code);
  return codes;
};

describe('the check of a payroll file', () => {
  it('says what the file would hold, and finds nothing wrong where nothing is', async () => {
    const crew = await aCrew();
    await work(crew, crew.anna, 5, '08:00', '16:00');
    expect(await checked(crew.company)).toEqual({
      system: 'regla',
      ...october,
      employees: 1,
      entries: 1,
      items: [
        { item: '104', kinds: ['regular'], seconds: 8 * 3600 },
        { item: '106', kinds: ['overtime1', 'overtime2', 'overtime3'], seconds: 0 },
      ],
      findings: [],
    });
  });

  it('blocks a file for an empty period', async () => {
    const crew = await aCrew();
    expect(await found(crew.company)).toEqual([{ code: 'nothing', severity: 'blocks' }]);
    expect(await codesOf(crew.company)).toEqual(['nothing']);
    await expect(asked(crew.company, 'regla')).rejects.toMatchObject({ code: 'payroll_empty' });
  });

  it('blocks the file for employees with hours and no kennitala, or one that is not of ten digits', async () => {
    const crew = await aCrew();
    const names = ['=SUM(1;2)', 'Jón "Júllí" 😀', 'x'.repeat(200), 'Kári'];
    for (const name of names)
      await work(crew, await withKennitala(crew.company, name, ''), 5, '08:00', '16:00');
    const short = await withKennitala(crew.company, 'Stutta', '12016033');
    await work(crew, short, 5, '08:00', '16:00');
    const long = [
      await withKennitala(crew.company, 'Ýr', '12016033890'),
      await withKennitala(crew.company, 'Ævar', 'IS1201603389'),
    ];
    for (const who of long) await work(crew, who, 5, '08:00', '16:00');
    await withKennitala(crew.company, 'Without hours', '');
    const findings = await found(crew.company);
    expect(
      findings.filter(({ code }) => code === 'kennitala_missing').map(({ employee }) => employee?.name),
    ).toEqual(names.toSorted(new Intl.Collator('is').compare));
    expect(findings.filter(({ code }) => code === 'kennitala_wrong')).toEqual(
      [short, ...long].map(({ id, name }) => ({
        code: 'kennitala_wrong',
        severity: 'blocks',
        employee: { id, name },
      })),
    );
    expect(new Set(findings.map(({ severity }) => severity))).toEqual(new Set(['blocks']));
    await codesOf(crew.company);
    await expect(asked(crew.company, 'regla')).rejects.toMatchObject({
      code: 'kennitala_missing',
      params: { names: `=SUM(1;2), Jón "Júllí" 😀, Kári +4` },
    });
    await expect(asked(crew.company, 'regla', { employee_id: [short.id] })).rejects.toMatchObject({
      params: { names: 'Stutta' },
    });
    // Employees outside of the filter do not block the file.
    await work(crew, crew.anna, 5, '08:00', '16:00');
    expect((await bytesOf(crew.company, 'regla', { employee_id: [crew.anna.id] })).toString()).toContain(
      crew.anna.integrations.regla?.kt,
    );
  });

  it('is made again by the worker: a kennitala that was taken away meanwhile ends the job without a file', async () => {
    const crew = await aCrew();
    await work(crew, crew.anna, 5, '08:00', '16:00');
    const id = await asked(crew.company, 'dk');
    await world.table.write({
      update: { PK: `C#${crew.company.id}`, SK: `E#${crew.anna.id}` },
      remove: ['in.dk', 'in.regla', 'in.payday'],
    });
    await madeBy(crew.company, id);
    expect(await office.job(crew.company, id)).toMatchObject({ state: 'failed' });
  });

  it('takes the kennitala of another payroll system where its own field is empty, and its own where both are there', async () => {
    const crew = await aCrew(undefined, {}, '');
    const put = (integrations: Item) =>
      world.table.write({
        update: { PK: `C#${crew.company.id}`, SK: `E#${crew.anna.id}` },
        set: integrations,
      });
    await work(crew, crew.anna, 5, '08:00', '16:00');
    expect((await found(crew.company)).map(({ code }) => code)).toEqual(['kennitala_missing']);
    await put({ in: { regla: { kt: '1201603389' } } });
    expect(await found(crew.company)).toEqual([]);
    expect((await bytesOf(crew.company, 'dk')).toString()).toContain('1201603389');
    await put({ in: { regla: { kt: '1201603389' }, dk: { kt: '0101302989' } } });
    expect((await bytesOf(crew.company, 'dk')).toString()).toContain('0101302989');
  });

  it('asks to look at a kennitala that fails the old test, and lets it pass', async () => {
    const crew = await aCrew(undefined, {}, '1201603379');
    await work(crew, crew.anna, 5, '08:00', '16:00');
    expect(await found(crew.company)).toEqual([
      { code: 'kennitala_odd', severity: 'notes', employee: { id: crew.anna.id, name: 'Anna' } },
    ]);
    await codesOf(crew.company);
    expect((await bytesOf(crew.company, 'regla')).toString()).toContain('1201603379;104;8,00');
    expect(['1201603389', '4706170639', '8923501739'].map(looksOdd)).toEqual([false, false, false]);
    expect(['3213603389', '0001603389'].map(looksOdd)).toEqual([true, true]);
  });

  it('warns of two people with one kennitala, and names the other', async () => {
    const crew = await aCrew();
    const twin = await withKennitala(crew.company, 'Twin', '1201603389');
    for (const who of [crew.anna, twin]) await work(crew, who, 5, '08:00', '16:00');
    const [anna, other] = await found(crew.company);
    expect(anna).toMatchObject({ code: 'kennitala_shared', severity: 'warns', others: [{ name: 'Twin' }] });
    expect(other).toMatchObject({ employee: { name: 'Twin' }, others: [{ name: 'Anna' }] });
    await codesOf(crew.company);
  });

  it('notes who has no department in DK, and in DK only', async () => {
    const crew = await aCrew();
    const kt = '4706170639';
    const bare = await world.anEmployee(crew.company, {
      name: 'B',
      integrations: { dk: { kt }, regla: { kt } },
    });
    const elsewhere = await world.anEmployee(crew.company, {
      name: 'E',
      integrations: { regla: { kt: '1201603389' } },
    });
    for (const who of [bare, elsewhere]) await work(crew, who, 5, '08:00', '16:00');
    expect(
      (await found(crew.company, { system: 'dk' })).map(({ code, employee }) => [code, employee?.name]),
    ).toEqual([
      ['department_missing', 'B'],
      ['department_missing', 'E'],
    ]);
    await codesOf(crew.company, { system: 'dk' });
    expect(await codesOf(crew.company)).toEqual([]);
  });

  it('warns of entries that run, have an assumed end, last a day or overlap another', async () => {
    const crew = await aCrew();
    const { anna, company } = crew;
    const running = await work(crew, anna, 30, '08:00', undefined);
    const assumed = await work(crew, anna, 20, '08:00', '16:00', { isEndAssumed: true });
    const long = await work(crew, anna, 9, '08:00', '09:00', { endAt: at('2026-10-10T08:00:00Z') });
    await work(crew, anna, 12, '08:00', '09:00', { endAt: at('2026-10-13T07:59:59Z') });
    const first = await work(crew, anna, 5, '08:00', '12:00');
    const second = await work(crew, anna, 5, '11:59', '16:00');
    await work(crew, anna, 5, '16:00', '17:00');
    const employee = { id: anna.id, name: 'Anna' };
    const about = (code: string, rows: readonly { id: string }[], day: string) => ({
      code,
      severity: 'warns',
      employee,
      entries: rows.length,
      entry_ids: rows.map(({ id }) => id),
      from: day,
      to: day,
    });
    expect(await found(company)).toEqual([
      about('open', [running], '2026-10-30'),
      about('end_assumed', [assumed], '2026-10-20'),
      about('overlapping', [first, second], '2026-10-05'),
      about('very_long', [long], '2026-10-09'),
    ]);
    await codesOf(company);
    expect((await bytesOf(company, 'regla')).toString()).toContain(';104;');
  });

  it('names the people of a finding by the Icelandic alphabet, their entries by time', async () => {
    const crew = await aCrew();
    const others = ['Örn', 'Ásta', 'Þór'].map((name) => withKennitala(crew.company, name, '4706170639'));
    const people = [...(await Promise.all(others)), crew.anna];
    for (const who of people) {
      await work(crew, who, 21, '08:00', '16:00', { isEndAssumed: true });
      await work(crew, who, 20, '08:00', '16:00', { isEndAssumed: true });
    }
    const assumed = (await found(crew.company)).filter(({ code }) => code === 'end_assumed');
    expect(assumed.map(({ employee }) => employee?.name)).toEqual(['Anna', 'Ásta', 'Þór', 'Örn']);
    expect(new Set(assumed.map(({ from, to }) => `${from} ${to}`))).toEqual(
      new Set(['2026-10-20 2026-10-21']),
    );
  });

  it('finds an entry that overlaps one of another project, and one that still runs', async () => {
    const crew = await aCrew();
    const wall = await world.aProject(crew.company, { name: 'Wall' });
    await work(crew, crew.anna, 5, '08:00', '12:00');
    await work({ ...crew, roof: wall }, crew.anna, 5, '09:00', '10:00');
    await work(crew, crew.anna, 6, '08:00', undefined);
    await work(crew, crew.anna, 7, '08:00', '09:00');
    for (const to of ['12:00', '11:00']) await work(crew, crew.anna, 8, '08:00', to);
    const query = { project_id: [wall.id] };
    expect(await found(crew.company, query)).toMatchObject([{ code: 'overlapping', entries: 2 }]);
    expect(await found(crew.company)).toMatchObject([{ code: 'open' }, { code: 'overlapping', entries: 6 }]);
  });

  it('warns of unapproved entries where entries are approved, unless only approved ones are paid', async () => {
    const approval = { features: { approve_work_logs: true } };
    const crew = await aCrew(undefined, approval);
    await work(crew, crew.anna, 5, '08:00', '16:00', { isApproved: true });
    for (let day = 6; day < 31; day += 1) await work(crew, crew.anna, day, '08:00', '16:00');
    const [finding] = await found(crew.company);
    expect(finding).toMatchObject({ code: 'unapproved', entries: 25, from: '2026-10-06', to: '2026-10-30' });
    expect(finding?.entry_ids).toHaveLength(findingEntriesMax);
    expect(await codesOf(crew.company)).toEqual(['unapproved']);
    for (const approved of ['true', 'false']) expect(await codesOf(crew.company, { approved })).toEqual([]);
    const without = await aCrew();
    await work(without, without.anna, 5, '08:00', '16:00');
    expect(await codesOf(without.company)).toEqual([]);
  });

  it('notes a tier of overtime that was worked and has no pay item, and a pay item that stands twice', async () => {
    const rules = {
      overtime: { ...noPayRules.overtime, after_day_hours: 8 },
      tiers: { ...plainTiers, day_steps: [{ after_hours: 10, tier: 2 as const }] },
    };
    const crew = await aCrew({ regla: { active: true, pay_code_overtime: 104 } }, rules);
    await work(crew, crew.anna, 5, '08:00', '20:00');
    const bjorn = await withKennitala(crew.company, 'Björn', '4706170639');
    await work(crew, bjorn, 5, '08:00', '16:00');
    expect(await found(crew.company)).toEqual([
      { code: 'item_shared', severity: 'warns', item: '104' },
      { code: 'item_missing', severity: 'notes', tier: 2 },
    ]);
    await codesOf(crew.company);
    const regla = { active: true, pay_code_tier2: 116 };
    await world.table.write({ put: companyItem({ ...crew.company, integrations: { regla } }) });
    expect(await codesOf(crew.company)).toEqual([]);
  });

  it('warns of hours that stand in a file for the same system already', async () => {
    const crew = await aCrew();
    await work(crew, crew.anna, 5, '08:00', '16:00');
    await bytesOf(crew.company, 'regla');
    expect(await found(crew.company, { from: '2026-10-31', to: '2026-11-30' })).toMatchObject([
      { code: 'nothing' },
    ]);
    expect(await found(crew.company, { from: '2026-10-05', to: '2026-10-05' })).toEqual([
      { code: 'exported_before', severity: 'warns', at: '2026-11-01T08:00:00Z', ...october },
    ]);
    await codesOf(crew.company);
    expect(await codesOf(crew.company, { system: 'dk' })).toEqual([]);
    expect(await codesOf(crew.company, { from: '2026-09-01', to: '2026-09-30' })).toEqual(['nothing']);
    // What was paid with others is in that file too, and a file's first and last day are its own.
    const bjorn = await withKennitala(crew.company, 'Björn', '4706170639');
    const around = { '2026-09-30': '2026-10-01', '2026-11-01': '2026-10-31' };
    for (const day of Object.keys(around))
      await worked(world, crew.anna, crew.roof, `${day}T01:00:00Z`, `${day}T02:00:00Z`);
    for (const who of [bjorn, crew.anna]) await work(crew, who, 20, '08:00', '16:00');
    for (const [day, next] of Object.entries(around)) {
      expect(await codesOf(crew.company, { from: day, to: day })).toEqual([]);
      const [from, to] = [day, next].toSorted();
      expect(await codesOf(crew.company, { from, to })).toEqual(['exported_before']);
    }
    // Of several files the newest is named.
    world.pass(60);
    await bytesOf(crew.company, 'regla', { to: '2026-10-30' });
    const [newest] = await found(crew.company, { employee_id: [crew.anna.id] });
    expect(newest).toMatchObject({ code: 'exported_before', at: '2026-11-01T08:01:00Z', to: '2026-10-30' });
  });

  it('warns of an entry that was paid in another period and moved into this one, by name and entry', async () => {
    const crew = await aCrew();
    const paid = await work(crew, crew.anna, 5, '08:00', '16:00');
    await work(crew, crew.anna, 6, '08:00', '16:00');
    await bytesOf(crew.company, 'regla');
    const moved = {
      id: paid.id,
      new_start_time: '2026-11-01T01:00:00Z',
      new_end_time: '2026-11-01T07:00:00Z',
    };
    await edit(await world.asCompany(crew.company), { body: moved });
    const fresh = await worked(world, crew.anna, crew.roof, '2026-11-01T07:00:00Z', '2026-11-01T08:00:00Z');
    const november = { from: '2026-11-01', to: '2026-11-30' };
    expect(await found(crew.company, november)).toEqual([
      {
        code: 'paid_before',
        severity: 'warns',
        employee: { id: crew.anna.id, name: 'Anna' },
        entries: 1,
        entry_ids: [paid.id],
        from: '2026-11-01',
        to: '2026-11-01',
      },
    ]);
    await codesOf(crew.company, november);
    // No file of another system held the entry; a file of the same system and days is reported once, as a whole.
    expect(await codesOf(crew.company, { ...november, system: 'dk' })).toEqual([]);
    expect(await codesOf(crew.company)).toEqual(['exported_before']);
    // Once this period's file holds it, that is the last that did: files are in the order of their seconds.
    world.clock.now += 1;
    await bytesOf(crew.company, 'regla', november);
    expect(await codesOf(crew.company, november)).toEqual(['exported_before']);
    expect(fresh.id).not.toBe(paid.id);
    // The entry moves back to October: November's file has paid it, and the check of October says so. A check of days that
    // November's file shares names the file instead.
    const back = { new_start_time: '2026-10-30T08:00:00Z', new_end_time: '2026-10-30T16:00:00Z' };
    await edit(await world.asCompany(crew.company), { body: { id: moved.id, ...back } });
    const until = (to: string) => codesOf(crew.company, { from: '2026-10-30', to });
    expect(await until('2026-10-31')).toEqual(['paid_before', 'exported_before']);
    expect(await until('2026-11-01')).toEqual(['exported_before']);
  });

  it('is refused for more than a year, and without its active integration', async () => {
    const { company } = await aCrew({ regla: { active: false } });
    await expect(checked(company)).rejects.toMatchObject({ code: 'integration_missing' });
    await expect(checked(company, { system: 'dk' })).rejects.toMatchObject({ code: 'integration_missing' });
    const { company: active } = await aCrew();
    await expect(checked(active, { from: '2016-10-31' })).rejects.toMatchObject({ code: 'range_too_long' });
  });

  it('has found everything it knows of, in these tests', () => {
    expect([...seen].toSorted()).toEqual(findingCodes.toSorted());
  });
});
