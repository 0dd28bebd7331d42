// Proves the explanation of a day: which rule took which stretch, and by which figures.

import { describe, expect, test } from 'vitest';
import { plainTiers } from '#shared/model/company/pay-rules.ts';
import { explainDay } from '#shared/pay/explain.ts';
import type { WorkEntry } from '#shared/pay/overtime.ts';
import { localParts } from '#shared/time/zone.ts';
import { halfHourFromSix, reykjavik, rulesOf, worked } from './worked.ts';

const clock = (seconds: number) => {
  const { minuteOfDay } = localParts(reykjavik, seconds);
  return `${String(Math.floor(minuteOfDay / 60)).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}`;
};
const explainedDay = (day: string, entries: WorkEntry[], rules = rulesOf({})) =>
  explainDay({ zone: reykjavik, country: 'IS', rules, entries, employeeId: 'aoife', day });
const lines = (explained: ReturnType<typeof explainedDay>) =>
  explained.stretches.map(({ startAt, endAt, reason, tier, lift, lunchSeconds }) =>
    [`${clock(startAt)}–${clock(endAt)}`, reason ?? 'regular', tier || '', lift ?? '', lunchSeconds || '']
      .filter((part) => part !== '')
      .join(' '),
  );

describe('an explained day', () => {
  test('says where the day’s threshold was reached, and takes lunch off the regular stretch', () => {
    const rules = rulesOf({ after_day_hours: 8 }, halfHourFromSix);
    const day = explainedDay(
      '2026-11-18',
      [worked(reykjavik, '2026-11-18 08:00', '2026-11-18 18:00')],
      rules,
    );
    expect(lines(day)).toEqual(['08:00–16:30 regular 1800', '16:30–18:00 day 1']);
    expect(day).toMatchObject({ workedSeconds: 36_000, lunchSeconds: 1800, holiday: null });
  });

  test('says what the week had left when the day began', () => {
    const rules = rulesOf({ after_week_hours: 20 });
    const entries = ['16', '17', '18'].map((date) =>
      worked(reykjavik, `2026-11-${date} 08:00`, `2026-11-${date} 16:00`),
    );
    const day = explainedDay('2026-11-18', entries, rules);
    expect(day).toMatchObject({ weekLeftSeconds: 4 * 3600, weekPaidSeconds: 16 * 3600 });
    expect(lines(day)).toEqual(['08:00–12:00 regular', '12:00–16:00 week 1']);
  });

  test('names the holiday, the night and the step that lifted a stretch', () => {
    const rules = {
      ...rulesOf({ holidays: true, day_hours: { from: '08:00', to: '17:00' } }),
      tiers: {
        ...plainTiers,
        major_holidays: 3 as const,
        night: { from: '22:00', to: '06:00', tier: 2 as const },
      },
    };
    const day = explainedDay(
      '2026-12-24',
      [worked(reykjavik, '2026-12-24 05:00', '2026-12-24 14:00')],
      rules,
    );
    expect(lines(day)).toEqual([
      '05:00–06:00 hours 2 night',
      '06:00–08:00 hours 1',
      '08:00–12:00 regular',
      '12:00–14:00 holiday 3',
    ]);
    expect(day.holiday).toMatchObject({ name: 'christmas_eve', fromMinute: 720, isMajor: true });
  });

  test('shows the counted times where the rules round, and every project of the day in time order', () => {
    const rules = { ...rulesOf({}), rounding: { minutes: 15, direction: 'nearest' } as const };
    const entries = [
      worked(reykjavik, '2026-11-18 12:07', '2026-11-18 16:02', { projectId: 'terrace' }),
      worked(reykjavik, '2026-11-18 07:56', '2026-11-18 12:07'),
    ];
    const day = explainedDay('2026-11-18', entries, rules);
    expect(lines(day)).toEqual(['08:00–12:00 regular', '12:00–16:00 regular']);
    expect(day.stretches.map(({ projectId }) => projectId)).toEqual(['warehouse', 'terrace']);
  });

  test('of another employee, or without work, is empty and still knows the calendar', () => {
    const other = worked(reykjavik, '2026-06-17 08:00', '2026-06-17 16:00', { employeeId: 'conor' });
    expect(explainedDay('2026-06-17', [other])).toMatchObject({
      stretches: [],
      workedSeconds: 0,
      holiday: { name: 'icelandic_national_day' },
    });
  });
});
