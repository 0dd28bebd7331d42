// The system is killed while its workers work, and started again on the same data: every job ends, and ends once.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import { keys } from '#functions/table/keys.ts';
import { exportLostSeconds } from '#shared/limits.ts';
import { exportJob, exportKinds } from '#shared/model/export.ts';
import { callerOf } from '#test/kit/system/caller.ts';
import { type RunningSystem, startSystem } from '#test/kit/system/system.ts';

const job = z.object(exportJob.shape);
type Job = z.output<typeof job>;
type Kind = (typeof exportKinds)[number];

let dataFolder: string;
let system: RunningSystem;
let token: string;
const start = () => startSystem({ demo: true, dataFolder });
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'stund-killed-'));
  system = await start();
  const login = system.logins.find(({ role }) => role === 'COMPANY');
  const body = { username: login?.company, password: login?.password };
  const reply = await callerOf(system.api)('POST', '/api/login', { body });
  token = z.object({ session_token: z.string() }).parse(reply.body).session_token;
});
afterAll(async () => {
  await system.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const call = async (method: string, path: string, body?: unknown) =>
  (await callerOf(system.api)(method, path, { token, body })).body;
// Before the employee who has no kennitala began: a payroll file would be refused for her.
const asked = async (kind: Kind) =>
  job.parse(await call('POST', '/api/exports', { kind, filters: { from: '2026-05-01', to: '2026-09-30' } }));
const looked = async (id: string) => job.parse(await call('GET', `/api/exports/${id}`));
const isEnded = ({ state }: Job) => state !== 'queued' && state !== 'running';
const killedAndStarted = async () => {
  await system.kill();
  system = await start();
};
/** Waits in real time: the clock is not moved past a rest or a lease. */
async function ended(id: string): Promise<Job> {
  for (;;) {
    const found = await looked(id);
    if (isEnded(found)) return found;
    await wait(100);
  }
}
const workLeft = async () =>
  (await system.queues())
    .filter(({ name }) => /exports|payroll/.test(name))
    .map(({ waiting, inFlight, delayed, deadLetters }) => [
      waiting + inFlight + delayed,
      deadLetters?.waiting,
    ]);
describe('a job whose worker is killed', () => {
  it('in its middle is taken up by the next start at once, and ends once', async () => {
    let begun = await asked('entries');
    while (begun.state !== 'running')
      begun = isEnded(begun) ? await asked('entries') : await looked(begun.id);
    await killedAndStarted();
    const done = await ended(begun.id);
    expect(done).toMatchObject({ state: 'done', rows_done: done.rows });
    expect((await fetch(done.address ?? '')).status).toBe(200);
    await expect.poll(workLeft, { timeout: 120_000 }).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(await looked(begun.id)).toMatchObject({ state: 'done', file_name: done.file_name });
  });

  it.each([0, 230, 460])(
    'at any point ends once: %i ms after it was asked for, or somewhat later',
    async (from) => {
      const kinds: readonly Kind[] = ['entries', 'daily', 'regla', 'dk', 'projects'];
      const pause = from + Math.random() * 230;
      const jobs = await Promise.all(kinds.map(asked));
      await wait(pause);
      await killedAndStarted();
      const done = await Promise.all(jobs.map(({ id }) => ended(id)));
      expect([pause, done.map(({ state }) => state)]).toEqual([pause, kinds.map(() => 'done')]);
      await expect.poll(workLeft, { timeout: 120_000 }).toEqual([
        [0, 0],
        [0, 0],
      ]);
      // Nothing that the dead workers left behind changes the result.
      for (const one of done)
        expect(await looked(one.id)).toMatchObject({ ...one, address: expect.any(String) });
      expect(checkInvariants(await system.rows(), await system.clock.now())).toEqual([]);
    },
  );

  it('and whose message is lost has failed after half an hour, without anybody asking', async () => {
    const companyId = (await system.rows()).find(({ k }) => k === 'entries')?.['c'];
    const id = 'xlost00000000000';
    const done = (await system.rows()).find(({ k, s }) => k === 'entries' && s === 'done');
    const key = keys.exportJob(String(companyId), id);
    const at = await system.clock.now();
    await system.table.write(
      { put: { ...done, ...key, id, s: 'running', at, u: at + 60, fn: undefined } },
      { put: { ...keys.unfinishedExports(String(companyId)), n: 1, [id]: at } },
    );
    expect((await looked(id)).state).toBe('running');
    await system.clock.advance(60 + exportLostSeconds);
    await expect.poll(async () => (await system.table.get(key))?.['s'], { timeout: 120_000 }).toBe('failed');
    expect((await looked(id)).state).toBe('failed');
    expect(checkInvariants(await system.rows(), await system.clock.now())).toEqual([]);
  });
});
