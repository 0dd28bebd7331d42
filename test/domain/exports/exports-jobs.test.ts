// Export jobs: one file for each job whatever happens to its worker; cancelling; files are kept for seven days.

import { describe, expect, it } from 'vitest';
import { cancel, list, remove } from '#functions/domain/exports/exports.ts';
import { makeSpreadsheet } from '#functions/domain/exports/jobs/file-of-job.ts';
import { exportKeptDays, exportsWaitingMax, exportUrlSeconds } from '#shared/limits.ts';
import { aMonth, march, useJobs } from './exported-month.ts';

const { world, crew, office, asked, queued } = await useJobs();

describe('an export job', () => {
  it('waits in the queue until a worker has made its file [workers.export calls.post-api-exports exports.built-by-queue-workers]', async () => {
    await aMonth(world, crew);
    const job = await queued();
    expect(job).toMatchObject({ kind: 'entries', state: 'queued', rows: null, rows_done: 0, filters: march });
    expect(job).not.toHaveProperty('address');
    expect(office.sent.at(-1)).toEqual({
      name: 'export.requested',
      body: { companyId: crew.company.id, exportId: job.id },
    });
    await makeSpreadsheet(office.asWorker(), { companyId: crew.company.id, exportId: job.id });
    expect(await office.job(crew.company, job.id)).toMatchObject({
      state: 'done',
      rows: 4,
      rows_done: 4,
      file_name: 'time-entries-2026-03-01-2026-03-31.xlsx',
    });
  });

  it('is made once however often it is asked for with one key, and its message comes', async () => {
    const [one, other] = [
      await queued(asked, 'key-of-one-press'),
      await queued(asked, 'key-of-one-press').catch((error: unknown) => error),
    ];
    expect(other).toMatchObject({ reply: { id: one.id } });
    const wanted = { companyId: crew.company.id, exportId: one.id };
    await makeSpreadsheet(office.asWorker(), wanted);
    const first = await office.job(crew.company, one.id);
    await makeSpreadsheet(office.asWorker({ attempt: 2 }), wanted);
    expect(await office.job(crew.company, one.id)).toMatchObject({
      state: 'done',
      file_name: first.file_name,
    });
    expect(await list(await office.asCompany(crew.company))).toHaveLength(1);
  });

  it('that is cancelled twice is cancelled once, and one that has ended stays as it is', async () => {
    const stop = async (id: string) => cancel(await office.asCompany(crew.company), { path: { id } });
    const { id } = await queued();
    expect(await stop(id)).toMatchObject({ id, state: 'cancelled' });
    expect(await stop(id)).toMatchObject({ id, state: 'cancelled' });
    expect(await list(await office.asCompany(crew.company))).toMatchObject([{ id, state: 'cancelled' }]);
    const done = await office.made(crew.company, asked);
    expect(await stop(done.id)).toMatchObject({ state: 'done', file_name: done.file_name });
    expect((await fetch(done.address ?? '')).status).toBe(200);
  });

  it('that is deleted while it waits is cancelled, and deleted again it is off the list [calls.delete-api-exports]', async () => {
    const { id } = await queued();
    const deleted = async () => remove(await office.asCompany(crew.company), { path: { id } });
    await deleted();
    await makeSpreadsheet(office.asWorker(), { companyId: crew.company.id, exportId: id });
    expect(await list(await office.asCompany(crew.company))).toMatchObject([{ id, state: 'cancelled' }]);
    await deleted();
    expect(await list(await office.asCompany(crew.company))).toEqual([]);
    await expect(deleted()).rejects.toMatchObject({ code: 'export_missing' });
  });

  it('that is done has an address that opens its file, for a while, and no other [calls.get-api-exports-one]', async () => {
    const done = await office.made(crew.company, asked);
    const other = await office.made(crew.company, { ...asked, kind: 'daily' });
    const address = done.address ?? '';
    expect((await fetch(address)).status).toBe(200);
    expect(new URL(address).searchParams.get('X-Amz-Expires')).toBe(String(exportUrlSeconds));
    expect((await fetch(address.replace(done.id, other.id))).status).toBe(403);
    expect((await fetch(address.replace(/X-Amz-Expires=\d+/, 'X-Amz-Expires=9000'))).status).toBe(403);
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(403);
  });

  it('that is done is taken off the list with its file, and then is missing', async () => {
    const done = await office.made(crew.company, asked);
    expect(done.state).toBe('done');
    await remove(await office.asCompany(crew.company), { path: { id: done.id } });
    expect((await fetch(done.address ?? '')).status).toBe(404);
    expect(await list(await office.asCompany(crew.company))).toEqual([]);
    await expect(office.job(crew.company, done.id)).rejects.toMatchObject({ code: 'export_missing' });
  });

  it('is kept seven days, newest first, and never shown to another company [calls.get-api-exports exports.kept-seven-days]', async () => {
    const first = await queued();
    world.pass(3600);
    const second = await queued();
    const ids = async () => (await list(await office.asCompany(crew.company))).map((job) => job.id);
    expect(await ids()).toEqual([second.id, first.id]);
    const stranger = await world.aCompany();
    expect(await list(await office.asCompany(stranger))).toEqual([]);
    await expect(office.job(stranger, first.id)).rejects.toMatchObject({ code: 'export_missing' });
    for (const verb of [cancel, remove]) {
      const refused = verb(await office.asCompany(stranger), { path: { id: first.id } });
      await expect(refused).rejects.toMatchObject({ code: 'export_missing' });
    }
    world.pass(exportKeptDays * 86_400 - 3600);
    expect(await ids()).toEqual([second.id]);
  });

  it('is refused when too many wait, when its range is too long, and without its integration', async () => {
    await expect(
      queued({ kind: 'entries', filters: { from: '2025-01-01', to: '2026-03-01' } }),
    ).rejects.toMatchObject({ code: 'range_too_long' });
    await expect(queued({ kind: 'payday', filters: march })).rejects.toMatchObject({
      code: 'integration_missing',
    });
    for (let n = 0; n < exportsWaitingMax; n += 1) await queued();
    await expect(queued()).rejects.toMatchObject({
      code: 'limit_reached',
      params: { max: exportsWaitingMax },
    });
  });
});
