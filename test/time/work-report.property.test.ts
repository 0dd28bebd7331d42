// Proves the work report for any history: sums agree to the second, whatever the zone, rules, order or period.

import { plainCalendar } from '#shared/model/company/company-calendar.ts';
import { noPayRules, type PayRules, plainTiers } from '#shared/model/company/pay-rules.ts';
import { addDays } from '#shared/time/day.ts';
import { explainDay } from '#shared/pay/explain.ts';
import { holidayOn } from '#shared/pay/holidays.ts';
import { sumBy, sumOf, type WorkEntry, type WorkPart, workReport } from '#shared/pay/overtime.ts';
import { contextDays, contextDaysAfter } from '#shared/pay/context-days.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { dayOf, startOfDay, zoneOf } from '#shared/time/zone.ts';
import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { country, history, payRules, sumNames, zone } from './any-work.ts';

const whole = { from: '2017-01-01', to: '2029-12-31' };

const secondsOf = (entries: WorkEntry[]) =>
  entries.reduce((sum, entry) => sum + entry.endAt - entry.startAt, 0);
const byIdAndDay = (parts: Iterable<WorkPart>) =>
  [...parts].toSorted((a, b) => a.entryId.localeCompare(b.entryId) || a.startAt - b.startAt);

describe('the parts of any history', () => {
  test('sum to the whole to the second, per entry, day, project and employee', () => {
    fc.assert(
      fc.property(zone, country, payRules, history(1), (where, land, rules, entries) => {
        const { parts } = workReport({ zone: where, country: land, rules, entries, ...whole });
        for (const part of parts) {
          expect(part.regularSeconds + part.overtimeSeconds + part.lunchSeconds).toBe(part.totalSeconds);
          expect(part.endAt - part.startAt).toBe(part.totalSeconds);
          expect(
            Math.min(part.regularSeconds, part.overtimeSeconds, part.lunchSeconds),
          ).toBeGreaterThanOrEqual(0);
          expect(part.overtime2Seconds + part.overtime3Seconds).toBeLessThanOrEqual(part.overtimeSeconds);
          expect(Math.min(part.overtime2Seconds, part.overtime3Seconds)).toBeGreaterThanOrEqual(0);
          expect(part.reason === null).toBe(part.overtimeSeconds === 0);
          expect(part.startAt).toBeGreaterThanOrEqual(startOfDay(where, part.day));
          expect(part.endAt).toBeLessThanOrEqual(startOfDay(where, addDays(part.day, 1)));
        }
        const byEntry = sumBy(parts, (part) => part.entryId);
        for (const entry of entries) {
          const own = parts.filter((part) => part.entryId === entry.id);
          expect(own[0]?.startAt).toBe(entry.startAt);
          expect(own.at(-1)?.endAt).toBe(entry.endAt);
          own.slice(1).forEach((part, index) => expect(part.startAt).toBe(own[index]?.endAt));
          expect(byEntry.get(entry.id)?.totalSeconds).toBe(entry.endAt - entry.startAt);
          expect(byEntry.get(entry.id)?.entries).toBe(1);
        }
        const all = sumOf(parts);
        expect(all.totalSeconds).toBe(secondsOf(entries));
        expect(all.entries).toBe(entries.length);
        for (const keyOf of [
          (part: WorkPart) => part.day,
          (part: WorkPart) => part.projectId,
          (part: WorkPart) => part.employeeId,
          (part: WorkPart) => part.entryId,
        ]) {
          const sums = [...sumBy(parts, keyOf).values()];
          for (const name of sumNames)
            expect(sums.reduce((sum, group) => sum + group[name], 0)).toBe(all[name]);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('do not depend on the order in which the entries are given', () => {
    fc.assert(
      fc.property(
        zone,
        payRules,
        history(1),
        fc.infiniteStream(fc.nat()),
        (where, rules, entries, weights) => {
          const shuffled = entries
            .map((entry) => ({ entry, weight: weights.next().value ?? 0 }))
            .toSorted((a, b) => a.weight - b.weight)
            .map(({ entry }) => entry);
          const input = { zone: where, country: 'IE', rules, ...whole };
          expect(byIdAndDay(workReport({ ...input, entries: shuffled }).parts)).toEqual(
            byIdAndDay(workReport({ ...input, entries }).parts),
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  test('are the same whatever period is asked for, once its context days are loaded', () => {
    fc.assert(
      fc.property(
        zone,
        payRules,
        history(1),
        fc.integer({ min: -2, max: 22 }),
        fc.nat(10),
        (where, rules, entries, skipped, length) => {
          const first = dayOf(where, Math.min(...entries.map((entry) => entry.startAt)));
          const from = addDays(first, skipped);
          const to = addDays(from, length);
          const loadedFrom = startOfDay(where, addDays(from, -contextDays(rules, from)));
          const loadedBefore = startOfDay(where, addDays(to, contextDaysAfter(rules) + 1));
          const loaded = entries.filter(({ startAt }) => startAt >= loadedFrom && startAt < loadedBefore);
          const input = { zone: where, country: 'PT', rules };
          const startedWithin = new Set(
            entries
              .filter(({ startAt }) => dayOf(where, startAt) >= from && dayOf(where, startAt) <= to)
              .map((entry) => entry.id),
          );
          const period = byIdAndDay(workReport({ ...input, entries: loaded, from, to }).parts);
          const all = workReport({ ...input, entries, ...whole }).parts;
          expect(period).toEqual(byIdAndDay(all.filter((part) => startedWithin.has(part.entryId))));
        },
      ),
      { numRuns: 400 },
    );
  });

  test('of adjoining periods hold every entry exactly once', () => {
    fc.assert(
      fc.property(zone, payRules, history(1), fc.nat(20), (where, rules, entries, cut) => {
        const first = dayOf(where, Math.min(...entries.map((entry) => entry.startAt)));
        const to = addDays(first, cut);
        const input = { zone: where, country: 'IS', rules, entries };
        const before = workReport({ ...input, from: whole.from, to }).parts;
        const after = workReport({ ...input, from: addDays(to, 1), to: whole.to }).parts;
        expect(byIdAndDay([...before, ...after])).toEqual(
          byIdAndDay(workReport({ ...input, ...whole }).parts),
        );
      }),
      { numRuns: 200 },
    );
  });

  test('hold no more regular time than the thresholds allow and no more lunch than the rule takes', () => {
    fc.assert(
      fc.property(zone, payRules, history(1), (where, rules, entries) => {
        const { parts } = workReport({ zone: where, country: 'GB', rules, entries, ...whole });
        const dayMost = (rules.overtime.after_day_hours ?? Infinity) * 3600;
        const weekMost = (rules.overtime.after_week_hours ?? Infinity) * 3600;
        for (const sums of sumBy(parts, (part) => `${part.employeeId} ${part.day}`).values()) {
          expect(sums.regularSeconds).toBeLessThanOrEqual(dayMost);
          expect(sums.lunchSeconds).toBeLessThanOrEqual((rules.lunch?.minutes ?? 0) * 60);
          if (sums.totalSeconds < (rules.lunch?.from_hours ?? 0) * 3600) expect(sums.lunchSeconds).toBe(0);
        }
        for (const sums of sumBy(parts, (part) => `${part.employeeId} ${weekStartOf(part.day)}`).values()) {
          expect(sums.regularSeconds).toBeLessThanOrEqual(weekMost);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('are paid the same with and without tiers: tiers only grade the overtime there is', () => {
    fc.assert(
      fc.property(zone, country, payRules, history(1), (where, land, rules, entries) => {
        const input = { zone: where, country: land, entries, ...whole };
        const tiers = rules.tiers ? { ...rules.tiers, night: null } : plainTiers;
        const graded = workReport({ ...input, rules: { ...rules, tiers } }).parts;
        const plain = workReport({ ...input, rules: { ...rules, tiers: null } }).parts;
        expect(graded.map((part) => ({ ...part, overtime2Seconds: 0, overtime3Seconds: 0 }))).toEqual(plain);
      }),
      { numRuns: 150 },
    );
  });

  test('are explained stretch by stretch: the explanation adds up to the pay', () => {
    fc.assert(
      fc.property(zone, country, payRules, history(1), (where, land, rules, entries) => {
        const input = { zone: where, country: land, rules, entries };
        const { parts } = workReport({ ...input, ...whole });
        for (const [key, own] of Map.groupBy(parts, (part) => `${part.employeeId} ${part.day}`)) {
          const [employeeId = '', day = ''] = key.split(' ');
          const explained = explainDay({ ...input, employeeId, day });
          const sums = sumOf(own);
          const seconds = (wanted: (stretch: (typeof explained.stretches)[number]) => boolean) =>
            explained.stretches
              .filter(wanted)
              .reduce((sum, stretch) => sum + stretch.endAt - stretch.startAt - stretch.lunchSeconds, 0);
          expect(explained.workedSeconds).toBe(sums.totalSeconds);
          expect(explained.lunchSeconds).toBe(sums.lunchSeconds);
          expect(seconds(({ tier }) => tier === 0)).toBe(sums.regularSeconds);
          expect(seconds(({ tier }) => tier === 2)).toBe(sums.overtime2Seconds);
          expect(seconds(({ tier }) => tier === 3)).toBe(sums.overtime3Seconds);
          expect(seconds(({ reason }) => reason !== null)).toBe(sums.overtimeSeconds);
          for (const part of own.filter(({ totalSeconds }) => totalSeconds > 0)) {
            const ofPart = explained.stretches.filter(
              ({ entryId, startAt, endAt }) =>
                entryId === part.entryId && startAt >= part.startAt && endAt <= part.endAt,
            );
            expect(ofPart[0]?.startAt).toBe(part.startAt);
            expect(ofPart.at(-1)?.endAt).toBe(part.endAt);
            ofPart.slice(1).forEach((one, index) => expect(one.startAt).toBe(ofPart[index]?.endAt));
          }
        }
      }),
      { numRuns: 120 },
    );
  });

  test('without rules are all regular', () => {
    fc.assert(
      fc.property(zone, history(1), (where, entries) => {
        const { parts } = workReport({ zone: where, country: 'IS', rules: noPayRules, entries, ...whole });
        expect(sumOf(parts).regularSeconds).toBe(secondsOf(entries));
      }),
      { numRuns: 100 },
    );
  });
});

/** The same rules computed minute by minute with Temporal, as slowly and plainly as can be. */
function paidByTheMinute(
  zoneName: string,
  land: string,
  rules: PayRules,
  entries: WorkEntry[],
): Map<string, [number, number, number, number, number]> {
  const { overtime, lunch, tiers, calendar } = rules;
  const lunchDays = new Set<string>();
  if (entries.some(({ isLunchWorked }) => isLunchWorked)) {
    const plain = entries.map((entry) => ({ ...entry, isLunchWorked: undefined }));
    const employees = new Map(entries.map(({ id, employeeId }) => [id, employeeId]));
    for (const [key, [, , lunchSeconds]] of paidByTheMinute(zoneName, land, rules, plain)) {
      const [id = '', day] = key.split(' ');
      if (lunchSeconds > 0) lunchDays.add(`${employees.get(id)} ${day}`);
    }
  }
  interface Minute {
    key: string;
    day: string;
    isDayWork: boolean;
    /** The tier that the clock and the calendar give it, when it is overtime. */
    tier: number;
  }
  const of = tiers ?? plainTiers;
  const stepped = (steps: typeof of.day_steps, minutes: number) =>
    Math.max(0, ...steps.map((step) => (minutes >= step.after_hours * 60 ? step.tier : 0)));
  const paid = new Map<string, [number, number, number, number, number]>();
  for (const employeeId of new Set(entries.map((entry) => entry.employeeId))) {
    const own = entries
      .filter((entry) => entry.employeeId === employeeId)
      .toSorted((a, b) => a.startAt - b.startAt || a.endAt - b.endAt || (a.id < b.id ? -1 : 1));
    const throughLunch = new Set<string>();
    const minutes = own.flatMap((entry) => {
      const list: Minute[] = [];
      for (let seconds = entry.startAt; seconds < entry.endAt; seconds += 60) {
        const there = Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toZonedDateTimeISO(zoneName);
        const day = there.toPlainDate().toString();
        const clock = there.toPlainTime().toString().slice(0, 5);
        const holiday = overtime.holidays ? holidayOn(land, day, calendar ?? plainCalendar) : undefined;
        const isHoliday = holiday !== undefined && there.hour * 60 + there.minute >= holiday.fromMinute;
        const isWeekend = overtime.weekends && there.dayOfWeek >= 6;
        const open = overtime.day_hours;
        const isOutside = open !== null && (clock < open.from || clock >= open.to);
        const night = of.night;
        const isNight =
          night !== null &&
          (night.from < night.to
            ? clock >= night.from && clock < night.to
            : clock >= night.from || clock < night.to);
        const tier = Math.max(
          1,
          isOutside ? of.outside_day_hours : 0,
          isWeekend ? (there.dayOfWeek === 6 ? of.saturdays : of.sundays) : 0,
          isHoliday ? (holiday.isMajor ? of.major_holidays : of.holidays) : 0,
          isNight ? (of.night?.tier ?? 0) : 0,
        );
        const isDayWork = !isHoliday && !isWeekend && !isOutside && !isNight;
        list.push({ key: `${entry.id} ${day}`, day, isDayWork, tier });
      }
      const [longest] = [...Map.groupBy(list, ({ day }) => day)]
        .filter(([day]) => lunchDays.has(`${employeeId} ${day}`))
        .toSorted(([, one], [, other]) => other.length - one.length);
      if (entry.isLunchWorked && longest) throughLunch.add(longest[0]);
      return list;
    });
    const weekUsed = new Map<string, number>();
    const weekPaid = new Map<string, number>();
    for (const day of [...new Set(minutes.map((minute) => minute.day))].toSorted()) {
      const today = minutes.filter((minute) => minute.day === day);
      const dayWork = today.filter((minute) => minute.isDayWork);
      const week = weekStartOf(day);
      const left = Math.min(
        (overtime.after_day_hours ?? Infinity) * 60,
        (overtime.after_week_hours ?? Infinity) * 60 - (weekUsed.get(week) ?? 0),
      );
      const hasLunch = lunch !== null && !throughLunch.has(day) && today.length >= lunch.from_hours * 60;
      const lunchMinutes = hasLunch ? Math.min(lunch.minutes, dayWork.length, left) : 0;
      const span = dayWork.slice(0, Math.min(dayWork.length, left + lunchMinutes));
      weekUsed.set(week, (weekUsed.get(week) ?? 0) + span.length - lunchMinutes);
      const regular = new Map<string, number>();
      for (const minute of today) regular.set(minute.key, 0);
      for (const minute of span) regular.set(minute.key, (regular.get(minute.key) ?? 0) + 1);
      let lunchLeft = lunchMinutes;
      for (const [key, length] of [...regular].toSorted((a, b) => b[1] - a[1])) {
        const taken = Math.min(lunchLeft, length);
        lunchLeft -= taken;
        const all = today.filter((minute) => minute.key === key).length;
        paid.set(key, [(length - taken) * 60, (all - length) * 60, taken * 60, 0, 0]);
      }
      const isRegular = new Set(span);
      const before = weekPaid.get(week) ?? 0;
      let paidToday = 0;
      for (const minute of today) {
        const figures = paid.get(minute.key);
        if (figures === undefined) continue;
        // Lunch is no work: it counts off as soon as its part's regular time begins.
        if (isRegular.has(minute)) {
          const isFirst = today.find((one) => one.key === minute.key && isRegular.has(one)) === minute;
          paidToday += 1 - (isFirst ? figures[2] / 60 : 0);
          continue;
        }
        const tier = Math.max(
          minute.tier,
          stepped(of.day_steps, paidToday),
          stepped(of.week_steps, before + paidToday),
        );
        if (tier === 2) figures[3] += 60;
        if (tier === 3) figures[4] += 60;
        paidToday += 1;
      }
      weekPaid.set(week, before + today.length - lunchMinutes);
    }
  }
  return paid;
}

describe('the report', () => {
  test('pays what a minute-by-minute walk with Temporal pays', () => {
    fc.assert(
      fc.property(zone, country, payRules, history(60), (where, land, rules, entries) => {
        const short = entries.slice(0, 8);
        const { parts } = workReport({ zone: where, country: land, rules, entries: short, ...whole });
        const paid = new Map<string, [number, number, number, number, number]>();
        for (const part of parts) {
          if (part.totalSeconds === 0) continue;
          paid.set(`${part.entryId} ${part.day}`, [
            part.regularSeconds,
            part.overtimeSeconds,
            part.lunchSeconds,
            part.overtime2Seconds,
            part.overtime3Seconds,
          ]);
        }
        const expected = paidByTheMinute(where.name, land, rules, short);
        expect(Object.fromEntries(paid)).toEqual(Object.fromEntries(expected));
      }),
      { numRuns: 40 },
    );
  });

  test('takes days of a zone in which a day comes twice or never', () => {
    for (const [name, day] of [
      ['America/St_Johns', '2010-11-07'],
      ['Pacific/Apia', '2011-12-29'],
    ] as const) {
      const where = zoneOf(name);
      const startAt = startOfDay(where, day) - 3 * 3600;
      for (let length = 0; length < 60 * 3600; length += 1800) {
        const entry = { id: 'w', employeeId: 'e', projectId: 'p', startAt, endAt: startAt + length };
        const { parts } = workReport({
          zone: where,
          country: 'US',
          rules: noPayRules,
          entries: [entry],
          from: addDays(day, -2),
          to: addDays(day, 5),
        });
        expect(sumOf(parts).regularSeconds).toBe(length);
      }
    }
  });
});
