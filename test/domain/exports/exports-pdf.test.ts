// The PDF of a report, read back by another library: its sums are the report's, and every page has its number.

import { describe, expect, it } from 'vitest';
import { read as readReport } from '#functions/domain/report/report.ts';
import { keys } from '#functions/table/keys.ts';
import { workLogItem } from '#functions/table/rows/work-log-row.ts';
import { languages } from '#shared/limits.ts';
import { report as reportShape } from '#shared/model/report.ts';
import { numberTextOf } from '#shared/text/number-text.ts';
import { at } from '#test/kit/world/context.ts';
import { hoursTextOf } from '#web/day-format.ts';
import { useOffice } from './exported.ts';
import { aMonth, march, useCrew } from './exported-month.ts';
import { pdfReader } from './read-pdf.ts';
import { aRow, pictured, said, worked } from '#test/domain/report/worked.ts';

const { world, crew } = await useCrew();
const office = await useOffice(world);

const { opened, pdf } = pdfReader(office, () => crew.company);

/** The report's own sums, by the call that the screen makes. */
async function reported() {
  const asked = await world.asCompany(crew.company);
  return reportShape.parse(await readReport(asked, { query: march }));
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const inOrder = async <One>(
  given: readonly string[],
  make: (name: string) => Promise<One>,
): Promise<One[]> => {
  const made: One[] = [];
  for (const name of given) made.push(await make(name));
  return made;
};
/** Crews whose month is printed: that of the product's drawings, and a larger one with long names of sites. */
const crews = {
  sixteen: {
    names: [
      'Anna Jónsdóttir',
      'Aoife Byrne',
      'Björn Einarsson',
      'Caoimhe Ní Bhriain',
      'Conor Murphy',
      'Ewa Kowalska',
      'Guðni Hrafnsson',
      'Inês Gonçalves',
      'João da Silva',
      'Katrín Helgadóttir',
      'Marek Nowak',
      'Pádraig Kelly',
      'Rui Magalhães',
      'Sigurður Þórsson',
      'Sofia Araújo',
      'Þórdís Ólafsdóttir',
    ],
    places: [
      'Harbour warehouse',
      'Kópavogur school, phase II',
      'Laugavegur 12 – roof',
      'Rua Augusta 44',
      'Garðatorg 5',
      'Service & repairs',
    ],
    // How often a name stands on the pages after the first, at least.
    least: 20,
  },
  'twenty-five': {
    names: [
      'Agnieszka Pawlak',
      'Aleksandra Wiśniewska',
      'António Simões',
      'Ásgeir Valdimarsson',
      'Bjarki Freyr Steindórsson',
      'Caoimhe Ní Bhriain',
      'Grzegorz Kaczmarek',
      'Guðrún Þórsdóttir',
      'Halldóra Guðmundsdóttir',
      'Hrafnhildur Ýr Jökulsdóttir',
      'Inês Guimarães',
      'João Figueiredo',
      'Jón Sveinsson',
      'Katarzyna Lewandowska',
      'Kristín Björk Ólafsdóttir',
      'Łukasz Dąbrowski',
      'Małgorzata Wójcik',
      'Oisín Ó Conchubhair',
      'Paweł Szczepański',
      'Seán Mac Giolla',
      'Sigurður Örn Hallgrímsson',
      'Snæfríður Eiríksdóttir',
      'Tiago Conceição',
      'Wojciech Zieliński',
      'Þórhallur Ægisson',
    ],
    places: [
      'Flugstöð, næturvinna',
      'Garðatorg 5',
      'Laugarnesskóli',
      'Norðurbakki 11, svalir og þak',
      'Skúlagata 30, þakskipti',
      'Sumarhús við Þingvallavatn',
      'Verkstæði og lager',
      'Viðhald og smáverk',
    ],
    least: 15,
  },
} as const;

/** Points from the foot of the page: its number stands lower. */
const footY = 30;
/** The texts of a page, and where each begins and ends, in points. */
async function placesIn({ document }: Awaited<ReturnType<typeof pdf>>, page: number) {
  const { items } = await (await document.getPage(page)).getTextContent();
  return items
    .flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []))
    .map(({ str, width, transform: [, , , , x, y] }) => ({ str, x, y, end: x + width }));
}
/** The pairs of texts on a page of which one is written over the other. */
async function covered(made: Awaited<ReturnType<typeof pdf>>): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; page <= made.document.numPages; page += 1) {
    const texts = (await placesIn(made, page)).toSorted((one, two) => one.y - two.y || one.x - two.x);
    for (const [place, text] of texts.entries()) {
      const next = texts[place + 1];
      if (next && next.y === text.y && next.x < text.end - 0.1) found.push(`${text.str} | ${next.str}`);
    }
  }
  return found;
}

describe('a PDF', () => {
  it('says what the report says, to the hundredth, in every language', async () => {
    await aMonth(world, crew);
    const { data: logs } = await reported();
    for (const language of languages) {
      const { text, headers, done } = await pdf({ language });
      const hours = (seconds: readonly number[]) => hoursTextOf(language, sum(seconds));
      expect(text).toContain(hours(logs.map((log) => log.total_time)));
      expect(text).toContain(hours(logs.map((log) => log.regular_time)));
      expect(text).toContain(hours(logs.map((log) => log.over_time)));
      expect(text).toContain(`−${hours(logs.map((log) => log.lunch_deduction))}`);
      for (const name of ['Anna', 'Björn', 'Roof', 'Wall', crew.company.name]) expect(text).toContain(name);
      expect(done.file_name).toBe(
        `${{ en: 'report', is: 'skyrsla', pt: 'relatorio', pl: 'raport' }[language]}-2026-03-01-2026-03-31.pdf`,
      );
      expect(headers.get('content-type')).toBe('application/pdf');
    }
  });

  it('numbers every page, repeats the heads and leaves none alone', async () => {
    await aMonth(world, crew);
    for (let day = 1; day <= 28; day += 1) {
      const date = `2026-03-${String(day).padStart(2, '0')}`;
      for (const [employee, hour] of [
        [crew.anna, 6],
        [crew.bjorn, 7],
      ] as const)
        await worked(world, employee, crew.roof, `${date}T0${hour}:00:00Z`, `${date}T0${hour}:30:00Z`);
    }
    const { pages } = await pdf();
    expect(pages.length).toBeGreaterThan(4);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page).toContain('Overtime');
      // Two hours' figures at least stand on every page: under a head, or beside a total.
      expect(page.match(/\d\.\d\d/g)?.length).toBeGreaterThan(8);
    }
  });

  it('prints the rules, the running entries and the note about projects', async () => {
    await aMonth(world, crew);
    await worked(world, crew.anna, crew.roof, '2026-03-31T08:00:00Z', undefined);
    const { text } = await pdf();
    const flat = text.replaceAll('|', ' ').replaceAll(/\s+/g, ' ');
    expect(flat).toContain('Overtime is paid after 8 hours a day. A lunch of 30 minutes is deducted');
    expect(flat).toContain('1 running entry is not counted.');
    expect(flat).toContain('the day’s last hours get it');
    expect((await pdf({}, { ...march, employee_id: [crew.anna.id] })).text).toContain('Only Anna.');
    const unsplit = (await pdf({ split: false })).text;
    expect(unsplit).toContain('–');
    expect(unsplit.replaceAll('|', ' ')).not.toContain('here it stands');
  });

  it('says at an entry that its lunch was worked through, where the company allows the mark', async () => {
    const { anna, bjorn, roof, company } = crew;
    for (const [who, isLunchWorked] of [
      [anna, true],
      [bjorn, undefined],
    ] as const)
      await worked(world, who, roof, '2026-03-02T08:00:00Z', '2026-03-02T17:00:00Z', { isLunchWorked });
    const marks = async () => (await pdf()).text.match(/Worked through lunch/g)?.length ?? 0;
    expect(await marks()).toBe(0);
    await world.table.write({ update: keys.company(company.id), set: { 'st.worked_through_lunch': true } });
    expect(await marks()).toBe(1);
  });

  it('is called by its month, or by its days where they are no whole month', async () => {
    const { pages } = await pdf({}, { from: '2026-03-01', to: '2026-03-30' });
    expect(pages[0]).not.toContain('March 2026');
    expect((await pdf()).pages[0]).toContain('March 2026');
  });

  it('of one section holds that section alone', async () => {
    await aMonth(world, crew);
    const { text, done } = await pdf({ employee_id: crew.anna.id });
    expect(done.file_name).toBe('report-anna-2026-03-01-2026-03-31.pdf');
    expect(text).toContain('Anna');
    expect(text).not.toContain('Björn');
    expect(text).not.toContain('All projects');
    expect((await pdf({ project_id: crew.wall.id })).text).not.toContain('Roof');
  });

  it('of no entries says so, and of one holds one', async () => {
    const empty = await pdf();
    expect(empty.pages).toHaveLength(1);
    expect(empty.text).toContain('No entries for these dates');
    expect(empty.text).toContain('0.00');
    await worked(world, crew.anna, crew.roof, '2026-03-03T08:00:00Z', '2026-03-03T09:00:00Z');
    expect((await pdf()).text).toContain('1.00');
  });

  it('shows names that no font has, payloads and long ones, and an entry of 40 hours', async () => {
    const long = `${'Very long name '.repeat(13)}end`;
    for (const [n, name] of [
      'Siggi 🦺👷🏽‍♀️ Jónsson',
      '=SUM(A1)',
      long,
      'Łukasz Wiśniewski',
      'João Conceição',
    ].entries()) {
      const employee = await world.anEmployee(crew.company, { name });
      const from = `2026-03-0${n + 1}T08:00:00Z`;
      await worked(
        world,
        employee,
        crew.roof,
        from,
        n === 0 ? '2026-03-03T00:00:00Z' : `2026-03-0${n + 1}T12:00:00Z`,
        {
          comments: [
            said(`m${n}`, 'Smoke 🚬 break\nSecond line', at(from)),
            pictured(`p${n}`, 'f1', at(from)),
          ],
        },
      );
    }
    const { text } = await pdf({ images: false });
    expect(text).toContain('Siggi ◊◊ Jónsson');
    expect(text).toContain('=SUM(A1)');
    expect(text).toContain('Łukasz Wiśniewski');
    expect(text).toContain('João Conceição');
    expect(text.replaceAll(/[|\s]+/g, ' ')).toContain(long.slice(0, 60));
    expect(text).toContain('40.00');
    expect(text).toContain('Smoke ◊ break');
    expect(text).toContain('Second line');
    expect(text).toContain('1 photo');
    expect((await pdf({ comments: false })).text).not.toContain('Smoke');
  });

  it.each(['sixteen', 'twenty-five'] as const)(
    'of a month of 360 entries of %s people fits ten pages, its sums on the first, every entry after them',
    async (crewOf) => {
      const { names, places, least } = crews[crewOf];
      const people = await inOrder(names, (name) => world.anEmployee(crew.company, { name }));
      const sites = await inOrder(places, (name) => world.aProject(crew.company, { name }));
      const rows = Array.from({ length: 360 }, (_, n) => {
        const from = at('2026-03-01T07:00:00Z') + (n % 23) * 86_400 + (Math.floor(n / 23) % 7) * 600;
        const person = people[n % people.length] ?? crew.anna;
        const site = sites[(n + Math.floor(n / 16)) % sites.length] ?? crew.roof;
        return aRow(person, site, from, from + 8 * 3600 + (n % 5) * 1800);
      });
      for (let first = 0; first < rows.length; first += 100)
        await world.table.write(...rows.slice(first, first + 100).map((row) => ({ put: workLogItem(row) })));
      const { data: logs } = await reported();
      for (const language of languages) {
        const { pages } = await pdf({ language, comments: false, images: false });
        expect(pages.length, language).toBeLessThanOrEqual(10);
        const [first = '', ...rest] = pages;
        for (const name of [...names, ...places]) expect(first, name).toContain(`${name}|`);
        // In its box, and in the totals of the employees and of the projects.
        const total = hoursTextOf(language, sum(logs.map((log) => log.total_time))).replaceAll('\u00a0', ' ');
        expect(first.split(total)).toHaveLength(4);
        // Each entry is a row of its project, of its employee and of the list.
        const times = rest.join('|').match(/\d\d:\d\d–\d\d:\d\d/g);
        expect(times).toHaveLength(logs.length);
        for (const name of [...names, ...places])
          expect(rest.join('|').split(name).length).toBeGreaterThan(least);
      }
    },
  );

  it('wraps long names of two alphabets within their column, and loses no letter', async () => {
    const names = [
      'Володимир Святославович-Переяславець á Íslandi með langt nafn',
      'Неперервненадзвичайнодовгеслово'.repeat(4),
    ];
    for (const [n, name] of names.entries()) {
      const employee = await world.anEmployee(crew.company, { name });
      const from = `2026-03-0${n + 1}T08:00:00Z`;
      await worked(world, employee, crew.roof, from, `2026-03-0${n + 1}T12:00:00Z`);
    }
    for (const comments of [true, false]) {
      const wrapped = await pdf({ comments, images: false });
      const letters = wrapped.text.replaceAll(/[|\s]+/g, '');
      for (const name of names) expect(letters).toContain(name.replaceAll(' ', ''));
      expect(await covered(wrapped)).toEqual([]);
    }
  });

  it('writes no text over another where a night goes into the next day, with comments or dense', async () => {
    await worked(world, crew.anna, crew.roof, '2026-03-10T20:15:00Z', '2026-03-11T04:47:00Z');
    await worked(world, crew.bjorn, crew.roof, '2026-03-12T08:00:00Z', '2026-03-12T16:00:00Z');
    for (const comments of [true, false]) {
      const night = await pdf({ comments, images: false });
      expect(night.text).toContain('20:15–04:47 +1');
      expect(await covered(night)).toEqual([]);
    }
  });

  it('lines figures up at the right, names at the left, and says a day once over its rows', async () => {
    const { anna, roof, wall } = crew;
    await worked(world, anna, roof, '2026-03-03T08:00:00Z', '2026-03-03T09:00:00Z');
    await worked(world, anna, wall, '2026-03-03T09:00:00Z', '2026-03-03T20:15:00Z');
    await worked(world, anna, roof, '2026-03-04T08:00:00Z', '2026-03-04T10:00:00Z');
    const places = await placesIn(await pdf({ employee_id: anna.id }), 1);
    const top = places.find(({ str }) => str === 'Project')?.y ?? 0;
    const table = places.filter(({ y }) => y <= top && y > footY);
    const lines = [...Map.groupBy(table, ({ y }) => y).values()];
    const [heads, ...rows] = lines.map((line) => line.toSorted((one, two) => one.x - two.x));
    expect(rows.map((row) => row.map(({ str }) => str))).toEqual([
      ['04-03-2026', '1', 'Roof', '2.00', '2.00', '0.00', '0.00'],
      ['03-03-2026', '1', 'Roof', '1.00', '1.00', '0.00', '0.00'],
      ['1', 'Wall', '11.25', '7.00', '3.75', '−0.50'],
      ['Total', '3', '14.25', '10.00', '3.75', '−0.50'],
    ]);
    const figureEnds = (line = table) => line.slice(-4).map(({ end }) => end.toFixed(1));
    for (const row of rows) expect(figureEnds(row)).toEqual(figureEnds(heads));
    const names = table.filter(({ str }) => ['Project', 'Roof', 'Wall'].includes(str));
    expect(new Set(names.map(({ x }) => x)).size).toBe(1);
  });

  it('leaves no heads alone at the foot of a page, wherever a section begins', async () => {
    const alone: string[] = [];
    // Each day pushes the sections after it down by a row.
    for (let day = 1; day <= 20; day += 1) {
      const date = `2026-03-${String(day).padStart(2, '0')}`;
      await worked(world, crew.anna, crew.roof, `${date}T08:00:00Z`, `${date}T09:00:00Z`);
      const made = await pdf();
      for (let page = 1; page <= made.document.numPages; page += 1) {
        const places = (await placesIn(made, page)).filter(({ y }) => y > footY);
        const lowest = Math.min(...places.map(({ y }) => y));
        if (places.some(({ str, y }) => str === 'Date' && y === lowest))
          alone.push(`${day} days, page ${page}`);
      }
    }
    expect(alone).toEqual([]);
  });

  it('is structured for screen readers: language, title, headings, tables', async () => {
    await aMonth(world, crew);
    const { document } = await pdf({ language: 'is' });
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Language: 'is', Title: expect.stringContaining('Skýrsla') });
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
    for (const role of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD']) expect(tree).toContain(`"role":"${role}"`);
  });

  it('is the same to the byte when its job is done again', async () => {
    await aMonth(world, crew);
    const [one, other] = [await pdf(), await pdf()];
    expect(one.bytes.equals(other.bytes)).toBe(true);
  });

  // `npm run bench -- PDF` makes one of ten thousand.
  it('of two and a half thousand entries adds up', async () => {
    const count = 2500;
    const rows = Array.from({ length: count }, (_, n) => {
      const from = at('2026-03-01T00:00:00Z') + (n % 1250) * 2000;
      return aRow(n % 2 === 0 ? crew.anna : crew.bjorn, crew.roof, from, from + 300 + (n % 61));
    });
    for (let first = 0; first < rows.length; first += 100)
      await world.table.write(...rows.slice(first, first + 100).map((row) => ({ put: workLogItem(row) })));
    const { document, textOf } = await opened({ comments: false });
    const seconds = sum(rows.map((row) => (row.endAt ?? 0) - row.startAt));
    const [first, last] = [await textOf(1), await textOf(document.numPages)];
    for (const page of [first, last]) expect(page).toContain(hoursTextOf('en', seconds));
    expect(first).toContain(numberTextOf('en', count, 0));
    expect(last).toContain(`Page ${numberTextOf('en', document.numPages, 0)} of`);
  });
});
