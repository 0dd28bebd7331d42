// The week in a real browser: people by days, a row approved, an end dragged, both widths, languages, its weight and speed.

import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { employee } from '#shared/model/employee.ts';
import { project } from '#shared/model/project.ts';
import { workLog } from '#shared/model/worklog.ts';
import { addDays } from '#shared/time/day.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { lastMonth } from '#test/kit/browser/desk.ts';
import { printed } from '#test/kit/browser/paper.ts';
import { scriptBytes } from '#test/kit/browser/script-weight.ts';
import { settled } from '#test/kit/browser/settled.ts';
import { deskLooking, useDemoDesk } from '#test/kit/system/use-system.ts';

/** The budget of scripts in table-and-performance.md: the same as for the board, entries and report. */
const scriptBytesMax = 220_000;
const here = useDemoDesk();
/** A week of the month that is over: nothing in it changes while the journey runs. */
const monday = weekStartOf(addDays(lastMonth().from, 13));
const sunday = addDays(monday, 6);
const address = `/app?day=${monday}#week`;
const grid = () => here.page.getByRole('grid', { name: 'Hours by employee and day' });

async function entriesOf(id: string) {
  const query = new URLSearchParams({ from: monday, to: sunday, employee_id: id });
  return z.array(workLog).parse(await here.desk.replyTo('GET', `/api/worklogs?${query}`));
}
async function someone() {
  const [who] = z.array(employee).parse(await here.desk.replyTo('GET', '/api/employees'));
  const [where] = z.array(project).parse(await here.desk.replyTo('GET', '/api/projects'));
  return who && where ? { who, where } : expect.fail('no person of the demo is at work');
}

describe('the week', { timeout: 240_000 }, () => {
  it('opens by G and W, draws the rows of its people, and loads no more script than its budget', async () => {
    const { desk, page, system } = here;
    await desk.go('/app');
    await page.getByRole('heading', { name: 'Clocked in now' }).waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('w');
    await page.getByRole('heading', { level: 1, name: /^Week/ }).waitFor();
    await grid().getByRole('row').nth(3).waitFor();
    expect(await desk.axe()).toEqual([]);
    const bytes = await scriptBytes(desk.context, `${system.web}/app#week`, (one) =>
      one.getByRole('grid').getByRole('row').nth(3).waitFor(),
    );
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(scriptBytesMax);
  });

  it('approves a row by its name, and takes it back', async () => {
    const { desk, page } = here;
    const { who, where } = await someone();
    await desk.replyTo('POST', '/api/worklogs', [
      {
        employee_id: who.id,
        project_id: where.id,
        start_time: `${sunday}T02:00:00Z`,
        end_time: `${sunday}T04:00:00Z`,
      },
    ]);
    await desk.go(address);
    await grid().getByRole('button', { name: who.name, exact: true }).click();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByText(/^[0-9]+ entr(y|ies) approved( · |$)/).waitFor();
    expect((await entriesOf(who.id)).every(({ approved }) => approved)).toBe(true);
    // Under the pointer it stays for as long as axe takes.
    await page.getByRole('button', { name: 'Undo' }).hover();
    expect(await desk.axe()).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(/^Undone: /).waitFor();
    expect((await entriesOf(who.id)).some(({ approved }) => !approved)).toBe(true);
  });

  it('prints across the paper, from below its title on, with all days and sums on every page', async () => {
    const { desk, page } = here;
    await desk.go(address);
    await settled(page);
    const names = await grid().getByRole('rowheader').allInnerTexts();
    for (const size of [{}, { width: '297mm', height: '130mm' }]) {
      const sheets = await printed(page, size);
      const [first, last] = [sheets.at(0), sheets.at(-1)];
      expect(first?.texts.join(' ')).toMatch(new RegExp(`^.*Week .*${names[0]}`));
      expect(last?.texts).toContain(names.at(-1));
      for (const { texts, cut, isWide } of sheets) {
        expect(isWide).toBe(true);
        expect(cut).toEqual([]);
        for (const head of ['Mon', 'Sun', 'Hours', 'Overtime']) expect(texts).toContain(head);
      }
    }
  });

  it('mends an end by dragging it in its day, and by keys', async () => {
    const { desk, page } = here;
    const { who } = await someone();
    await desk.go(`/app?day=${monday}&employee_id=${who.id}#week`);
    const cell = grid().getByRole('row').nth(1).locator('[data-column="6"]');
    await settled(page);
    const drawn = await cell.locator('[data-kind]').boundingBox();
    if (!drawn) expect.fail('the entry of Sunday is not drawn');
    const [x, y] = [drawn.x + drawn.width, drawn.y + drawn.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.getByRole('slider', { name: 'Out' }).waitFor();
    await page.mouse.move(x + 8, y + 40, { steps: 4 });
    await page.mouse.move(x + 15, y + 40, { steps: 4 });
    await page.getByText('04:30 +30 min').waitFor();
    await page.mouse.up();
    await page.getByText(/out 04:30, was 04:00/).waitFor();
    await expect
      .poll(
        async () =>
          (await entriesOf(who.id)).find(({ start_time }) => start_time.startsWith(sunday))?.total_time,
      )
      .toBe(2.5 * 3600);
    await page.keyboard.press('m');
    await page.getByRole('slider', { name: 'Out' }).waitFor();
    expect(await desk.axe()).toEqual([]);
    await page.keyboard.type('0415');
    await page.keyboard.press('Enter');
    await page.getByText(/out 04:15, was 04:30/).waitFor();
    expect(desk.complaints).toEqual([]);
  });

  it.each([
    ['en', 1024, 'light'],
    ['is', 1440, 'dark'],
    ['pt', 1280, 'light'],
  ] as const)('in %s at %s px is clean in every view', async (language, width, scheme) => {
    const desk = await deskLooking(here, { language, width, scheme });
    for (const view of ['week', 'two', 'day']) {
      await desk.go(`/app?day=${monday}&view=${view}#week`);
      await desk.page.getByRole('grid').getByRole('row').nth(2).waitFor();
      // Its light colours are judged in English.
      expect(await desk.axe({ isTranslation: language === 'pt' })).toEqual([]);
      const wide = await desk.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
    expect(desk.complaints).toEqual([]);
  });

  it('has room for names of two words and more on a wide window, and for the longest on a phone', async () => {
    const { desk, page } = here;
    const name = 'Hubert Wolfeschlegelsteinhausenbergerdorff Senior';
    const { where } = await someone();
    const made = await desk.replyTo('POST', '/api/employees', { name, token: 'bdgk' });
    const { id } = z.parse(z.object({ id: z.string() }), made);
    await desk.replyTo('POST', '/api/worklogs', [
      {
        employee_id: id,
        project_id: where.id,
        start_time: `${monday}T08:00:00Z`,
        end_time: `${monday}T16:00:00Z`,
      },
    ]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await desk.go(address);
    await grid().getByRole('row').nth(3).waitFor();
    const cut = await grid()
      .locator('[data-name]')
      .evaluateAll((names) =>
        names.flatMap((one) => (one.scrollWidth > one.clientWidth ? [one.textContent] : [])),
      );
    expect(cut.filter((one) => one !== name)).toEqual([]);
    const phone = await deskLooking(here, { width: 320, isTouched: true });
    await phone.go(address);
    await phone.page.getByText(name).waitFor();
    expect(await phone.page.evaluate(() => window.innerWidth)).toBe(320);
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it.each(['en', 'is', 'pt'] as const)(
    'on a phone in %s is clean, by day and by person',
    async (language) => {
      const scheme = language === 'is' ? 'dark' : 'light';
      const desk = await deskLooking(here, { language, width: 390, isTouched: true, scheme });
      await desk.go(address);
      const { page } = desk;
      await page.getByRole('main').getByRole('listitem').first().waitFor();
      expect(await desk.axe({ isTranslation: language === 'pt' })).toEqual([]);
      await page.getByRole('radio').last().check();
      await page.getByRole('main').getByRole('listitem').first().waitFor();
      expect(await desk.axe({ isTranslation: language === 'pt' })).toEqual([]);
      // The window of a phone grows with what is too wide for it.
      expect(await page.evaluate(() => window.innerWidth)).toBe(390);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(desk.complaints).toEqual([]);
    },
  );
});
