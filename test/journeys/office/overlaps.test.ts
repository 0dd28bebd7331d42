// Two entries over each other in a real browser: marked in the list, kept by its filter, said by the report with the way back.

import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { employee } from '#shared/model/employee.ts';
import { project } from '#shared/model/project.ts';
import { addDays } from '#shared/time/day.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { lastMonth } from '#test/kit/browser/desk.ts';
import { useDemoDesk } from '#test/kit/system/use-system.ts';

const here = useDemoDesk();
const { from, to } = lastMonth();
/** A Sunday, on which the demo's roofers are at home. */
const day = addDays(weekStartOf(addDays(from, 13)), 6);
const mark = (times: string, name: string) =>
  here.page.getByRole('button', { name: `Overlaps another entry: ${times} ${name}` });

describe('entries that overlap', () => {
  it('are marked in the list with each other, kept by its filter, and said by the report, which leads to them', async () => {
    const { desk, page } = here;
    const [who] = z.parse(z.array(employee), await desk.replyTo('GET', '/api/employees'));
    const [first, second] = z.parse(z.array(project), await desk.replyTo('GET', '/api/projects'));
    if (!who || !first || !second) expect.fail('no person of the demo is at work');
    const entry = (project_id: string, start: string, end: string) => ({
      employee_id: who.id,
      project_id,
      start_time: `${day}T${start}:00Z`,
      end_time: `${day}T${end}:00Z`,
    });
    await desk.replyTo('POST', '/api/worklogs', [
      entry(first.id, '07:00', '15:00'),
      entry(second.id, '14:00', '16:00'),
    ]);

    await desk.go(`/app?from=${from}&to=${to}&employee_id=${who.id}#all-entries`);
    await page.getByRole('button', { name: '2 overlap' }).click();
    await mark('14:00–16:00', second.name).waitFor();
    await mark('07:00–15:00', first.name).focus();
    await page.keyboard.press('Enter');
    await page.getByText('The overlap is counted twice.').waitFor();
    expect(await desk.axe()).toEqual([]);
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(`Overlaps another entry: 07:00–15:00 ${first.name}`);

    await desk.go(`/app/report?from=${from}&to=${to}&employee_id=${who.id}#employee-${who.id}`);
    await page.getByText('2 entries overlap. The overlap is counted twice.').waitFor();
    const section = page.locator(`#employee-${who.id}`);
    await section.scrollIntoViewIfNeeded();
    await section.getByText(`Overlaps 14:00–16:00 ${second.name}`).waitFor();
    expect(await desk.axe()).toEqual([]);
    await page.getByRole('link', { name: 'Show them' }).click();
    await page.getByRole('heading', { level: 1, name: 'Time entries' }).waitFor();
    await mark('07:00–15:00', first.name).waitFor();
    expect(await page.getByRole('button', { name: /^Overlaps another entry/ }).count()).toBe(2);
    expect(desk.complaints).toEqual([]);
  });

  it('wait for approval as many as the board says, and the list that it opens holds no other', async () => {
    const { desk, page } = here;
    await desk.go('/app');
    const review = page.getByRole('link', { name: 'Review' });
    await review.waitFor();
    const { waiting } = z.parse(
      z.object({ waiting: z.object({ count: z.number() }) }),
      await desk.replyTo('GET', '/api/worklogs/overview'),
    );
    await review.click();
    await page.getByRole('heading', { level: 1, name: 'Time entries' }).waitFor();
    await page
      .getByText(`${waiting.count.toLocaleString('en')} entries`)
      .first()
      .waitFor();
  });
});
