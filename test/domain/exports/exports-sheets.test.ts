// Spreadsheets: the report's own rows in a workbook that another library reads and recalculates.

import { describe, expect, it } from 'vitest';
import { requestExport } from '#functions/domain/payroll/request.ts';
import { read as readReport } from '#functions/domain/report/report.ts';
import type { OfficeRole } from '#shared/access.ts';
import { exportKinds } from '#shared/model/export.ts';
import { payrollSystemOf } from '#shared/model/payroll.ts';
import { report } from '#shared/model/report.ts';
import { dayNumber } from '#shared/time/calendar.ts';
import { type Asked, useOffice } from './exported.ts';
import { managerRow } from '#test/kit/world/rows.ts';
import { readSheet } from './read-sheet.ts';
import { aMonth, march, settings, useCrew } from './exported-month.ts';
import { worked } from '#test/domain/report/worked.ts';

const { world, crew } = await useCrew();
const office = await useOffice(world);

const layouts: readonly [string, Asked, readonly string[]][] = [
  [
    'entries',
    { kind: 'entries', filters: march },
    ['Date', 'In', 'Out', 'Hours', 'Employee', 'Project', 'Normal', 'Overtime', 'Lunch', 'Comments'],
  ],
  [
    'projects',
    { kind: 'projects', filters: march },
    ['Project', 'Entries', 'Hours', 'Normal', 'Overtime', 'Lunch'],
  ],
  [
    'employees',
    { kind: 'employees', filters: march },
    ['Employee', 'Entries', 'Projects', 'Hours', 'Normal', 'Overtime', 'Lunch'],
  ],
  [
    'daily',
    { kind: 'daily', filters: march },
    ['Date', 'Employee', 'Entries', 'Projects', 'Hours', 'Normal', 'Overtime', 'Lunch', 'Comments'],
  ],
];

describe('a spreadsheet', () => {
  it.each(layouts)(
    'of %s has its columns and the report’s totals to the second [export-row.* export.total.* export.layout.*]',
    async (_, asked, heads) => {
      await aMonth(world, crew);
      const sheet = await office.sheet(crew.company, asked);
      expect(sheet.heads).toEqual(heads);
      const { data } = report.parse(await readReport(await world.asCompany(crew.company), { query: march }));
      const added = (field: 'total_time' | 'regular_time' | 'over_time' | 'lunch_deduction') =>
        data.reduce((sum, log) => sum + log[field], 0);
      expect(added('over_time')).toBeGreaterThan(0);
      const expected = {
        Hours: added('total_time'),
        Normal: added('regular_time'),
        Overtime: added('over_time'),
        Lunch: -added('lunch_deduction'),
      };
      for (const [head, seconds] of Object.entries(expected)) {
        const { formula, kept, calculated } = sheet.total(head);
        expect(formula).toMatch(/^SUM\([A-Z]4:[A-Z]\d+\)$/);
        expect(Number(calculated) * 3600, head).toBeCloseTo(seconds, 4);
        expect(Number(kept) * 3600, head).toBeCloseTo(seconds, 4);
      }
      expect(sheet.value(sheet.lastRow, 1)).toBe('Total');
      expect(sheet.formulas).toBe(4);
    },
  );

  it('of entries has a row per entry, by employee and then newest first, with local times [export.range-text-shared-month]', async () => {
    await aMonth(world, crew);
    const { rows, title, note, name, cell, columnOf } = await office.sheet(crew.company, {
      kind: 'entries',
      filters: march,
    });
    expect(name).toBe('Time entries');
    expect(title).toBe('Time entries · 01–31-03-2026');
    expect(note).toBe(
      `${crew.company.name} · Overtime is paid after 8 hours a day. A lunch of 30 minutes is deducted on days of 6 hours or more.`,
    );
    expect(rows.map((row) => [row['Employee'], row['Date'], row['Project'], row['Comments']])).toEqual([
      ['Anna', 25_569 + dayNumber('2026-03-29'), 'Roof', undefined],
      ['Anna', 25_569 + dayNumber('2026-03-28'), 'Wall', undefined],
      ['Anna', 25_569 + dayNumber('2026-03-02'), 'Roof', 'Rain & <wind>'],
      ['Björn', 25_569 + dayNumber('2026-03-10'), 'Wall', undefined],
    ]);
    const shown = (row: number) =>
      [1, 2, 3, columnOf('Hours'), columnOf('Lunch')].map((column) => cell(row, column)?.w);
    expect(shown(4)).toEqual(['29-03-2026', '12:00', '16:30', '4.50', '0.00']);
    expect(shown(5)).toEqual(['28-03-2026', '22:00', '29-03-2026 06:00', '7.00', '-0.50']);
    expect(shown(7)).toEqual(['10-03-2026', '05:11', '21:17', '16.10', '-0.50']);
  });

  it.each([
    [false, 'Daily overtime cannot be computed by project.'],
    [true, 'the day’s last hours get it.'],
  ])('of projects says what a daily rule leaves open; split: %s', async (split, said) => {
    await aMonth(world, crew);
    const { note } = await office.sheet(crew.company, {
      kind: 'projects',
      filters: march,
      options: { split },
    });
    expect(note).toContain(said);
    expect((await office.sheet(crew.company, { kind: 'employees', filters: march })).note).not.toContain(
      said,
    );
  });

  it('of one project or one employee is that section of the report, by days', async () => {
    await aMonth(world, crew);
    const wallSheet = await office.sheet(crew.company, {
      kind: 'projects',
      filters: march,
      options: { project_id: crew.wall.id },
    });
    expect(wallSheet.heads).toEqual([
      'Date',
      'Entries',
      'Employee',
      'Hours',
      'Normal',
      'Overtime',
      'Lunch',
      'Comments',
    ]);
    const days = (sheet: typeof wallSheet) =>
      sheet.rows.map((row) => [
        Number(row['Date']) - 25_569,
        row['Hours'],
        row['Employee'] ?? row['Project'],
      ]);
    expect(days(wallSheet)).toEqual([
      [dayNumber('2026-03-29'), 5, 'Anna'],
      [dayNumber('2026-03-28'), 2, 'Anna'],
      [dayNumber('2026-03-10'), expect.closeTo(16.1044, 3), 'Björn'],
    ]);
    const annaSheet = await office.sheet(crew.company, {
      kind: 'employees',
      filters: march,
      options: { employee_id: crew.anna.id, comments: false },
    });
    expect(annaSheet.heads).toEqual(['Date', 'Project', 'Entries', 'Hours', 'Normal', 'Overtime', 'Lunch']);
    expect(days(annaSheet)).toEqual([
      [dayNumber('2026-03-29'), 5, 'Wall'],
      [dayNumber('2026-03-29'), 4.5, 'Roof'],
      [dayNumber('2026-03-28'), 2, 'Wall'],
      [dayNumber('2026-03-02'), 9, 'Roof'],
    ]);
  });

  it('speaks the language that is asked for, else the company’s, with the country’s days [export.range-text-shared-year]', async () => {
    await aMonth(world, crew);
    const icelandic = await office.made(crew.company, {
      kind: 'entries',
      filters: march,
      options: { language: 'is' },
    });
    expect(icelandic.file_name).toBe('timafaerslur-2026-03-01-2026-03-31.xlsx');
    const { headers } = await office.download(icelandic);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${icelandic.file_name}"`);
    const portuguese = await office.sheet(
      await world.aCompany({
        country: 'PT',
        settings: { ...settings, language: 'pt', overtime: { ...settings.overtime, after_day_hours: 7.5 } },
      }),
      { kind: 'daily', filters: { from: '2026-02-27', to: '2026-03-02' } },
    );
    expect(portuguese.title).toBe('Horas por dia · 27/02–02/03/2026');
    expect(portuguese.note).toContain('acima de 7,5 horas por dia');
    expect(portuguese.heads).toContain('Horas extra');
    expect(portuguese.total('Horas').kept).toBe(0);
  });

  it('shows the Payday kennitala of employees while that integration is on [export-row.kennitala-payday]', async () => {
    const owner = await world.aCompany({ settings, integrations: { payday: { active: true } } });
    const gudrun = await world.anEmployee(owner, {
      name: 'Guðrún',
      integrations: { payday: { kt: '0101302989' } },
    });
    await worked(world, gudrun, await world.aProject(owner), '2026-03-02T08:00:00Z', '2026-03-02T09:00:00Z');
    const { rows, heads } = await office.sheet(owner, { kind: 'employees', filters: march });
    expect(heads[1]).toBe('Kennitala');
    expect(rows[0]).toMatchObject({ Employee: 'Guðrún', Kennitala: '0101302989', Entries: 1 });
  });

  it.each(exportKinds.filter((kind) => !payrollSystemOf(kind) && kind !== 'pdf'))(
    'of kind %s shows a kennitala only to those who may see it in the list of employees',
    async (kind) => {
      const owner = await world.aCompany({ settings, integrations: { payday: { active: true } } });
      const kt = '0101302989';
      const gudrun = await world.anEmployee(owner, { name: 'Guðrún', integrations: { payday: { kt } } });
      await worked(
        world,
        gudrun,
        await world.aProject(owner),
        '2026-03-02T08:00:00Z',
        '2026-03-02T09:00:00Z',
      );
      const shows = async (role: OfficeRole) => {
        const ctx = { ...(await office.asCompany(owner)), manager: managerRow(0, owner.id, { role }) };
        const { id } = await requestExport(ctx, { body: { kind, filters: march } });
        await office.worked({ companyId: owner.id, exportId: id });
        const { rows, sheet } = readSheet((await office.download(await office.job(owner, id))).bytes);
        expect(rows).toHaveLength(1);
        return JSON.stringify(sheet).includes(kt);
      };
      expect(await shows('read')).toBe(false);
      expect(await shows('pay')).toBe(kind === 'employees');
    },
  );

  it('marks long entries and days, bold from ten hours and red from sixteen, but no sums', async () => {
    await aMonth(world, crew);
    // Ten and sixteen hours, and a second less than each.
    for (const [day, from, to] of [
      ['20', '08:00:00', '18:00:00'],
      ['21', '08:00:01', '18:00:00'],
      ['22', '05:00:00', '21:00:00'],
      ['23', '05:00:01', '21:00:00'],
    ] as const)
      await worked(world, crew.anna, crew.wall, `2026-03-${day}T${from}Z`, `2026-03-${day}T${to}Z`);
    const hoursStyles = async (kind: 'entries' | 'projects') => {
      const { parts } = await office.sheet(crew.company, { kind, filters: march });
      const xml = parts.get('xl/worksheets/sheet1.xml')?.toString() ?? '';
      const column = kind === 'entries' ? 'D' : 'C';
      const looks = Array.from(xml.matchAll(new RegExp(`<c r="${column}\\d+" s="(\\d+)"><v>([^<]+)`, 'g')));
      return looks.map(([, look, hours]) => [Math.round(Number(hours) * 3600), look] as const);
    };
    const entries = new Map(await hoursStyles('entries'));
    const lookOf = (seconds: number) => entries.get(seconds) ?? 'no such entry';
    const [long, veryLong] = [10 * 3600, 16 * 3600];
    expect(lookOf(long - 1)).toBe(lookOf(7 * 3600));
    expect(lookOf(veryLong - 1)).toBe(lookOf(long));
    expect(new Set([lookOf(long - 1), lookOf(long), lookOf(veryLong)]).size).toBe(3);
    expect(new Set((await hoursStyles('projects')).map(([, look]) => look)).size).toBe(1);
  });
});
