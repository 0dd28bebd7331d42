// The office's screens before a server that fails in every way: the poll shows nothing, dialogs show the error, early displays are taken back.

import type { Locator, Route } from 'playwright-core';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { refreshPollSeconds } from '#shared/limits.ts';
import { workLog } from '#shared/model/worklog.ts';
import { demoCompany, lastMonth, openDesk } from '#test/kit/browser/desk.ts';
import { useDemoDesk } from '#test/kit/system/use-system.ts';

const patience = 60_000;
const here = useDemoDesk();

/** In the page: lets a call's half minute for an answer end on request, so that no test waits for it. */
function waitUntilToldTo(): void {
  const waits = AbortSignal.timeout.bind(AbortSignal);
  const waiting = new Set<AbortController>();
  AbortSignal.timeout = (milliseconds) => {
    // Whether the site can be reached is asked with little patience as it is.
    if (milliseconds <= 10_000) return waits(milliseconds);
    const control = new AbortController();
    waiting.add(control);
    return control.signal;
  };
  Reflect.set(window, 'giveUp', () => {
    for (const control of waiting) control.abort(new DOMException('', 'TimeoutError'));
    waiting.clear();
  });
}
const overview = z.object({ time: z.string() });
const entriesOf = async (query: string) =>
  z.array(workLog).parse(await here.desk.replyTo('GET', `/api/worklogs?${query}`));

const dialog = () => here.page.getByRole('dialog').last();
const alerts = () => here.page.getByRole('alert').filter({ visible: true });

type Failure = {
  readonly name: string;
  readonly says: string;
  readonly fail: (route: Route) => Promise<void>;
};
const refuse = (status: number, code: string) => (route: Route) =>
  route.fulfill({
    status,
    headers: {
      'access-control-allow-origin': here.system.web,
      'access-control-allow-credentials': 'true',
      'content-type': 'application/problem+json',
    },
    body: JSON.stringify({ type: 'about:blank', title: code, status, detail: code, code }),
  });
const failures: readonly Failure[] = [
  {
    name: 'a call that breaks off',
    says: 'Network connectivity issue. Could not complete the network request.',
    fail: (route) => route.abort(),
  },
  {
    name: 'no answer in half a minute',
    says: 'The Stund servers did not respond. Please try again.',
    // Left open: the page itself stops waiting.
    fail: () => here.page.evaluate('giveUp()'),
  },
  {
    name: 'too many requests',
    says: 'Too many requests in a short amount of time. Please retry after 1 minute...',
    fail: refuse(429, 'too_many_requests'),
  },
  {
    name: 'a gateway that refuses all requests for now',
    says: 'Too many requests in a short amount of time. Please retry after 1 minute...',
    fail: (route) =>
      route.fulfill({
        status: 429,
        headers: {
          'access-control-allow-origin': here.system.web,
          'access-control-allow-credentials': 'true',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ message: 'Too Many Requests' }),
      }),
  },
  {
    name: 'a server that fails',
    says: 'The servers had a hiccup. Sorry about that! We have been notified...',
    fail: refuse(500, 'unexpected'),
  },
  {
    name: 'a gateway that fails in words of its own',
    says: 'The servers had a hiccup. Sorry about that! We have been notified...',
    fail: (route) =>
      route.fulfill({
        status: 503,
        headers: {
          'access-control-allow-origin': here.system.web,
          'access-control-allow-credentials': 'true',
          'content-type': 'text/html',
        },
        body: '<h1>Service unavailable</h1>',
      }),
  },
];

/** Ways of asking beforehand are let through: the browser's own question of the other origin. */
async function failing(method: string, path: string, { fail }: Failure): Promise<() => number> {
  let asked = 0;
  await here.page.route(`**${path}`, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    asked += 1;
    return fail(route);
  });
  return () => asked;
}
/** The words of the failure before are there until then, and what had no answer is sent once more. */
async function ended(button: Locator, asked: () => number, message: string): Promise<void> {
  await expect.poll(asked, { timeout: patience, message }).toBeGreaterThan(0);
  await expect.poll(() => button.getAttribute('aria-busy'), { timeout: patience, message }).not.toBe('true');
}
const mended = (): Promise<void> => here.page.unrouteAll({ behavior: 'ignoreErrors' });

/** Ten minutes before an instant, as a clock says it. */
const earlier = (at = ''): string => new Date(Date.parse(at) - 600_000).toISOString().slice(11, 16);

/** A person's day of last month whose entries all wait for approval, and its first one. */
async function aDayOfLastMonth() {
  const { from, to } = lastMonth();
  const entries = await entriesOf(`from=${from}&to=${to}&limit=5000`);
  const days = Map.groupBy(
    entries,
    ({ employee, start_time }) => `${employee.id} ${start_time.slice(0, 10)}`,
  );
  const waiting = [...days.values()].find((day) =>
    day.every(
      ({ approved, end_time, start_time }) => !approved && end_time && /T(?:0[7-9]|1)/.test(start_time),
    ),
  );
  const entry = waiting?.toSorted((one, other) => (one.start_time < other.start_time ? -1 : 1))[0];
  if (!entry) throw new Error('the demo has no day of last month that waits for approval');
  const day = entry.start_time.slice(0, 10);
  return { entry, view: `from=${day}&to=${day}&employee_id=${entry.employee.id}` };
}

describe('the desk before a server that fails', () => {
  it('never says that the poll failed, keeps what it shows, and catches up with the first answer', async () => {
    await here.page.clock.install();
    await here.page.addInitScript(waitUntilToldTo);
    await here.desk.go('/app');
    const card = here.page.getByRole('region', { name: 'Clocked in now' });
    await card.getByRole('row').nth(1).waitFor();
    const rows = await card.getByRole('row').count();
    const polled = () => here.page.clock.fastForward((refreshPollSeconds + 1) * 1000);
    for (const failure of failures) {
      const asked = await failing('GET', '/refresh?*', failure);
      await polled();
      await expect.poll(asked, { timeout: patience, message: failure.name }).toBeGreaterThan(0);
      await polled();
      await expect.poll(asked, { timeout: patience, message: failure.name }).toBeGreaterThan(1);
      expect(await alerts().count(), failure.name).toBe(0);
      expect(await card.getByRole('row').count(), failure.name).toBe(rows);
      await mended();
    }
    await here.desk.context.setOffline(true);
    await polled();
    expect(await alerts().count()).toBe(0);
    await here.desk.context.setOffline(false);

    const [running] = (await entriesOf('')).filter(({ end_time }) => end_time === undefined);
    if (!running) throw new Error('no person of the demo is on the clock');
    await card.getByRole('row', { name: new RegExp(`${running.employee.name}.*Running`) }).waitFor();
    const { time } = overview.parse(await here.desk.replyTo('GET', '/api/worklogs/overview'));
    await here.desk.replyTo('PUT', '/api/worklogs', { id: running.id, new_end_time: time });
    await polled();
    await card.getByRole('row', { name: new RegExp(`${running.employee.name}.*Out`) }).waitFor();
  });

  it('says in an edit dialog what it was, keeps what was typed, and saves once the server is there again', async () => {
    const { entry, view } = await aDayOfLastMonth();
    await here.desk.go(`/app?${view}#all-entries`);
    await here.page
      .getByRole('button', { name: `Edit: ${entry.employee.name}` })
      .last()
      .click();
    // An earlier time than before, so that nothing overlaps at any hour of the day.
    const out = earlier(entry.end_time);
    await dialog().getByLabel('Out', { exact: true }).fill(out);
    const save = dialog().getByRole('button', { name: 'Save changes' });
    for (const failure of failures) {
      const asked = await failing('PUT', '/api/worklogs', failure);
      await save.click();
      await ended(save, asked, failure.name);
      await dialog().getByText(failure.says).waitFor();
      expect(await dialog().getByLabel('Out', { exact: true }).inputValue(), failure.name).toBe(out);
      await mended();
    }
    await here.desk.context.setOffline(true);
    await save.click();
    await dialog().getByText('Internet connectivity may be down.').waitFor();
    // Before the network is back: what was sent without one must not go through now.
    await here.page.route(`${here.system.api}/**`, (route) => route.abort());
    await here.desk.context.setOffline(false);
    await save.click();
    await dialog().getByText('Could not connect to Stund servers. We have been notified.').waitFor();
    expect(await here.desk.axe()).toEqual([]);
    await mended();
    await save.click();
    await here.page.getByText('Changes saved').waitFor();
    const [now] = (await entriesOf(view)).filter(({ id }) => id === entry.id);
    expect(now?.end_time?.slice(11, 16)).toBe(out);
  });

  it('takes back what was shown at once, says why, and leaves it selected to be tried again', async () => {
    const { view } = await aDayOfLastMonth();
    await here.desk.go(`/app?${view}#all-entries`);
    const marks = here.page
      .getByRole('table', { name: 'Time entries' })
      .getByRole('img', { name: 'Approved' });
    const bar = here.page.getByRole('group', { name: 'Selected entries', exact: true });
    await bar.getByRole('button', { name: /^Select all/ }).click();
    const chosen = await bar.getByText(/^\d+ selected$/).textContent();
    const before = await marks.count();
    for (const failure of failures) {
      const asked = await failing('PUT', '/api/worklogs', failure);
      const approve = bar.getByRole('button', { name: 'Approve', exact: true });
      await approve.click();
      await dialog()
        .getByRole('button', { name: /^Approve \d/ })
        .click();
      await ended(approve, asked, failure.name);
      await here.page.getByText(failure.says).first().waitFor();
      await expect.poll(() => marks.count(), { timeout: patience, message: failure.name }).toBe(before);
      await mended();
    }
    await bar.getByText(chosen ?? '').waitFor();
    expect(await here.desk.axe()).toEqual([]);
  });

  it('adds hours once when their reply was lost, though they were changed before they were sent again', async () => {
    const third = `${lastMonth().from.slice(0, 8)}03`;
    const added = () => entriesOf(`from=${third}&to=${third}`);
    const before = await added();
    await here.desk.go('/app#all-entries');
    await here.page.getByRole('button', { name: 'Add time entry' }).click();
    for (const field of [/^Employee/, /^Project/]) {
      await dialog().getByRole('button', { name: field }).click();
      await here.page.getByRole('option').first().click();
    }
    await dialog().getByRole('button', { name: /^Days/ }).click();
    await here.page.getByRole('button', { name: 'Previous month' }).click();
    await here.page.getByRole('button', { name: /^3 / }).click();
    await here.page.keyboard.press('Escape');
    await dialog().getByLabel('Out', { exact: true }).fill('17:30');
    let sent = 0;
    await here.page.route('**/api/worklogs', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent += 1;
      await route.fetch();
      return route.abort();
    });
    const add = dialog().getByRole('button', { name: 'Add entry' });
    await add.click();
    await dialog().getByText('Network connectivity issue.').waitFor();
    expect(sent).toBe(1);
    await mended();
    await dialog().getByLabel('Out', { exact: true }).fill('18:30');
    for (let again = 0; again < 2; again += 1) {
      await add.click();
      await dialog().getByText('Your first try was saved.').waitFor();
    }
    expect((await added()).length).toBe(before.length + 1);
  });

  it('of one company never acts for the other that is logged in by now, and turns to it on request', async () => {
    const first = demoCompany(here.system, 'Kilbride Roofing Ltd');
    const second = demoCompany(here.system, 'Obras Tejo, Lda');
    const { page, context, ask, replyTo, go } = await openDesk(here.system, here.browser, first);
    await go('/app#projects');
    await page.getByRole('button', { name: 'Create project' }).click();
    const form = page.getByRole('dialog').last();
    await form.getByLabel('Name').fill('For Kilbride alone');
    expect(
      (await ask('POST', '/api/login', { username: second.name, password: second.password })).status,
    ).toBe(200);
    const projects = await replyTo('GET', '/api/projects');
    await form.getByRole('button', { name: 'Create project' }).click();
    await page.getByText('Your session has expired. Log in again to continue.').waitFor();
    expect(await replyTo('GET', '/api/projects')).toEqual(projects);

    const other = await context.newPage();
    await other.goto(`${here.system.web}/app`);
    await other.getByText(second.name).first().waitFor();
    await page.getByText(second.name).first().waitFor();
    expect(await page.getByText(first.name).count()).toBe(0);
    await context.close();
  });
});
