// The question about a day without hours in a real browser: chosen in the settings, answered on the phone, seen in the week.

import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { plainCalendar } from '#shared/model/company/company-calendar.ts';
import { dayNote } from '#shared/model/day-note.ts';
import { type Account, accountsOn, password } from '#test/kit/system/accounts.ts';
import { axeFindings } from '#test/kit/browser/axe.ts';
import { useSystemAndBrowser } from '#test/kit/system/use-system.ts';
import { aVisitor } from '#test/kit/browser/visitor.ts';

const here = useSystemAndBrowser();
const name = 'Kvöldverk ehf.';
let office: Account;
let today: string;

beforeAll(async () => {
  const { signUp, call } = accountsOn(here.system);
  const { clock } = here.system;
  // Noon, so that the day stays the same, and a day that is no holiday, so that it is asked for.
  const now = await clock.now();
  await clock.advance((43_200 - (now % 86_400) + 86_400) % 86_400);
  today = new Date((await clock.now()) * 1000).toISOString().slice(0, 10);
  office = await signUp({ name, email: 'kvold@example.com', language: 'en' });
  await call('POST', '/api/projects', office.as({ body: { name: 'Roof' } }));
  await office.employ('Anna');
  const usual_week = Array.from({ length: 7 }, () => ({ start: '08:00', end: '10:00' }));
  const days = [{ day: today, name: '', from: '00:00', kind: 'work_day' }];
  const body = { usual_week, time_zone: 'Atlantic/Reykjavik', calendar: { ...plainCalendar, days } };
  const { status } = await call('POST', '/api/settings', office.as({ body }));
  expect(status).toBe(200);
}, 240_000);

const notes = async () => {
  const { body } = await accountsOn(here.system).call(
    'GET',
    `/api/day_notes?from=${today}&to=${today}`,
    office.as(),
  );
  return z.parse(z.array(dayNote), body);
};
const opened = async (path: string, isPhone: boolean) => {
  const who = isPhone
    ? ({ role: 'EMPLOYEE', company: name, name: 'Anna', password: 'bdgk' } as const)
    : ({ role: 'COMPANY', name, password } as const);
  const context = await aVisitor(here.browser, here.system, { isPhone, language: 'en' }, who);
  const page = await context.newPage();
  await page.goto(here.system.web + path);
  return page;
};

describe('a day without hours', () => {
  it('is asked for once the office chose it, by SMS only beside it', async () => {
    const page = await opened('/app#settings', false);
    const asks = page.getByRole('switch', { name: /^Ask employees about missing days/ });
    const texts = page.getByRole('switch', { name: /^Ask by SMS too/ });
    await asks.waitFor();
    expect(await asks.isChecked()).toBe(false);
    expect(await texts.count()).toBe(0);
    await asks.click();
    await texts.waitFor();
    expect(await texts.isChecked()).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
    await page.context().close();
  });

  it('is noted on the phone by one press, taken back and noted again, and stands in the week', async () => {
    const page = await opened('/employee/app', true);
    const card = page.getByRole('region', { name: /^No hours on/ });
    await card.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await card.getByRole('button', { name: 'Sick' }).click();
    await card.waitFor({ state: 'detached' });
    expect(await notes()).toMatchObject([{ date: today, kind: 'sick', own: true }]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await card.waitFor();
    expect(await notes()).toEqual([]);
    await card.getByRole('button', { name: 'Day off' }).click();
    await card.waitFor({ state: 'detached' });
    const week = await opened(`/app?day=${today}&view=week#week`, false);
    await week.getByText('Off', { exact: true }).first().waitFor();
    await page.context().close();
  });

  it('stays the employee’s own when the office clears or changes it and presses Undo', async () => {
    const week = await opened(`/app?day=${today}&view=week#week`, false);
    const before = await notes();
    expect(before).toMatchObject([{ date: today, kind: 'off', own: true }]);
    for (const press of ['Remove note', 'Sick']) {
      await week.getByText('Off', { exact: true }).first().click();
      const dialog = week.getByRole('dialog');
      await dialog.getByText('noted by the employee').waitFor();
      await dialog.getByRole('button', { name: press }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await notes()).not.toEqual(before);
      await week.getByRole('button', { name: 'Undo' }).last().click();
      await week.getByText('Off', { exact: true }).first().waitFor();
      await expect.poll(notes).toEqual(before);
    }
    await week.context().close();
  });
});
