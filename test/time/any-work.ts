// Any work under any rules, for the properties: eight zones, ten years, clock changes and turns of the year.

import * as fc from 'fast-check';
import { type CompanyCalendar, holidayNames, ownDayKinds } from '#shared/model/company/company-calendar.ts';
import { type OvertimeTiers, type PayRules, tiers } from '#shared/model/company/pay-rules.ts';
import { addDays } from '#shared/time/day.ts';
import type { WorkEntry } from '#shared/pay/overtime.ts';
import { zoneOf } from '#shared/time/zone.ts';

/** The figures of a report that add up, whatever they are grouped by. */
export const sumNames = [
  'totalSeconds',
  'regularSeconds',
  'overtimeSeconds',
  'lunchSeconds',
  'overtime2Seconds',
  'overtime3Seconds',
] as const;

export const zones = [
  'Atlantic/Reykjavik',
  'Europe/Dublin',
  'Europe/Lisbon',
  'Atlantic/Azores',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Beirut',
].map(zoneOf);
export const zone = fc.constantFrom(...zones);
export const country = fc.constantFrom('IS', 'IE', 'GB', 'PT', 'US');

const hours = (most: number) =>
  fc.option(fc.integer({ min: 1, max: most * 4 }).map((quarters) => quarters / 4));
const dayHours = fc
  .tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 12, max: 24 }))
  .map(([from, to]) => ({ from: `${String(from).padStart(2, '0')}:00`, to: `${to}:00` }));
const tier = fc.constantFrom(...tiers);
const steps = (most: number) =>
  fc
    .tuple(fc.integer({ min: 1, max: most * 2 }), fc.integer({ min: 1, max: 20 }), fc.nat(3))
    .map(([half, more, shape]) =>
      [
        { after_hours: half / 2, tier: 2 as const },
        { after_hours: (half + more) / 2, tier: 3 as const },
      ].slice(shape > 1 ? 1 : 0, shape === 0 ? 0 : 2),
    );
const night = fc.record({
  from: fc.constantFrom('00:00', '20:00', '22:30'),
  to: fc.constantFrom('05:00', '06:00', '07:30'),
  tier,
});
const calendar: fc.Arbitrary<CompanyCalendar> = fc.record({
  half_day_from: fc.constantFrom('12:00', '13:00'),
  without: fc.subarray([...holidayNames], { maxLength: 5 }),
  majors: fc.option(fc.subarray([...holidayNames])),
  days: fc.uniqueArray(
    fc.record({
      day: fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2018-01-01', days)),
      name: fc.constant('Own'),
      from: fc.constantFrom('00:00', '14:30'),
      kind: fc.constantFrom(...ownDayKinds),
    }),
    { selector: ({ day }) => day, maxLength: 100 },
  ),
});
const graded: fc.Arbitrary<OvertimeTiers> = fc.record({
  day_steps: steps(12),
  week_steps: steps(60),
  outside_day_hours: tier,
  night: fc.option(night),
  saturdays: tier,
  sundays: tier,
  holidays: tier,
  major_holidays: tier,
  names: fc.constant<OvertimeTiers['names']>(['', '', '']),
});
export const payRules: fc.Arbitrary<PayRules> = fc.record({
  tiers: fc.option(graded),
  calendar: fc.option(calendar),
  overtime: fc.record({
    after_day_hours: hours(12),
    after_week_hours: hours(60),
    day_hours: fc.option(dayHours),
    weekends: fc.boolean(),
    holidays: fc.boolean(),
  }),
  lunch: fc.option(
    fc.record({ minutes: fc.integer({ min: 1, max: 90 }), from_hours: fc.integer({ min: 1, max: 10 }) }),
  ),
});

const firstDay = Date.UTC(2018, 0, 1) / 1000;
const tenYears = 10 * 365 * 86_400;

/** A few weeks somewhere in ten years, often around a clock change or the turn of the year; any overlaps. */
export function history(grid: number): fc.Arbitrary<WorkEntry[]> {
  const anywhere = fc.integer({ min: 0, max: tenYears });
  const turns = fc
    .tuple(fc.integer({ min: 2018, max: 2027 }), fc.constantFrom('-03-20', '-10-20', '-12-20', '-04-01'))
    .map(([year, day]) => Date.parse(`${year}${day}T00:00:00Z`) / 1000 - firstDay);
  const spell = fc.record({
    after: fc.integer({ min: 0, max: 20 * 86_400 }),
    length: fc.oneof(
      fc.integer({ min: 0, max: 11 * 3600 }),
      fc.integer({ min: 0, max: 40 * 3600 }),
      fc.constant(0),
    ),
    employeeId: fc.constantFrom('aoife', 'conor', 'marek'),
    projectId: fc.constantFrom('warehouse', 'terrace'),
    isLunchWorked: fc.constantFrom(undefined, undefined, undefined, true as const),
  });
  return fc
    .tuple(fc.oneof(anywhere, turns), fc.array(spell, { minLength: 1, maxLength: 30 }))
    .map(([base, spells]) =>
      spells.map(({ after, length, employeeId, projectId, isLunchWorked }, index) => {
        const startAt = Math.floor((firstDay + base + after) / grid) * grid;
        return {
          id: `w${index}`,
          employeeId,
          projectId,
          isLunchWorked,
          startAt,
          endAt: startAt + Math.floor(length / grid) * grid,
        };
      }),
    );
}
