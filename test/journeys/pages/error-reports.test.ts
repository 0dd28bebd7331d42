// The browser reports faults to the running API: so 'We have been notified' and 'It has been recorded' are true.

import { describe, expect, it } from 'vitest';
import { useDemoDesk } from '#test/kit/system/use-system.ts';

const here = useDemoDesk();

/** The report that a page sends while `act` runs, as the API logged it. */
async function reportWhile(act: (page: typeof here.page) => Promise<unknown>, path = '/login') {
  const context = await here.browser.newContext({ locale: 'en' });
  const page = await context.newPage();
  // The page is drawn before its script, which catches faults, is loaded.
  await page.goto(`${here.system.web}${path}`, { waitUntil: 'networkidle' });
  await page.getByLabel('Company name').waitFor();
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url() === `${here.system.api}/api/se`),
    act(page),
  ]);
  const request = answer.request();
  expect([request.method(), answer.status()]).toEqual(['POST', 200]);
  await context.close();
  return request.postData() ?? '';
}
const logIn = async (page: typeof here.page) => {
  await page.getByLabel('Company name').fill('Anna & Co');
  await page.getByLabel('Password', { exact: true }).fill('leyndarmál');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

describe('a fault in a browser', () => {
  it('of the server is reported where the page says that we have been notified', async () => {
    const report = await reportWhile(async (page) => {
      await page.route('**/api/login', (route) =>
        route.fulfill({
          status: 503,
          headers: {
            'access-control-allow-origin': here.system.web,
            'access-control-allow-credentials': 'true',
          },
          body: 'no',
        }),
      );
      await logIn(page);
      await page
        .getByText('The servers had a hiccup. Sorry about that! We have been notified...', { exact: true })
        .waitFor();
    });
    expect(JSON.parse(report)).toMatchObject({ kind: 'call', route: 'POST /api/login', page: '/login' });
    expect(report).not.toMatch(/Anna|leyndarm/);
  });

  it('that left the API unreachable is reported as soon as it answers again', async () => {
    const report = await reportWhile(async (page) => {
      await page.route(`${here.system.api}/**`, (route) => route.abort());
      await logIn(page);
      await page
        .getByText('Could not connect to Stund servers. We have been notified.', { exact: true })
        .waitFor();
      // The report is sent after the message is drawn, and a reload would abort it.
      await page.waitForFunction(() => localStorage.getItem('stund-reports-unsent')?.includes('unreachable'));
      await page.unrouteAll();
      await page.reload();
    });
    expect(JSON.parse(report)).toMatchObject({ kind: 'call', what: 'unreachable', route: 'POST /api/login' });
  });

  it('of a script is reported without anything that could be a secret or a person', async () => {
    const report = await reportWhile((page) =>
      page.evaluate(() => {
        setTimeout(() => {
          throw new TypeError('planted for anna@example.is at /login_link?token=abc123');
        });
      }),
    );
    expect(JSON.parse(report)).toMatchObject({ kind: 'script', page: '/login' });
    expect(report).toContain('planted');
    expect(report).not.toMatch(/anna|abc123/);
  });

  it('of a promise without a handler is reported', async () => {
    const report = await reportWhile((page) =>
      page.evaluate(() => void Promise.reject(new RangeError('unhandled'))),
    );
    expect(JSON.parse(report)).toMatchObject({ kind: 'promise', what: 'RangeError: unhandled' });
  });
});
