// A spreadsheet opened and printed: its layout, and its notes about its own figures.

import { describe, expect, it } from 'vitest';
import { fileNamePart } from '#functions/domain/exports/jobs/file-name.ts';
import { read } from '#functions/domain/report/report.ts';
import { keys } from '#functions/table/keys.ts';
import { languages } from '#shared/limits.ts';
import { report } from '#shared/model/report.ts';
import { type Asked, useOffice } from './exported.ts';
import { aMonth, march, useCrew } from './exported-month.ts';
import { pictured, said, worked } from '#test/domain/report/worked.ts';
import { at } from '#test/kit/world/context.ts';

const { world, crew } = await useCrew();
const office = await useOffice(world);

const kinds = ['entries', 'projects', 'employees', 'daily'] as const;
const sheetOf = (asked: Partial<Asked> = {}) =>
  office.sheet(crew.company, { kind: 'entries', filters: march, ...asked });
type Sheet = Awaited<ReturnType<typeof sheetOf>>;
const xmlOf = (sheet: Sheet, part = 'xl/worksheets/sheet1.xml') => sheet.parts.get(part)?.toString() ?? '';
const widthsOf = (sheet: Sheet): number[] =>
  [...xmlOf(sheet).matchAll(/<col min="(\d+)" max="(\d+)" width="([\d.]+)"/g)].flatMap(
    ([, from, to, width]) => Array.from({ length: Number(to) - Number(from) + 1 }, () => Number(width)),
  );
const heightOf = (sheet: Sheet, row: number) =>
  Number(new RegExp(`<row r="${row}" ht="([\\d.]+)"`).exec(xmlOf(sheet))?.[1] ?? 15);

describe('a spreadsheet on paper', () => {
  it.each(kinds)('of %s is one A4 page wide, with its heads and the page’s number on each', async (kind) => {
    await aMonth(world, crew);
    const sheet = await sheetOf({ kind });
    const xml = xmlOf(sheet);
    expect(xml).toMatch(/<pageSetUpPr fitToPage="1"\/>/);
    expect(xml).toMatch(/<pageSetup paperSize="9"[^>]* fitToWidth="1" fitToHeight="0"/);
    expect(xml).toContain('&amp;RPage &amp;P of &amp;N');
    expect(xml).toMatch(/<pane ySplit="3" topLeftCell="A4"[^>]* state="frozen"/);
    const wide = widthsOf(sheet).reduce((sum, width) => sum + width, 0) > 95;
    expect(xml).toContain(`orientation="${wide ? 'landscape' : 'portrait'}"`);
    const book = xmlOf(sheet, 'xl/workbook.xml');
    const last = String.fromCharCode(64 + sheet.heads.length);
    expect(book).toContain(`!$A$1:$${last}$${sheet.lastRow}</definedName>`);
    expect(book).toContain('!$3:$3</definedName>');
  });

  it('is upright where it is narrow and on its side where it is wide', async () => {
    await aMonth(world, crew);
    expect(xmlOf(await sheetOf({ kind: 'projects' }))).toContain('orientation="portrait"');
    expect(xmlOf(await sheetOf())).toContain('orientation="landscape"');
  });

  it.each(languages)('shows every head whole, in %s', async (language) => {
    await aMonth(world, crew);
    for (const kind of kinds) {
      const sheet = await sheetOf({ kind, options: { language } });
      const widths = widthsOf(sheet);
      sheet.heads.forEach((head, column) =>
        expect(widths[column], head).toBeGreaterThanOrEqual(head.length + 2),
      );
    }
  });

  it('has rows as high as the names and comments in them, with a photo beside them too', async () => {
    const comment = 'Long words. '.repeat(40);
    await office.aThumbnail(crew.company.id, 'f1');
    const when = at('2026-03-02T10:00:00Z');
    await worked(world, crew.anna, crew.roof, '2026-03-02T08:00:00Z', '2026-03-02T12:00:00Z', {
      comments: [said('m1', comment, when), pictured('m2', 'f1', when + 1)],
    });
    const long = await world.aProject(crew.company, { name: 'L'.repeat(200) });
    await worked(world, crew.anna, long, '2026-03-01T08:00:00Z', '2026-03-01T12:00:00Z');
    await worked(world, crew.bjorn, crew.roof, '2026-03-02T08:00:00Z', '2026-03-02T12:00:00Z');
    const sheet = await sheetOf();
    expect(heightOf(sheet, 4)).toBeGreaterThanOrEqual((comment.length / 48) * 15);
    expect(heightOf(sheet, 5)).toBeGreaterThanOrEqual((200 / 42) * 15);
    expect(heightOf(sheet, 6)).toBe(15);
    expect(Math.max(...widthsOf(sheet))).toBeLessThanOrEqual(48);
  });
});

describe('a spreadsheet says', () => {
  it('of whom or what it is, in its title and in the name of its file', async () => {
    const site = await world.aProject(crew.company, { name: 'Skúlagata 30, þakskipti' });
    await worked(world, crew.anna, site, '2026-03-02T08:00:00Z', '2026-03-02T12:00:00Z');
    const options = { project_id: site.id };
    const done = await office.made(crew.company, { kind: 'projects', filters: march, options });
    expect(done.file_name).toBe('projects-skulagata-30-thakskipti-2026-03-01-2026-03-31.xlsx');
    expect((await sheetOf({ kind: 'projects', options })).title).toBe(
      'Projects · Skúlagata 30, þakskipti · 01–31-03-2026',
    );
    const own = await sheetOf({ kind: 'daily', options: { employee_id: crew.anna.id } });
    expect(own.title).toBe('Daily hours · Anna · 01–31-03-2026');
  });

  it.each([
    ['Łukasz Ðæ-Ø', 'lukasz-dae-o'],
    ['=HYPERLINK("http://evil","x")', 'hyperlink-http-evil-x'],
    ['👷🏽‍♀️ 建設', ''],
    ['..\\../"\r\n', ''],
    ['a'.repeat(200), 'a'.repeat(40)],
  ])(
    'and carries no sign in its file’s name that a header or a disk could stumble over: %j',
    (name, part) => {
      expect(fileNamePart(name)).toBe(part);
    },
  );

  it('whom and which entries it was narrowed to', async () => {
    await aMonth(world, crew);
    const { note } = await sheetOf({
      filters: { ...march, employee_id: [crew.anna.id], project_id: [crew.roof.id], approved: false },
    });
    expect(note).toContain(' · Only Roof, Anna. Only entries not yet approved. Overtime is paid');
    expect((await sheetOf()).note).not.toContain('Only');
  });

  it('of many names the first five and how many there are, and that only approved entries stand in it', async () => {
    const { anna, company, roof } = crew;
    const more = await Promise.all(['C', 'D', 'E', 'F'].map((name) => world.anEmployee(company, { name })));
    const ids = [anna.id, ...more.map(({ id }) => id)];
    const noted = async (employee_id: string[]) =>
      (await sheetOf({ filters: { ...march, employee_id, approved: true } })).note;
    await worked(world, anna, roof, '2026-03-02T08:00:00Z', '2026-03-02T12:00:00Z', { isApproved: true });
    const features = { 'st.features': { approve_work_logs: true } };
    await world.table.write({ update: keys.company(company.id), set: features });
    expect(await noted(ids)).toContain('Only Anna, C, D, E, F. Only approved entries.');
    expect(await noted([crew.bjorn.id, ...ids])).toContain('Only Björn, Anna, C, D, E … (6).');
  });

  it('how many custom lunches its own lunch replaces', async () => {
    await world.anEmployee(crew.company, { name: 'Carl', lunch: { minutes: 60, from_hours: 5 } });
    const options = { lunch_minutes: 20, lunch_from_hours: 4 };
    expect((await sheetOf({ options })).note).toContain('The custom lunch of 1 employee is not used');
    expect((await sheetOf()).note).toContain('1 employee has a custom lunch.');
  });

  it('which entries are not counted: running ones; and custom lunches', async () => {
    await worked(world, crew.anna, crew.roof, '2026-03-02T08:00:00Z', '2026-03-02T12:00:00Z');
    await worked(world, crew.anna, crew.roof, '2026-03-03T08:00:00Z', undefined);
    await world.anEmployee(crew.company, { name: 'Carl', lunch: { minutes: 60, from_hours: 5 } });
    const sheet = await sheetOf();
    expect(sheet.rows).toHaveLength(1);
    expect(sheet.note).toContain('1 employee has a custom lunch. 1 running entry is not counted.');
  });

  it('that entries overlap, whose shared hours are counted twice', async () => {
    const on = (from: string, to: string) =>
      worked(world, crew.anna, crew.roof, `2026-03-02T${from}:00Z`, `2026-03-02T${to}:00Z`);
    await on('08:00', '12:00');
    await on('12:00', '13:00');
    expect((await sheetOf()).note).not.toContain('overlap');
    await on('11:00', '12:00');
    expect((await sheetOf()).note).toContain('2 entries overlap. The overlap is counted twice.');
  });

  it('that rounded figures do not add up, where they do not', async () => {
    // Eighteen seconds are shown as 0.01 h, twice eighteen too.
    for (const day of ['02', '03'])
      await worked(world, crew.anna, crew.roof, `2026-03-${day}T08:00:00Z`, `2026-03-${day}T08:00:18Z`);
    expect((await sheetOf()).note).toContain('Totals are rounded once');
    const half = { filters: { from: '2026-03-02', to: '2026-03-02' } };
    expect((await sheetOf(half)).note).not.toContain('rounded once');
  });

  it('an entry of forty hours as one, split by day where days are rows, to the second', async () => {
    await worked(world, crew.anna, crew.roof, '2026-03-02T08:00:00Z', '2026-03-04T00:00:00Z');
    const shown = async (kind: Asked['kind']) => (await sheetOf({ kind })).rows.map((row) => row['Hours']);
    expect(await shown('entries')).toEqual([40]);
    expect(await shown('daily')).toEqual([24, 16]);
    expect(await shown('employees')).toEqual([40]);
  });
});

describe('an export’s row', () => {
  it('calls overtime what the report call calls over_time [wire.over-time-and-overtime]', async () => {
    await aMonth(world, crew);
    const { data } = report.parse(await read(await world.asCompany(crew.company), { query: march }));
    const { rows } = await sheetOf();
    expect(rows.map((row) => Math.round(Number(row['Overtime']) * 3600))).toEqual(
      data.map((log) => log.over_time),
    );
    expect(Math.max(...data.map((log) => log.over_time))).toBeGreaterThan(0);
  });
});
