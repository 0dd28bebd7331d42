// The limit of a company's unfinished exports: it holds for parallel requests, and lost jobs do not fill it for ever.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancel, create, list, remove } from '#functions/domain/exports/exports.ts';
import { makeSpreadsheet } from '#functions/domain/exports/jobs/file-of-job.ts';
import { sweepExports } from '#functions/domain/exports/jobs/sweep.ts';
import { Failure } from '#functions/runtime/fail.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { type Key, keys } from '#functions/table/keys.ts';
import { exportLostSeconds, exportsWaitingMax } from '#shared/limits.ts';
import { quietLog } from '#test/kit/world/quiet-log.ts';
import { useWorld } from '#test/kit/world/use-site.ts';
import { useOffice } from './exported.ts';
import { march } from './exported-month.ts';

const world = await useWorld('2026-04-02T08:00:00Z');
const office = await useOffice(world);

const asked = async (of: Pick<Company, 'id'>) =>
  create(await office.asCompany(of), { body: { kind: 'entries', filters: march } });
const statesOf = async (of: Pick<Company, 'id'>) =>
  (await list(await office.asCompany(of))).map(({ state }) => state);
const kept = ({ id }: Pick<Company, 'id'>) => world.table.get(keys.unfinishedExports(id));
const sweep = () => sweepExports({ ...office.asWorker(), log: quietLog });

describe('exports that wait', () => {
  it('are twenty of a company at most, also when sixty are asked for at once', async () => {
    const company = await world.aCompany();
    const answers = await Promise.allSettled(Array.from({ length: 60 }, () => asked(company)));
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(await statesOf(company)).toEqual(Array.from({ length: exportsWaitingMax }, () => 'queued'));
    expect(refused).toHaveLength(60 - exportsWaitingMax);
    for (const error of refused) expect(error).toMatchObject({ code: 'limit_reached', params: { max: 20 } });
    const other = await world.aCompany();
    expect(await asked(other)).toMatchObject({ state: 'queued' });
  });

  it('are counted right after any parallel asking, making, cancelling and removing', async () => {
    const moves = fc.array(fc.array(fc.constantFrom('ask', 'make', 'cancel', 'remove'), { maxLength: 12 }), {
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(moves, async (rounds) => {
        const company = await world.aCompany();
        const ids: string[] = [];
        for (const round of rounds) {
          const work = round.map(async (move, at) => {
            const id = ids[at % Math.max(1, ids.length)];
            if (move === 'ask' || id === undefined) return void ids.push((await asked(company)).id);
            const path = { path: { id } };
            if (move === 'make')
              await makeSpreadsheet(office.asWorker(), { companyId: company.id, exportId: id });
            else await (move === 'cancel' ? cancel : remove)(await office.asCompany(company), path);
          });
          for (const done of await Promise.allSettled(work)) {
            // Missing after its removal, full, or another worker's: refusals, never a broken write.
            if (done.status === 'rejected' && !(done.reason instanceof Failure))
              expect(String(done.reason)).toContain('another worker');
          }
        }
        const waiting = (await statesOf(company)).filter(
          (state) => state === 'queued' || state === 'running',
        );
        expect(waiting.length).toBeLessThanOrEqual(exportsWaitingMax);
        const row = await kept(company);
        expect(row?.['n'] ?? 0).toBe(waiting.length);
        expect(Object.keys(row ?? { PK: 0, SK: 0, n: 0 })).toHaveLength(waiting.length + 3);
      }),
      { numRuns: 15 },
    );
  }, 240_000);

  it('and are lost are ended by the sweep, which leaves the others', async () => {
    const company = await world.aCompany();
    const lost = await asked(company);
    world.pass(exportLostSeconds - 60);
    const young = await asked(company);
    world.pass(60);
    await sweep();
    const row = await world.table.get(keys.exportJob(company.id, lost.id));
    expect(row?.['s']).toBe('failed');
    expect(await kept(company)).toMatchObject({ n: 1, [young.id]: expect.any(Number) });
    await cancel(await office.asCompany(company), { path: { id: young.id } });
    await sweep();
    expect(await kept(company)).toBeUndefined();
  });

  it('are left alone by a sweep that read them before their worker gave a sign of life', async () => {
    const company = await world.aCompany();
    const { id } = await asked(company);
    const job = keys.exportJob(company.id, id);
    world.pass(exportLostSeconds);
    const isJob = (key: Key) => key.PK === job.PK && key.SK === job.SK;
    // After the sweep has read the row the worker takes the job, speaks again, or another worker takes it.
    const signs = [{ s: 'running', fe: 1, u: world.clock.now + 60 }, { u: world.clock.now + 90 }, { fe: 2 }];
    for (const sign of signs) {
      const read = await world.table.get(job);
      await world.table.write({ update: job, set: sign });
      const table = { ...world.table, get: async (key: Key) => (isJob(key) ? read : world.table.get(key)) };
      world.pass(read?.['s'] === 'running' ? exportLostSeconds + 60 : 0);
      await sweepExports({
        ...office.asWorker(),
        table,
        log: quietLog,
      });
      expect((await world.table.get(job))?.['s']).toBe('running');
      expect(await kept(company)).toMatchObject({ n: 1, [id]: expect.any(Number) });
    }
  });

  it('are counted again by the sweep when the count is wrong or names missing jobs', async () => {
    const company = await world.aCompany();
    const { id } = await asked(company);
    const broken = {
      ...keys.exportJob(company.id, 'xbroken'),
      id: 'xbroken',
      s: 'a state of another release',
    };
    await world.table.write(
      { update: keys.unfinishedExports(company.id), set: { n: 17, xgone: 1, xbroken: 1 } },
      { put: broken },
    );
    await sweep();
    expect(await kept(company)).toEqual({
      ...keys.unfinishedExports(company.id),
      n: 1,
      [id]: expect.any(Number),
    });
  });

  it('from before they were counted are finished and cancelled as ever', async () => {
    const company = await world.aCompany();
    const [one, other] = [await asked(company), await asked(company)];
    await world.table.write({ delete: keys.unfinishedExports(company.id) });
    await makeSpreadsheet(office.asWorker(), { companyId: company.id, exportId: one.id });
    await cancel(await office.asCompany(company), { path: { id: other.id } });
    expect((await statesOf(company)).toSorted()).toEqual(['cancelled', 'done']);
  });
});
