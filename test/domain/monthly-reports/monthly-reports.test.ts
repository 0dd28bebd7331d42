// The monthly report by mail: due in each company's own morning, made once, mailed whole or not at all.

import { describe, expect, it } from 'vitest';
import { changeSettings } from '#functions/domain/companies/settings.ts';
import { dueMonth, firstMonth } from '#functions/domain/monthly-reports/due.ts';
import { send, sweepReports } from '#functions/domain/monthly-reports/monthly-reports.ts';
import { keys } from '#functions/table/keys.ts';
import { monthlyReportChange } from '#shared/model/company/monthly-report-setting.ts';
import { addDays } from '#shared/time/day.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { at } from '#test/kit/world/context.ts';
import { aMonth } from '#test/domain/exports/exported-month.ts';
import { order, aMailedMonth, wanted } from './mailed-month.ts';

const { world, crew, office, job, asOffice, messages, mails, switchedOn, settleEndedFiles, filesMade, runs } =
  await aMailedMonth();

describe('a month’s report', () => {
  const setting = (day: number) => ({
    addresses: ['a@b.is'],
    kinds: ['pdf' as const],
    language: 'is' as const,
    day,
    since: '2026-01-15T00:00:00Z',
  });

  it.each([
    ['Atlantic/Reykjavik', 1, '2026-04-01T07:00:00Z', '2026-03'],
    // Clocks went forward three days before.
    ['Europe/Lisbon', 1, '2026-04-01T06:00:00Z', '2026-03'],
    ['America/New_York', 2, '2026-03-02T12:00:00Z', '2026-02'],
    ['Pacific/Auckland', 1, '2026-06-30T19:00:00Z', '2026-06'],
    ['Europe/Dublin', 10, '2027-01-10T07:00:00Z', '2026-12'],
  ])('in %s, on day %i after its end, is due at seven in the morning', (name, day, due, month) => {
    const monthAt = (now: number) => dueMonth(setting(day), zoneOf(name), now);
    expect(monthAt(at(due) - 1)).not.toBe(month);
    expect(monthAt(at(due))).toBe(month);
    expect(monthAt(at(due) + 20 * 86_400)).toBe(month);
  });

  it('that was due before it was switched on is not made up for', () => {
    const zone = zoneOf('Atlantic/Reykjavik');
    expect(dueMonth(setting(1), zone, at('2026-01-20T12:00:00Z'))).toBeUndefined();
    expect(dueMonth(setting(1), zone, at('2026-02-01T06:00:00Z'))).toBeUndefined();
    expect(dueMonth(setting(1), zone, at('2026-02-01T07:00:00Z'))).toBe('2026-01');
  });

  it('is mailed to every address once, however often and late the schedule comes', async () => {
    await aMonth(world, crew);
    await switchedOn();
    world.clock.now = at('2026-04-03T05:00:00Z');
    await sweepReports(job());
    expect(messages('export.requested')).toEqual([]);
    // The morning of the third was missed.
    world.clock.now = at('2026-04-05T15:00:00Z');
    await Promise.all([sweepReports(job()), sweepReports(job())]);
    await sweepReports(job());
    expect(messages('export.requested')).toHaveLength(2);
    await filesMade();
    await settleEndedFiles();
    await sweepReports(job());
    expect(mails()).toHaveLength(2);
    expect(mails()).toMatchObject(
      wanted.addresses.map((to) => ({
        to,
        template: 'monthly_report',
        language: 'is',
        month: '2026-03',
        day: '2026-05-05',
        // 9 h, 7 h, 4.5 h and 16:06:16.
        seconds: 9 * 3600 + 7 * 3600 + 4.5 * 3600 + 16 * 3600 + 6 * 60 + 16,
      })),
    );
    expect(await runs()).toMatchObject([
      { month: '2026-03', state: 'sent', by_hand: false, kinds: ['pdf', 'employees'] },
    ]);
    world.clock.now = at('2026-04-30T12:00:00Z');
    await sweepReports(job());
    expect(await runs()).toHaveLength(1);
  });

  it('is settled by the schedule when a worker died before it sent its message', async () => {
    await switchedOn();
    world.clock.now = at('2026-04-03T08:00:00Z');
    await sweepReports(job());
    for (const { body } of messages('export.requested')) await office.worked(order.parse(body));
    office.sent.length = 0;
    await sweepReports(job());
    expect(mails()).toHaveLength(2);
    // A repeated message finds its job ended and reports that again, but no second mail is sent.
    await settleEndedFiles();
    expect(mails()).toHaveLength(2);
  });

  it('is never mailed in part: about a failed file only the company gets a mail', async () => {
    await switchedOn();
    world.clock.now = at('2026-04-03T08:00:00Z');
    await sweepReports(job());
    const [first, second] = messages('export.requested').map(({ body }) => order.parse(body));
    if (!first || !second) expect.fail('two files are made');
    await office.worked(first);
    await settleEndedFiles();
    expect(mails()).toEqual([]);
    await world.table.write({
      update: keys.exportJob(second.companyId, second.exportId),
      set: { s: 'failed' },
    });
    await sweepReports(job());
    expect(mails()).toMatchObject([{ to: crew.company.email, template: 'report_failed', month: '2026-03' }]);
    expect(await runs()).toMatchObject([{ state: 'failed', letters: [] }]);
    await sweepReports(job());
    expect(mails()).toHaveLength(1);
  });

  it('goes on after the trial, and stops while the company is disabled', async () => {
    await switchedOn();
    await world.table.write({
      update: keys.company(crew.company.id),
      set: { off: 1, at: 0 },
      remove: ['pay'],
    });
    world.clock.now = at('2026-04-03T08:00:00Z');
    await sweepReports(job());
    expect(messages('export.requested')).toEqual([]);
    await world.table.write({ update: keys.company(crew.company.id), remove: ['off'] });
    await sweepReports(job());
    expect(messages('export.requested')).toHaveLength(2);
  });

  it('leaves out payroll files of systems that are switched off', async () => {
    await switchedOn({ kinds: ['regla', 'pdf'] });
    world.clock.now = at('2026-04-03T08:00:00Z');
    await sweepReports(job());
    expect(messages('payroll.requested')).toEqual([]);
    expect(await runs()).toMatchObject([{ kinds: ['pdf'] }]);
  });

  it('is no export that the company sees, stops or removes', async () => {
    await switchedOn();
    world.clock.now = at('2026-04-03T08:00:00Z');
    await sweepReports(job());
    const [id = ''] = messages('export.requested').map(({ body }) => order.parse(body).exportId);
    await expect(office.job(crew.company, id)).rejects.toMatchObject({ code: 'export_missing' });
  });
});

describe('the setting', () => {
  it('needs a company whose own address is proven', async () => {
    await world.table.write({ update: keys.company(crew.company.id), remove: ['ev'] });
    await expect(switchedOn()).rejects.toMatchObject({ code: 'email_unverified' });
    expect((await asOffice()).company.settings.monthly_report).toBeUndefined();
  });

  it('keeps addresses in small letters, and when it was switched on', async () => {
    const { monthly_report: kept } = await switchedOn({ addresses: [' Office@Kilbride.example '] });
    expect(kept).toMatchObject({ addresses: ['office@kilbride.example'], since: '2026-03-20T12:00:00Z' });
    world.clock.now += 86_400;
    expect((await switchedOn({ day: 5 })).monthly_report).toMatchObject({
      day: 5,
      since: '2026-03-20T12:00:00Z',
    });
    await changeSettings(await asOffice(), { body: { monthly_report: null } });
    expect((await asOffice()).company.settings.monthly_report).toBeNull();
  });

  it.each([
    ['a second header', { addresses: ['a@b.is\r\nBcc: all@c.is'] }],
    ['two in one', { addresses: ['a@b.is,c@d.is'] }],
    ['a name before it', { addresses: ['Anna <a@b.is>'] }],
    ['the same twice', { addresses: ['a@b.is', 'A@b.is'] }],
    ['eleven', { addresses: Array.from({ length: 11 }, (_, n) => `a${n}@b.is`) }],
    ['none', { addresses: [] }],
    ['no file', { kinds: [] }],
    ['the eleventh day', { day: 11 }],
    ['day zero', { day: 0 }],
  ])('refuses %s', (_, over) => {
    expect(monthlyReportChange.safeParse({ ...wanted, ...over }).success).toBe(false);
  });
});

describe('a report sent by hand', () => {
  it('is of a month that has ended and that entries can lie in, the first and the last of them too', async () => {
    await switchedOn();
    const of = async (month: string) => send(await asOffice(), { body: { month } });
    const first = firstMonth(zoneOf('Europe/Dublin'), crew.company.createdAt);
    const before = addDays(`${first}-01`, -1).slice(0, 7);
    await expect(of(before)).rejects.toMatchObject({ code: 'invalid_input', issues: [{ field: 'month' }] });
    await expect(of('2026-03')).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [{ field: 'month' }],
    });
    expect(await of(first)).toMatchObject({ month: first });
    expect(await of('2026-02')).toMatchObject({ month: '2026-02' });
  });

  it('goes to the same addresses at once, once per press, a few times a day', async () => {
    await switchedOn();
    const first = await send(await asOffice('press-1-press-1'), { body: {} });
    expect(first).toMatchObject({ month: '2026-02', by_hand: true, state: 'making' });
    await expect(send(await asOffice('press-1-press-1'), { body: {} })).rejects.toMatchObject({
      reply: { id: first.id },
    });
    await filesMade();
    expect(mails().map(({ to }) => to)).toEqual(wanted.addresses);
    await send(await asOffice(), { body: { month: '2026-01' } });
    world.clock.now += 3600;
    await send(await asOffice(), { body: {} });
    await expect(send(await asOffice(), { body: {} })).rejects.toMatchObject({
      code: 'reports_by_hand_spent',
      params: { max: 3, hours: 23 },
    });
    world.clock.now += 86_400;
    await send(await asOffice(), { body: {} });
  });
});
