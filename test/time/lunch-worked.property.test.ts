// A lunch that was worked through: what was deducted comes back, never more, and no other day changes.

import * as fc from 'fast-check';
import { noPayRules, type PayRules } from '#shared/model/company/pay-rules.ts';
import { sumBy, sumOf, type WorkEntry, type WorkPart, workReport } from '#shared/pay/overtime.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { describe, expect, it } from 'vitest';
import { history, payRules, sumNames, zone } from './any-work.ts';

const whole = { from: '2017-01-01', to: '2029-12-31' };
const unmarked = (entries: readonly WorkEntry[]) =>
  entries.map((entry) => ({ ...entry, isLunchWorked: undefined }));
const dayOfPerson = (part: WorkPart) => `${part.employeeId} ${part.day}`;

/** The days whose lunch the marks give back: of each marked entry the one with most of its hours that has a lunch. */
function daysGivenBack(entries: readonly WorkEntry[], parts: readonly WorkPart[]): Set<string> {
  const lunches = sumBy(parts, dayOfPerson);
  return new Set(
    entries
      .filter(({ isLunchWorked }) => isLunchWorked)
      .flatMap(({ id }) => {
        const own = parts
          .filter(({ entryId, totalSeconds }) => entryId === id && totalSeconds > 0)
          .filter((part) => (lunches.get(dayOfPerson(part))?.lunchSeconds ?? 0) > 0);
        const most = Math.max(...own.map(({ totalSeconds }) => totalSeconds));
        return own
          .filter(({ totalSeconds }) => totalSeconds === most)
          .slice(0, 1)
          .map(dayOfPerson);
      }),
  );
}

const withoutWeeks = (rules: PayRules): PayRules => ({
  ...rules,
  overtime: { ...rules.overtime, after_week_hours: null },
  tiers: rules.tiers ? { ...rules.tiers, week_steps: [] } : rules.tiers,
  rounding: null,
});

describe('a lunch that was worked through', () => {
  it('gives back exactly what was deducted that day, and changes no other day', () => {
    fc.assert(
      fc.property(zone, payRules, history(1), (where, any, entries) => {
        const input = { zone: where, country: 'IS', rules: withoutWeeks(any), ...whole };
        const marked = workReport({ ...input, entries }).parts;
        const plain = workReport({ ...input, entries: unmarked(entries) }).parts;
        const given = daysGivenBack(entries, plain);
        const isOther = (part: WorkPart) => !given.has(dayOfPerson(part));
        expect(marked.filter(isOther)).toEqual(plain.filter(isOther));
        const [after, before] = [sumBy(marked, dayOfPerson), sumBy(plain, dayOfPerson)];
        for (const day of given) {
          const [now, then] = [after.get(day), before.get(day)];
          expect(now?.lunchSeconds).toBe(0);
          expect((now?.regularSeconds ?? 0) + (now?.overtimeSeconds ?? 0)).toBe(then?.totalSeconds);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('never pays more than was deducted in all, under a weekly threshold too; sums agree', () => {
    fc.assert(
      fc.property(zone, payRules, history(1), (where, rules, entries) => {
        const input = { zone: where, country: 'IS', rules, ...whole };
        const marked = workReport({ ...input, entries }).parts;
        const plain = workReport({ ...input, entries: unmarked(entries) }).parts;
        const [all, before] = [sumOf(marked), sumOf(plain)];
        expect(all.totalSeconds).toBe(before.totalSeconds);
        expect(all.lunchSeconds).toBeLessThanOrEqual(before.lunchSeconds);
        for (const keyOf of [
          ({ projectId }: WorkPart) => projectId,
          ({ employeeId }: WorkPart) => employeeId,
        ]) {
          const groups = [...sumBy(marked, keyOf).values()];
          for (const name of sumNames)
            expect(groups.reduce((sum, group) => sum + group[name], 0)).toBe(all[name]);
        }
      }),
      { numRuns: 300 },
    );
  });

  const dublin = zoneOf('Europe/Dublin');
  const at = (text: string) => Date.parse(`2026-11-${text}:00Z`) / 1000;
  const paid = (rules: Partial<PayRules>, ...times: readonly (readonly [string, string, boolean?])[]) => {
    const entries = times.map(([from, to, isLunchWorked], index) => ({
      id: `w${index}`,
      employeeId: 'aoife',
      projectId: 'terrace',
      startAt: at(from),
      endAt: at(to),
      isLunchWorked,
    }));
    const lunch = { minutes: 30, from_hours: 6 };
    const report = workReport({
      zone: dublin,
      country: 'IE',
      rules: { ...noPayRules, lunch, ...rules },
      entries,
      ...whole,
    });
    return report.parts.map((part) =>
      [part.regularSeconds, part.overtimeSeconds, part.lunchSeconds].map((one) => one / 60),
    );
  };

  it('is given back to the entry it was taken from, whichever entry of the day is marked', () => {
    expect(paid({}, ['18T08:00', '18T13:00'], ['18T13:00', '18T15:00'])).toEqual([
      [270, 0, 30],
      [120, 0, 0],
    ]);
    expect(paid({}, ['18T08:00', '18T13:00'], ['18T13:00', '18T15:00', true])).toEqual([
      [300, 0, 0],
      [120, 0, 0],
    ]);
  });

  it('is overtime where the day is over its threshold', () => {
    const overtime = { ...noPayRules.overtime, after_day_hours: 8 };
    expect(paid({ overtime }, ['18T08:00', '18T16:30'])).toEqual([[480, 0, 30]]);
    expect(paid({ overtime }, ['18T08:00', '18T16:30', true])).toEqual([[480, 30, 0]]);
  });

  it('of an entry over midnight is that of the day with most of its hours', () => {
    const day: readonly [string, string] = ['19T12:00', '19T19:00'];
    expect(paid({}, ['18T16:00', '19T01:00', true], day)).toEqual([
      [480, 0, 0],
      [60, 0, 0],
      [390, 0, 30],
    ]);
    expect(paid({}, ['18T23:00', '19T05:00', true], day)).toEqual([
      [60, 0, 0],
      [300, 0, 0],
      [420, 0, 0],
    ]);
  });

  it('of an entry over midnight is that of its other day where its longer half has no lunch', () => {
    expect(paid({}, ['17T19:00', '18T04:00', true], ['18T08:00', '18T12:00'])).toEqual([
      [300, 0, 0],
      [240, 0, 0],
      [240, 0, 0],
    ]);
    // Its longer half is all overtime, because the week is full: no lunch is deducted there.
    const overtime = { ...noPayRules.overtime, after_week_hours: 6 };
    expect(paid({ overtime }, ['18T17:00', '19T10:00', true])).toEqual([
      [360, 60, 0],
      [0, 600, 0],
    ]);
  });
});
