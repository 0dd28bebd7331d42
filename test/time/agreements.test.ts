// Proves whole weeks and months by hand, in minutes, under the agreements of Iceland and the calendars of its neighbours.
// Sources as in the facts of the domain: efling.is (dagvinna, yfirvinna), fit.is/laun/yfirvinna-1-og-2, samidn.is
// (texts of 2005 and 2006), vr.is and fvsa (shops), gov.uk, citizensinformation.ie, Código do Trabalho art. 234.

import { plainCalendar } from '#shared/model/company/company-calendar.ts';
import { noPayRules, type PayRules, plainTiers } from '#shared/model/company/pay-rules.ts';
import { addDays } from '#shared/time/day.ts';
import { holidayOn, majorsOf } from '#shared/pay/holidays.ts';
import { sumBy, sumOf, type WorkEntry, type WorkSums, workReport } from '#shared/pay/overtime.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { describe, expect, test } from 'vitest';
import { dublin, halfHourFromSix, lisbon, outsideDayWork, reykjavik, worked } from './worked.ts';

/** Minutes: worked = regular + overtime of tier 1, 2, 3 + lunch. */
type Minutes = readonly [number, number, number, number, number, number];
const minutesOf = (sums: WorkSums): Minutes => {
  const { totalSeconds, regularSeconds, overtimeSeconds, overtime2Seconds, overtime3Seconds, lunchSeconds } =
    sums;
  const first = overtimeSeconds - overtime2Seconds - overtime3Seconds;
  const all = [totalSeconds, regularSeconds, first, overtime2Seconds, overtime3Seconds, lunchSeconds];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = all.map((seconds) => seconds / 60);
  return [a, b, c, d, e, f];
};

/** '2026-11-16 08:00-17:00'; an end before its start is of the next morning. */
function shift(text: string, zone = reykjavik): WorkEntry {
  const [day = '', clock = ''] = text.split(' ');
  const [from = '', to = ''] = clock.split('-');
  return worked(zone, `${day} ${from}`, `${to > from ? day : addDays(day, 1)} ${to}`);
}

function paid(shifts: readonly string[], rules: PayRules, zone = reykjavik, country = 'IS') {
  const entries = shifts.map((text) => shift(text, zone));
  const { parts } = workReport({ zone, country, rules, entries, from: '2020-01-01', to: '2030-12-31' });
  const days = [...sumBy(parts, (part) => part.day)].map(([day, sums]) => [day, ...minutesOf(sums)]);
  return { days, whole: minutesOf(sumOf(parts)) };
}

/** A day with its shift and the minutes it comes to; one without a clock is the rest of the night before. */
type Row = readonly [string, ...Minutes];

/** Proves each day, and gives what they come to together. */
function wholeOf(rules: PayRules, rows: readonly Row[], zone = reykjavik, country = 'IS'): Minutes {
  const shifts = rows.map(([text]) => text).filter((text) => text.includes(' '));
  const { days, whole } = paid(shifts, rules, zone, country);
  expect(days).toEqual(rows.map(([text, ...minutes]) => [text.slice(0, 10), ...minutes]));
  return whole;
}

/** 37 h 05 m of active work a week, 7 h 25 m a day within 08–17; weekends and holidays are overtime (efling.is). */
const efling: PayRules = {
  overtime: {
    ...outsideDayWork,
    after_day_hours: 7 + 25 / 60,
    day_hours: { from: '08:00', to: '17:00' },
  },
  lunch: halfHourFromSix,
  tiers: { ...plainTiers, major_holidays: 3, names: ['Yfirvinna', '', 'Stórhátíð'] },
};
/** 36 active hours; overtime 1 for 3.5 hours, overtime 2 beyond 39.5 hours and from 00 to 06 (fit.is, samidn.is). */
const trades: PayRules = {
  overtime: { ...outsideDayWork, after_week_hours: 36 },
  lunch: halfHourFromSix,
  tiers: {
    ...plainTiers,
    week_steps: [{ after_hours: 39.5, tier: 2 }],
    night: { from: '00:00', to: '06:00', tier: 2 },
    major_holidays: 3,
  },
};
const everyDay = (from: string, count: number, clock: string): string[] =>
  Array.from({ length: count }, (_, at) => `${addDays(from, at)} ${clock}`);

describe('Efling (efling.is: 7 h 25 m a day between 08 and 17, all of weekends and holidays)', () => {
  test('a week comes to 37 h 05 m of day work, the rest is overtime', () => {
    const whole = wholeOf(efling, [
      // 540 − 30 lunch = 510 = 445 + 65
      ['2026-11-16 08:00-17:00', 540, 445, 65, 0, 0, 30],
      // 480 − 30 = 450 = 445 + 5
      ['2026-11-17 08:00-16:00', 480, 445, 5, 0, 0, 30],
      // 08–17 as Monday, and 17–19 is 120 more
      ['2026-11-18 08:00-19:00', 660, 445, 185, 0, 0, 30],
      // 07–08 is before the day: 60; 08–15:55 is 475 − 30 = 445
      ['2026-11-19 07:00-15:55', 535, 445, 60, 0, 0, 30],
      // 475 − 30 = 445
      ['2026-11-20 08:00-15:55', 475, 445, 0, 0, 0, 30],
      // a Saturday: 240, and no lunch
      ['2026-11-21 08:00-12:00', 240, 0, 240, 0, 0, 0],
    ]);
    // 5 × 445 = 2225 = 37 h 05 m; 65 + 5 + 185 + 60 + 240 = 555; 5 × 30 = 150; 2225 + 555 + 150 = 2930
    expect(whole).toEqual([2930, 2225, 555, 0, 0, 150]);
  });

  const usual = '08:00-16:00';
  const december = [
    ...everyDay('2026-12-01', 4, usual),
    ...everyDay('2026-12-07', 5, usual),
    ...everyDay('2026-12-14', 5, usual),
    ...everyDay('2026-12-21', 3, usual),
    '2026-12-24 08:00-14:00',
    '2026-12-26 08:00-12:00',
    ...everyDay('2026-12-28', 3, usual),
    '2026-12-31 08:00-13:00',
  ];

  test('December, where Christmas Eve and New Year’s Eve are major holidays from 12:00 (the agreements)', () => {
    // 20 days of 480: 445 + 5 + 30 each → 8900 + 100 + 600.
    // 24th, 360: 240 before noon less 30 = 210, and 120 major. 26th, a holiday and Saturday: 240.
    // 31st, 300: too short for lunch, 240 before noon and 60 major.
    // 8900 + 210 + 240 = 9350; 100 + 240 = 340; 120 + 60 = 180; 600 + 30 = 630; together 10,500
    expect(paid(december, efling).whole).toEqual([10_500, 9350, 340, 0, 180, 630]);
  });

  test('the same December where they begin at 13:00 (law 88/1971)', () => {
    const law = { ...efling, calendar: { ...plainCalendar, half_day_from: '13:00' } };
    // 24th: 300 − 30 = 270, and 60 major; 31st: 300. 8900 + 270 + 300 = 9470; major 60
    expect(paid(december, law).whole).toEqual([10_500, 9470, 340, 0, 60, 630]);
  });

  test('lunch comes off day work alone: a meal in overtime is work (samidn.is)', () => {
    wholeOf(efling, [
      // 480, of which 13–17 is day work: 240 − 30 = 210; 17–21 is 240
      ['2026-11-16 13:00-21:00', 480, 210, 240, 0, 0, 30],
      // 480 in the evening and at night: no minute of day work, no lunch
      ['2026-11-17 17:00-01:00', 420, 0, 420, 0, 0, 0],
      ['2026-11-18', 60, 0, 60, 0, 0, 0],
      // a whole Sunday
      ['2026-11-22 08:00-18:00', 600, 0, 600, 0, 0, 0],
    ]);
  });

  test('Easter week: three ordinary holidays and three major ones', () => {
    const whole = wholeOf(efling, [
      [`2026-04-01 ${usual}`, 480, 445, 5, 0, 0, 30],
      // Skírdagur
      [`2026-04-02 ${usual}`, 480, 0, 480, 0, 0, 0],
      // Föstudagurinn langi
      [`2026-04-03 ${usual}`, 480, 0, 0, 0, 480, 0],
      // a Saturday
      [`2026-04-04 ${usual}`, 480, 0, 480, 0, 0, 0],
      // Páskadagur
      [`2026-04-05 ${usual}`, 480, 0, 0, 0, 480, 0],
      // Annar í páskum
      [`2026-04-06 ${usual}`, 480, 0, 480, 0, 0, 0],
    ]);
    // 5 + 3 × 480 = 1445; 2 × 480 = 960
    expect(whole).toEqual([2880, 445, 1445, 0, 960, 30]);
  });
});

describe('the trades (fit.is, samidn.is: overtime 1 for 3.5 hours a week, overtime 2 beyond 39.5 and at night)', () => {
  test('a week of long days', () => {
    const whole = wholeOf(trades, [
      // 600 − 30 = 570 each: 570, 1140, 1710 of the week’s 2160
      ['2026-11-16 07:30-17:30', 600, 570, 0, 0, 0, 30],
      ['2026-11-17 07:30-17:30', 600, 570, 0, 0, 0, 30],
      ['2026-11-18 07:30-17:30', 600, 570, 0, 0, 0, 30],
      // 450 to 2160, then 120 of overtime 1: 2280 paid
      ['2026-11-19 07:30-17:30', 600, 450, 120, 0, 0, 30],
      // nothing is left of day work, so no lunch: 90 to 2370 (39.5 h), then 390 of overtime 2
      ['2026-11-20 07:30-15:30', 480, 0, 90, 390, 0, 0],
    ]);
    // 120 + 90 = 210 = 3.5 h; 2160 + 210 + 390 + 120 = 2880
    expect(whole).toEqual([2880, 2160, 210, 390, 0, 120]);
  });

  test('a month of four weeks has four times 3.5 hours of overtime 1', () => {
    const weeks = ['2026-02-02', '2026-02-09', '2026-02-16', '2026-02-23'];
    const month = weeks.flatMap((monday) => everyDay(monday, 5, '07:30-16:30'));
    // A week: 4 × 510 = 2040, and on Friday 120 to 2160, 30 lunch, 210 of overtime 1, 180 of overtime 2 = 540
    // 4 × (2160, 210, 180, 150) = 8640, 840 (14 h), 720, 600; together 10,800
    expect(paid(month, trades).whole).toEqual([10_800, 8640, 840, 720, 0, 600]);
  });

  test('nights and Saturdays count towards the 39.5 hours, and a night is overtime 2 from its first minute', () => {
    const whole = wholeOf(trades, [
      // 540 − 30 = 510 each: 2040 paid
      ...everyDay('2026-11-16', 4, '07:30-16:30').map((text): Row => [text, 540, 510, 0, 0, 0, 30]),
      // Friday 22–24 is 120 of overtime 1 (2160 paid)
      ['2026-11-20 22:00-08:00', 120, 0, 120, 0, 0, 0],
      // Saturday 00–06 is 360 of overtime 2 (2520), and 06–08 lies beyond 2370: 120 of overtime 2
      ['2026-11-21', 480, 0, 0, 480, 0, 0],
    ]);
    expect(whole).toEqual([2760, 2040, 120, 480, 0, 120]);
  });
});

describe('shops (vr.is, fvsa: Frídagur verslunarmanna is a major holiday)', () => {
  const shops: PayRules = {
    ...efling,
    calendar: { ...plainCalendar, majors: [...majorsOf('IS'), 'commerce_day'] },
  };

  test('the week of the first Monday of August', () => {
    const week = everyDay('2026-08-03', 5, '08:00-16:00');
    // Monday 480 of a major holiday without lunch; then 4 × (445 + 5 + 30)
    expect(paid(week, shops).whole).toEqual([2400, 1780, 20, 0, 480, 120]);
    expect(paid(week, efling).whole).toEqual([2400, 1780, 500, 0, 0, 120]);
  });

  test('17 June stays one beside it', () => {
    expect(paid(['2026-06-17 10:00-14:00'], shops).whole).toEqual([240, 0, 0, 0, 240, 0]);
  });
});

describe('the neighbours’ calendars, worked from 08 to 12', () => {
  const london = zoneOf('Europe/London');
  const holidays: PayRules = { ...noPayRules, overtime: { ...noPayRules.overtime, holidays: true } };

  test.each([
    // Saturday 25 and Sunday 26 December 2027: the substitutes are Monday and Tuesday (gov.uk)
    ['GB', '2027-12-27', 240, london],
    ['GB', '2027-12-28', 240, london],
    ['GB', '2027-12-29', 0, london],
    // New Year’s Day 2028 is a Saturday
    ['GB', '2028-01-03', 240, london],
    ['GB', '2026-08-31', 240, london],
    // Ireland moves none: 26 December 2027 is a Sunday, and Tuesday a day as others (citizensinformation.ie)
    ['IE', '2027-12-28', 0, dublin],
    ['IE', '2026-02-02', 240, dublin],
    ['IE', '2026-03-17', 240, dublin],
    ['IE', '2026-10-26', 240, dublin],
    // Corpus Christi, 60 days after Easter (art. 234)
    ['PT', '2026-06-04', 240, lisbon],
    ['PT', '2026-12-08', 240, lisbon],
    // Santo António is Lisbon’s own day and Carnival is no holiday by law: the company adds both
    ['PT', '2026-06-13', 0, lisbon],
    ['PT', '2026-02-17', 0, lisbon],
  ] as const)('%s on %s: %s minutes of overtime', (country, day, overtime, zone) => {
    const { whole } = paid([`${day} 08:00-12:00`], holidays, zone, country);
    expect(whole).toEqual([240, 240 - overtime, overtime, 0, 0, 0]);
  });

  test('a Portuguese company adds its town’s day and the afternoon of Carnival', () => {
    const calendar = {
      ...plainCalendar,
      days: [
        { day: '2026-06-13', name: 'Santo António', from: '00:00', kind: 'holiday' as const },
        { day: '2026-02-17', name: 'Carnaval', from: '13:00', kind: 'holiday' as const },
      ],
    };
    const days: Row[] = [
      // 300 before one o’clock, 240 after
      ['2026-02-17 08:00-17:00', 540, 300, 240, 0, 0, 0],
      ['2026-06-13 08:00-12:00', 240, 0, 240, 0, 0, 0],
      // São João is Porto’s
      ['2026-06-24 08:00-12:00', 240, 240, 0, 0, 0, 0],
    ];
    wholeOf({ ...holidays, calendar }, days, lisbon, 'PT');
    expect(holidayOn('PT', '2026-06-13', calendar)?.ownName).toBe('Santo António');
  });
});
