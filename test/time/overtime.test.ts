// Proves the work report by named cases: midnight, both clock changes, thresholds, clock rules, lunch, belonging.

import { plainCalendar } from '#shared/model/company/company-calendar.ts';
import { noPayRules } from '#shared/model/company/pay-rules.ts';
import { monthsTouching } from '#shared/time/day.ts';
import { endOfInstants, firstInstant } from '#shared/time/instant.ts';
import {
  sumBy,
  sumOf,
  type WorkEntry,
  type WorkPart,
  type WorkReportInput,
  workReport,
} from '#shared/pay/overtime.ts';
import { contextDays, contextDaysAfter } from '#shared/pay/context-days.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { describe, expect, test } from 'vitest';
import { dublin, halfHourFromSix, lisbon, reykjavik, rulesOf, worked } from './worked.ts';

function partsOf(entries: WorkEntry[], other: Partial<WorkReportInput> = {}): readonly WorkPart[] {
  return workReport({
    zone: dublin,
    country: 'IE',
    rules: noPayRules,
    entries,
    from: '2020-01-01',
    to: '2030-12-31',
    ...other,
  }).parts;
}

const hours = (seconds: number) => String(Math.round((seconds / 3600) * 1e4) / 1e4);

/** Day, then hours: whole = regular + overtime + lunch, then the reason of the overtime. */
function shown(parts: Iterable<WorkPart>): string[] {
  return [...parts].map((part) =>
    [
      part.day,
      `${hours(part.totalSeconds)} = ${hours(part.regularSeconds)} + ${hours(part.overtimeSeconds)} + ${hours(part.lunchSeconds)}`,
      part.reason ?? '',
    ]
      .join(' ')
      .trim(),
  );
}

describe('work is split at local midnight', () => {
  test('a night shift stands on two days', () => {
    expect(shown(partsOf([worked(dublin, '2026-11-18 22:00', '2026-11-19 06:30')]))).toEqual([
      '2026-11-18 2 = 2 + 0 + 0',
      '2026-11-19 6.5 = 6.5 + 0 + 0',
    ]);
  });

  test('work that ends at midnight leaves nothing on the next day', () => {
    expect(shown(partsOf([worked(dublin, '2026-11-18 18:00', '2026-11-19 00:00')]))).toEqual([
      '2026-11-18 6 = 6 + 0 + 0',
    ]);
  });

  test('long work that ends at midnight leaves nothing on the next day either', () => {
    expect(shown(partsOf([worked(dublin, '2026-11-17 18:00', '2026-11-19 00:00')]))).toEqual([
      '2026-11-17 6 = 6 + 0 + 0',
      '2026-11-18 24 = 24 + 0 + 0',
    ]);
  });

  test('work that starts at midnight leaves nothing on the day before', () => {
    expect(shown(partsOf([worked(dublin, '2026-11-18 00:00', '2026-11-18 01:00')]))).toEqual([
      '2026-11-18 1 = 1 + 0 + 0',
    ]);
  });

  test('an entry of no length is one empty part, at midnight too', () => {
    expect(shown(partsOf([worked(dublin, '2026-11-18 09:00', '2026-11-18 09:00')]))).toEqual([
      '2026-11-18 0 = 0 + 0 + 0',
    ]);
    expect(shown(partsOf([worked(dublin, '2026-11-18 00:00', '2026-11-18 00:00')]))).toEqual([
      '2026-11-18 0 = 0 + 0 + 0',
    ]);
  });

  test('one second over midnight is one second of the next day', () => {
    const entry = worked(dublin, '2026-11-18 23:00', '2026-11-19 00:00');
    const parts = partsOf([{ ...entry, endAt: entry.endAt + 1 }]);
    expect(parts.map((part) => [part.day, part.totalSeconds])).toEqual([
      ['2026-11-18', 3600],
      ['2026-11-19', 1],
    ]);
  });

  test('an entry of 40 hours stands on three days', () => {
    expect(shown(partsOf([worked(dublin, '2026-11-18 20:00', '2026-11-20 12:00')]))).toEqual([
      '2026-11-18 4 = 4 + 0 + 0',
      '2026-11-19 24 = 24 + 0 + 0',
      '2026-11-20 12 = 12 + 0 + 0',
    ]);
  });

  test('the year ends at local midnight', () => {
    expect(shown(partsOf([worked(dublin, '2026-12-31 20:00', '2027-01-01 04:00')]))).toEqual([
      '2026-12-31 4 = 4 + 0 + 0',
      '2027-01-01 4 = 4 + 0 + 0',
    ]);
  });

  test('a leap day is a day of its own', () => {
    expect(shown(partsOf([worked(dublin, '2024-02-28 23:00', '2024-03-01 01:00')]))).toEqual([
      '2024-02-28 1 = 1 + 0 + 0',
      '2024-02-29 24 = 24 + 0 + 0',
      '2024-03-01 1 = 1 + 0 + 0',
    ]);
  });

  test('midnight is the local one: in summer Dublin is an hour ahead of UTC', () => {
    const parts = partsOf([worked(dublin, '2026-07-01 22:00', '2026-07-02 02:00')]);
    expect(new Date((parts[1]?.startAt ?? 0) * 1000).toISOString()).toBe('2026-07-01T23:00:00.000Z');
  });
});

describe.each([
  ['Dublin', dublin],
  ['Lisbon', lisbon],
])('when the clocks change in %s', (_, zone) => {
  test('the night that loses an hour pays the hours that were worked', () => {
    expect(shown(partsOf([worked(zone, '2026-03-28 22:00', '2026-03-29 06:00')], { zone }))).toEqual([
      '2026-03-28 2 = 2 + 0 + 0',
      '2026-03-29 5 = 5 + 0 + 0',
    ]);
  });

  test('the night that gains an hour pays the hours that were worked', () => {
    expect(shown(partsOf([worked(zone, '2026-10-24 22:00', '2026-10-25 06:00')], { zone }))).toEqual([
      '2026-10-24 2 = 2 + 0 + 0',
      '2026-10-25 7 = 7 + 0 + 0',
    ]);
  });

  test('day hours are hours of the wall clock', () => {
    const rules = rulesOf({ day_hours: { from: '07:00', to: '17:00' } });
    expect(
      shown(
        partsOf(
          [
            worked(zone, '2026-03-29 00:00', '2026-03-29 12:00'),
            worked(zone, '2026-10-25 00:00', '2026-10-25 12:00'),
          ],
          { zone, rules },
        ),
      ),
    ).toEqual(['2026-03-29 11 = 5 + 6 + 0 hours', '2026-10-25 13 = 5 + 8 + 0 hours']);
  });

  test('a daily threshold counts hours, not wall-clock time', () => {
    const entries = [worked(zone, '2026-03-29 00:00', '2026-03-29 10:00')];
    expect(shown(partsOf(entries, { zone, rules: rulesOf({ after_day_hours: 8 }) }))).toEqual([
      '2026-03-29 9 = 8 + 1 + 0 day',
    ]);
  });
});

describe('overtime after so many hours a day', () => {
  const rules = rulesOf({ after_day_hours: 8 });

  test('the last hours of the day are overtime, in time order over projects', () => {
    const entries = [
      worked(dublin, '2026-11-18 13:00', '2026-11-18 18:00', { projectId: 'terrace' }),
      worked(dublin, '2026-11-18 07:00', '2026-11-18 12:00', { projectId: 'warehouse' }),
    ];
    const parts = partsOf(entries, { rules });
    expect(parts.map((part) => part.projectId)).toEqual(['warehouse', 'terrace']);
    expect(shown(parts)).toEqual(['2026-11-18 5 = 5 + 0 + 0', '2026-11-18 5 = 3 + 2 + 0 day']);
  });

  test('two entries that start together are ordered by their ends, then ids, not by which was read first', () => {
    const short = worked(dublin, '2026-11-18 08:00', '2026-11-18 13:00', { id: 'c-short' });
    const long = worked(dublin, '2026-11-18 08:00', '2026-11-18 14:00', { id: 'b-long' });
    const twin = { ...long, id: 'a-twin' };
    for (const entries of [
      [short, long, twin],
      [twin, long, short],
    ]) {
      const parts = partsOf(entries, { rules });
      expect(parts.map((part) => part.entryId)).toEqual([short.id, twin.id, long.id]);
      expect(parts.map((part) => part.overtimeSeconds / 3600)).toEqual([0, 3, 6]);
    }
  });

  test('each local day starts afresh', () => {
    expect(shown(partsOf([worked(dublin, '2026-11-18 12:00', '2026-11-19 10:00')], { rules }))).toEqual([
      '2026-11-18 12 = 8 + 4 + 0 day',
      '2026-11-19 10 = 8 + 2 + 0 day',
    ]);
  });

  test('each employee has their own hours', () => {
    const entries = [
      worked(dublin, '2026-11-18 08:00', '2026-11-18 14:00'),
      worked(dublin, '2026-11-18 08:00', '2026-11-18 14:00', { employeeId: 'conor' }),
    ];
    expect(sumOf(partsOf(entries, { rules })).overtimeSeconds).toBe(0);
  });

  test('exactly the threshold is regular', () => {
    expect(shown(partsOf([worked(dublin, '2026-11-18 08:00', '2026-11-18 16:00')], { rules }))).toEqual([
      '2026-11-18 8 = 8 + 0 + 0',
    ]);
  });

  test('a threshold of 0 makes every hour overtime', () => {
    const zero = rulesOf({ after_day_hours: 0 }, halfHourFromSix);
    expect(shown(partsOf([worked(dublin, '2026-11-18 08:00', '2026-11-18 16:00')], { rules: zero }))).toEqual(
      ['2026-11-18 8 = 0 + 8 + 0 day'],
    );
  });

  test('thresholds may be parts of an hour: 7 h 25 m of the Icelandic agreement', () => {
    const icelandic = rulesOf({ after_day_hours: 7 + 25 / 60 });
    const [part] = partsOf([worked(reykjavik, '2026-11-18 08:00', '2026-11-18 16:00')], {
      zone: reykjavik,
      rules: icelandic,
    });
    expect(part?.regularSeconds).toBe(7 * 3600 + 25 * 60);
    expect(part?.overtimeSeconds).toBe(35 * 60);
  });
});

describe('overtime after so many hours a week', () => {
  const rules = rulesOf({ after_week_hours: 40 });
  const week = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12'].map((day) =>
    worked(dublin, `${day} 08:00`, `${day} 17:00`),
  );

  test('the hours past forty are overtime', () => {
    const parts = partsOf([...week, worked(dublin, '2026-11-13 08:00', '2026-11-13 14:00')], { rules });
    expect(shown(parts).slice(3)).toEqual(['2026-11-12 9 = 9 + 0 + 0', '2026-11-13 6 = 4 + 2 + 0 week']);
  });

  test('Sunday still belongs to the week, Monday starts the next one', () => {
    const friday = worked(dublin, '2026-11-13 08:00', '2026-11-13 12:00');
    const sundayNight = worked(dublin, '2026-11-15 22:00', '2026-11-16 03:00');
    expect(shown(partsOf([...week, friday, sundayNight], { rules })).slice(4)).toEqual([
      '2026-11-13 4 = 4 + 0 + 0',
      '2026-11-15 2 = 0 + 2 + 0 week',
      '2026-11-16 3 = 3 + 0 + 0',
    ]);
  });

  test('the week runs on over the end of the year', () => {
    const days = ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01'];
    const parts = partsOf(
      days.map((day) => worked(dublin, `${day} 08:00`, `${day} 17:00`)),
      { rules },
    );
    expect(shown(parts).at(-1)).toBe('2027-01-01 9 = 4 + 5 + 0 week');
  });

  test('overtime of another rule does not count towards the forty hours', () => {
    const both = rulesOf({ after_week_hours: 40, after_day_hours: 8 });
    const friday = worked(dublin, '2026-11-13 08:00', '2026-11-13 17:00');
    expect(shown(partsOf([...week, friday], { rules: both })).at(-1)).toBe('2026-11-13 9 = 8 + 1 + 0 day');
  });

  test('hours on a weekend that is overtime do not count towards it either', () => {
    const both = rulesOf({ after_week_hours: 40, weekends: true });
    const saturday = worked(dublin, '2026-11-14 08:00', '2026-11-14 13:00');
    const friday = worked(dublin, '2026-11-13 08:00', '2026-11-13 12:00');
    expect(shown(partsOf([...week, friday, saturday], { rules: both })).slice(4)).toEqual([
      '2026-11-13 4 = 4 + 0 + 0',
      '2026-11-14 5 = 0 + 5 + 0 weekend',
    ]);
  });
});

describe('overtime by the clock', () => {
  test('outside the day hours, at both ends of the day', () => {
    const rules = rulesOf({ day_hours: { from: '07:00', to: '17:00' } });
    expect(shown(partsOf([worked(dublin, '2026-11-18 05:30', '2026-11-18 19:00')], { rules }))).toEqual([
      '2026-11-18 13.5 = 10 + 3.5 + 0 hours',
    ]);
  });

  test('overtime by the clock does not use up the daily threshold', () => {
    const rules = rulesOf({ day_hours: { from: '07:00', to: '17:00' }, after_day_hours: 8 });
    expect(shown(partsOf([worked(dublin, '2026-11-18 05:00', '2026-11-18 15:00')], { rules }))).toEqual([
      '2026-11-18 10 = 8 + 2 + 0 hours',
    ]);
  });

  test('all Saturday and Sunday', () => {
    const rules = rulesOf({ weekends: true });
    expect(shown(partsOf([worked(dublin, '2026-11-13 20:00', '2026-11-16 02:00')], { rules }))).toEqual([
      '2026-11-13 4 = 4 + 0 + 0',
      '2026-11-14 24 = 0 + 24 + 0 weekend',
      '2026-11-15 24 = 0 + 24 + 0 weekend',
      '2026-11-16 2 = 2 + 0 + 0',
    ]);
  });

  test("on the company's own public holidays", () => {
    const rules = rulesOf({ holidays: true });
    const summer = [worked(reykjavik, '2026-06-17 08:00', '2026-06-17 12:00')];
    expect(shown(partsOf(summer, { zone: reykjavik, country: 'IS', rules }))).toEqual([
      '2026-06-17 4 = 0 + 4 + 0 holiday',
    ]);
    expect(shown(partsOf(summer, { zone: reykjavik, country: 'IE', rules }))).toEqual([
      '2026-06-17 4 = 4 + 0 + 0',
    ]);
  });

  test('on Christmas Eve in Iceland from noon, or from the hour that is set', () => {
    const input = { zone: reykjavik, country: 'IS', rules: rulesOf({ holidays: true }) };
    const entries = [worked(reykjavik, '2026-12-24 08:00', '2026-12-24 15:00')];
    expect(shown(partsOf(entries, input))).toEqual(['2026-12-24 7 = 4 + 3 + 0 holiday']);
    const calendar = { ...plainCalendar, half_day_from: '13:00' };
    expect(shown(partsOf(entries, { ...input, rules: { ...input.rules, calendar } }))).toEqual([
      '2026-12-24 7 = 5 + 2 + 0 holiday',
    ]);
  });

  test('a half holiday also ends the day hours', () => {
    const rules = rulesOf({ holidays: true, day_hours: { from: '07:00', to: '17:00' } });
    const entries = [worked(reykjavik, '2026-12-24 06:00', '2026-12-24 18:00')];
    expect(shown(partsOf(entries, { zone: reykjavik, country: 'IS', rules }))).toEqual([
      '2026-12-24 12 = 5 + 7 + 0 holiday',
    ]);
  });

  test('a half holiday that begins before the day hours do is the reason from its beginning', () => {
    const rules = rulesOf({ holidays: true, day_hours: { from: '13:00', to: '20:00' } });
    const entries = [worked(reykjavik, '2026-12-24 12:00', '2026-12-24 13:00')];
    expect(shown(partsOf(entries, { zone: reykjavik, country: 'IS', rules }))).toEqual([
      '2026-12-24 1 = 0 + 1 + 0 holiday',
    ]);
  });

  test('the reason is the rule that made most of it; the clock, where a threshold made as much', () => {
    const rules = rulesOf({ day_hours: { from: '07:00', to: '17:00' }, after_day_hours: 8 });
    expect(shown(partsOf([worked(dublin, '2026-11-18 07:00', '2026-11-18 19:00')], { rules }))).toEqual([
      '2026-11-18 12 = 8 + 4 + 0 hours',
    ]);
    expect(shown(partsOf([worked(dublin, '2026-11-18 07:00', '2026-11-18 18:30')], { rules }))).toEqual([
      '2026-11-18 11.5 = 8 + 3.5 + 0 day',
    ]);
  });

  test('a holiday on a weekend is a holiday', () => {
    const rules = rulesOf({ holidays: true, weekends: true });
    const entries = [worked(lisbon, '2026-11-01 08:00', '2026-11-01 12:00')];
    expect(shown(partsOf(entries, { zone: lisbon, country: 'PT', rules }))).toEqual([
      '2026-11-01 4 = 0 + 4 + 0 holiday',
    ]);
  });
});

describe('lunch', () => {
  const rules = rulesOf({}, halfHourFromSix);

  test('is taken off a day of six hours, and not off a second less [lunch.minutes-off-long-days]', () => {
    const entry = worked(dublin, '2026-11-18 08:00', '2026-11-18 14:00');
    expect(shown(partsOf([entry], { rules }))).toEqual(['2026-11-18 6 = 5.5 + 0 + 0.5']);
    expect(sumOf(partsOf([{ ...entry, endAt: entry.endAt - 1 }], { rules })).lunchSeconds).toBe(0);
  });

  test('is taken off once a day, off the longest part; the earlier of equals', () => {
    const unequal = [
      worked(dublin, '2026-11-18 08:00', '2026-11-18 10:00'),
      worked(dublin, '2026-11-18 10:00', '2026-11-18 16:00'),
    ];
    expect(shown(partsOf(unequal, { rules }))).toEqual([
      '2026-11-18 2 = 2 + 0 + 0',
      '2026-11-18 6 = 5.5 + 0 + 0.5',
    ]);
    const equal = [
      worked(dublin, '2026-11-18 08:00', '2026-11-18 12:00'),
      worked(dublin, '2026-11-18 12:00', '2026-11-18 16:00'),
    ];
    expect(shown(partsOf(equal, { rules }))).toEqual([
      '2026-11-18 4 = 3.5 + 0 + 0.5',
      '2026-11-18 4 = 4 + 0 + 0',
    ]);
  });

  test('is spread over the parts when the longest is too short', () => {
    const long = rulesOf({}, { minutes: 60, from_hours: 0 });
    const entries = [
      worked(dublin, '2026-11-18 08:00', '2026-11-18 08:20'),
      worked(dublin, '2026-11-18 09:00', '2026-11-18 09:45'),
    ];
    const parts = partsOf(entries, { rules: long });
    expect(parts.map((part) => part.lunchSeconds / 60)).toEqual([15, 45]);
    expect(parts.map((part) => part.regularSeconds / 60)).toEqual([5, 0]);
  });

  test('is never more than the day holds', () => {
    const long = rulesOf({}, { minutes: 60, from_hours: 0 });
    const entries = [worked(dublin, '2026-11-18 08:00', '2026-11-18 08:20')];
    expect(shown(partsOf(entries, { rules: long }))).toEqual(['2026-11-18 0.3333 = 0 + 0 + 0.3333']);
  });

  test('counts on each local day of a long entry', () => {
    expect(shown(partsOf([worked(dublin, '2026-11-18 16:00', '2026-11-19 07:00')], { rules }))).toEqual([
      '2026-11-18 8 = 7.5 + 0 + 0.5',
      '2026-11-19 7 = 6.5 + 0 + 0.5',
    ]);
  });

  test('is not taken off a day that is all overtime', () => {
    const weekend = rulesOf({ weekends: true }, halfHourFromSix);
    expect(
      shown(partsOf([worked(dublin, '2026-11-14 08:00', '2026-11-14 18:00')], { rules: weekend })),
    ).toEqual(['2026-11-14 10 = 0 + 10 + 0 weekend']);
  });

  test('counts all hours of the day but is never more than its day work [lunch.from-regular-only]', () => {
    const dayHours = rulesOf({ day_hours: { from: '07:00', to: '17:00' } }, halfHourFromSix);
    const entries = [worked(dublin, '2026-11-18 16:45', '2026-11-18 23:00')];
    expect(shown(partsOf(entries, { rules: dayHours }))).toEqual(['2026-11-18 6.25 = 0 + 6 + 0.25 hours']);
  });

  test('uses up no threshold: eight paid hours are regular', () => {
    const eight = rulesOf({ after_day_hours: 8 }, halfHourFromSix);
    expect(
      shown(partsOf([worked(dublin, '2026-11-18 08:00', '2026-11-18 17:00')], { rules: eight })),
    ).toEqual(['2026-11-18 9 = 8 + 0.5 + 0.5 day']);
  });

  test('is not taken off once the week is all overtime, and only as far as the week has left', () => {
    const forty = rulesOf({ after_week_hours: 40 }, halfHourFromSix);
    const entries = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12'].map((day) =>
      worked(dublin, `${day} 08:00`, `${day} 18:18`),
    );
    const friday = worked(dublin, '2026-11-13 08:00', '2026-11-13 16:00');
    const saturday = worked(dublin, '2026-11-14 08:00', '2026-11-14 16:00');
    expect(shown(partsOf([...entries, friday, saturday], { rules: forty })).slice(3)).toEqual([
      '2026-11-12 10.3 = 9.8 + 0 + 0.5',
      '2026-11-13 8 = 0.8 + 6.7 + 0.5 week',
      '2026-11-14 8 = 0 + 8 + 0 week',
    ]);
  });

  test('of one employee may be another, or none', () => {
    const entries = ['aoife', 'conor', 'marek'].map((employeeId) =>
      worked(dublin, '2026-11-18 08:00', '2026-11-18 16:00', { employeeId }),
    );
    const lunchOfEmployee = new Map([
      ['conor', null],
      ['marek', { minutes: 60, from_hours: 4 }],
    ]);
    expect(partsOf(entries, { rules, lunchOfEmployee }).map((part) => part.lunchSeconds)).toEqual([
      1800, 0, 3600,
    ]);
  });
});

/** Monday 9 to Friday 13 November 2026, from seven o'clock on. */
function weekOf(employeeId: string, lengths: number[]): WorkEntry[] {
  return lengths.map((length, weekday) => {
    const seven = `2026-11-${String(9 + weekday).padStart(2, '0')} 07:00`;
    const entry = worked(dublin, seven, seven, { employeeId });
    return { ...entry, endAt: entry.startAt + length * 3600 };
  });
}

// look/report-desktop.png: 40 h a week, lunch 0.50 h from 6 h, 9 to 13 November 2026.
describe('the report in the picture', () => {
  const rules = rulesOf({ after_week_hours: 40 }, halfHourFromSix);

  test.each([
    ['Aoife Byrne', [8.25, 8.25, 8.75, 10.25, 8.5], '2026-11-13 8.5 = 6.5 + 1.5 + 0.5 week'],
    ['Conor Murphy', [6.5, 8.75, 7, 8, 16.25], '2026-11-13 16.25 = 11.75 + 4 + 0.5 week'],
    ['Pádraig Kelly', [7.75, 8, 9, 10.25, 8.25], '2026-11-13 8.25 = 7 + 0.75 + 0.5 week'],
  ])('%s on Friday', (name, lengths, friday) => {
    const parts = partsOf(weekOf(name, lengths), { rules });
    expect(shown(parts).at(-1)).toBe(friday);
    expect(sumOf(parts.slice(0, -1)).overtimeSeconds).toBe(0);
  });
});

describe('an entry belongs to the report of the day it started on', () => {
  const night = worked(dublin, '2026-11-30 22:00', '2026-12-01 06:00');

  test('whole, in the month of its start, and not at all in the next', () => {
    expect(shown(partsOf([night], { from: '2026-11-01', to: '2026-11-30' }))).toEqual([
      '2026-11-30 2 = 2 + 0 + 0',
      '2026-12-01 6 = 6 + 0 + 0',
    ]);
    expect(partsOf([night], { from: '2026-12-01', to: '2026-12-31' })).toEqual([]);
  });

  test('also when that is the first second of the day', () => {
    const first = worked(dublin, '2026-12-01 00:00', '2026-12-01 06:00');
    expect(partsOf([first], { from: '2026-11-01', to: '2026-11-30' })).toEqual([]);
    expect(partsOf([first], { from: '2026-12-01', to: '2026-12-01' })).toHaveLength(1);
  });

  test('but counts towards the thresholds of the days it runs into', () => {
    const next = worked(dublin, '2026-12-01 08:00', '2026-12-01 13:00');
    expect(
      shown(
        partsOf([night, next], {
          rules: rulesOf({ after_day_hours: 8 }),
          from: '2026-12-01',
          to: '2026-12-31',
        }),
      ),
    ).toEqual(['2026-12-01 5 = 2 + 3 + 0 day']);
  });

  test('the local day decides, not the UTC one', () => {
    const summer = worked(dublin, '2026-07-01 00:30', '2026-07-01 08:00');
    expect(partsOf([summer], { from: '2026-06-01', to: '2026-06-30' })).toEqual([]);
    expect(partsOf([summer], { from: '2026-07-01', to: '2026-07-31' })).toHaveLength(1);
  });
});

test('the first and the last day that can be named can be reported, in zones on both sides of UTC', () => {
  for (const zone of [zoneOf('America/New_York'), zoneOf('Asia/Kathmandu')]) {
    const rules = rulesOf({ holidays: true, weekends: true, after_week_hours: 40 }, halfHourFromSix);
    const entries = [
      { id: 'first', employeeId: 'e', projectId: 'p', startAt: firstInstant, endAt: firstInstant + 3600 },
      { id: 'last', employeeId: 'e', projectId: 'p', startAt: endOfInstants - 3600, endAt: endOfInstants },
    ];
    const input = { zone, country: 'IS', rules, entries };
    expect(sumOf(partsOf(entries, { ...input, from: '1969-12-31', to: '2101-01-01' })).totalSeconds).toBe(
      7200,
    );
    expect(partsOf(entries, { ...input, from: '1970-01-02', to: '2100-12-30' })).toEqual([]);
    expect(contextDays(rules, '1970-01-01')).toBe(10);
    expect(monthsTouching(zone, '1970-01-01', '2100-12-31').length).toBeGreaterThan(131 * 12);
  }
});

describe('the days around a report that must be loaded', () => {
  test('none without rules that look around, so that a report without rules reads nothing more', () => {
    expect(contextDays(noPayRules, '2026-11-18')).toBe(0);
    expect(contextDaysAfter(noPayRules)).toBe(0);
    expect(contextDays(rulesOf({ weekends: true, holidays: true }), '2026-11-18')).toBe(0);
  });

  test('back to Monday for a weekly threshold, and as far as the longest entry reaches', () => {
    expect(contextDays(rulesOf({ after_week_hours: 40 }), '2026-11-16')).toBe(7);
    expect(contextDays(rulesOf({ after_week_hours: 40 }), '2026-11-22')).toBe(13);
    expect(contextDays(rulesOf({ after_day_hours: 8 }), '2026-11-22')).toBe(7);
    expect(contextDays(rulesOf({}, halfHourFromSix), '2026-11-22')).toBe(7);
  });
});

describe('adding parts up', () => {
  test('an entry over midnight is one entry of its project and one of each day', () => {
    const parts = partsOf([
      worked(dublin, '2026-11-18 22:00', '2026-11-19 06:00'),
      worked(dublin, '2026-11-19 08:00', '2026-11-19 09:00', { projectId: 'terrace' }),
    ]);
    const entriesBy = (keyOf: (part: WorkPart) => string) =>
      [...sumBy(parts, keyOf)].map(([key, sums]) => [key, sums.entries, sums.totalSeconds / 3600]);
    expect(entriesBy((part) => part.projectId)).toEqual([
      ['warehouse', 1, 8],
      ['terrace', 1, 1],
    ]);
    expect(entriesBy((part) => part.day)).toEqual([
      ['2026-11-18', 1, 2],
      ['2026-11-19', 2, 7],
    ]);
  });

  test('nothing adds up to nothing', () => {
    expect(partsOf([])).toEqual([]);
    expect(sumOf([])).toEqual({
      entries: 0,
      totalSeconds: 0,
      regularSeconds: 0,
      overtimeSeconds: 0,
      lunchSeconds: 0,
      overtime2Seconds: 0,
      overtime3Seconds: 0,
    });
  });
});

describe('an entry that cannot be paid is refused by name', () => {
  test.each([
    ['ends before it starts', { endAt: 0 }],
    ['is not in whole seconds', { startAt: 1.5 }],
    ['has no end', { endAt: Number.NaN }],
    ['ends after the year 2100', { endAt: 5_000_000_000 }],
  ])('one that %s', (_, wrong) => {
    const entry = { ...worked(dublin, '2026-11-18 08:00', '2026-11-18 16:00', wrong), id: 'the-wrong-one' };
    expect(() => partsOf([entry])).toThrow(/the-wrong-one/);
  });
});
