// A project's page in a real browser: reached from the list, its budget set, a photo enlarged, widths, languages, its weight.

import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { project } from '#shared/model/project.ts';
import { printed } from '#test/kit/browser/paper.ts';
import { scriptBytes } from '#test/kit/browser/script-weight.ts';
import { settled, turnTo } from '#test/kit/browser/settled.ts';
import { putStreets } from '#test/kit/street-extract.ts';
import { deskLooking, useDemoDesk } from '#test/kit/system/use-system.ts';

/** What comes before the chart, as on the board; the chart's library comes after it. */
const scriptBytesMax = 220_000;
const here = useDemoDesk();
const secondsInHour = 3600;

async function projects() {
  return z.array(project).parse(await here.desk.replyTo('GET', '/api/projects'));
}
async function busy() {
  const [first] = (await projects())
    .filter(({ is_open, budget_hours }) => is_open && budget_hours === undefined)
    .toSorted((a, b) => b.total_working_hours - a.total_working_hours);
  return first ?? expect.fail('the demo has no open project without a budget');
}

describe('a project', { timeout: 240_000 }, () => {
  it('opens from the list by its name, with figures, chart and crew', async () => {
    const { desk, page } = here;
    const { name } = await busy();
    await desk.go('/app#projects');
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('img', { name: /^Hours by week, \d+ to \d+, highest/ }).waitFor();
    await page.getByRole('list', { name: 'The project in figures' }).getByText('Total hours').waitFor();
    expect(await page.title()).toMatch(name);
    expect(await desk.axe()).toEqual([]);
    expect(desk.complaints).toEqual([]);
  });

  it('gets a budget, says what is left of it, and in the list too', async () => {
    const { desk, page } = here;
    const { id, name, total_working_hours: seconds } = await busy();
    const budget = Math.ceil(seconds / secondsInHour) + 500;
    await desk.go(`/app#project/${id}`);
    await page.getByRole('button', { name: 'Set a budget' }).click();
    await page.getByRole('textbox', { name: /^Budget of hours/ }).waitFor();
    expect(await desk.axe()).toEqual([]);
    await page.keyboard.type(String(budget));
    await page.keyboard.press('Enter');
    await page.getByText('Left of the budget').waitFor();
    await expect.poll(async () => (await projects()).find((one) => one.id === id)?.budget_hours).toBe(budget);
    await page.getByRole('link', { name: 'Projects', exact: true }).last().click();
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByText(/ left$/).waitFor();
    expect(await desk.axe()).toEqual([]);
  });

  it('prints its chart whole: the present week and its forecast too', async () => {
    const { desk, page } = here;
    const { id } = await busy();
    await desk.go(`/app#project/${id}`);
    await page.getByRole('img', { name: /^Hours by week, / }).waitFor();
    await settled(page);
    const weeks = await page.locator('.recharts-xAxis-tick-labels text').allTextContents();
    const [sheet] = await printed(page);
    expect(weeks.length).toBeGreaterThan(5);
    for (const week of weeks) expect(sheet?.texts).toContain(week);
    expect(sheet?.cut).toEqual([]);
  });

  it('cuts no figure off on the narrowest phone, in the longest language', async () => {
    const desk = await deskLooking(here, { width: 320, language: 'pt', isTouched: true });
    await desk.go('/app#projects');
    for (const { id, name } of await projects()) {
      // Not loaded again for each: only the project changes.
      await desk.page.evaluate((hash) => location.assign(hash), `#project/${id}`);
      await desk.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      const figures = desk.page.getByRole('main').locator('ul').first().getByRole('listitem');
      await figures.first().waitFor();
      const cut = await figures.evaluateAll((cells) =>
        cells.flatMap((cell) => (cell.scrollWidth > cell.clientWidth ? [cell.textContent] : [])),
      );
      expect(cut).toEqual([]);
    }
  });

  it('gets its site from the last clock-ins, moved by a key; Undo takes it back', async () => {
    const { desk, page } = here;
    const bare =
      (await projects()).find(({ is_open, site }) => is_open && !site) ?? expect.fail('all are placed');
    const site = async () => (await projects()).find(({ id }) => id === bare.id)?.site;
    await desk.go(`/app#project/${bare.id}`);
    await page.getByRole('button', { name: 'Set the site' }).click();
    await page.getByRole('button', { name: 'Use the last clock-ins' }).click();
    const field = page.getByLabel(/^Site: latitude/);
    await expect.poll(() => field.inputValue()).toMatch(/^64\.\d+, -21\.\d+$/);
    const before = await field.inputValue();
    await page.getByRole('application', { name: /^The site with \d+ clock-ins around it$/ }).focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => field.inputValue()).not.toBe(before);
    expect(await desk.axe()).toEqual([]);
    await page.getByRole('button', { name: 'Save changes' }).click();
    const card = page.getByRole('region', { name: 'Site' });
    await card.getByText('Radius 150 m').waitFor();
    await card
      .getByText(/^\d+ m$/)
      .first()
      .waitFor();
    expect(await site()).toMatchObject({ radius: 150 });
    await page.getByRole('button', { name: 'Undo' }).click();
    await card.getByText('No site yet').waitFor();
    expect(await site()).toBeUndefined();
  });

  it('shows its site among streets, and moves it by drag and by keys', async () => {
    const { desk, page, system } = here;
    const school =
      (await projects()).find(({ name }) => name === 'Laugarnesskóli') ?? expect.fail('no school');
    const removeStreets = await putStreets(system.dataFolder);
    await desk.go(`/app#project/${school.id}`);
    const card = page.getByRole('region', { name: 'Site' });
    await card.getByRole('link', { name: '© OpenStreetMap' }).waitFor();
    await card.getByRole('button', { name: 'Zoom in' }).click();
    expect(await desk.axe()).toEqual([]);
    await card.getByRole('button', { name: 'Change the site' }).click();
    const dialog = page.getByRole('dialog');
    const pin = dialog.getByRole('button', { name: 'The site: arrow keys move it' });
    await pin.waitFor();
    const field = dialog.getByLabel(/^Site: latitude/);
    const before = await field.inputValue();
    await pin.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => field.inputValue()).not.toBe(before);
    const moved = await field.inputValue();
    const box = (await pin.boundingBox()) ?? expect.fail('the pin is not drawn');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2 + 20, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => field.inputValue()).not.toBe(moved);
    expect(await desk.axe()).toEqual([]);
    expect(desk.complaints).toEqual([]);
    await removeStreets();
  });

  it('enlarges a photo and goes on to the next', async () => {
    const { desk, page } = here;
    await desk.go('/app#projects');
    for (const { id } of await projects()) {
      await turnTo(page, `/app#project/${id}`);
      await page.getByRole('heading', { level: 2, name: 'Photos' }).waitFor();
      if ((await page.getByRole('button', { name: /^Enlarge the photo/ }).count()) > 1) break;
    }
    await page
      .getByRole('button', { name: /^Enlarge the photo/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('img', { name: /^Photo/ }).waitFor();
    const first = await dialog.getByRole('img', { name: /^Photo/ }).getAttribute('src');
    await dialog.getByRole('button', { name: 'Older photo' }).click();
    expect(await dialog.getByRole('img', { name: /^Photo/ }).getAttribute('src')).not.toBe(first);
    expect(await desk.axe()).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('says of a new project that it has no hours yet', async () => {
    const { desk, page } = here;
    const { id } = project.parse(await desk.replyTo('POST', '/api/projects', { name: 'Just begun' }));
    await desk.go(`/app#project/${id}`);
    await page.getByText('No hours', { exact: true }).waitFor();
    expect(await desk.axe()).toEqual([]);
  });

  it('loads no more script than its budget, before the chart and the map', async () => {
    const { desk, system } = here;
    const { id } = await busy();
    const library = /(hour-picture|place-map|site-card)-[^/]*\.js/;
    await desk.context.route(library, (route) => route.abort());
    const bytes = await scriptBytes(desk.context, `${system.web}/app#project/${id}`, (one) =>
      one.getByRole('list', { name: 'The project in figures' }).waitFor(),
    );
    await desk.context.unroute(library);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(scriptBytesMax);
  });

  it.each([
    ['is', 390, 'light'],
    ['pt', 1024, 'light'],
    ['is', 1440, 'dark'],
    ['pt', 320, 'dark'],
  ] as const)('in %s at %s px, %s, is clean', async (language, width, scheme) => {
    const { id } = await busy();
    const desk = await deskLooking(here, { language, width, scheme, isTouched: width < 400 });
    await desk.go(`/app#project/${id}`);
    await desk.page.getByRole('img', { name: /\d+ (?:til|a) \d+/ }).waitFor();
    expect(await desk.axe()).toEqual([]);
    const wide = await desk.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(desk.complaints).toEqual([]);
  });
});
