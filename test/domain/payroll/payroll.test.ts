// Payroll files: byte for byte what Payday, Regla and DK read, of ended entries only.

import { beforeEach, describe, expect, it } from 'vitest';
import { create } from '#functions/domain/exports/exports.ts';
import { makePayrollFile } from '#functions/domain/payroll/payroll.ts';
import { reglaColumns } from '#functions/domain/payroll/regla.ts';
import { companyItem, type Company, firstSettings } from '#functions/table/rows/company-row.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import type { Project } from '#functions/table/rows/project-row.ts';
import type { Integrations } from '#shared/model/company/company.ts';
import { noPayRules } from '#shared/model/company/pay-rules.ts';
import { useWorld } from '#test/kit/world/use-site.ts';
import { useOffice } from '#test/domain/exports/exported.ts';
import { readSheet, readWorkbook } from '#test/domain/exports/read-sheet.ts';
import { worked } from '#test/domain/report/worked.ts';

let company: Company;
let gudrun: Employee;
let project: Project;

const world = await useWorld('2026-11-01T08:00:00Z');
const office = await useOffice(world);

const october = { from: '2026-10-01', to: '2026-10-31' };
const active: Integrations = { payday: { active: true }, regla: { active: true }, dk: { active: true } };
const settings = {
  ...firstSettings('en', 'Atlantic/Reykjavik'),
  overtime: { ...noPayRules.overtime, after_day_hours: 8 },
  lunch: { minutes: 30, from_hours: 6 },
};

async function aCompany(integrations: Integrations = active) {
  company = await world.aCompany({ settings, integrations });
  gudrun = await world.anEmployee(company, {
    name: 'Guðrún Þórsdóttir',
    integrations: {
      payday: { kt: '0101302989' },
      regla: { kt: '0202302989' },
      dk: { kt: '0303302989', deild: '12' },
    },
  });
  project = await world.aProject(company);
  const kt = '0505602989';
  const asmundur = await world.anEmployee(company, {
    name: 'Ásmundur =1+1;"Ás"',
    integrations: { payday: { kt }, regla: { kt }, dk: { kt } },
  });
  await world.anEmployee(company, { name: 'Never here' });
  // 10 h less 30 min lunch: 8 h regular, 1.5 h over; then 3 h 20 min and 18 s more: 11.338 h regular in all.
  await worked(world, gudrun, project, '2026-10-05T08:00:00Z', '2026-10-05T18:00:00Z');
  await worked(world, gudrun, project, '2026-10-06T08:00:00Z', '2026-10-06T11:20:18Z');
  await worked(world, asmundur, project, '2026-10-31T20:00:00Z', '2026-11-01T00:30:00Z');
  // None of these is October's ended work.
  await worked(world, asmundur, project, '2026-10-30T20:00:00Z', undefined);
  await worked(world, gudrun, project, '2026-11-01T00:00:00Z', '2026-11-01T05:00:00Z');
}
beforeEach(() => aCompany());

const fileOf = async (kind: 'payday' | 'regla' | 'dk', filters: object = {}) => {
  const job = await office.made(company, { kind, filters: { ...october, ...filters } });
  return { job, ...(await office.download(job)) };
};
const rowsOf = (bytes: Buffer) => readWorkbook(bytes).table;

describe('a payroll file', () => {
  it('for Regla has ten columns and a row per employee and pay item, days as DDMMYY [workers.payroll payroll.regla.*]', async () => {
    const { bytes, job, headers } = await fileOf('regla');
    expect(bytes.toString('utf8')).toBe(
      '0505602989;104;4,50;;311026;;;;;\r\n' +
        '0202302989;104;11,34;;311026;;;;;\r\n' +
        '0202302989;106;1,50;;311026;;;;;\r\n',
    );
    expect(reglaColumns).toHaveLength(10);
    expect(job).toMatchObject({ file_name: 'regla-2026-10-01-2026-10-31.csv', rows: 2, state: 'done' });
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });

  it('writes no pay of 0,00: seconds that round to nothing are no row, and half a hundredth is one', async () => {
    const sums = [1, 17, 18, 35, 53, 54].map(
      (seconds) => [`030330${String(seconds).padStart(4, '0')}`, seconds] as const,
    );
    await aCompany({ payday: { active: true }, regla: { active: true }, dk: { active: true } });
    for (const [kt, seconds] of sums) {
      const worker = await world.anEmployee(company, {
        name: `Second ${kt}`,
        integrations: { payday: { kt }, regla: { kt }, dk: { kt } },
      });
      const end = `2026-10-08T12:00:${String(seconds).padStart(2, '0')}Z`;
      await worked(world, worker, project, '2026-10-08T12:00:00Z', end);
    }
    // Eight hours regular, then seconds of overtime that are nothing.
    await worked(world, gudrun, project, '2026-10-09T08:00:00Z', '2026-10-09T16:30:17Z');
    const regla = (await fileOf('regla')).bytes.toString('utf8');
    expect(regla).not.toContain(';0,00;');
    expect(sums.map(([kt]) => new RegExp(`${kt};104;([\\d,]+);`).exec(regla)?.[1])).toEqual([
      undefined,
      undefined,
      '0,01',
      '0,01',
      '0,01',
      '0,02',
    ]);
    const dk = (await fileOf('dk')).bytes.toString('utf8');
    const payday = rowsOf((await fileOf('payday')).bytes).map(([kt]) => kt);
    for (const [kt, seconds] of sums) {
      expect([kt, dk.includes(kt), payday.includes(kt)]).toEqual([kt, seconds >= 18, seconds >= 18]);
    }
  });

  it('for DK has the pay items as heads of their columns, and no name that a spreadsheet would run [dk.file.*]', async () => {
    const { bytes, job } = await fileOf('dk');
    expect(job.file_name).toBe('dk-2026-10-01-2026-10-31.csv');
    expect(bytes.toString('utf8')).toBe(
      '\ufeffKennitala;Deild;Nafn;101;102\r\n' +
        '0505602989;;"Ásmundur =1+1;""Ás""";4,50;0,00\r\n' +
        '0303302989;12;Guðrún Þórsdóttir;11,34;1,50\r\n',
    );
    await world.table.write({
      put: companyItem({
        ...company,
        integrations: { dk: { active: true, pay_code_regular: 7, pay_code_overtime: 9 } },
      }),
    });
    const runs = ['=1+1', '\t=1', '＠x', ' -2', '\u0000', '\ufeff+1'];
    for (const [n, deild] of runs.entries())
      await worked(
        world,
        await world.anEmployee(company, { name: `@${n}`, integrations: { dk: { kt: '1111111111', deild } } }),
        project,
        '2026-10-06T08:00:00Z',
        '2026-10-06T09:00:00Z',
      );
    const lines = (await fileOf('dk')).bytes.toString('utf8').split('\r\n');
    expect(lines[0]).toBe('\ufeffKennitala;Deild;Nafn;7;9');
    const written = ["'=1+1", `"'\t'=1"`, "'＠x", "' -2", "'\u0000", "'\ufeff+1"];
    for (const [n, deild] of written.entries())
      expect(lines).toContain(`1111111111;${deild};'@${n};1,00;0,00`);
  });

  it('for Payday is a workbook with its four Icelandic heads [payday.file.*]', async () => {
    const { bytes, job } = await fileOf('payday');
    expect(rowsOf(bytes)).toEqual([
      ['Kennitala', 'Nafn', 'Dagvinna', 'Yfirvinna'],
      ['0505602989', 'Ásmundur =1+1;"Ás"', 4.5, 0],
      ['0101302989', 'Guðrún Þórsdóttir', 11.34, 1.5],
    ]);
    expect(job.file_name).toBe('payday-2026-10-01-2026-10-31.xlsx');
    // A kennitala that is typed into it keeps its leading zero.
    const { name, cell } = readSheet(bytes);
    const formats = [1, 2, 3, 4].map((column) => cell(2, column)?.z);
    expect([name, formats]).toEqual(['Tímaskrá', ['@', '@', '0.00', '0.00']]);
  });

  it('for Payday has Eftirvinna as an empty fifth column when the company wants it [payday.eftirvinna-by-setting]', async () => {
    await aCompany({ payday: { active: true, evening_column: true } });
    const [heads, ...rows] = rowsOf((await fileOf('payday')).bytes);
    expect(heads).toEqual(['Kennitala', 'Nafn', 'Dagvinna', 'Yfirvinna', 'Eftirvinna']);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect([undefined, '']).toContain(row[4]);
  });

  it('uses the company’s own pay codes', async () => {
    await aCompany({ regla: { active: true, pay_code_regular: 1, pay_code_overtime: 0 } });
    const items = (await fileOf('regla')).bytes.toString('utf8').matchAll(/^\d*;(\d+);/gm);
    expect(Array.from(items, ([, item]) => item)).toEqual(['1', '1', '0']);
  });

  it('is of the employees that are asked for', async () => {
    const { bytes } = await fileOf('regla', { employee_id: [gudrun.id] });
    expect(bytes.toString('utf8').split('\r\n')).toHaveLength(3);
  });

  it('is refused without its active integration, also when that was switched off meanwhile', async () => {
    await aCompany({ regla: { active: false } });
    const body = { kind: 'regla', filters: october } as const;
    const asked = async () => create(await office.asCompany(company), { body });
    await expect(asked()).rejects.toMatchObject({ code: 'integration_missing' });
    await aCompany();
    const { id } = await asked();
    expect(office.sent.at(-1)?.name).toBe('payroll.requested');
    await world.table.write({ put: companyItem({ ...company, integrations: { regla: { active: false } } }) });
    await makePayrollFile(office.asWorker(), { companyId: company.id, exportId: id });
    expect(await office.job(company, id)).toMatchObject({ state: 'failed' });
  });
});
