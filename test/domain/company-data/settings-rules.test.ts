// The company's rules of pay in its settings: kept whole, switched off whole, refused where they cannot be.

import { describe, expect, it } from 'vitest';
import { changeSettings } from '#functions/domain/companies/settings.ts';
import { self } from '#functions/domain/sessions/sessions.ts';
import { settingsChange } from '#shared/model/company/settings-change.ts';
import { plainCalendar } from '#shared/model/company/company-calendar.ts';
import { plainTiers } from '#shared/model/company/pay-rules.ts';
import { useCompany } from '#test/kit/world/use-people.ts';

const { world, company } = await useCompany();

const change = async (body: Parameters<typeof changeSettings>[1]['body']) =>
  changeSettings(await world.asCompany(company.token), { body });
const kept = async () => (await self(await world.asCompany(company.token))).settings;

describe('the rules of pay in the settings', () => {
  it('are kept whole and leave the others as they are', async () => {
    const before = await kept();
    expect(before).not.toHaveProperty('tiers');
    const tiers = { ...plainTiers, day_steps: [{ after_hours: 10, tier: 2 as const }] };
    const rounding = { minutes: 15, direction: 'nearest' } as const;
    const calendar = {
      ...plainCalendar,
      without: ['maundy_thursday' as const],
      days: [{ day: '2026-12-27', name: 'Þriðji í jólum', from: '00:00', kind: 'holiday' as const }],
    };
    await change({ tiers });
    await change({ rounding });
    await change({ calendar });
    expect(await kept()).toEqual({ ...before, tiers, rounding, calendar, version: 3 });
    await change({ rounding: null });
    expect(await kept()).toEqual({ ...before, tiers, rounding: null, calendar, version: 4 });
  });

  it('keep an own day that is saved while another moves the company to a new country', async () => {
    const days = [{ day: '2026-12-27', name: 'Own', from: '00:00', kind: 'holiday' as const }];
    for (const country of ['GB', 'PT', 'IE', 'IS', 'GB'] as const) {
      await change({ calendar: { ...plainCalendar, majors: ['christmas_day'], days: [] } });
      const { version = 0 } = (await kept()) ?? {};
      const own = { ...plainCalendar, days };
      // Both have read the same settings before either writes.
      const [one, other] = [await world.asCompany(company.token), await world.asCompany(company.token)];
      const replies = await Promise.all([
        changeSettings(one, { body: { calendar: own } }),
        changeSettings(other, { body: { country } }),
      ]);
      expect(await kept()).toMatchObject({ country, calendar: { days }, version: version + 2 });
      expect(replies.map((reply) => reply.version).toSorted((a, b) => a - b)).toEqual([
        version + 1,
        version + 2,
      ]);
      expect(replies).toContainEqual(await kept());
    }
  });

  it('and all other settings keep every change of many at once', async () => {
    const bodies: Parameters<typeof changeSettings>[1]['body'][] = [
      { language: 'pt' },
      { lunch: { minutes: 30, from_hours: 6 } },
      { rounding: { minutes: 15, direction: 'nearest' } },
      { features: { approve_work_logs: true } },
      { location: { kept_days: 30 } },
      { country: 'PT' },
    ];
    const ctxs = await Promise.all(bodies.map(() => world.asCompany(company.token)));
    await Promise.all(ctxs.map((ctx, at) => changeSettings(ctx, { body: bodies[at] ?? {} })));
    expect(await kept()).toMatchObject({
      ...bodies.reduce((all, one) => ({ ...all, ...one }), {}),
      location: { kept_days: 30 },
    });
  });

  const night = (from: string, to: string) => ({ tiers: { ...plainTiers, night: { from, to, tier: 2 } } });
  const ownDay = { day: '2026-12-27', name: '', from: '00:00', kind: 'holiday' };
  it.each([
    ['a step of the first tier', { tiers: { ...plainTiers, day_steps: [{ after_hours: 8, tier: 1 }] } }],
    [
      'steps that go down',
      {
        tiers: {
          ...plainTiers,
          week_steps: [
            { after_hours: 45, tier: 2 },
            { after_hours: 40, tier: 3 },
          ],
        },
      },
    ],
    ['a night in the middle of the day', night('09:00', '17:00')],
    ['a night that is the whole day', night('00:00', '24:00')],
    ['a night of no length', night('22:00', '22:00')],
    ['a tier of its own making', { tiers: { ...plainTiers, sundays: 4 } }],
    ['rounding to seven minutes', { rounding: { minutes: 7, direction: 'nearest' } }],
    ['a holiday that no country has', { calendar: { ...plainCalendar, without: ['pi_day'] } }],
    ['a day twice', { calendar: { ...plainCalendar, days: [ownDay, ownDay] } }],
    ['a day that no month has', { calendar: { ...plainCalendar, days: [{ ...ownDay, day: '2026-02-30' }] } }],
    ['a half day from 24:00', { calendar: { ...plainCalendar, half_day_from: '24:00' } }],
    [
      'more days than a year needs',
      {
        calendar: {
          ...plainCalendar,
          days: Array.from({ length: 101 }, (_, at) => ({ ...ownDay, day: `${2000 + at}-01-02` })),
        },
      },
    ],
  ])('are refused with %s', (_, body) => {
    expect(settingsChange.safeParse(body).success).toBe(false);
  });

  it.each([
    ['around midnight', night('22:00', '06:00')],
    ['after midnight', night('00:00', '06:00')],
    ['before midnight', night('20:00', '24:00')],
  ])('take a night %s', (_, body) => {
    expect(settingsChange.safeParse(body).success).toBe(true);
  });
});
