// Who sees which entries: a person of the office kept to some projects, and an employee; others' are missing and named nowhere.

import { beforeEach, describe, expect, it } from 'vitest';
import { add } from '#functions/domain/worklogs/change/add.ts';
import { edit, editOwn } from '#functions/domain/worklogs/change/edit.ts';
import { remove } from '#functions/domain/worklogs/change/remove.ts';
import { restore } from '#functions/domain/worklogs/change/restore.ts';
import { comment, commentOwn } from '#functions/domain/worklogs/comments.ts';
import {
  declineCorrection,
  listCorrections,
  takeCorrection,
} from '#functions/domain/worklogs/corrections/answer.ts';
import { askCorrection } from '#functions/domain/worklogs/corrections/ask.ts';
import { history, historyOwn, locations, locationsOwn } from '#functions/domain/worklogs/history.ts';
import { list } from '#functions/domain/worklogs/list/list.ts';
import { overview } from '#functions/domain/worklogs/list/overview.ts';
import { answerEnd } from '#functions/domain/worklogs/press/assumed.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { aClientId } from '#test/kit/world/context.ts';
import { managerRow } from '#test/kit/world/rows.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite();
/** Sees the wall alone. */
const limited = async () => {
  const projectIds = [site.wall.id];
  return {
    ...(await world.asCompany(site.company)),
    manager: managerRow(0, site.company.id, { role: 'projects', projectIds }),
  };
};
const hours = { start_time: '2026-11-17T08:00:00Z', end_time: '2026-11-17T16:00:00Z' };
const ask = async (over: { work_log_id?: string; project_id?: string }) => {
  const body = { id: aClientId(), ...hours, project_id: site.wall.id, word: 'Later', ...over };
  return askCorrection(await world.asEmployee(site.anna), { body });
};
const missing = { code: 'work_log_missing' };
const noRequest = { code: 'correction_missing' };

let onRoof: WorkLog;
let onWall: WorkLog;
beforeEach(async () => {
  const [roof, wall] = await site.added(hours, {
    start_time: '2026-11-16T08:00:00Z',
    end_time: '2026-11-16T16:00:00Z',
    project_id: site.wall.id,
  });
  if (!roof || !wall) throw new Error('two were added');
  [onRoof, onWall] = [roof, wall];
});

describe('an entry of a project of others', () => {
  it('is in no list, has no history and no places, and is neither changed, commented nor deleted', async () => {
    const ctx = await limited();
    const { id } = onRoof;
    const path = { id };
    expect(await list(ctx, { query: {} })).toEqual([onWall]);
    await expect(history(ctx, { path })).rejects.toMatchObject(missing);
    await expect(locations(ctx, { path })).rejects.toMatchObject(missing);
    await expect(edit(ctx, { body: { id, approved: true } })).rejects.toMatchObject(missing);
    await expect(comment(ctx, { body: { work_log_id: id, comment: 'Seen' } })).rejects.toMatchObject(missing);
    await expect(remove(ctx, { path })).rejects.toMatchObject(missing);
    await site.removed(id);
    await expect(restore(ctx, { path, body: {} })).rejects.toMatchObject(missing);
  });

  it('is not made either: nothing is added or moved to a project that is not theirs', async () => {
    const ctx = await limited();
    const body = [{ ...hours, employee_id: site.anna.id, project_id: site.roof.id }];
    await expect(add(ctx, { body })).rejects.toMatchObject({ code: 'project_missing' });
    await expect(edit(ctx, { body: { id: onWall.id, new_project_id: site.roof.id } })).rejects.toMatchObject({
      code: 'project_missing',
    });
    expect(await site.listed()).toHaveLength(2);
  });

  it('is none of the running and waiting ones on their board', async () => {
    await site.clockedIn();
    const onTheirs = await site.clockedIn({ project_id: site.wall.id }, site.bjorn);
    expect(await overview(await limited())).toMatchObject({
      open: [{ id: onTheirs.id }],
      waiting: { count: 1 },
    });
  });

  it('that came to theirs does not say from which project it came', async () => {
    await site.edited({ id: onRoof.id, new_project_id: site.wall.id });
    const rows = await history(await limited(), { path: { id: onRoof.id } });
    expect(rows.at(-1)?.changes).toEqual([{ field: 'project', from: null, to: site.wall.id }]);
  });

  it('takes no comment from them, where it leaves their projects while they write', async () => {
    const ctx = await limited();
    const table = {
      ...ctx.table,
      write: async (...changes: Parameters<typeof ctx.table.write>) => {
        await site.edited({ id: onWall.id, new_project_id: site.roof.id });
        return ctx.table.write(...changes);
      },
    };
    const body = { work_log_id: onWall.id, comment: 'Seen' };
    expect(await comment(ctx, { body })).toMatchObject({ comment: 'Seen' });
    await expect(comment({ ...ctx, table }, { body })).rejects.toMatchObject(missing);
    expect((await site.listed()).flatMap((entry) => entry.work_log_comments)).toHaveLength(1);
  });

  it.each([
    ['roof', {}],
    ['wall', { work_log: { project: { name: 'Wall' } } }],
  ] as const)(
    'keeps theirs from running again, and is named only where it is theirs: the %s',
    async (name, params) => {
      const { id } = await site.clockedIn({ project_id: site.wall.id });
      world.pass(60);
      await site.edited({ id, new_end_time: site.now() });
      const other = await site.clockedIn({ project_id: site.wall.id });
      await site.removed(other.id);
      await site.clockedIn({ project_id: site[name].id });
      const ctx = await limited();
      const refusals = await Promise.allSettled([
        edit(ctx, { body: { id, new_end_time: null } }),
        restore(ctx, { path: { id: other.id }, body: {} }),
      ]);
      for (const refusal of refusals)
        expect(refusal).toMatchObject({ reason: { code: 'already_clocked_in' } });
      expect(refusals).toMatchObject(refusals.map(() => ({ reason: { params } })));
      if (name === 'roof') expect(JSON.stringify(refusals)).not.toContain('Roof');
    },
  );
});

describe('a request', () => {
  it('of a project of others, or about an entry there, is neither listed nor answered', async () => {
    const theirs = await ask({});
    const others = [await ask({ project_id: site.roof.id }), await ask({ work_log_id: onRoof.id })];
    const ctx = await limited();
    expect(await listCorrections(ctx)).toEqual([theirs]);
    for (const { id } of others) {
      await expect(takeCorrection(ctx, { path: { id }, body: {} })).rejects.toMatchObject(noRequest);
      await expect(declineCorrection(ctx, { path: { id }, body: { reason: 'no' } })).rejects.toMatchObject(
        noRequest,
      );
    }
    expect(await takeCorrection(ctx, { path: { id: theirs.id }, body: {} })).toMatchObject({
      state: 'taken',
    });
  });

  it('is listed no more once it was answered when its entry was of a project of others', async () => {
    const { id } = await ask({ work_log_id: onRoof.id });
    await takeCorrection(await world.asCompany(site.company), { path: { id }, body: {} });
    expect(await listCorrections(await limited())).toEqual([]);
    expect(await listCorrections(await world.asCompany(site.company))).toHaveLength(1);
  });
});

describe('an employee', () => {
  it.each(['a mate’s', 'no'] as const)('finds %s entry missing, whatever they try', async (whose) => {
    const id = whose === 'no' ? 'wnothing' : (await site.worked(60, {}, site.bjorn)).id;
    const ctx = await world.asEmployee(site.anna);
    const path = { id };
    await site.clockedIn();
    for (const attempt of [
      editOwn(ctx, { body: { id, new_project_id: site.wall.id } }),
      commentOwn(ctx, { body: { work_log_id: id, comment: 'Seen' } }),
      historyOwn(ctx, { path }),
      locationsOwn(ctx, { path }),
      answerEnd(ctx, { path, body: { end_time: hours.end_time } }),
      ask({ work_log_id: id }),
      site.clockedOut({ work_log_id: id }),
    ])
      await expect(attempt).rejects.toMatchObject(missing);
    expect((await world.employee(site.anna)).open).toBeDefined();
  });
});
