// The content of spreadsheets: photos as pictures, texts as texts and never as formulas, ten thousand rows.

import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { create } from '#functions/domain/exports/exports.ts';
import { makeSpreadsheet } from '#functions/domain/exports/jobs/file-of-job.ts';
import { layoutOf } from '#functions/domain/exports/sheet/layouts.ts';
import { photosOf } from '#functions/domain/exports/sheet/thumbnails.ts';
import { writeWorkbook } from '#functions/domain/exports/sheet/workbook.ts';
import { paidWork } from '#functions/domain/report/report.ts';
import { keys } from '#functions/table/keys.ts';
import { workLogItem } from '#functions/table/rows/work-log-row.ts';
import { picturedRowsMax } from '#shared/limits.ts';
import { at } from '#test/kit/world/context.ts';
import { useOffice } from './exported.ts';
import { march, useCrew } from './exported-month.ts';
import { readSheet } from './read-sheet.ts';
import { aRow, pictured, said, worked } from '#test/domain/report/worked.ts';

const { world, crew } = await useCrew();
const office = await useOffice(world);
const plain = {
  isOneProject: false,
  isOneEmployee: false,
  splitsProjects: true,
  higherTiers: [],
  marksLunch: false,
  hasDistances: false,
  hasComments: true,
  hasKennitala: false,
};
const titled = {
  name: 'Time entries',
  section: '',
  notes: '',
  companyName: 'Kilbride Roofing Ltd',
  country: 'IE',
  language: 'en',
  createdAt: 1,
} as const;

describe('a spreadsheet', () => {
  it('holds photos as pictures of 100 pixels, and a note where one is missing [export-row.image-comments export.image-width]', async () => {
    const when = at('2026-03-02T10:00:00Z');
    const jpegs = [
      await office.aThumbnail(crew.company.id, 'f1'),
      await office.aThumbnail(crew.company.id, 'f2', 100, 133),
    ];
    await worked(world, crew.anna, crew.roof, '2026-03-02T08:00:00Z', '2026-03-02T17:00:00Z', {
      comments: [
        said('m1', 'See', when),
        pictured('m2', 'f1', when + 1),
        pictured('m3', 'f2', when + 2),
        pictured('m4', 'f3', when + 3),
        pictured('m5', 'f4', when + 4, 'waiting'),
      ],
    });
    const sheet = await office.sheet(crew.company, { kind: 'entries', filters: march });
    const photos = sheet.columnOf('Photos');
    expect(sheet.rows[0]).toMatchObject({ Comments: 'See' });
    expect([0, 1, 2, 3].map((right) => sheet.value(4, photos + right))).toEqual([
      undefined,
      undefined,
      'Photo missing',
      'Photo missing',
    ]);
    const media = [...sheet.parts].filter(([name]) => name.startsWith('xl/media/image'));
    expect(media.map(([, content]) => content)).toEqual(jpegs);
    const drawing = sheet.parts.get('xl/drawings/drawing1.xml')?.toString() ?? '';
    const offs = [...drawing.matchAll(/<xdr:(?:colOff|rowOff)>(\d+)</g)].map(
      ([, emus]) => Number(emus) / 9525,
    );
    expect(offs).toEqual([2, 2, 102, 77, 2, 2, 102, 135]);
    // The anchor by one corner carries an attribute that strict readers refuse.
    expect(drawing).not.toContain('oneCellAnchor');
    expect(sheet.parts.get('xl/worksheets/sheet1.xml')?.toString()).toMatch(
      /<drawing r:id="rId1"\/><\/worksheet>$/,
    );
    expect(sheet.parts.get('[Content_Types].xml')?.toString()).toContain('/xl/drawings/drawing1.xml');
    const without = await office.sheet(crew.company, {
      kind: 'entries',
      filters: march,
      options: { images: false },
    });
    expect([...without.parts.keys()].filter((name) => name.includes('media'))).toEqual([]);
  });

  it('says which lunch was worked through, in a column only where the company allows the mark', async () => {
    const { anna, roof, company } = crew;
    const day = ['2026-03-02T08:00:00Z', '2026-03-02T17:00:00Z'] as const;
    await worked(world, anna, roof, ...day, { isLunchWorked: true });
    const entries = { kind: 'entries', filters: march } as const;
    expect((await office.sheet(company, entries)).heads).not.toContain('Worked through lunch');
    await world.table.write({ update: keys.company(company.id), set: { 'st.worked_through_lunch': true } });
    const [row] = (await office.sheet(company, entries)).rows;
    expect(row).toMatchObject({ 'Worked through lunch': '✓' });
  });

  it('without pictures reads none, so that a photo store in trouble stops no such file', async () => {
    const { anna, roof, company } = crew;
    await worked(world, anna, roof, '2026-03-02T08:00:00Z', '2026-03-02T17:00:00Z', {
      comments: [pictured('m1', 'f1', at('2026-03-02T10:00:00Z'))],
    });
    const body = { kind: 'entries' as const, filters: march, options: { images: false } };
    const { id } = await create(await office.asCompany(company), { body });
    const worker = office.asWorker();
    const photoFiles = { ...worker.photoFiles, read: () => Promise.reject(new Error('the store is down')) };
    await makeSpreadsheet({ ...worker, photoFiles }, { companyId: company.id, exportId: id });
    expect(await office.job(company, id)).toMatchObject({ state: 'done', rows: 1 });
  });

  it('holds every sign of a text as it was typed, in parts that any reader of XML takes', async () => {
    const typed = '</t><f>1+1</f> a<b & "c" > \'d\' ]]> &lt; _x0041_ \u{1f477}';
    const project = await world.aProject(crew.company, { name: `Roof <1> & "${typed.slice(0, 12)}"` });
    await worked(world, crew.anna, project, '2026-03-02T08:00:00Z', '2026-03-02T17:00:00Z', {
      comments: [said('m1', `${typed}\u0000\u000b`, at('2026-03-02T10:00:00Z'))],
    });
    const made = await office.made(crew.company, { kind: 'entries', filters: march });
    const { bytes } = await office.download(made);
    const sheet = readSheet(bytes);
    expect(sheet.rows[0]).toMatchObject({ Comments: typed, Project: project.name });
    // A strict reader: it throws at a part that is not well formed.
    const strict = new ExcelJS.Workbook();
    await strict.xlsx.read(Readable.from(bytes));
    expect(strict.worksheets[0]?.getRow(4).getCell(sheet.columnOf('Comments')).text).toBe(typed);
  });

  it('fetches no file that a comment’s text names', async () => {
    await office.aThumbnail(crew.company.id, 'f1');
    await worked(world, crew.anna, crew.roof, '2026-03-02T08:00:00Z', '2026-03-02T17:00:00Z', {
      comments: [
        said(
          'm1',
          `https://photos.stund.example/photos/${crew.company.id}/f1.jpg`,
          at('2026-03-02T10:00:00Z'),
        ),
      ],
    });
    const { parts, heads } = await office.sheet(crew.company, { kind: 'entries', filters: march });
    expect(heads).not.toContain('Photos');
    expect([...parts.keys()].filter((name) => name.includes('media'))).toEqual([]);
  });

  it.each(['entries', 'projects', 'employees', 'daily'] as const)(
    'of %s takes nothing that people wrote for a formula',
    async (kind) => {
      const payloads = [
        '=1+1',
        '+2',
        '-3',
        '@SUM(A4)',
        '＝1+5',
        ' =1+6',
        '=HYPERLINK("http://evil","x")',
        '_x003D_1',
      ];
      const comments = ['\t=1+1', '\r=1', "=cmd|'/c calc'!A1", '"><f>1</f>', '\u0000=1'].map((text, n) =>
        said(`m${n}`, text, at('2026-03-02T08:30:00Z') + n),
      );
      for (const [n, payload] of payloads.entries()) {
        const employee = await world.anEmployee(crew.company, { name: payload });
        const project = await world.aProject(crew.company, { name: payload });
        await worked(world, employee, project, `2026-03-0${n + 1}T08:00:00Z`, `2026-03-0${n + 1}T09:00:00Z`, {
          comments,
        });
      }
      const sheet = await office.sheet(crew.company, { kind, filters: march });
      expect(sheet.formulas).toBe(4);
      const texts = sheet.rows.flatMap((row) => [row['Employee'], row['Project'], row['Projects']]);
      for (const payload of payloads) expect(texts, payload).toContain(payload);
      for (let row = 4; row < sheet.lastRow; row += 1) {
        sheet.heads.forEach((_head, column) => {
          const found = sheet.cell(row, column + 1);
          if (typeof found?.v === 'string') expect([found.t, found.z]).toEqual(['s', '@']);
        });
      }
    },
  );

  it('of entries has the metres to the site only where a press has a place and its project a site', async () => {
    const { anna, roof, company } = crew;
    const heads = ['In, metres from site', 'Out, metres from site'];
    const asked = { kind: 'entries', filters: march } as const;
    const hallgrimskirkja = { lat: 64.1417, lon: -21.9266 };
    const pressedAt = (lat: string, lon: string) => ({ lat, lon, accuracy: 8, takenAt: 1, receivedAt: 1 });
    const places = {
      locationIn: pressedAt('64.1504', '-21.9327'),
      locationOut: pressedAt('64.1417', '-21.9266'),
    };
    await worked(world, anna, roof, '2026-03-02T08:00:00Z', '2026-03-02T17:00:00Z', places);
    expect((await office.sheet(company, asked)).heads).not.toContain(heads[0]);
    const site = await world.aProject(company, { name: 'Spire', site: { ...hallgrimskirkja, radius: 100 } });
    await worked(world, anna, site, '2026-03-03T08:00:00Z', '2026-03-03T17:00:00Z');
    expect((await office.sheet(company, asked)).heads).not.toContain(heads[0]);
    await worked(world, anna, site, '2026-03-04T08:00:00Z', '2026-03-04T17:00:00Z', places);
    const { rows } = await office.sheet(company, asked);
    expect(rows.map((row) => [row['Project'], ...heads.map((head) => row[head])])).toEqual([
      ['Spire', 1012, 0],
      ['Spire', undefined, undefined],
      ['Roof', undefined, undefined],
    ]);
  });

  it('of more rows than fit into memory with pictures links to its photos', async () => {
    const { anna, roof, company } = crew;
    await worked(world, anna, roof, '2026-03-02T08:00:00Z', '2026-03-02T17:00:00Z', {
      comments: [
        pictured('m1', 'f1', at('2026-03-02T10:00:00Z')),
        pictured('m2', 'f2', at('2026-03-02T11:00:00Z')),
      ],
    });
    const worker = office.asWorker();
    const work = await paidWork({ ...worker, company: await world.company(company.id) }, march, true);
    const layout = layoutOf('entries', { ...plain, hasPhotos: true });
    const rows = layout.rows(work, 'en');
    const many = Array.from({ length: picturedRowsMax }, () => rows).flat();
    const shownAs = (some: typeof rows) => photosOf(worker, company.id, some, 'missing');
    expect([shownAs(many).as, shownAs([...many, ...rows]).as]).toEqual(['pictures', 'links']);
    const photos = shownAs([...many, ...rows]);
    const sink = new PassThrough();
    const written = buffer(sink);
    await writeWorkbook(sink, { ...titled, layout, rows, work, photos, advance: async () => undefined });
    const sheet = readSheet(await written);
    const cell = sheet.cell(4, sheet.columnOf('Photos'));
    expect([cell?.v, cell?.l?.Target]).toEqual([
      '2 photos',
      'https://stund.example/app?from=2026-03-02&to=2026-03-02#all-entries',
    ]);
  });

  it('of ten thousand entries is whole, and takes little memory', async () => {
    const from = at('2026-03-01T08:00:00Z');
    const rows = Array.from({ length: 10_000 }, (_, n) =>
      aRow(
        n % 2 === 0 ? crew.anna : crew.bjorn,
        n % 3 === 0 ? crew.roof : crew.wall,
        from + n * 200,
        from + n * 200 + 180,
      ),
    );
    for (let n = 0; n < rows.length; n += 100)
      await world.table.write(...rows.slice(n, n + 100).map((row) => ({ put: workLogItem(row) })));
    const before = process.memoryUsage().rss;
    const done = await office.made(crew.company, { kind: 'entries', filters: march });
    const grown = process.memoryUsage().rss - before;
    expect(done).toMatchObject({ state: 'done', rows: 10_000, rows_done: 10_000 });
    expect(grown).toBeLessThan(150 * 1024 * 1024);
  }, 60_000);
});
