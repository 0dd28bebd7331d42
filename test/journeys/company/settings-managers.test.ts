// Two managers at the settings of one company in two real browsers: nothing is overwritten unseen, and no dialog warns without a reason.

import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { session } from '#shared/model/company/company.ts';
import { type Desk, demoCompany, openDesk } from '#test/kit/browser/desk.ts';
import { useDemoDesk } from '#test/kit/system/use-system.ts';

const here = useDemoDesk();
const others: Desk[] = [];
afterAll(() => Promise.all(others.map(({ context }) => context.close())));

const chosen = async () => {
  const { settings, integrations } = z.parse(session, await here.desk.replyTo('POST', '/api/self'));
  return { ...settings, integrations };
};
/** Both have the settings before them before either changes anything. */
async function bothOpen(width = 1280): Promise<[Desk, Desk]> {
  const other = await openDesk(here.system, here.browser, demoCompany(here.system, 'Þakverk ehf.'), {
    width,
    ...(width < 1280 ? { scheme: 'dark', language: 'is' } : {}),
  });
  others.push(other);
  await Promise.all([here.desk.go('/app#settings'), other.go('/app#settings')]);
  return [here.desk, other];
}
const dialogOf = ({ page }: Desk) => page.getByRole('dialog').last();
const openRow = ({ page }: Desk, name: RegExp) => page.getByRole('button', { name }).click();
const save = (desk: Desk, name = 'Save') => dialogOf(desk).getByRole('button', { name }).click();
const saved = ({ page }: Desk, text = 'Settings saved') => page.getByRole('status').getByText(text).waitFor();

describe('two managers at the settings', () => {
  it('of the same kind: the second sees the newer values, keeps typed ones, and saves both', async () => {
    const [first, second] = await bothOpen();
    for (const desk of [first, second]) await openRow(desk, /^Lunch/);
    await dialogOf(first).getByLabel('Minutes').fill('45');
    await save(first);
    await saved(first);
    await dialogOf(second).getByLabel('Minimum hours in the day').fill('5');
    await save(second);
    await dialogOf(second).getByText('Someone else has changed these settings').waitFor();
    await dialogOf(second)
      .getByText(/A lunch of 45 minutes/)
      .waitFor();
    expect(await dialogOf(second).getByLabel('Minutes').inputValue()).toBe('45');
    expect(await second.axe()).toEqual([]);
    expect(await chosen()).toMatchObject({ lunch: { minutes: 45 } });
    await save(second);
    await saved(second);
    expect(await chosen()).toMatchObject({ lunch: { minutes: 45, from_hours: 5 } });
  });

  it('of different kinds: both are saved, and neither hears of the other', async () => {
    const [first, second] = await bothOpen();
    const before = await chosen();
    await openRow(first, /^Rounding/);
    await openRow(second, /^Forgotten clock-outs/);
    await dialogOf(first).getByRole('switch').click();
    await save(first);
    await saved(first);
    await dialogOf(second).getByRole('switch').first().click();
    await save(second);
    await saved(second);
    const { rounding, forgotten_clock_out: forgotten } = await chosen();
    expect([rounding, forgotten]).not.toEqual([before.rounding, forgotten]);
    expect([rounding, forgotten]).not.toEqual([rounding, before.forgotten_clock_out]);
    expect(await second.page.getByText('Someone else has changed').count()).toBe(0);
  });

  it('on a phone, in the dark and in Icelandic: the newer are taken over at a press', async () => {
    const [first, second] = await bothOpen(390);
    await openRow(first, /^Overtime\s?Overtime/);
    await openRow(second, /^Yfirvinna\s?Yfirvinna/);
    await dialogOf(first).getByLabel('Hours a day before overtime').fill('7.5');
    await save(first);
    await saved(first);
    await dialogOf(second).getByRole('checkbox').first().click();
    await save(second, 'Vista');
    await dialogOf(second).getByText('Einhver annar hefur breytt þessum stillingum').waitFor();
    expect(await second.axe()).toEqual([]);
    expect(await second.page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await dialogOf(second).getByRole('button', { name: 'Nota nýrri gildin' }).click();
    await save(second, 'Vista');
    await dialogOf(second).getByText('Engu hefur verið breytt').waitFor();
    expect(await chosen()).toMatchObject({ overtime: { after_day_hours: 7.5 } });
    // The console shows the refusal and nothing else.
    expect(second.complaints.filter((line) => !line.includes('409'))).toEqual([]);
  });
});
