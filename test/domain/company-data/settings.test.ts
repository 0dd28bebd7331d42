// Settings and integrations: fields that are left out stay, unknown ones are refused.

import { describe, expect, it } from 'vitest';
import { changeIntegration, deleteIntegration } from '#functions/domain/companies/integrations.ts';
import { changeSettings, markNoticesSeen } from '#functions/domain/companies/settings.ts';
import { findActor, self } from '#functions/domain/sessions/sessions.ts';
import { timeClockLoginByLink } from '#functions/domain/sign-in/sign-in.ts';
import { newManager } from '#functions/domain/office-managers/store.ts';
import { keys } from '#functions/table/keys.ts';
import { noPayRules, plainTiers } from '#shared/model/company/pay-rules.ts';
import { settingsChange } from '#shared/model/company/settings-change.ts';
import { managerRow } from '#test/kit/world/rows.ts';
import { useCompany } from '#test/kit/world/use-people.ts';

const { world, company } = await useCompany();

const code = (value: string) => expect.objectContaining({ code: value });
const as = () => world.asCompany(company.token);
const change = async (body: Parameters<typeof changeSettings>[1]['body']) =>
  changeSettings(await as(), { body });
const kept = async () => (await self(await as())).settings;
const put = async (
  key: string,
  body: Parameters<typeof changeIntegration>[1]['body'],
  replace_all?: 'true' | 'false',
) => changeIntegration(await as(), { path: { key }, query: { replace_all }, body });

describe('settings', () => {
  it('change only where something is sent [settings.partial-merge]', async () => {
    const before = await kept();
    const answered = await change({ features: { approve_work_logs: true } });
    expect(answered).toEqual({ ...before, features: { approve_work_logs: true }, version: 1 });
    expect(await kept()).toEqual(answered);
    const lunch = { minutes: 30, from_hours: 6 };
    await change({ lunch, location: { enabled: true } });
    expect(await kept()).toEqual({
      ...answered,
      lunch,
      location: { enabled: true, kept_days: 90 },
      version: 2,
    });
    expect(await change({ lunch: null })).toMatchObject({ lunch: null, location: { enabled: true } });
    expect(await change({})).toEqual(await kept());
  });

  it('that a change does not name are answered and kept as they were', async () => {
    const day = { start: '07:00', end: '16:00' };
    const usual_week = [day, day, day, day, day, null, null];
    const all = settingsChange.parse({
      features: {
        approve_work_logs: true,
        mail_corrections: true,
        mail_missing: true,
        ask_missing: true,
        ask_missing_sms: true,
      },
      overtime: { ...noPayRules.overtime, after_day_hours: 8 },
      lunch: { minutes: 30, from_hours: 6 },
      tiers: { ...plainTiers, day_steps: [{ after_hours: 10, tier: 2 }] },
      rounding: { minutes: 15, direction: 'nearest' },
      calendar: { half_day_from: '12:00', without: [], majors: ['christmas_day'], days: [] },
      location: { enabled: true, kept_days: 30 },
      time_clock: { ask_token: true },
      forgotten_clock_out: { remind_after_hours: 10, close_after_hours: 14 },
      pay_periods: { every: 'month', starts: 16, steps: 'lock' },
      usual_week,
      rest_warnings: true,
      worked_through_lunch: true,
    });
    const chosen = await change(all);
    expect(chosen).toMatchObject(all);
    expect(await kept()).toEqual(chosen);
    const answered = await change({ language: 'en' });
    expect(answered).toEqual({ ...chosen, language: 'en', version: chosen.version + 1 });
    expect(await kept()).toEqual(answered);
  });

  it('move the company to another country, whose holidays count from then on; its own days stay', async () => {
    const own = { day: '2026-05-29', kind: 'holiday', name: 'Outing', from: '00:00' } as const;
    const calendar = { half_day_from: '12:00', without: [], majors: ['christmas_day'], days: [own] } as const;
    const sent = settingsChange.parse({ calendar });
    await change(sent);
    const before = await kept();
    expect(before).toMatchObject({ country: 'IS', calendar });
    expect(await change({ country: 'IS' })).toMatchObject({ calendar });
    const moved = await change({ country: 'GB', version: (await kept())?.version });
    const after = { country: 'GB', time_zone: before?.time_zone, calendar: { ...calendar, majors: null } };
    expect(moved).toMatchObject(after);
    expect(await self(await as())).toMatchObject({ country: 'GB', settings: after });
    await expect(change({ country: 'PT', version: before?.version })).rejects.toMatchObject({
      code: 'settings_changed',
      params: { settings: { country: 'GB' } },
    });
    expect(settingsChange.safeParse({ country: 'DE' }).success).toBe(false);
  });

  it('warn of too little rest only once the company chose it, on phones too', async () => {
    expect((await kept())?.rest_warnings).toBeUndefined();
    expect(await change({ rest_warnings: true })).toMatchObject({ rest_warnings: true });
    await change({ language: 'en' });
    expect((await kept())?.rest_warnings).toBe(true);
    expect(await change({ rest_warnings: false })).toMatchObject({ rest_warnings: false });
    expect(settingsChange.safeParse({ rest_warnings: 11 }).success).toBe(false);
  });

  it('mail missing days only once the company chose it', async () => {
    expect((await kept())?.features.mail_missing).toBeUndefined();
    await change({ features: { mail_missing: true } });
    await change({ features: { mail_corrections: true } });
    expect((await kept())?.features.mail_missing).toBe(true);
    expect(await change({ features: { mail_missing: false } })).toMatchObject({
      features: { mail_missing: false, mail_corrections: true },
    });
  });

  it('ask employees about missing days only once the company chose it', async () => {
    expect((await kept())?.features.ask_missing).toBeUndefined();
    await change({ features: { ask_missing: true } });
    expect(await change({ features: { mail_missing: true } })).toMatchObject({
      features: { ask_missing: true, mail_missing: true },
    });
    expect(await change({ features: { ask_missing: false } })).toMatchObject({
      features: { ask_missing: false, mail_missing: true },
    });
  });

  it('allow the mark of a lunch that was worked through only once the company chose it', async () => {
    expect((await kept())?.worked_through_lunch).toBeUndefined();
    await change({ worked_through_lunch: true });
    await change({ language: 'en' });
    expect((await kept())?.worked_through_lunch).toBe(true);
    expect(await change({ worked_through_lunch: false })).toMatchObject({ worked_through_lunch: false });
    expect(settingsChange.safeParse({ worked_through_lunch: 1 }).error?.issues[0]?.path).toEqual([
      'worked_through_lunch',
    ]);
  });

  it('hold a usual week of seven days, some of them worked, until it is turned off', async () => {
    expect((await kept())?.usual_week).toBeUndefined();
    const day = { start: '07:00', end: '16:00' };
    const usual_week = [day, day, day, day, { start: '22:00', end: '06:00' }, null, null];
    await change({ usual_week });
    await change({ language: 'pt' });
    expect((await kept())?.usual_week).toEqual(usual_week);
    expect(await change({ usual_week: null })).toMatchObject({ usual_week: null });
    const isTaken = (week: unknown) => settingsChange.safeParse({ usual_week: week }).success;
    expect(isTaken(usual_week)).toBe(true);
    const refused = [usual_week.slice(1), [...usual_week, null], Array.from({ length: 7 }, () => null)];
    expect([...refused, [{ ...day, end: '24:00' }, ...usual_week.slice(1)]].map(isTaken)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('of a forgotten clock-out are off until chosen, and the reminder comes before the end', async () => {
    expect((await kept())?.forgotten_clock_out).toBeUndefined();
    const chosen = { remind_after_hours: 10, close_after_hours: 14 };
    await change({ forgotten_clock_out: chosen });
    await change({ language: 'pt' });
    expect((await kept())?.forgotten_clock_out).toEqual(chosen);
    const sent = (remind_after_hours: number | null, close_after_hours: number | null) =>
      settingsChange.safeParse({ forgotten_clock_out: { remind_after_hours, close_after_hours } });
    expect([sent(14, 14), sent(0, 14), sent(10, 73)].map(({ success }) => success)).toEqual([
      false,
      false,
      false,
    ]);
    expect(sent(14, 14).error?.issues).toMatchObject([
      { path: ['forgotten_clock_out', 'remind_after_hours'] },
    ]);
    expect([sent(1, 72), sent(12, null), sent(null, null)].every(({ success }) => success)).toBe(true);
  });

  it('changed in two places at once both count', async () => {
    await Promise.all([
      change({ features: { approve_work_logs: true } }),
      change({ language: 'pt' }),
      change({ location: { kept_days: 30 } }),
      change({ time_clock: { ask_token: true } }),
    ]);
    expect(await kept()).toMatchObject({
      features: { approve_work_logs: true },
      language: 'pt',
      location: { kept_days: 30, enabled: false },
      time_clock: { ask_token: true },
    });
  });

  it('divide the days into pay periods once the company chose how, until it stops', async () => {
    const pay_periods = { every: 'month', starts: 16, steps: 'lock' } as const;
    expect(await change({ pay_periods })).toMatchObject({ pay_periods });
    await change({ language: 'en' });
    expect((await kept())?.pay_periods).toEqual(pay_periods);
    expect(await change({ pay_periods: null })).toMatchObject({ pay_periods: null });
  });

  it('note when a person of the office has seen the news apart from when the company’s own log-in has', async () => {
    const ctx = await as();
    const manager = managerRow(world.clock.now, company.id, {});
    await world.table.write(...newManager(manager, 'bara@example.com'));
    const seen = async () => [
      (await world.table.get(keys.manager(company.id, manager.id)))?.['ls'],
      (await world.table.get(keys.company(company.id)))?.['ls'],
    ];
    await markNoticesSeen({ ...ctx, manager });
    expect(await seen()).toEqual([ctx.now, undefined]);
    await markNoticesSeen(ctx);
    expect(await seen()).toEqual([ctx.now, ctx.now]);
  });

  it('take a time zone that exists and no other', async () => {
    expect(await change({ time_zone: 'Europe/Lisbon' })).toMatchObject({ time_zone: 'Europe/Lisbon' });
    await expect(change({ time_zone: 'Mars/Olympus', language: 'pt' })).rejects.toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ field: 'time_zone' })] }),
    );
    expect(await kept()).toMatchObject({ time_zone: 'Europe/Lisbon', language: 'is' });
  });

  it('renew the time-clock link: the old one stops working at once [time-clock-token.reusable-until-rotated]', async () => {
    const old = (await self(await as())).time_clock_token ?? '';
    await change({ time_clock: { renew_token: true } });
    const renewed = (await self(await as())).time_clock_token ?? '';
    expect(renewed).not.toBe(old);
    const open = (link: string) => timeClockLoginByLink(world.asVisitor(), { body: { token: link } });
    await expect(open(old)).rejects.toThrow(code('link_over'));
    await expect(open(renewed)).resolves.toMatchObject({ role: 'COMPANY_TIME_CLOCK' });
  });

  it('renew the time-clock link once where two ask at once: the other gets the change, and nothing is renewed again', async () => {
    const ctx = await as();
    const renew = () => changeSettings(ctx, { body: { time_clock: { renew_token: true } } });
    const results = await Promise.allSettled([renew(), renew()]);
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toEqual([expect.objectContaining({ code: 'settings_changed' })]);
    const version = (await world.table.get(keys.company(company.id)))?.['tcv'];
    expect(version).toBe(ctx.company.clockVersion + 1);
  });

  it('that renew the time-clock link end every time clock’s session, and no other', async () => {
    const link = (await self(await as())).time_clock_token ?? '';
    const clock = await timeClockLoginByLink(world.asVisitor(), { body: { token: link } });
    const owner = (session: { session_token?: string | undefined }) =>
      findActor(world.table, session.session_token ?? '', world.clock.now);
    expect(await owner(clock)).toMatchObject({ role: 'COMPANY_TIME_CLOCK' });
    await change({ time_clock: { renew_token: true } });
    expect(await owner(clock)).toBeUndefined();
    expect(await owner({ session_token: company.token })).toMatchObject({ role: 'COMPANY' });
  });

  it('remember when notices were seen [notifications.server-time]', async () => {
    expect(await self(await as())).toMatchObject({ notices_seen: null });
    world.clock.now += 60;
    await markNoticesSeen(await as());
    expect(await self(await as())).toMatchObject({ notices_seen: '2026-11-18T08:01:00Z' });
  });
});

describe('an integration', () => {
  it('is added active, merged by default, replaced on request and deleted [integrations.payload integrations.replace-all-query integration.state.*]', async () => {
    expect(await put('regla', { pay_code_regular: 204 })).toEqual({ active: true, pay_code_regular: 204 });
    expect(await put('regla', { active: false, pay_code_overtime: 206 })).toEqual({
      active: false,
      pay_code_regular: 204,
      pay_code_overtime: 206,
    });
    // Sent without a change it stays as it is, off.
    expect(await put('regla', {})).toMatchObject({ active: false, pay_code_overtime: 206 });
    expect((await self(await as())).integrations).toMatchObject({
      regla: { active: false, pay_code_regular: 204 },
    });
    expect(await put('regla', { active: true }, 'true')).toEqual({ active: true });
    expect((await self(await as())).integrations).toEqual({ regla: { active: true } });
    await deleteIntegration(await as(), { path: { key: 'regla' } });
    expect((await self(await as())).integrations).toEqual({});
    await expect(deleteIntegration(await as(), { path: { key: 'regla' } })).rejects.toThrow(
      code('integration_missing'),
    );
  });

  it('is one of Iceland: a company that moved abroad has none to remove', async () => {
    await put('regla', { active: true });
    await change({ country: 'GB' });
    for (const key of ['regla', 'sage'])
      await expect(deleteIntegration(await as(), { path: { key } })).rejects.toThrow(
        code('integration_missing'),
      );
    await change({ country: 'IS' });
    await expect(deleteIntegration(await as(), { path: { key: 'regla' } })).resolves.toBeUndefined();
  });

  it('keeps pay codes that two change at the same moment, also when it is new', async () => {
    const both = async (key: string, ...bodies: Parameters<typeof changeIntegration>[1]['body'][]) => {
      const [one, other] = [await as(), await as()];
      await Promise.all(
        [one, other].map((ctx, at) =>
          changeIntegration(ctx, { path: { key }, query: {}, body: bodies[at] ?? {} }),
        ),
      );
      return (await self(await as())).integrations;
    };
    const fresh = await both('payday', { pay_item_lunch: 'Kaffi' }, { evening_column: true });
    expect(fresh).toMatchObject({ payday: { active: true, pay_item_lunch: 'Kaffi', evening_column: true } });
    await put('regla', { active: false });
    expect(await both('regla', { pay_code_tier2: 52 }, { pay_code_tier3: 53 })).toMatchObject({
      regla: { active: false, pay_code_tier2: 52, pay_code_tier3: 53 },
    });
    await deleteIntegration(await as(), { path: { key: 'payday' } });
    await deleteIntegration(await as(), { path: { key: 'regla' } });
  });

  it('that is unknown, or DK before it was opened to the company, is missing [integrations.dk-needs-flag]', async () => {
    for (const key of ['sap', '__proto__', 'temp_can_see_dk', 'dk', '']) {
      await expect(put(key, { active: true })).rejects.toThrow(code('integration_missing'));
    }
    const { id } = await self(await as());
    await world.table.write({ update: keys.company(id), set: { 'in.temp_can_see_dk': true } });
    expect(await put('dk', { active: true })).toEqual({ active: true });
  });

  it('is for Icelandic companies only [integrations.for-icelandic-companies]', async () => {
    const { token: abroad } = await world.aCompany('Obras', 'pt');
    const ctx = await world.asCompany(abroad);
    const input = { path: { key: 'payday' }, query: {}, body: { active: true } };
    await expect(changeIntegration(ctx, input)).rejects.toThrow(code('integration_missing'));
  });
});
