// A press by both clocks: what the device showed and when the server received it; and why it has no location.

import { clockSkewSecondsMax, idempotencyKeptDays } from '#shared/limits.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';

export type ClockTimes = { readonly deviceAt: number; readonly heardAt: number };

/**
 * Both clocks of the clock-in; undefined for an entry added by hand. Epoch seconds; both are kept:
 * security-and-reliability.md, section 7 ('Phone clock wrong').
 */
export function clockInTimes(row: WorkLogRow): ClockTimes | undefined {
  if (row.createdHash === undefined) return undefined;
  const deviceAt = row.deviceAt ?? row.originalStartAt ?? row.startAt;
  return { deviceAt, heardAt: deviceAt + (row.heardAfter ?? 0) };
}

/** Both clocks of the clock-out; undefined for an entry that was not clocked out. */
export function clockOutTimes(row: WorkLogRow): ClockTimes | undefined {
  const deviceAt = row.deviceEndAt ?? row.originalEndAt ?? row.endAt;
  if (row.endedHash === undefined || deviceAt === undefined) return undefined;
  return { deviceAt, heardAt: deviceAt + (row.endHeardAfter ?? 0) };
}

/** Whether a repeat of the press is so late that it gets the entry as it is now, instead of the first answer. */
export const isLateRepeat = (press: ClockTimes | undefined, now: number): boolean =>
  press !== undefined && now >= press.heardAt + idempotencyKeptDays * 86_400;

export const clockTimesOnWire = ({ deviceAt, heardAt }: ClockTimes) => ({
  device_time: toWire(deviceAt),
  received_at: toWire(heardAt),
});

const apart = (clocks: ClockTimes | undefined): ClockTimes | undefined =>
  clocks && Math.abs(clocks.heardAt - clocks.deviceAt) > clockSkewSecondsMax ? clocks : undefined;

/** Whether `pressesOnWire` adds anything, at less cost: a long list asks it of every entry. */
export const hasPressesOnWire = (row: WorkLogRow): boolean =>
  row.locationMissingIn !== undefined ||
  row.locationMissingOut !== undefined ||
  row.isEndAssumed === true ||
  apart(clockInTimes(row)) !== undefined ||
  apart(clockOutTimes(row)) !== undefined;

/** What an entry's two presses add to it besides times. */
export function pressesOnWire(
  row: WorkLogRow,
): Pick<WorkLog, 'in_clock' | 'out_clock' | 'location_missing' | 'assumed_end'> {
  const { locationMissingIn, locationMissingOut } = row;
  const [inApart, outApart] = [apart(clockInTimes(row)), apart(clockOutTimes(row))];
  const missing = {
    ...(locationMissingIn ? { in: locationMissingIn } : {}),
    ...(locationMissingOut ? { out: locationMissingOut } : {}),
  };
  return {
    ...(inApart ? { in_clock: clockTimesOnWire(inApart) } : {}),
    ...(outApart ? { out_clock: clockTimesOnWire(outApart) } : {}),
    ...(locationMissingIn || locationMissingOut ? { location_missing: missing } : {}),
    ...(row.isEndAssumed ? { assumed_end: true } : {}),
  };
}
