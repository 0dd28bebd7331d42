// Proves the tiers of overtime by cases worked out by hand from the Icelandic agreements (domain-facts.md,
// 'Iceland: work time and formats': day work of Efling line 29, the trades 31, lunch 32, holidays 34 and 35).

import { plainCalendar } from '#shared/model/company/company-calendar.ts';
import { type OvertimeTiers, type PayRules, plainTiers } from '#shared/model/company/pay-rules.ts';
import { type WorkEntry, workReport } from '#shared/pay/overtime.ts';
import { describe, expect, test } from 'vitest';
import { dublin, halfHourFromSix, reykjavik, rulesOf, worked } from './worked.ts';

const tiers = (chosen: Partial<OvertimeTiers>): OvertimeTiers => ({ ...plainTiers, ...chosen });
const hours = (seconds: number) => Math.round((seconds / 3600) * 1e4) / 1e4;

/** Day, then hours: regular | overtime of tier 1, 2, 3 | lunch. */
function paid(entries: WorkEntry[], rules: PayRules, zone = reykjavik, country = 'IS'): string[] {
  const { parts } = workReport({ zone, country, rules, entries, from: '2020-01-01', to: '2030-12-31' });
  return parts.map((part) => {
    const { regularSeconds, overtimeSeconds, overtime2Seconds, overtime3Seconds, lunchSeconds } = part;
    const first = overtimeSeconds - overtime2Seconds - overtime3Seconds;
    const figures = [regularSeconds, first, overtime2Seconds, overtime3Seconds, lunchSeconds].map(hours);
    return `${part.day} ${figures[0]} | ${figures[1]} ${figures[2]} ${figures[3]} | ${figures[4]}`;
  });
}
const day = (date: string, from: string, to: string) => worked(reykjavik, `${date} ${from}`, `${date} ${to}`);

describe('overtime of the trades (FIT and Samiðn: 36 active hours a week, overtime 2 beyond 39.5 and at night)', () => {
  const rules: PayRules = {
    ...rulesOf({ after_week_hours: 36, day_hours: { from: '07:00', to: '18:00' } }, halfHourFromSix),
    tiers: tiers({
      week_steps: [{ after_hours: 39.5, tier: 2 }],
      night: { from: '00:00', to: '06:00', tier: 2 },
    }),
  };
  const week = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];

  test('is overtime 1 for the first three and a half hours of the week, then overtime 2', () => {
    // Nine hours less half an hour of lunch on five days: 42.5 = 36 + 3.5 + 3.
    expect(
      paid(
        week.map((date) => day(date, '07:30', '16:30')),
        rules,
      ),
    ).toEqual([
      '2026-11-16 8.5 | 0 0 0 | 0.5',
      '2026-11-17 8.5 | 0 0 0 | 0.5',
      '2026-11-18 8.5 | 0 0 0 | 0.5',
      '2026-11-19 8.5 | 0 0 0 | 0.5',
      '2026-11-20 2 | 3.5 3 0 | 0.5',
    ]);
  });

  test('counts evenings towards the 39.5 hours', () => {
    // Four days of 8.5 and an evening of two: 36 paid, of which 34 regular. Friday: 2 more regular (38 paid),
    // then 1.5 h to 39.5 are overtime 1, and the remaining 5 h overtime 2.
    const entries = [...week.map((date) => day(date, '07:30', '16:30')), day('2026-11-19', '18:00', '20:00')];
    expect(paid(entries, rules).slice(3)).toEqual([
      '2026-11-19 8.5 | 0 0 0 | 0.5',
      '2026-11-19 0 | 2 0 0 | 0',
      '2026-11-20 2 | 1.5 5 0 | 0.5',
    ]);
  });

  test('is always overtime 2 between midnight and six', () => {
    expect(paid([worked(reykjavik, '2026-11-16 22:00', '2026-11-17 07:00')], rules)).toEqual([
      '2026-11-16 0 | 2 0 0 | 0',
      '2026-11-17 0 | 1 6 0 | 0',
    ]);
  });

  test('begins again on Monday', () => {
    expect(
      paid(
        [...week, '2026-11-23'].map((date) => day(date, '07:30', '16:30')),
        rules,
      ).at(-1),
    ).toBe('2026-11-23 8.5 | 0 0 0 | 0.5');
  });
});

describe('overtime of general workers (Efling: day work 07–17, 7 h 25 m a day, stórhátíð paid apart)', () => {
  const rules: PayRules = {
    ...rulesOf({
      after_day_hours: 7 + 25 / 60,
      day_hours: { from: '07:00', to: '17:00' },
      weekends: true,
      holidays: true,
    }),
    tiers: tiers({ major_holidays: 3 }),
  };

  test('is paid after 7 h 25 m of day work', () => {
    expect(paid([day('2026-11-18', '08:00', '17:00')], rules)).toEqual([
      '2026-11-18 7.4167 | 1.5833 0 0 | 0',
    ]);
  });

  test('is ordinary on the first day of summer and on Saturdays', () => {
    expect(paid([day('2026-04-23', '08:00', '12:00'), day('2026-11-21', '08:00', '12:00')], rules)).toEqual([
      '2026-04-23 0 | 4 0 0 | 0',
      '2026-11-21 0 | 4 0 0 | 0',
    ]);
  });

  test.each(['2026-01-01', '2026-04-03', '2026-04-05', '2026-05-24', '2026-06-17', '2026-12-25'])(
    'is that of a major holiday on %s',
    (date) => {
      expect(paid([day(date, '08:00', '12:00')], rules)).toEqual([`${date} 0 | 0 0 4 | 0`]);
    },
  );

  test('is that of a major holiday from noon on Christmas Eve, or from one where that is agreed', () => {
    const eve = [day('2026-12-24', '08:00', '15:00')];
    expect(paid(eve, rules)).toEqual(['2026-12-24 4 | 0 0 3 | 0']);
    const law = { ...rules, calendar: { ...plainCalendar, half_day_from: '13:00' } };
    expect(paid(eve, law)).toEqual(['2026-12-24 5 | 0 0 2 | 0']);
  });

  test('is that of a major holiday from noon also when New Year’s Eve is a Saturday', () => {
    expect(paid([day('2022-12-31', '08:00', '15:00')], rules)).toEqual(['2022-12-31 0 | 4 0 3 | 0']);
  });

  test('is that of a major holiday in the shops on Commerce Day, whose agreement says so', () => {
    const shop: PayRules = { ...rules, calendar: { ...plainCalendar, majors: ['commerce_day'] } };
    const commerce = [day('2026-08-03', '08:00', '12:00')];
    expect(paid(commerce, rules)).toEqual(['2026-08-03 0 | 4 0 0 | 0']);
    expect(paid(commerce, shop)).toEqual(['2026-08-03 0 | 0 0 4 | 0']);
  });

  test('takes no lunch off a major holiday: lunch is taken inside regular time only', () => {
    const withLunch = { ...rules, lunch: halfHourFromSix };
    expect(paid([day('2026-12-24', '06:00', '20:00')], withLunch)).toEqual(['2026-12-24 4.5 | 1 0 8 | 0.5']);
    expect(paid([day('2026-06-17', '08:00', '16:00')], withLunch)).toEqual(['2026-06-17 0 | 0 0 8 | 0']);
  });
});

describe('the company’s calendar', () => {
  const holidays: PayRules = { ...rulesOf({ holidays: true }), tiers: tiers({ major_holidays: 3 }) };
  const own = (...days: readonly (typeof plainCalendar)['days'][number][]): PayRules => ({
    ...holidays,
    calendar: { ...plainCalendar, days: [...days] },
  });

  test('adds days of its own, whole or from an hour on', () => {
    const rules = own(
      { day: '2026-11-18', name: 'Founding day', from: '00:00', kind: 'holiday' },
      { day: '2026-11-19', name: 'Party', from: '15:00', kind: 'major_holiday' },
    );
    expect(paid([day('2026-11-18', '08:00', '16:00'), day('2026-11-19', '08:00', '16:00')], rules)).toEqual([
      '2026-11-18 0 | 8 0 0 | 0',
      '2026-11-19 7 | 0 0 1 | 0',
    ]);
  });

  test('works on a public holiday of one year, or on one of every year', () => {
    const once = own({ day: '2026-06-17', name: '', from: '00:00', kind: 'work_day' });
    const always: PayRules = {
      ...holidays,
      calendar: { ...plainCalendar, without: ['icelandic_national_day'] },
    };
    const both = [day('2026-06-17', '08:00', '12:00'), day('2027-06-17', '08:00', '12:00')];
    expect(paid(both, once)).toEqual(['2026-06-17 4 | 0 0 0 | 0', '2027-06-17 0 | 0 0 4 | 0']);
    expect(paid(both, always)).toEqual(['2026-06-17 4 | 0 0 0 | 0', '2027-06-17 4 | 0 0 0 | 0']);
  });

  test('is nothing while holidays are paid as other days', () => {
    const rules = { ...own({ day: '2026-11-18', name: '', from: '00:00', kind: 'holiday' }), ...rulesOf({}) };
    expect(paid([day('2026-11-18', '08:00', '12:00')], rules)).toEqual(['2026-11-18 4 | 0 0 0 | 0']);
  });
});

describe('tiers', () => {
  test('after eight hours are the first, after ten the second, after twelve the third', () => {
    const rules: PayRules = {
      ...rulesOf({ after_day_hours: 8 }, halfHourFromSix),
      tiers: tiers({
        day_steps: [
          { after_hours: 10, tier: 2 },
          { after_hours: 12, tier: 3 },
        ],
      }),
    };
    // Fourteen hours less lunch are 13.5 paid: 8 + 2 + 2 + 1.5.
    expect(paid([day('2026-11-18', '06:00', '20:00')], rules)).toEqual(['2026-11-18 8 | 2 2 1.5 | 0.5']);
    // Over several entries the day's hours go on where they stopped.
    const parted = [day('2026-11-18', '06:00', '15:30'), day('2026-11-18', '16:00', '20:30')];
    expect(paid(parted, rules)).toEqual(['2026-11-18 8 | 1 0 0 | 0.5', '2026-11-18 0 | 1 2 1.5 | 0']);
  });

  test('of Saturdays and Sundays may differ, and the highest rule counts', () => {
    const rules: PayRules = {
      ...rulesOf({ weekends: true, holidays: true }),
      tiers: tiers({ saturdays: 1, sundays: 2, night: { from: '22:00', to: '06:00', tier: 3 } }),
    };
    // Saturday 20 to Sunday 8: two hours, two of night, six of night, two of Sunday.
    expect(paid([worked(reykjavik, '2026-11-21 20:00', '2026-11-22 08:00')], rules)).toEqual([
      '2026-11-21 0 | 2 0 2 | 0',
      '2026-11-22 0 | 0 2 6 | 0',
    ]);
    // Whit Sunday is a holiday of the first tier here, and still a Sunday.
    expect(paid([day('2026-05-24', '08:00', '10:00')], rules)).toEqual(['2026-05-24 0 | 0 2 0 | 0']);
  });

  test('never make overtime of regular time', () => {
    const rules: PayRules = {
      ...rulesOf({ day_hours: { from: '08:00', to: '18:00' } }),
      tiers: tiers({ day_steps: [{ after_hours: 6, tier: 2 }], outside_day_hours: 1 }),
    };
    expect(paid([day('2026-11-18', '06:00', '19:00')], rules)).toEqual(['2026-11-18 10 | 2 1 0 | 0']);
  });

  test('of a night follow the clock through both changes of it', () => {
    const rules: PayRules = {
      ...rulesOf({}),
      tiers: tiers({ night: { from: '00:00', to: '06:00', tier: 2 } }),
    };
    // The clocks of Dublin lose 01:00–02:00 in March and have it twice in October.
    const nights = [
      worked(dublin, '2026-03-29 00:00', '2026-03-29 08:00'),
      worked(dublin, '2026-10-25 00:00', '2026-10-25 08:00'),
    ];
    expect(paid(nights, rules, dublin, 'IE')).toEqual([
      '2026-03-29 2 | 0 5 0 | 0',
      '2026-10-25 2 | 0 7 0 | 0',
    ]);
  });
});
