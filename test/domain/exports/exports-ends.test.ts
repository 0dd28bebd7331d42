// How an export job ends: once, whatever happens to its worker, and without a file if it was cancelled.

import { describe, expect, it, vi } from 'vitest';
import type { MadeFiles } from '#functions/aws/made-files.ts';
import { cancel, list, run } from '#functions/domain/exports/exports.ts';
import { makeSpreadsheet } from '#functions/domain/exports/jobs/file-of-job.ts';
import { exportLostSeconds, exportsWaitingMax } from '#shared/limits.ts';
import { stuckFiles } from '#test/domain/photos/stuck-files.ts';
import { pictured, worked } from '#test/domain/report/worked.ts';
import { at, type World } from '#test/kit/world/context.ts';
import { aMonth, useJobs } from './exported-month.ts';

const { world, crew, office, queued } = await useJobs();

describe('an export job', () => {
  it('of a worker that died is taken over when its lease is over, and the dead one can change nothing', async () => {
    await aMonth(world, crew);
    const { id } = await queued();
    const wanted = { companyId: crew.company.id, exportId: id };
    const { begun, stuck, wake } = stuckFiles(office.exportFiles);
    const dead = makeSpreadsheet(office.asWorker({ exportFiles: stuck }), wanted);
    await begun;
    expect(await office.job(crew.company, id)).toMatchObject({ state: 'running' });
    await expect(makeSpreadsheet(office.asWorker({ attempt: 2 }), wanted)).rejects.toThrow('another worker');
    world.pass(61);
    await makeSpreadsheet(office.asWorker({ attempt: 3 }), wanted);
    const done = await office.job(crew.company, id);
    expect(done).toMatchObject({ state: 'done', rows: 4 });
    wake();
    await dead;
    expect(await office.job(crew.company, id)).toMatchObject({ state: 'done', rows: 4 });
    expect((await office.download(done)).bytes.length).toBeGreaterThan(1000);
  });

  it('that fails is tried again, and has failed after the last try', async () => {
    await aMonth(world, crew);
    const { id } = await queued();
    const wanted = { companyId: crew.company.id, exportId: id };
    const broken: MadeFiles = { ...office.exportFiles, make: () => Promise.reject(new Error('no disk')) };
    await expect(makeSpreadsheet(office.asWorker({ exportFiles: broken }), wanted)).rejects.toThrow(
      'no disk',
    );
    expect(await office.job(crew.company, id)).toMatchObject({ state: 'queued' });
    const last = office.asWorker({ exportFiles: broken, attempt: 5 });
    await expect(makeSpreadsheet(last, wanted)).rejects.toThrow('no disk');
    expect(await office.job(crew.company, id)).toMatchObject({ state: 'failed' });
    await makeSpreadsheet(office.asWorker({ attempt: 6 }), wanted);
    expect(await office.job(crew.company, id)).toMatchObject({ state: 'failed' });
  });

  it('that is cancelled stops at its worker’s next step', async () => {
    const { id } = await queued();
    let steps = 0;
    vi.useFakeTimers({ toFake: ['performance'] });
    const work = run(
      office.asWorker(),
      { companyId: crew.company.id, exportId: id },
      async (_, __, advance) => ({
        fileName: 'never.txt',
        type: 'text/plain',
        rows: 9,
        fill: async (sink) => {
          for (steps = 1; steps < 9; steps += 1) {
            vi.advanceTimersByTime(1000);
            await advance(steps, 9);
            if (steps === 4) await cancel(await office.asCompany(crew.company), { path: { id } });
          }
          sink.end();
        },
      }),
    );
    await work.finally(() => vi.useRealTimers());
    expect(steps).toBe(5);
    expect(await office.job(crew.company, id)).toMatchObject({ state: 'cancelled', rows_done: 4, rows: 9 });
  });

  it('that a process was making when it ended is taken over by the next one at once', async () => {
    await aMonth(world, crew);
    const { id } = await queued();
    const wanted = { companyId: crew.company.id, exportId: id };
    const { begun, stuck, wake } = stuckFiles(office.exportFiles);
    const dead = makeSpreadsheet(office.asWorker({ exportFiles: stuck, processId: 'first start' }), wanted);
    await begun;
    const same = makeSpreadsheet(office.asWorker({ processId: 'first start', attempt: 2 }), wanted);
    await expect(same).rejects.toThrow('another worker');
    await makeSpreadsheet(office.asWorker({ processId: 'second start', attempt: 2 }), wanted);
    expect(await office.job(crew.company, id)).toMatchObject({ state: 'done', rows: 4 });
    wake();
    await dead;
    expect(await office.job(crew.company, id)).toMatchObject({ state: 'done', rows: 4 });
  });

  it('without progress for half an hour has failed, stays failed, and blocks no other', async () => {
    const [first] = [await queued()];
    for (let n = 1; n < exportsWaitingMax; n += 1) await queued();
    world.pass(exportLostSeconds - 1);
    expect(await office.job(crew.company, first.id)).toMatchObject({ state: 'queued' });
    world.pass(1);
    const wanted = { companyId: crew.company.id, exportId: first.id };
    await makeSpreadsheet(office.asWorker({ attempt: 2 }), wanted);
    const jobs = await list(await office.asCompany(crew.company));
    expect(new Set(jobs.map((job) => job.state))).toEqual(new Set(['failed']));
    const { id } = await queued();
    expect(await office.job(crew.company, id)).toMatchObject({ state: 'queued' });
  });

  it('that is cancelled before or during its work leaves no file', async () => {
    await aMonth(world, crew);
    const waiting = await queued();
    await cancel(await office.asCompany(crew.company), { path: { id: waiting.id } });
    await makeSpreadsheet(office.asWorker(), { companyId: crew.company.id, exportId: waiting.id });
    expect(await office.job(crew.company, waiting.id)).toMatchObject({ state: 'cancelled' });

    const running = await queued();
    const wanted = { companyId: crew.company.id, exportId: running.id };
    const made: string[] = [];
    const watched: MadeFiles = {
      ...office.exportFiles,
      make: async (key, ...rest) => {
        const sha256 = await office.exportFiles.make(key, ...rest);
        made.push(key);
        await cancel(await office.asCompany(crew.company), { path: { id: running.id } });
        return sha256;
      },
    };
    await makeSpreadsheet(office.asWorker({ exportFiles: watched }), wanted);
    expect(await office.job(crew.company, running.id)).toMatchObject({ state: 'cancelled' });
    const address = await office.fileAddresses.address(made[0] ?? '', 'x.xlsx', 60);
    expect((await fetch(address)).status).toBe(404);
  });

  it('says how many rows are done while photos are waited for', async () => {
    const { company, anna, roof } = crew;
    for (let day = 10; day < 16; day += 1) {
      const photo = pictured(`m${day}`, `f${day}`, at(`2026-03-${day}T10:00:00Z`), 'ready');
      await worked(world, anna, roof, `2026-03-${day}T08:00:00Z`, `2026-03-${day}T12:00:00Z`, {
        comments: [photo],
      });
    }
    const { id } = await queued();
    const progress: unknown[] = [];
    const table: World['table'] = {
      ...world.table,
      write: async (...changes) => {
        // Progress is written at most once a second, so every write here moves the clock by a second.
        vi.advanceTimersByTime(1000);
        const [first] = changes;
        if (first && 'update' in first) progress.push(first.set?.['d']);
        return world.table.write(...changes);
      },
    };
    vi.useFakeTimers({ toFake: ['performance'] });
    const work = makeSpreadsheet({ ...office.asWorker(), table }, { companyId: company.id, exportId: id });
    await work.finally(() => vi.useRealTimers());
    expect(await office.job(company, id)).toMatchObject({ state: 'done', rows_done: 6, rows: 6 });
    expect(progress).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 6]);
  });
});
