// A person of the office in a real browser: invited by mail, with a name in the history, and out at once when removed.

import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { refreshPollSeconds } from '#shared/limits.ts';
import { project } from '#shared/model/project.ts';
import { historyRow } from '#shared/model/worklog/history.ts';
import { workLog } from '#shared/model/worklog.ts';
import { openDesk } from '#test/kit/browser/desk.ts';
import { deskLooking, useDemoDesk } from '#test/kit/system/use-system.ts';
import { aVisitor } from '#test/kit/browser/visitor.ts';

const here = useDemoDesk();
const email = 'bara@example.com';
const password = 'timbur og naglar';
const opened: { close: () => Promise<void> }[] = [];
afterAll(() => Promise.all(opened.map((one) => one.close())));

const dialog = () => here.page.getByRole('dialog').last();
const said = (text: string | RegExp) => here.page.getByRole('status').getByText(text);
const people = () => here.page.getByRole('region', { name: 'People in the office' });
async function linkInMail(): Promise<string> {
  const mails = (await here.system.mails()).filter(({ to }) => to.includes(email));
  return /http\S+change_password_link\?token=\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '';
}

describe('a person of the office', () => {
  it('is invited with a name, an email and an access, and gets one mail', async () => {
    await here.desk.go('/app#settings');
    await people().getByRole('button', { name: /Hulda/ }).waitFor();
    await people().getByRole('button', { name: 'Invite a person' }).click();
    await dialog().getByLabel('Name').fill('Bára Sigurðardóttir');
    await dialog().getByLabel('Email').fill(email);
    await dialog().getByRole('radio', { name: 'Everything' }).check();
    expect(await here.desk.axe()).toEqual([]);
    await dialog().getByRole('button', { name: 'Send invitation' }).click();
    await said(`Invitation sent to ${email}`).waitFor();
    await people()
      .getByRole('button', { name: /Bára.*Invited/ })
      .waitFor();
    expect(await here.desk.axe()).toEqual([]);
    await expect.poll(linkInMail).toContain('token=');
  });

  it('chooses a password by the link, approves an entry, and the history says the name', async () => {
    const context = await aVisitor(here.browser, here.system, { isPhone: false, language: 'en' });
    opened.push(context);
    const page = await context.newPage();
    const link = new URL(await linkInMail());
    await page.goto(`${here.system.web}${link.pathname}${link.search}`);
    await page.getByText(`use it with ${email} to log in`).waitFor();
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Confirm new password').fill(password);
    await page.getByRole('button', { name: 'Save and log in' }).click();
    await page.waitForURL(/\/app/);
    await page.getByRole('button', { name: 'Bára Sigurðardóttir' }).waitFor();

    const bara = await openDesk(here.system, here.browser, { name: email, password });
    opened.push(bara.context);
    const entries = z.parse(z.array(workLog), await bara.replyTo('GET', '/api/worklogs'));
    const waiting = entries.find(({ approved, end_time: end }) => !approved && end !== null);
    const id = waiting?.id ?? expect.fail('no entry waits for approval');
    await bara.replyTo('PUT', '/api/worklogs', { id, approved: true });
    const rows = await here.desk.replyTo('GET', `/api/worklogs/${id}/history`);
    const last = z.parse(z.array(historyRow), rows).at(-1);
    expect(last).toMatchObject({ action: 'approved', by: { kind: 'Company', name: 'Bára Sigurðardóttir' } });
  });

  it('kept to one project sees no other, in an open page too', async () => {
    const projects = z.parse(z.array(project), await here.desk.replyTo('GET', '/api/projects'));
    const [one, other] = projects.filter(({ is_open: isOpen, latest_work_log: at }) => isOpen && at !== null);
    if (!one || !other) expect.fail('no two projects');
    const keptTo = async ({ name }: { name: string }, before?: string) => {
      await here.desk.go('/app#settings');
      await people().getByRole('button', { name: /Bára/ }).click();
      if (before === undefined) await dialog().getByRole('radio', { name: 'Projects' }).check();
      const chosen = here.page.getByRole('group', { name: 'Which projects' });
      if (before !== undefined) await chosen.getByRole('button').last().click();
      await chosen.getByRole('button').first().click();
      await here.page.getByPlaceholder('Find a project').fill(name);
      await here.page.getByRole('option', { name }).click();
      await here.page.keyboard.press('Escape');
      await dialog().getByRole('button', { name: 'Save' }).click();
      await people()
        .getByRole('button', { name: new RegExp(`Bára.*${name}`) })
        .waitFor();
    };
    await keptTo(one);
    const bara = await openDesk(here.system, here.browser, { name: email, password });
    opened.push(bara.context);
    let asksOfAccess = 0;
    bara.page.on('request', (request) => {
      if (request.url().endsWith('/api/self')) asksOfAccess += 1;
    });
    await bara.page.clock.install();
    await bara.go('/app#projects');
    await bara.page.getByRole('link', { name: one.name }).first().waitFor();
    expect(await bara.page.getByText(other.name).count()).toBe(0);
    const halfMinute = () => bara.page.clock.fastForward((refreshPollSeconds + 1) * 1000);
    // The watch of the access comes a while after the page.
    const before = asksOfAccess;
    await expect
      .poll(async () => {
        await halfMinute();
        return asksOfAccess;
      })
      .toBeGreaterThan(before);
    await keptTo(other, one.name);
    expect(await bara.ask('GET', '/api/projects')).toMatchObject({ body: [{ id: other.id }] });
    await halfMinute();
    await bara.page.getByRole('link', { name: other.name }).first().waitFor();
    expect(await bara.page.getByText(one.name).count()).toBe(0);
    expect(bara.complaints).toEqual([]);
  });

  it('is removed after a question: the open page is out with its next request', async () => {
    const bara = await openDesk(here.system, here.browser, { name: email, password });
    opened.push(bara.context);
    await bara.go('/app#settings');
    await bara.page.getByRole('region', { name: 'Your login' }).waitFor();
    await here.desk.go('/app#settings');
    await people().getByRole('button', { name: /Bára/ }).click();
    await dialog().getByRole('button', { name: 'Log out everywhere' }).waitFor();
    expect(await here.desk.axe()).toEqual([]);
    await dialog().getByRole('button', { name: 'Remove' }).click();
    await dialog().getByText('Remove Bára Sigurðardóttir?').waitFor();
    await dialog().getByRole('button', { name: 'Remove' }).click();
    await people()
      .getByText(/^Left /)
      .waitFor();
    expect((await bara.ask('GET', '/api/worklogs')).status).toBe(401);
    await bara.page.goto(`${here.system.web}/app#week`);
    await bara.page.reload();
    await bara.page.waitForURL(/\/login/);
  });

  it('stands on a phone in every language, in the dark too', async () => {
    for (const language of ['is', 'pt'] as const) {
      const shown = await deskLooking(here, { width: 320, language, scheme: 'dark' });
      await shown.go('/app#settings');
      await shown.page.getByText('Bára Sigurðardóttir').waitFor();
      expect(await shown.axe({ isTranslation: true })).toEqual([]);
      const width = await shown.page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, language).toBeLessThanOrEqual(320);
    }
  });
});
