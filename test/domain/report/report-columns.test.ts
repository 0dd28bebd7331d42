// The columnar form: whatever was worked, wherever, comes back out of it to the second and on its day.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noPayRules } from '#shared/model/company/pay-rules.ts';
import { columnarReport } from '#shared/model/report.ts';
import { columnsOf } from '#shared/report/report-columns.ts';
import { reportShape } from '#shared/report/report-shape.ts';
import { fromWire } from '#shared/time/instant.ts';
import { type WorkEntry, type WorkPart, workReport } from '#shared/pay/overtime.ts';
import { zoneOf } from '#shared/time/zone.ts';

const rules = {
  overtime: { ...noPayRules.overtime, after_day_hours: 5 },
  lunch: { minutes: 30, from_hours: 4 },
};
const onWire = {
  overtime_after_day_hours: 5,
  overtime_after_week_hours: null,
  lunch_minutes: 30,
  lunch_from_hours: 4,
  day_hours: null,
  weekends: false,
  holidays: false,
};
const day = 86_400;

function built(time_zone: string, parts: readonly WorkPart[]) {
  const head = { from: '1970-01-01', to: '2100-12-31', time_zone, rules: onWire, open_entries: 0 };
  const names = { employee: (id: string) => `Name of ${id}`, project: (id: string) => `Site of ${id}` };
  const columns = columnsOf(head, parts, names, () => []);
  return reportShape(columnarReport.parse(JSON.parse(JSON.stringify(columns))));
}
const byPlace = (one: { id: string; at: number }, other: { id: string; at: number }) =>
  one.id < other.id ? -1 : one.id > other.id ? 1 : one.at - other.at;

/** Zones whose clocks go back over midnight, skip it, or stand half an hour off. */
const zone = fc.constantFrom(
  'America/Sao_Paulo',
  'Atlantic/Azores',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Europe/Dublin',
);
const entry = fc.record({
  id: fc.stringMatching(/^[a-z0-9]{1,40}$/),
  employeeId: fc.constantFrom('e1', 'e2', 'e3'),
  projectId: fc.constantFrom('p1', 'p2'),
  startAt: fc.integer({ min: 1_500_000_000, max: 1_500_000_000 + 400 * day }),
  length: fc.integer({ min: 0, max: 3 * day }),
});
const entries = fc.uniqueArray(entry, { maxLength: 40, selector: ({ id }) => id });

describe('the columns of a report', () => {
  it('hold every part of every entry, its day, its instants and its figures', () => {
    fc.assert(
      fc.property(zone, entries, (time_zone, made) => {
        const input = made.map(
          ({ length, ...rest }): WorkEntry => ({ ...rest, endAt: rest.startAt + length }),
        );
        const { parts } = workReport({
          zone: zoneOf(time_zone),
          country: '',
          rules,
          entries: input,
          from: '1970-01-01',
          to: '2100-12-31',
        });
        const report = built(time_zone, parts);
        const expected = parts.map((part) => ({
          id: part.entryId,
          at: part.startAt,
          end: part.endAt,
          day: part.day,
          figures: [part.totalSeconds, part.regularSeconds, part.overtimeSeconds, part.lunchSeconds],
        }));
        const found = report.parts.map((part) => ({
          id: part.log_id,
          at: fromWire(part.start) ?? 0,
          end: fromWire(part.end) ?? 0,
          day: part.day,
          figures: [part.total_time, part.regular_time, part.over_time, part.lunch_deduction],
        }));
        expect(found.toSorted(byPlace)).toEqual(expected.toSorted(byPlace));
        expect(report.data.map((log) => log.id).toSorted()).toEqual(made.map(({ id }) => id).toSorted());
      }),
      { numRuns: 300 },
    );
  });

  it('keep names that mean something to JavaScript', () => {
    const part: WorkPart = {
      entryId: 'w1',
      employeeId: '__proto__',
      projectId: 'constructor',
      day: '2026-03-02',
      startAt: 1_772_438_400,
      endAt: 1_772_442_000,
      totalSeconds: 3600,
      regularSeconds: 3600,
      overtimeSeconds: 0,
      lunchSeconds: 0,
      overtime2Seconds: 0,
      overtime3Seconds: 0,
      reason: null,
    };
    const head = { from: '2026-03-01', to: '2026-03-31', time_zone: 'UTC', rules: onWire, open_entries: 0 };
    const same = { employee: (id: string) => id, project: (id: string) => id };
    const { employees, projects } = reportShape(columnsOf(head, [part], same, () => []));
    expect(Object.keys(employees)).toEqual(['__proto__']);
    expect(Object.entries(projects).map(([name, { regular_time }]) => [name, regular_time])).toEqual([
      ['constructor', 3600],
    ]);
  });
});
