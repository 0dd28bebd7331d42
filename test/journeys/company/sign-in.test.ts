// Every way to log in, in a real browser 320 pixels wide, in every language: a refusal shows whole at its field,
// a right login opens the first screen, and so does a session that exists already. What depends on no language is in
// English: where a session leads, and what a link is worth.

import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { languages, resetLinkSeconds, smsLinkSeconds } from '#shared/limits.ts';
import { error as en } from '#shared/text/en/error.ts';
import { phone as phoneEn } from '#shared/text/en/phone.ts';
import { shell as shellEn } from '#shared/text/en/shell.ts';
import { signIn as signInEn } from '#shared/text/en/sign-in.ts';
import { error as is } from '#shared/text/is/error.ts';
import { phone as phoneIs } from '#shared/text/is/phone.ts';
import { shell as shellIs } from '#shared/text/is/shell.ts';
import { signIn as signInIs } from '#shared/text/is/sign-in.ts';
import { error as pl } from '#shared/text/pl/error.ts';
import { phone as phonePl } from '#shared/text/pl/phone.ts';
import { shell as shellPl } from '#shared/text/pl/shell.ts';
import { signIn as signInPl } from '#shared/text/pl/sign-in.ts';
import { error as pt } from '#shared/text/pt/error.ts';
import { phone as phonePt } from '#shared/text/pt/phone.ts';
import { shell as shellPt } from '#shared/text/pt/shell.ts';
import { signIn as signInPt } from '#shared/text/pt/sign-in.ts';
import { type Account, accountsOn, password } from '#test/kit/system/accounts.ts';
import type { Sending } from '#test/kit/system/caller.ts';
import { cutOff } from '#test/kit/browser/cut-off.ts';
import { useSystemAndBrowser } from '#test/kit/system/use-system.ts';
import { notKept } from '#test/kit/browser/visitor.ts';

const all = {
  en: { refusals: en, signIn: signInEn, shell: shellEn, phone: phoneEn },
  is: { refusals: is, signIn: signInIs, shell: shellIs, phone: phoneIs },
  pt: { refusals: pt, signIn: signInPt, shell: shellPt, phone: phonePt },
  pl: { refusals: pl, signIn: signInPl, shell: shellPl, phone: phonePl },
} as const;
const daySeconds = 86_400;

const here = useSystemAndBrowser();
/** Browsers that somebody has left, with the files of the site and nothing of theirs. */
const left: BrowserContext[] = [];
const used: BrowserContext[] = [];

/** Somebody new: the cookies, stores and tabs of who was there before are gone; files of the site are not fetched again. */
async function somebody(): Promise<Page> {
  const known = left.pop();
  const context =
    known ?? (await here.browser.newContext({ viewport: { width: 320, height: 640 }, ...notKept }));
  used.push(context);
  const page = await context.newPage();
  if (known) {
    await context.clearCookies();
    const storage = await context.newCDPSession(page);
    const storageTypes = 'local_storage,indexeddb,cache_storage';
    for (const origin of [here.system.web, here.system.api])
      await storage.send('Storage.clearDataForOrigin', { origin, storageTypes });
    await storage.detach();
  }
  return page;
}
afterEach(async () => {
  for (const context of used.splice(0)) {
    for (const page of context.pages()) await page.close();
    left.push(context);
  }
});

it('a text that is cut off is seen', async () => {
  const page = await here.browser.newPage({ viewport: { width: 320, height: 640 } });
  const styled = (style: string) => `<p style="white-space: nowrap; ${style}">Um texto que não cabe</p>`;
  await page.setContent(
    styled('width: 40px; overflow: hidden') + styled('margin-left: 300px; width: 60px') + styled(''),
  );
  expect(await cutOff(page)).toHaveLength(2);
  await page.close();
});

describe.each(languages)('signing in, in %s', (language) => {
  const { refusals, signIn, shell, phone } = all[language];
  const email = `owner-${language}@example.com`;
  const company = `Verk ${language}`;
  let account: Account;

  async function visitor(): Promise<Page> {
    const page = await somebody();
    await page.addInitScript((chosen) => localStorage.setItem('stund-language', chosen), language);
    page.setDefaultTimeout(60_000);
    return page;
  }
  const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
  const isWhole = async (page: Page) => expect(await cutOff(page)).toEqual([]);
  const send = (page: Page) => page.locator('form button[type=submit]').click();
  /** The screen reader's description of the field `label`, once it is `words`. */
  async function saysOn(page: Page, label: string, words: string): Promise<void> {
    const field = page.getByLabel(label, { exact: true });
    const described = async () => {
      const ids = (await field.getAttribute('aria-describedby')) ?? '';
      const texts = await Promise.all(
        ids
          .split(' ')
          .filter(Boolean)
          .map((id) => page.locator(`[id="${id}"]`).textContent()),
      );
      return texts.join(' ');
    };
    await expect.poll(described).toContain(words);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await isWhole(page);
  }
  const write = async (page: Page, values: Readonly<Record<string, string>>) => {
    // A drawn form is the browser's own until the page lives.
    await page.locator('form:not([method])').first().waitFor();
    for (const [label, text] of Object.entries(values))
      await page.getByLabel(label, { exact: true }).fill(text);
    await send(page);
  };
  const logOut = async (page: Page, menu: RegExp, end: string) => {
    await page.getByRole('button', { name: menu }).first().click();
    await page.getByRole('menuitem', { name: shell.logOut }).click();
    await at(page, end);
  };

  beforeAll(async () => {
    // Misses and trials of the language before are a day old.
    await here.system.clock.advance(daySeconds);
    const people = accountsOn(here.system);
    account = await people.signUp({ name: company, email, language });
    const second = { name: `${company} 2`, email, language };
    await people.linkAfter(email, () => people.call('POST', '/api/request-trial', { body: second }));
    await account.employ('Anna');
    const gone = await account.employ('Óli');
    await people.call('PUT', `/api/employees/${gone.id}/disable`, account.as());
  });

  it('as a company names the field that is wrong, goes home, leads there from every log-in, and logs out', async () => {
    const page = await visitor();
    await page.goto(`${here.system.web}/login`);
    await write(page, { [signIn.companyName]: `${company} elsewhere`, [signIn.password]: password });
    await saysOn(page, signIn.companyName, refusals.wrong_company_name);
    await write(page, { [signIn.companyName]: company, [signIn.password]: 'not the password' });
    await saysOn(page, signIn.password, refusals.wrong_company_password);
    await write(page, { [signIn.password]: password });
    await at(page, '/app/setup');
    const doors = ['/', '/a', '/login', '/login_employee', '/login_time_clock', '/no-such-page'];
    for (const path of language === 'en' ? [...doors, '/employee/app'] : []) {
      await page.goto(here.system.web + path);
      await at(page, '/app/setup');
    }
    await page.goto(`${here.system.web}/app`);
    await logOut(page, new RegExp(company), '/login');
    await page.goto(`${here.system.web}/app`);
    await at(page, '/login');
  });

  it('as an employee names the field that is wrong; a disabled one gets in and sees that they are disabled', async () => {
    const page = await visitor();
    await page.goto(`${here.system.web}/login_employee`);
    const typed = { [signIn.companyName]: company, [signIn.employeeName]: 'Nobody' };
    await write(page, { ...typed, [signIn.employeePassword]: 'bdgk' });
    await saysOn(page, signIn.employeeName, refusals.wrong_employee_name);
    await write(page, { [signIn.employeeName]: 'Anna', [signIn.employeePassword]: 'zzzz' });
    await saysOn(page, signIn.employeePassword, refusals.wrong_employee_password);
    await write(page, { [signIn.employeePassword]: 'bdgk' });
    await at(page, '/employee/app');
    await page.goto(`${here.system.web}/login_employee`);
    await at(page, '/employee/app');
    await page.goto(`${here.system.web}/login_link?token=abc`);
    await page.getByText(signIn.link.present.replace('{{name}}', `Anna, ${company}`)).waitFor();
    await isWhole(page);
    const gone = await visitor();
    await gone.goto(`${here.system.web}/login_employee`);
    await write(gone, {
      [signIn.companyName]: company,
      [signIn.employeeName]: 'Óli',
      [signIn.employeePassword]: 'bdgk',
    });
    await at(gone, '/employee/app');
    await gone.getByText(phone.disabled).waitFor();
    await isWhole(gone);
  });

  it('as the time clock names the field that is wrong, and opens the time clock', async () => {
    const page = await visitor();
    await page.goto(`${here.system.web}/login_time_clock`);
    await write(page, { [signIn.companyName]: company, [signIn.password]: 'not the password' });
    await saysOn(page, signIn.password, refusals.wrong_company_password);
    await write(page, { [signIn.password]: password });
    await at(page, '/time_clock');
    await page.goto(`${here.system.web}/login_time_clock`);
    await at(page, '/time_clock');
  });

  it('with a forgotten password asks for the name among several, mails a link, and takes the new password once', async () => {
    const page = await visitor();
    await page.goto(`${here.system.web}/forgot_password`);
    await write(page, { [signIn.forgotten.email]: `nobody-${language}@example.com` });
    await page.getByText(refusals.company_missing).waitFor();
    await write(page, { [signIn.forgotten.email]: email });
    await page.getByText(refusals.company_ambiguous).waitFor();
    await isWhole(page);
    const { token } = await accountsOn(here.system).linkAfter(email, async () => {
      await write(page, { [signIn.companyName]: company });
      await page.getByText(signIn.forgotten.sentTitle).waitFor();
    });
    const link = `${here.system.web}/change_password_link?token=${token}`;
    await page.goto(link);
    await page.waitForURL((url) => url.search === '');
    await page.getByText(signIn.newPassword.lead.replace('{{company}}', company)).waitFor();
    await isWhole(page);
    const chosen = { [signIn.newPassword.field]: 'krani-vid-bryggju', [signIn.newPassword.confirm]: 'krani' };
    await write(page, chosen);
    await saysOn(page, signIn.newPassword.confirm, signIn.newPassword.mismatch);
    await write(page, { [signIn.newPassword.confirm]: 'krani-vid-bryggju' });
    await at(page, '/app/setup');
    await isDead(await visitor(), '/change_password_link', token);
  });

  const why = {
    '/login_link': signIn.link.over,
    '/login_link_time_clock': signIn.link.clockOver,
    '/change_password_link': signIn.link.over,
  } as const;
  /** Says at once, whole and at 320 pixels, that the link does not work; asks for nothing and keeps no token. */
  async function isDead(page: Page, path: keyof typeof why, token: string): Promise<void> {
    await page.goto(`${here.system.web}${path}?token=${token}`);
    const alert = page.getByRole('alert');
    await alert.getByText(signIn.link.failedTitle).waitFor();
    await alert.getByText(token ? why[path] : signIn.link.missing).waitFor();
    expect(await page.locator('input').count()).toBe(0);
    expect(page.url()).toBe(here.system.web + path);
    await isWhole(page);
    if (path !== '/change_password_link') return;
    await alert.getByRole('link', { name: signIn.newPassword.askAgain }).click();
    await at(page, '/forgot_password');
  }

  const foreign = 'c000000000.COMPANY.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
  const doors = ['/login_link', '/login_link_time_clock', '/change_password_link'] as const;
  /** In other languages each of its words once: a used link to a new password has been tried above. */
  const dead: readonly (readonly [string, string, readonly (typeof doors)[number][]])[] =
    language === 'en'
      ? [
          ['malformed', 'abc', doors],
          ['missing', '', doors],
          // It is said in the words for a malformed one.
          ['foreign', foreign, doors],
        ]
      : [
          ['malformed', 'abc', doors.slice(0, 2)],
          ['missing', '', doors.slice(0, 1)],
        ];
  it.each(dead)(
    'by a %s link says at once that it does not work, and what to do',
    async (_, token, paths) => {
      const page = await visitor();
      for (const path of paths) await isDead(page, path, token);
    },
  );

  if (language !== 'en') return;

  it('by a link that was made for something else, was used or replaced, or ran out says so, and uses nothing up', async () => {
    const people = accountsOn(here.system);
    const about = { name: `Hlekkir ${language}`, email: `links-${language}@example.com`, language };
    const { as, employ } = await people.signUp(about);
    const phoneNumber = '+3546110000';
    const linkAfter = (reader: string, path: string, sending: Sending) =>
      people.linkAfter(reader, async () =>
        expect((await people.call('POST', path, sending)).status).toBeLessThan(300),
      );
    const bjarni = { phone_number: phoneNumber, send_sms: true };
    const made = await people.linkAfter(phoneNumber, () => employ('Bjarni', bjarni));
    const [sms, { id }] = [made.token, made.result];
    const { email: owner, name } = about;
    const { token: mailed } = await linkAfter(owner, '/api/forgot_password', {
      body: { email: owner, name },
    });
    const self = await people.call('POST', '/api/self', as());
    const { time_clock_token: clock } = z.object({ time_clock_token: z.string() }).parse(self.body);

    const page = await visitor();
    for (const token of [mailed, clock]) await isDead(page, '/login_link', token);
    for (const token of [sms, mailed]) await isDead(page, '/login_link_time_clock', token);
    for (const token of [sms, clock]) await isDead(page, '/change_password_link', token);

    // Nothing was used up: each still opens its own door.
    const [wall, stranger] = [await visitor(), await visitor()];
    await wall.goto(`${here.system.web}/login_link_time_clock?token=${clock}`);
    await at(wall, '/time_clock');
    await page.goto(`${here.system.web}/login_link?token=${sms}`);
    await at(page, '/employee/app');
    await isDead(stranger, '/login_link', sms);
    await people.call('POST', '/api/settings', as({ body: { time_clock: { renew_token: true } } }));
    await isDead(stranger, '/login_link_time_clock', clock);
    await page.goto(`${here.system.web}/login_link?token=${sms}`);
    await page.getByText(signIn.link.present.replace('{{name}}', `Bjarni, ${name}`)).waitFor();
    await isWhole(page);

    await here.system.clock.advance(resetLinkSeconds);
    await isDead(stranger, '/change_password_link', mailed);
    const { token: late } = await linkAfter(phoneNumber, `/api/employees/${id}/send_login_sms`, as());
    await here.system.clock.advance(smsLinkSeconds);
    await isDead(stranger, '/login_link', late);
  });
});
