// Every way of adding up a report gives the same seconds: entries, days, projects, employees, columns, sheets.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  rowsPerDayAndEmployee,
  rowsPerDayAndProject,
  rowsPerEmployee,
  rowsPerEntry,
  rowsPerProject,
} from '#functions/domain/exports/sheet/rows.ts';
import type { Work } from '#functions/domain/report/report.ts';
import { rulesOnWire } from '#functions/domain/report/rules.ts';
import { type PayRules, roundingDirections, roundingMinutes } from '#shared/model/company/pay-rules.ts';
import { columnarReport } from '#shared/model/report.ts';
import { columnsOf } from '#shared/report/report-columns.ts';
import { reportEntries } from '#shared/report/report-entries.ts';
import { reportShape } from '#shared/report/report-shape.ts';
import { sumBy, sumOf, type WorkEntry, type WorkSums, workReport } from '#shared/pay/overtime.ts';
import { roundedTimes } from '#shared/pay/rounded-times.ts';
import type { Zone } from '#shared/time/zone.ts';
import { employeeRow, projectRow } from '#test/kit/world/rows.ts';
import { country, history, payRules, sumNames, zone, zones } from '#test/time/any-work.ts';
import { dice, rulesIn, yearOfWork } from '#test/time/years-of-work.ts';
import { groupsOf, rowsOf, type Sums, totalOf } from '#web/features/report/report-groups.ts';

type Figures = Omit<WorkSums, 'entries'>;
const whole = { from: '2017-01-01', to: '2029-12-31' };
const byLetters = (a: string, b: string): number => (a < b ? -1 : 1);

const added = (rows: Iterable<Figures>): Figures => {
  const sums = sumOf([]);
  for (const row of rows) for (const name of sumNames) sums[name] += row[name];
  return sums;
};
/** As the screen keeps them. */
const ofScreen = ({ hours, normal, overtime, overtime2, overtime3, lunch }: Sums): Figures => ({
  totalSeconds: hours,
  regularSeconds: normal,
  overtimeSeconds: overtime,
  lunchSeconds: lunch,
  overtime2Seconds: overtime2,
  overtime3Seconds: overtime3,
});
type OnWire = {
  total_time?: number;
  regular_time: number;
  over_time: number;
  lunch_deduction: number;
  over_time_2?: number | undefined;
  over_time_3?: number | undefined;
};
const ofWire = (one: OnWire): Figures => ({
  totalSeconds: one.total_time ?? one.regular_time + one.over_time + one.lunch_deduction,
  regularSeconds: one.regular_time,
  overtimeSeconds: one.over_time,
  lunchSeconds: one.lunch_deduction,
  overtime2Seconds: one.over_time_2 ?? 0,
  overtime3Seconds: one.over_time_3 ?? 0,
});

function workOf(where: Zone, land: string, rules: PayRules, entries: readonly WorkEntry[]): Work {
  const own = { minutes: 45, from_hours: 5 };
  const lunchOfEmployee = new Map([['marek', own]]);
  const { parts } = workReport({ zone: where, country: land, rules, entries, lunchOfEmployee, ...whole });
  const employees = [...new Set(entries.map((entry) => entry.employeeId))];
  const projects = [...new Set(entries.map((entry) => entry.projectId))];
  return {
    ...whole,
    employees: new Map(employees.map((id) => [id, employeeRow(0, 'c', { id })])),
    projects: new Map(projects.map((id) => [id, projectRow(0, 'c', { id })])),
    zone: where,
    rules,
    lunchOfEmployee,
    replacedLunches: 0,
    entries,
    running: [],
    parts,
    rows: new Map(),
    openEntries: 0,
    openRows: [],
    isExample: false,
  };
}

/** The report's total, after everything that adds it up in its own way has come to it. */
function agreedSums(timeZone: string, work: Work): WorkSums {
  const { parts } = work;
  const { entries, ...total } = sumOf(parts);
  const ways: Record<string, Iterable<Figures>> = {};
  for (const key of ['day', 'projectId', 'employeeId', 'entryId'] as const)
    ways[key] = sumBy(parts, (part) => part[key]).values();

  ways['sheet of entries'] = rowsPerEntry(work, 'en');
  ways['sheet of projects'] = rowsPerProject(work, 'en');
  ways['sheet of employees'] = rowsPerEmployee(work, 'en');
  ways['sheet of days'] = rowsPerDayAndEmployee(work, 'en');
  ways['sheet of an employee’s days'] = rowsPerDayAndProject(work, 'en');
  expect(rowsPerEntry(work, 'en')).toHaveLength(entries);

  const head = { ...whole, time_zone: timeZone, rules: rulesOnWire(work), open_entries: 0 };
  const name = (id: string) => id;
  const columns = columnsOf(head, parts, { employee: name, project: name }, () => []);
  const sent = columnarReport.parse(JSON.parse(JSON.stringify(columns)));
  const read = reportEntries(sent);
  ways['screen’s total'] = [ofScreen(totalOf(read))];
  for (const kind of ['project', 'employee'] as const) {
    const groups = groupsOf(read, kind, byLetters);
    ways[`screen’s ${kind}s`] = groups.map(ofScreen);
    ways[`screen’s rows of ${kind}s`] = groups.flatMap((group) =>
      rowsOf(read, group, byLetters).map(ofScreen),
    );
  }
  const plain = reportShape(sent);
  ways['data'] = plain.data.map(ofWire);
  ways['parts'] = plain.parts.map(ofWire);
  ways['projects'] = Object.values(plain.projects).map(ofWire);
  ways['employees'] = Object.values(plain.employees).map(ofWire);

  for (const [way, rows] of Object.entries(ways))
    expect({ way, ...added(rows), entries: 0 }).toEqual({ way, ...total, entries: 0 });
  return { entries, ...total };
}

const lengthOf = (entries: readonly WorkEntry[]): number =>
  entries.reduce((sum, { startAt, endAt }) => sum + endAt - startAt, 0);

describe('a report’s total is the sum of its entries, days, projects, employees and of every sheet’s rows', () => {
  it('for any work under any rules, rounded or not', () => {
    const rounding = fc.option(
      fc.record({
        minutes: fc.constantFrom(...roundingMinutes),
        direction: fc.constantFrom(...roundingDirections),
      }),
    );
    fc.assert(
      fc.property(zone, country, payRules, rounding, history(1), (where, land, rules, rounds, entries) => {
        const work = workOf(where, land, { ...rules, rounding: rounds }, entries);
        const counted = rounds ? roundedTimes(entries, rounds, where) : entries;
        expect(agreedSums(where.name, work).totalSeconds).toBe(lengthOf(counted));
      }),
      { numRuns: 150 },
    );
  });

  const lands = ['IS', 'IE', 'GB', 'PT'];
  it.each(zones.map((where) => [where.name, where] as const))(
    'for ten whole years in %s, with tiers, nights, half days, lunch, rounding and changes of the clock',
    (timeZone, where) => {
      const roll = dice();
      for (let year = 2018; year < 2028; year += 1) {
        const rules = rulesIn(year);
        const entries = yearOfWork(year, roll);
        const land = lands[year % lands.length] ?? '';
        const sums = agreedSums(timeZone, workOf(where, land, rules, entries));
        const counted = rules.rounding ? roundedTimes(entries, rules.rounding, where) : entries;
        expect(sums).toMatchObject({ entries: entries.length, totalSeconds: lengthOf(counted) });
        const { lunchSeconds, overtimeSeconds, overtime2Seconds, overtime3Seconds, regularSeconds } = sums;
        const kinds = [lunchSeconds, overtimeSeconds, overtime2Seconds, overtime3Seconds, regularSeconds];
        expect(Math.min(...kinds)).toBeGreaterThan(0);
      }
    },
    120_000,
  );
});
