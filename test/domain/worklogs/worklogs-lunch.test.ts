// The mark 'worked through lunch': where the company allows it, by press and by hand; refused on approved and closed entries.

import { describe, expect, it } from 'vitest';
import { history } from '#functions/domain/worklogs/history.ts';
import { closeWorkLog } from '#functions/domain/worklogs/press/time-clock.ts';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { keys } from '#functions/table/keys.ts';
import { clockOutSent, ownWorkLogChange, workLogChange } from '#shared/model/worklog.ts';
import { different } from '#test/kit/site.ts';
import { useSite } from '#test/kit/use-site.ts';

const { world, site } = await useSite({
  settings: {
    ...firstSettings('en', 'Atlantic/Reykjavik'),
    features: { approve_work_logs: true },
    worked_through_lunch: true,
  },
});
const allow = (isAllowed: boolean) =>
  world.table.write({
    update: keys.company(site.company.id),
    set: { 'st.worked_through_lunch': isAllowed },
  });
const marked = { worked_through_lunch: true };
const refusal = (message: string) => ({
  code: 'invalid_input',
  issues: [{ field: 'worked_through_lunch', message }],
});
const historyOf = async (id: string) => history(await world.asCompany(site.company), { path: { id } });

describe('a lunch that was worked through', () => {
  it('is said with the clock-out; a repeat changes nothing and gets the same answer', async () => {
    const { id } = await site.clockedIn();
    world.clock.now += 8 * 3600;
    const out = site.leave({ work_log_id: id, ...marked });
    const answers = [await site.clockedOut(out), await site.clockedOut(out)];
    await site.edited({ id, worked_through_lunch: false });
    answers.push(await site.clockedOut(out));
    expect(different(answers)).toHaveLength(1);
    expect(answers[0]).toMatchObject({ worked_through_lunch: true, version: 2 });
    await expect(site.clockedOut({ ...out, worked_through_lunch: false })).rejects.toMatchObject({
      code: 'key_reused',
    });
    expect((await site.listed())[0]).not.toHaveProperty('worked_through_lunch');
  });

  it('is said at the time clock', async () => {
    const { id } = await site.clockedIn();
    world.clock.now += 3600;
    const ctx = await world.asTimeClock(site.company);
    await expect(closeWorkLog(ctx, { body: { id, ...marked, left_at: site.now() } })).rejects.toMatchObject(
      refusal('not with left_at'),
    );
    const ended = await closeWorkLog(ctx, { body: { id, ...marked } });
    expect(ended).toMatchObject(marked);
    expect(await closeWorkLog(ctx, { body: { id, ...marked } })).toEqual(ended);
  });

  it('is set and taken back by the office and by those who may edit; the history names it', async () => {
    const { id } = await site.worked(8 * 3600);
    expect(await site.edited({ id, ...marked })).toMatchObject({ ...marked, version: 3 });
    await expect(site.edited({ id, ...marked })).rejects.toMatchObject({ code: 'no_changes' });
    expect(await site.editedByAnna({ id, worked_through_lunch: false })).not.toHaveProperty(
      'worked_through_lunch',
    );
    const change = { field: 'worked_through_lunch' } as const;
    expect((await historyOf(id)).slice(-2)).toMatchObject([
      { action: 'changed', by: { kind: 'Company' }, changes: [{ ...change, from: 'false', to: 'true' }] },
      { action: 'changed', by: { name: 'Anna' }, changes: [{ ...change, from: 'true', to: 'false' }] },
    ]);
  });

  it('cannot change on an approved entry, unless that change clears the approval', async () => {
    const { id } = await site.worked(8 * 3600);
    await site.edited({ id, approved: true });
    const no = refusal('the entry is approved');
    await expect(site.edited({ id, ...marked })).rejects.toMatchObject(no);
    await expect(site.editedByAnna({ id, ...marked })).rejects.toMatchObject(no);
    expect(await site.edited({ id, ...marked, approved: false })).toMatchObject({
      ...marked,
      approved: false,
    });
  });

  it('is refused by hand where the company does not allow it, does not count, and counts again later', async () => {
    const { id } = await site.worked(8 * 3600);
    await site.edited({ id, ...marked });
    await allow(false);
    const no = refusal('is not allowed');
    await expect(site.edited({ id, worked_through_lunch: false })).rejects.toMatchObject(no);
    await expect(site.editedByAnna({ id, worked_through_lunch: false })).rejects.toMatchObject(no);
    await site.clockedIn();
    world.clock.now += 3600;
    expect(await site.clockedOut(marked)).not.toHaveProperty('worked_through_lunch');
    expect(await site.listed()).not.toContainEqual(expect.objectContaining(marked));
    await allow(true);
    expect(await site.listed()).toContainEqual(expect.objectContaining({ id, ...marked }));
    expect((await site.listed()).filter((entry) => entry.worked_through_lunch)).toHaveLength(2);
  });

  it('is yes or no; anything else names the field', () => {
    for (const shape of [clockOutSent, workLogChange, ownWorkLogChange]) {
      const { error } = shape.safeParse({ id: 'w', worked_through_lunch: 'yes' });
      expect(error?.issues.map(({ path }) => path.join('.'))).toContain('worked_through_lunch');
    }
  });
});
