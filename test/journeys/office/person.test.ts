// A person's page in a real browser: reached by the name, read with keys, a missing day noted and taken back, both widths, languages, its weight.

import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { dayNote } from '#shared/model/day-note.ts';
import { employee } from '#shared/model/employee.ts';
import { lastMonth } from '#test/kit/browser/desk.ts';
import { scriptBytes } from '#test/kit/browser/script-weight.ts';
import { deskLooking, useDemoDesk } from '#test/kit/system/use-system.ts';

/** What comes before the chart; the chart's library comes after it. */
const scriptBytesMax = 220_000;
const here = useDemoDesk();
/** A month that is over: nothing in it changes while the journey runs. */
const month = lastMonth().from.slice(0, 7);

/** Ids are random and so is the list's order: an employee whom a test adds today would miss no day of the month. */
async function someone() {
  const all = z.array(employee).parse(await here.desk.replyTo('GET', '/api/employees'));
  return all.find(({ created }) => created < month) ?? expect.fail('no person was there the whole month');
}

describe("a person's page", { timeout: 240_000 }, () => {
  it('opens from the name in the list, with its month, weeks and history, and says so to everybody', async () => {
    const { desk, page } = here;
    const who = await someone();
    await desk.go('/app#employees');
    await page.getByRole('link', { name: who.name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: who.name }).waitFor();
    expect(new URL(page.url()).hash).toBe(`#employee/${who.id}`);
    await page.getByRole('img', { name: /^Hours by week/ }).waitFor();
    await page.getByRole('region', { name: 'History' }).getByRole('listitem').first().waitFor();
    expect(await desk.axe()).toEqual([]);
    await page.getByRole('button', { name: 'Show as table' }).click();
    await page
      .getByRole('table')
      .getByRole('row', { name: /^Week \d+/ })
      .first()
      .waitFor();
    expect(await desk.axe()).toEqual([]);
  });

  it('tells a week of the chart by arrow keys', async () => {
    const { page } = here;
    await page.getByRole('button', { name: 'Show as chart' }).click();
    const picture = page.getByRole('img', { name: /^Hours by week/ });
    await picture.focus();
    await page.keyboard.press('ArrowRight');
    await page
      .getByRole('status')
      .filter({ hasText: /^Week \d+/ })
      .waitFor();
  });

  it('loads no more script than its budget before the chart and the card of missing days', async () => {
    const { desk, system } = here;
    // No day is missing before the person was added: the card of missing days comes late, with files of its own.
    const made = await desk.replyTo('POST', '/api/employees', { name: 'Nýr Maður', token: 'bdgx' });
    const who = z.parse(z.object({ id: z.string() }), made);
    const library = '**/hour-picture-*.js';
    await desk.context.route(library, (route) => route.abort());
    const bytes = await scriptBytes(desk.context, `${system.web}/app#employee/${who.id}`, (one) =>
      one.getByRole('table').first().waitFor(),
    );
    await desk.context.unroute(library);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(scriptBytesMax);
  });

  it('notes a missing day with one press, and Undo takes it back', async () => {
    const { desk, page } = here;
    const who = await someone();
    await desk.go(`/app?month=${month}#employee/${who.id}`);
    const notes = async () =>
      z
        .array(dayNote)
        .parse(await desk.replyTo('GET', `/api/day_notes?from=${month}-01&to=${month}-28`))
        .filter(({ employee_id: id }) => id === who.id);
    // By a usual week that no demo keeps, every person has days without hours.
    const day = { start: '08:00', end: '16:00' };
    await desk.replyTo('POST', '/api/settings', { usual_week: Array.from({ length: 7 }, () => day) });
    await page.reload();
    const card = page.getByRole('region', { name: /^Missing days/ });
    await card.getByRole('button', { name: 'Sick' }).last().click();
    await expect.poll(async () => (await notes()).map(({ kind }) => kind)).toEqual(['sick']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(notes).toEqual([]);
  });

  it.each([
    ['is', 1440],
    ['pt', 390],
    ['is', 320],
  ] as const)('is whole in %s at %d px', async (language, width) => {
    const who = await someone();
    const desk = await deskLooking(here, { language, width, isTouched: width < 500 });
    await desk.go(`/app?month=${month}#employee/${who.id}`);
    await desk.page.getByRole('heading', { level: 1, name: who.name }).waitFor();
    await desk.page.getByRole('table').first().getByRole('button').first().waitFor();
    expect(await desk.axe()).toEqual([]);
    const sideways = await desk.page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(sideways).toBe(0);
    expect(desk.complaints).toEqual([]);
  });
});
