// Entries and rules for the tests of the work report, written as a person would say them.

import {
  noPayRules,
  type LunchRule,
  type OvertimeRules,
  type PayRules,
} from '#shared/model/company/pay-rules.ts';
import type { WorkEntry } from '#shared/pay/overtime.ts';
import { instantOf, type Zone, zoneOf } from '#shared/time/zone.ts';

export const dublin = zoneOf('Europe/Dublin');
export const lisbon = zoneOf('Europe/Lisbon');
export const reykjavik = zoneOf('Atlantic/Reykjavik');

/** '2026-11-18 08:30' on the wall clock of a zone, in epoch seconds. */
export function at(zone: Zone, text: string): number {
  const [day = '', clock = ''] = text.split(' ');
  return instantOf(zone, day, Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)));
}

let made = 0;

/** An entry of Aoife on the warehouse from one wall-clock time to another; the last argument changes any of it. */
export function worked(zone: Zone, from: string, to: string, other: Partial<WorkEntry> = {}): WorkEntry {
  made += 1;
  return {
    id: `entry-${made}`,
    employeeId: 'aoife',
    projectId: 'warehouse',
    startAt: at(zone, from),
    endAt: at(zone, to),
    ...other,
  };
}

export function rulesOf(overtime: Partial<OvertimeRules>, lunch: LunchRule | null = null): PayRules {
  return { overtime: { ...noPayRules.overtime, ...overtime }, lunch };
}

/** Whatever is not day work: evenings, nights, weekends and holidays. */
export const outsideDayWork: OvertimeRules = {
  ...noPayRules.overtime,
  day_hours: { from: '07:00', to: '18:00' },
  weekends: true,
  holidays: true,
};

export const halfHourFromSix: LunchRule = { minutes: 30, from_hours: 6 };
