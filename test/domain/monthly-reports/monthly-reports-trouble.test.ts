// Monthly reports in spite of errors: impossible months, and rows that no release can read.

import { beforeEach, describe, expect, it } from 'vitest';
import { list as listExports } from '#functions/domain/exports/exports.ts';
import { makeSpreadsheet } from '#functions/domain/exports/jobs/file-of-job.ts';
import { revoke, send, sweepReports } from '#functions/domain/monthly-reports/monthly-reports.ts';
import { keys } from '#functions/table/keys.ts';
import { budgets, exportsWaitingMax } from '#shared/limits.ts';
import { monthText } from '#shared/model/monthly-report.ts';
import { at } from '#test/kit/world/context.ts';
import { aMailedMonth, order } from './mailed-month.ts';
import { worked } from '#test/domain/report/worked.ts';

const { world, crew, office, job, asOffice, messages, mails, switchedOn, filesMade, settleEndedFiles, runs } =
  await aMailedMonth();

/** Writes a filter that an older release accepted and no present one can read. */
const unreadable = (exportId: string) =>
  world.table.write({
    update: keys.exportJob(crew.company.id, exportId),
    set: { f: { from: '1900-01-01', to: '1900-01-31' } },
  });
const asked = () =>
  messages('export.requested')
    .map(({ body }) => order.parse(body))
    .filter(({ companyId }) => companyId === crew.company.id);

describe('a month that is asked for by hand', () => {
  beforeEach(() => switchedOn());
  const sent = async (month: string) => send(await asOffice(), { body: { month } });

  it.each(['1900-01', '1970-12', '2100-01', '9999-12', '0000-01'])('is never %s', (month) => {
    expect(monthText.safeParse(month).success).toBe(false);
  });

  it.each([
    ['it has not ended', '2026-03'],
    ['it has not begun', '2027-05'],
    ['it lies before any possible hours of the company', '2021-02'],
  ])('is refused when %s', async (_, month) => {
    await expect(sent(month)).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ field: 'month', code: 'wrong_value' }],
    });
    expect(await runs()).toEqual([]);
    expect(messages('export.requested')).toEqual([]);
  });

  it('is refused three times and more, and takes nothing of the three a day', async () => {
    for (let tries = 0; tries < 5; tries += 1)
      await expect(sent('2027-05')).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(sent('2026-02')).resolves.toMatchObject({ month: '2026-02' });
  });

  it('may lie before the company joined, as its entries may', async () => {
    await expect(sent('2021-04')).resolves.toMatchObject({ month: '2021-04' });
  });

  it('ends with the company’s own month', async () => {
    world.clock.now = at('2026-04-01T03:00:00Z');
    await world.table.write({
      update: keys.company(crew.company.id),
      set: { 'st.time_zone': 'America/New_York' },
    });
    await expect(sent('2026-03')).rejects.toMatchObject({ code: 'invalid_input' });
    await world.table.write({
      update: keys.company(crew.company.id),
      set: { 'st.time_zone': 'Atlantic/Reykjavik' },
    });
    await expect(sent('2026-03')).resolves.toMatchObject({ month: '2026-03' });
  });
});

describe('a report by hand', () => {
  it('needs the setting', async () => {
    await expect(send(await asOffice(), { body: {} })).rejects.toMatchObject({ code: 'monthly_report_off' });
  });
});

describe('a report by hand that cannot be sent', () => {
  beforeEach(() => switchedOn());
  const sent = async () => send(await asOffice(), { body: { month: '2026-02' } });

  it('waits until the company’s e-mail is confirmed', async () => {
    await world.table.write({ update: keys.company(crew.company.id), remove: ['ev'] });
    await expect(sent()).rejects.toMatchObject({ code: 'email_unverified' });
  });

  it('takes none of the three a day: while too many files are being made, and said with the hours until the next', async () => {
    const many = Object.fromEntries(Array.from({ length: exportsWaitingMax }, (_, nth) => [`x${nth}`, 1]));
    const unfinished = keys.unfinishedExports(crew.company.id);
    await world.table.write({ put: { ...unfinished, ...many, n: exportsWaitingMax } });
    const [most] = budgets.reportsByHand;
    for (let tries = 0; tries <= most; tries += 1)
      await expect(sent()).rejects.toMatchObject({
        code: 'limit_reached',
        params: { max: exportsWaitingMax },
      });
    await world.table.write({ delete: unfinished });
    for (let tries = 0; tries < most; tries += 1) {
      await sent();
      await world.table.write({ delete: unfinished });
    }
    await expect(sent()).rejects.toMatchObject({
      code: 'reports_by_hand_spent',
      params: { max: most, hours: budgets.reportsByHand[1] / 3600 },
    });
  });

  it('is mailed to nobody once the last address has unsubscribed or the company is disabled', async () => {
    await sent();
    for (const address of ['office@kilbride.example', 'books@accountant.example'])
      await world.table.write({ put: { ...keys.reportStop(crew.company.id, address), a: address } });
    await filesMade();
    expect(await runs()).toMatchObject([{ state: 'nobody' }]);
    for (const address of ['office@kilbride.example', 'books@accountant.example'])
      await world.table.write({ delete: keys.reportStop(crew.company.id, address) });
    office.sent.length = 0;
    await sent();
    for (const { body } of messages('export.requested')) await office.worked(order.parse(body));
    await world.table.write({ update: keys.company(crew.company.id), set: { off: 1 } });
    await settleEndedFiles();
    await world.table.write({ update: keys.company(crew.company.id), remove: ['off'] });
    expect(mails()).toEqual([]);
    expect((await runs()).map(({ state }) => state).toSorted()).toEqual(['failed', 'nobody']);
  });
});

describe('an export that cannot be read', () => {
  beforeEach(async () => {
    await switchedOn();
    await send(await asOffice(), { body: { month: '2026-01' } });
  });

  it('is left out of the list, which stays', async () => {
    const [first] = asked();
    await unreadable(first?.exportId ?? '');
    await expect(listExports(await asOffice())).resolves.toEqual([]);
  });

  it('ends as failed at the first message, frees its place, and the company gets a mail about its report', async () => {
    for (const { exportId } of asked()) await unreadable(exportId);
    await filesMade();
    for (const { exportId } of asked())
      expect((await world.table.get(keys.exportJob(crew.company.id, exportId)))?.['s']).toBe('failed');
    expect((await world.table.get(keys.unfinishedExports(crew.company.id)))?.['n'] ?? 0).toBe(0);
    expect(mails()).toMatchObject([{ template: 'report_failed', month: '2026-01' }]);
    expect(await runs()).toMatchObject([{ state: 'failed' }]);
    // The message comes again: nothing more happens.
    for (const wanted of asked()) await makeSpreadsheet(office.asWorker({ attempt: 5 }), wanted);
    expect(mails()).toHaveLength(1);
  });

  it('does not stop the schedule', async () => {
    const [first, second] = asked();
    await unreadable(first?.exportId ?? '');
    await unreadable(second?.exportId ?? '');
    office.sent.length = 0;
    world.clock.now = at('2026-04-03T08:00:00Z');
    await sweepReports(job());
    expect(await runs()).toMatchObject([
      { month: '2026-03', state: 'making' },
      { month: '2026-01', state: 'failed' },
    ]);
    expect(asked()).toHaveLength(2);
  });
});

describe('a payroll file that cannot be made', () => {
  const withRegla = async () => {
    const regla = { active: true };
    await world.table.write({ update: keys.company(crew.company.id), set: { in: { regla } } });
    await switchedOn({ kinds: ['regla'] });
    await send(await asOffice(), { body: { month: '2026-02' } });
    for (const { body } of messages('payroll.requested')) await office.worked(order.parse(body));
    await settleEndedFiles();
    return runs();
  };

  it('keeps the report from being sent, and the record names the people and the reason', async () => {
    await worked(world, crew.anna, crew.roof, '2026-02-03T08:00:00Z', '2026-02-03T12:00:00Z');
    expect(await withRegla()).toMatchObject([
      { state: 'failed', refused: [{ kind: 'regla', code: 'kennitala_missing', names: crew.anna.name }] },
    ]);
    expect(mails().map(({ template }) => template)).toEqual(['report_failed']);
  });

  it('says that there is nothing to be paid', async () => {
    expect(await withRegla()).toMatchObject([{ refused: [{ kind: 'regla', code: 'payroll_empty' }] }]);
  });
});

describe('a report whose row cannot be read', () => {
  it('is left out, and stops neither the others nor the schedule', async () => {
    await switchedOn();
    const { id } = await send(await asOffice(), { body: { month: '2026-01' } });
    await world.table.write({ update: keys.reportRun(crew.company.id, id), set: { k: ['fax'] } });
    world.clock.now = at('2026-04-03T08:00:00Z');
    await sweepReports(job());
    expect(await runs()).toMatchObject([{ month: '2026-03', state: 'making' }]);
  });
});

describe('a report that is called back while it is made', () => {
  it('is not mailed', async () => {
    await switchedOn();
    const { id } = await send(await asOffice(), { body: { month: '2026-01' } });
    const called = await revoke(await asOffice(), { path: { id }, query: {} });
    expect(called).toMatchObject({ state: 'called_back', ends: null });
    expect(await runs()).toMatchObject([{ state: 'called_back' }]);
    await filesMade();
    expect(mails()).toEqual([]);
    expect(await runs()).toMatchObject([{ state: 'called_back', letters: [], refused: [] }]);
  });
});
