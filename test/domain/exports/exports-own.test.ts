// An employee's files of own hours: their rows only, for them only, and never at the office's cost.

import { describe, expect, it } from 'vitest';
import { cancel, create, createOwn, list, read, readOwn, remove } from '#functions/domain/exports/exports.ts';
import { checkInvariants } from '#functions/domain/invariants/checker.ts';
import { keys } from '#functions/table/keys.ts';
import { textOr } from '#functions/table/read.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import { budgets, exportKeptDays, exportsWaitingMax, ownFileDaysMax } from '#shared/limits.ts';
import { addDays } from '#shared/time/day.ts';
import { worked } from '#test/domain/report/worked.ts';
import { aMonth, march, useJobs } from './exported-month.ts';
import { readPdf } from './read-pdf.ts';
import { readSheet } from './read-sheet.ts';

const { world, crew, office } = await useJobs();

const { send, fileAddresses } = await office.asCompany(await world.aCompany());
const as = async (who: Employee, once?: string) => ({
  ...(await world.asEmployee(who, once === undefined ? {} : { once })),
  send,
  fileAddresses,
});
const asked = async (who: Employee, kind: 'entries' | 'pdf' = 'entries', once?: string) =>
  createOwn(await as(who, once), { body: { kind, ...march } });
const made = async (who: Employee, kind: 'entries' | 'pdf') => {
  const { id } = await asked(who, kind);
  await office.worked({ companyId: who.companyId, exportId: id });
  return readOwn(await as(who), { path: { id } });
};

describe('own hours as a file', () => {
  it('hold the employee’s rows and no other person’s, as a sheet and as a PDF', async () => {
    await aMonth(world, crew);
    const sheet = readSheet((await office.download(await made(crew.anna, 'entries'))).bytes);
    expect(sheet.rows.map(({ Employee: name }) => name)).toEqual(['Anna', 'Anna', 'Anna']);
    expect(sheet.total('Hours').kept).toBe(20.5);
    expect(JSON.stringify(sheet.sheet)).not.toContain('Björn');
    const pdf = await readPdf((await office.download(await made(crew.anna, 'pdf'))).bytes);
    const text = (await pdf.pages()).join();
    expect(text).toContain('Anna');
    expect(text).toContain('20.5');
    expect(text).not.toContain('Björn');
  });

  it.each(['entries', 'pdf'] as const)('span years, with the year of each day: %s', async (kind) => {
    await aMonth(world, crew);
    await worked(world, crew.anna, crew.roof, '2024-05-06T08:00:00Z', '2024-05-06T12:00:00Z');
    const body = { kind, from: '2020-01-01', to: march.to } as const;
    const { id } = await createOwn(await as(crew.anna), { body });
    await office.worked({ companyId: crew.anna.companyId, exportId: id });
    const { bytes } = await office.download(await readOwn(await as(crew.anna), { path: { id } }));
    if (kind === 'entries') expect(readSheet(bytes).total('Hours').kept).toBe(24.5);
    else {
      const text = (await (await readPdf(bytes)).pages()).join();
      expect(text).toContain('24.5');
      expect(text).toContain('2024');
    }
  });

  it('are found by their employee only: not by a colleague, the office or another company', async () => {
    const { id } = await asked(crew.anna);
    const missing = { code: 'export_missing' };
    const path = { path: { id } };
    await expect(readOwn(await as(crew.bjorn), path)).rejects.toMatchObject(missing);
    const stranger = await world.anEmployee(await world.aCompany());
    await expect(readOwn(await as(stranger), path)).rejects.toMatchObject(missing);
    const boss = await office.asCompany(crew.company);
    for (const verb of [read, cancel, remove]) await expect(verb(boss, path)).rejects.toMatchObject(missing);
    expect(await list(boss)).toEqual([]);
    expect(await readOwn(await as(crew.anna), path)).toMatchObject({ id, state: 'queued' });
    const ofOffice = await create(boss, { body: { kind: 'entries', filters: march } });
    await expect(readOwn(await as(crew.anna), { path: { id: ofOffice.id } })).rejects.toMatchObject(missing);
  });

  it('cover ten years at most and are gone after a week; the office’s cover one', async () => {
    const to = march.to;
    const most = { kind: 'pdf', from: addDays(to, 1 - ownFileDaysMax), to } as const;
    const over = { ...most, from: addDays(to, -ownFileDaysMax) };
    expect(await createOwn(await as(crew.anna), { body: most })).toMatchObject({ state: 'queued' });
    const tooLong = { code: 'range_too_long' };
    await expect(createOwn(await as(crew.anna), { body: over })).rejects.toMatchObject(tooLong);
    const filters = { from: addDays(to, -366), to };
    const boss = await office.asCompany(crew.company);
    await expect(create(boss, { body: { kind: 'pdf', filters } })).rejects.toMatchObject(tooLong);
    const { id } = await asked(crew.anna);
    world.pass(exportKeptDays * 86_400);
    await expect(readOwn(await as(crew.anna), { path: { id } })).rejects.toMatchObject({
      code: 'export_missing',
    });
  });

  it('take no place of the office’s, and one employee has twenty a day', async () => {
    const [most] = budgets.ownExports;
    for (let one = 0; one < most; one += 1) await asked(crew.anna);
    await expect(asked(crew.anna)).rejects.toMatchObject({ code: 'too_many_requests' });
    await asked(crew.bjorn);
    const boss = await office.asCompany(crew.company);
    for (let one = 0; one < exportsWaitingMax; one += 1)
      await create(boss, { body: { kind: 'entries', filters: march } });
    const broken = checkInvariants(await world.items(), world.clock.now);
    expect(broken.filter(({ says }) => says.includes('unfinished'))).toEqual([]);
  });

  it('are asked for once by one press, which the security history names', async () => {
    const first = await asked(crew.anna, 'pdf', 'one press');
    const again = await asked(crew.anna, 'pdf', 'one press').catch((error: unknown) => error);
    expect(again).toMatchObject({ reply: { id: first.id } });
    const rows = (await world.items()).filter(
      ({ PK, k }) => PK === keys.audit(crew.company.id, '').PK && k === 'export_asked',
    );
    expect(rows.map((row) => textOr(row, 'e', ''))).toEqual([crew.anna.id]);
  });
});
