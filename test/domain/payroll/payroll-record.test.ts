// The record of payroll files: one for each that was finished, kept for good, held against the hours of today.

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { MadeFiles } from '#functions/aws/made-files.ts';
import { cancel, create } from '#functions/domain/exports/exports.ts';
import { changes, list } from '#functions/domain/payroll/record.ts';
import { markSent } from '#functions/domain/payroll/sent.ts';
import { edit } from '#functions/domain/worklogs/change/edit.ts';
import { remove } from '#functions/domain/worklogs/change/remove.ts';
import {
  paidEntriesFrom,
  paidEntriesItem,
  paidParts,
} from '#functions/table/rows/payroll/paid-entries-row.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { ranges } from '#functions/table/keys.ts';
import { workLogItem } from '#functions/table/rows/work-log-row.ts';
import { productName } from '#shared/limits.ts';
import { noPayRules } from '#shared/model/company/pay-rules.ts';
import { payrollChanges, payrollRecord } from '#shared/model/payroll.ts';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import { october, usePayroll } from './payroll-crew.ts';
import { stuckFiles } from '#test/domain/photos/stuck-files.ts';

const { world, office, aCrew, work, withKennitala, asked, madeBy, bytesOf } = await usePayroll();

const recordsOf = async (company: Company, query = {}) =>
  (await list(await world.asCompany(company), { query })).map((record) => payrollRecord.parse(record));
const changesOf = async (company: Company, id: string) =>
  payrollChanges.parse(await changes(await world.asCompany(company), { path: { id } }));

async function worker() {
  const crew = await aCrew(undefined, { overtime: { ...noPayRules.overtime, after_day_hours: 8 } });
  const row = await work(crew, crew.anna, 5, '08:00', '17:00', {
    endAt: Date.UTC(2026, 9, 5, 17, 0, 17) / 1000,
  });
  return { ...crew, row };
}

describe('the record of a payroll file', () => {
  it('says what was made, of which period and hours, by whom, when, and of which bytes', async () => {
    const { company } = await worker();
    const bytes = await bytesOf(company, 'regla');
    expect(await recordsOf(company)).toEqual([
      {
        id: expect.any(String),
        export_id: expect.stringMatching(/^x/),
        system: 'regla',
        ...october,
        filters: october,
        items: [
          { item: '104', kinds: ['regular'], seconds: 28_800 },
          { item: '106', kinds: ['overtime1', 'overtime2', 'overtime3'], seconds: 3617 },
        ],
        employees: 1,
        file_name: 'regla-2026-10-01-2026-10-31.csv',
        sha256: createHash('sha256').update(bytes).digest('hex'),
        made: '2026-11-01T08:00:00Z',
        by: { kind: 'Company', name: company.email },
      },
    ]);
  });

  it('says that the office has sent it, when and by whom, until it is taken back', async () => {
    const { company } = await worker();
    await bytesOf(company, 'regla');
    await bytesOf(company, 'dk');
    const [newest, other] = await recordsOf(company);
    const mark = async (sent: boolean) =>
      markSent(await world.asCompany(company), { path: { id: newest?.id ?? '' }, body: { sent } });
    const sent = { at: newest?.made, by: { kind: 'Company', name: company.email } };
    expect(payrollRecord.parse(await mark(true))).toEqual({ ...newest, sent });
    world.pass(60);
    expect(await mark(true)).toEqual({ ...newest, sent });
    expect(await recordsOf(company)).toEqual([{ ...newest, sent }, other]);
    expect(await mark(false)).toEqual(newest);
    expect(await recordsOf(company)).toEqual([newest, other]);
    for (const id of ['x', '']) {
      const missing = markSent(await world.asCompany(company), { path: { id }, body: { sent: true } });
      await expect(missing).rejects.toThrow('payroll_record_missing');
    }
  });

  it('counts entries that were deleted or moved to another period since', async () => {
    const { company, anna, roof, row } = await worker();
    const crew = { company, anna, roof };
    const moved = await work(crew, anna, 6, '08:00', '16:00');
    await work(crew, anna, 7, '08:00', '16:00');
    await bytesOf(company, 'regla');
    const [record] = await recordsOf(company);
    expect(await changesOf(company, record?.id ?? '')).toMatchObject({ has_changed: false, entries: 0 });
    world.pass(60);
    await remove(await world.asCompany(company), { path: { id: row.id } });
    const body = {
      id: moved.id,
      new_start_time: '2026-09-30T08:00:00Z',
      new_end_time: '2026-09-30T16:00:00Z',
    };
    await edit(await world.asCompany(company), { body });
    expect(await changesOf(company, record?.id ?? '')).toMatchObject({
      has_changed: true,
      entries: 2,
      employees: [{ id: anna.id, seconds: 25 * 3600 + 17, seconds_now: 8 * 3600 }],
    });
  });

  it('writes five thousand entries to a row, and finds each of them again', () => {
    const ids = Array.from({ length: 10_001 }, (_, at) => `w202610e0000001${String(at).padStart(16, '0')}`);
    const other = `w202609e0000001${'1'.repeat(16)}`;
    const file = { fileId: 'f1', system: 'regla' as const, ...october, madeAt: 1 };
    const items = paidParts([...ids, other]).map((part) => paidEntriesItem('c1', file, part));
    expect(items).toHaveLength(4);
    expect(Math.max(...items.map((item) => JSON.stringify(item).length))).toBeLessThan(200_000);
    const kept = items.map(paidEntriesFrom);
    expect(kept.flatMap((one) => one.ids)).toEqual([...ids, other]);
    expect(kept[0]).toMatchObject(file);
  });

  it('is one, though its message comes twice', async () => {
    const { company } = await worker();
    const id = await asked(company, 'dk');
    await madeBy(company, id);
    await madeBy(company, id, { attempt: 2 });
    expect(await recordsOf(company)).toHaveLength(1);
  });

  it('is one, though a worker was thought dead and another made the file too', async () => {
    const { company } = await worker();
    const id = await asked(company, 'payday');
    const { begun, stuck, wake } = stuckFiles(office.exportFiles);
    const dead = madeBy(company, id, { exportFiles: stuck });
    await begun;
    world.pass(61);
    await madeBy(company, id, { attempt: 2 });
    wake();
    await dead;
    expect((await recordsOf(company)).map(({ export_id }) => export_id)).toEqual([id]);
    const broken = checkInvariants(await world.items(), Infinity);
    expect(broken.filter(({ invariant }) => invariant === 'I12')).toEqual([]);
  });

  it('is not kept for a file that failed or was cancelled', async () => {
    const { company } = await worker();
    const failing = await asked(company, 'regla');
    const broken: MadeFiles = { ...office.exportFiles, make: () => Promise.reject(new Error('no disk')) };
    await expect(madeBy(company, failing, { exportFiles: broken, attempt: 5 })).rejects.toThrow('no disk');
    const unwanted = await asked(company, 'regla');
    const slow: MadeFiles = {
      ...office.exportFiles,
      make: async (...file) => {
        const sha256 = await office.exportFiles.make(...file);
        await cancel(await office.asCompany(company), { path: { id: unwanted } });
        return sha256;
      },
    };
    await madeBy(company, unwanted, { exportFiles: slow });
    expect(await recordsOf(company)).toEqual([]);
  });

  it('does not go with its job, and names the platform where an administrator asked', async () => {
    const { company } = await worker();
    const ctx = await office.asCompany(company);
    const asAdministrator = { ...ctx, session: { ...ctx.session, actingFor: 'boss' } };
    const { id } = await create(asAdministrator, { body: { kind: 'regla', filters: october } });
    await madeBy(company, id);
    const [row] = await world.table.queryAll(ranges.payrollFiles(company.id));
    expect(row).toMatchObject({ x: id, by: { kind: 'Platform', name: productName } });
    expect(row?.['expires']).toBeUndefined();
  });

  it('is missed by the checker of invariants where it is missing, and where there are two', async () => {
    const { company } = await worker();
    await bytesOf(company, 'regla');
    const own = (await world.items()).filter(({ PK }) => String(PK).includes(company.id));
    const records = own.filter(({ PK }) => PK === `C#${company.id}#V`);
    const seen = (items: typeof own) =>
      checkInvariants(items, Infinity).filter(({ invariant }) => invariant === 'I12').length;
    expect(seen(own)).toBe(0);
    expect(seen(own.filter((item) => !records.includes(item)))).toBe(1);
    expect(seen([...own, ...records.map((item) => ({ ...item, SK: 'again' }))])).toBe(1);
    expect(seen(own.map((item) => (records.includes(item) ? { ...item, m: [] } : item)))).toBe(2);
  });

  it('comes in pages, newest first', async () => {
    const { company } = await worker();
    for (const kind of ['regla', 'dk', 'payday'] as const) {
      await bytesOf(company, kind);
      world.pass(60);
    }
    const ctx = await world.asCompany(company);
    const first = await list(ctx, { query: { limit: 2 } });
    expect(first.map(({ system }) => system)).toEqual(['payday', 'dk']);
    const rest = await recordsOf(company, { limit: 2, cursor: ctx.extras.nextCursor });
    expect(rest.map(({ system }) => system)).toEqual(['regla']);
  });

  it('of another company is missing', async () => {
    const { company } = await worker();
    await bytesOf(company, 'regla');
    const [record] = await recordsOf(company);
    const { company: other } = await aCrew();
    expect(await recordsOf(other)).toEqual([]);
    for (const id of [record?.id ?? '', 'nothing', ''])
      await expect(changesOf(other, id)).rejects.toMatchObject({ code: 'payroll_record_missing' });
  });
});

describe('the hours of a payroll file', () => {
  it('are unchanged until an entry changes; then the record says whose changed, and by how much', async () => {
    const crew = await worker();
    const { company, anna, row } = crew;
    await bytesOf(company, 'regla');
    const [record] = await recordsOf(company);
    const id = record?.id ?? '';
    expect(await changesOf(company, id)).toMatchObject({ has_changed: false, entries: 0, employees: [] });
    world.pass(60);
    await world.table.write({
      put: workLogItem({ ...row, endAt: row.startAt + 9 * 3600, changedAt: world.clock.now }),
    });
    const bjorn = await withKennitala(company, 'Björn', '4706170639');
    await work(crew, bjorn, 6, '08:00', '10:00', { changedAt: world.clock.now });
    expect(await changesOf(company, id)).toEqual({
      has_changed: true,
      entries: 2,
      items: [
        { item: '104', kinds: ['regular'], seconds: 28_800, seconds_now: 36_000 },
        { item: '106', kinds: ['overtime1', 'overtime2', 'overtime3'], seconds: 3617, seconds_now: 3600 },
      ],
      employees: [
        { id: anna.id, name: 'Anna', seconds: 32_417, seconds_now: 32_400 },
        { id: bjorn.id, name: 'Björn', seconds: 0, seconds_now: 7200 },
      ],
    });
  });

  it('have changed when an entry was deleted, which counts though no entry that is left was touched', async () => {
    const { company, row, anna } = await worker();
    await bytesOf(company, 'regla');
    const [record] = await recordsOf(company);
    await world.table.write({ put: workLogItem({ ...row, isDeleted: true }) });
    expect(await changesOf(company, record?.id ?? '')).toMatchObject({
      has_changed: true,
      entries: 1,
      employees: [{ id: anna.id, seconds: 32_417, seconds_now: 0 }],
    });
  });
});
