// An export whose worker is killed at any step: the next worker makes it, and it ends once with one whole file.

import { describe, expect, it } from 'vitest';
import { create } from '#functions/domain/exports/exports.ts';
import { makeSpreadsheet } from '#functions/domain/exports/jobs/file-of-job.ts';
import { keys } from '#functions/table/keys.ts';
import { at } from '#test/kit/world/context.ts';
import { useOffice } from './exported.ts';
import { aCrew, march, useCrew } from './exported-month.ts';
import { readSheet } from './read-sheet.ts';
import { pictured, worked } from '#test/domain/report/worked.ts';

const { world, crew } = await useCrew();
const office = await useOffice(world);

type Moment = 'before' | 'after';
/** Waits for no answer any more: the one at the call of this number, before it or after it was done, is its last. */
function aMortal(last: number, moment: Moment) {
  const { promise: died, resolve: dies } = Promise.withResolvers<'killed'>();
  let calls = 0;
  const mortal =
    <A extends unknown[], R>(call: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      calls += 1;
      if (calls !== last) return call(...given);
      if (moment === 'after') await call(...given);
      dies('killed');
      return new Promise<never>(() => undefined);
    };
  const { table, exportFiles, photoFiles } = { ...office, table: world.table };
  const reach = {
    table: {
      ...table,
      get: mortal(table.get),
      queryAll: mortal(table.queryAll),
      write: mortal(table.write),
    },
    exportFiles: { ...exportFiles, make: mortal(exportFiles.make) },
    photoFiles: { ...photoFiles, read: mortal(photoFiles.read) },
  };
  return { died, reach };
}

/** A month of two entries, one with a photo, asked for. */
async function anExport() {
  const { company, anna, roof } = crew;
  await office.aThumbnail(company.id, 'f1');
  await worked(world, anna, roof, '2026-03-02T08:00:00Z', '2026-03-02T17:00:00Z', {
    comments: [pictured('m1', 'f1', at('2026-03-02T10:00:00Z'))],
  });
  await worked(world, anna, roof, '2026-03-03T08:00:00Z', '2026-03-03T12:00:00Z');
  const { id } = await create(await office.asCompany(company), { body: { kind: 'entries', filters: march } });
  return { companyId: company.id, exportId: id };
}
type Wanted = Awaited<ReturnType<typeof anExport>>;

/** One try of the message; its lease is over when it comes back. */
async function tried(wanted: Wanted, attempt: number, last: number, moment: Moment) {
  const { died, reach } = aMortal(last, moment);
  const work = makeSpreadsheet({ ...office.asWorker({ attempt }), ...reach }, wanted);
  const end = await Promise.race([work.then(() => 'done' as const), died]);
  world.pass(61);
  return end;
}

async function expectEndedOnce(wanted: Wanted) {
  const done = await office.job(crew.company, wanted.exportId);
  expect(done).toMatchObject({ state: 'done', rows: 2, rows_done: 2 });
  const sheet = readSheet((await office.download(done)).bytes);
  expect(sheet.rows.map((row) => row['Hours'])).toEqual([4, 9]);
  expect([...sheet.parts.keys()].filter((name) => name.startsWith('xl/media/image'))).toHaveLength(1);
  expect((await world.table.get(keys.unfinishedExports(wanted.companyId)))?.['n'] ?? 0).toBe(0);
  // Its message may still come again.
  await makeSpreadsheet(office.asWorker({ attempt: 5 }), wanted);
  expect(await office.job(crew.company, wanted.exportId)).toMatchObject({ state: 'done', rows: 2 });
}

describe('an export whose worker is killed', () => {
  it.each(['before', 'after'] as const)(
    '%s any of the calls it makes ends once',
    async (moment) => {
      let last = 0;
      for (let end = 'killed'; end === 'killed'; ) {
        last += 1;
        const wanted = await anExport();
        end = await tried(wanted, 1, last, moment);
        if (end === 'killed') await tried(wanted, 2, Infinity, moment);
        await expectEndedOnce(wanted);
        Object.assign(crew, await aCrew(world));
      }
      // Reads, the lease, the photo, the file, the end: all of them were somebody's last.
      expect(last).toBeGreaterThan(8);
    },
    120_000,
  );

  it('of a PDF ends once too, wherever it stood', async () => {
    let last = 0;
    for (let end = 'killed'; end === 'killed'; ) {
      last += 1;
      const { companyId } = await anExport();
      const asCompany = await office.asCompany(crew.company);
      const { id: exportId } = await create(asCompany, { body: { kind: 'pdf', filters: march } });
      const wanted = { companyId, exportId };
      end = await tried(wanted, 1, last, 'after');
      if (end === 'killed') await tried(wanted, 2, Infinity, 'after');
      const done = await office.job(crew.company, exportId);
      expect(done).toMatchObject({ state: 'done' });
      expect((await office.download(done)).bytes.subarray(0, 5).toString()).toBe('%PDF-');
      Object.assign(crew, await aCrew(world));
    }
    expect(last).toBeGreaterThan(6);
  }, 120_000);

  it('four times over is made by the fifth', async () => {
    for (const [moment, lasts] of [
      ['before', [3, 7, 5, 8]],
      ['after', [2, 8, 6, 7]],
    ] as const) {
      const wanted = await anExport();
      for (const [index, last] of lasts.entries())
        expect(await tried(wanted, index + 1, last, moment)).toBe('killed');
      await tried(wanted, 5, Infinity, moment);
      await expectEndedOnce(wanted);
      Object.assign(crew, await aCrew(world));
    }
  }, 120_000);
});
