// The times typed for many entries as each of them gets them, and the entries that the server would refuse.

import { deviceAheadSecondsMax, manualEntrySecondsMax } from '#shared/limits.ts';
import { latestEditedEnd } from '#shared/time/duration.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import {
  draftSeconds,
  instantsOf,
  type TimesDraft,
  type TimesFault,
  timesFault,
} from '#web/entry/entry-draft.ts';
import { daysOn } from '#web/entry/entry-times.ts';
import { endSecondsOf, type Stretch } from '#web/entry/overlaps/overlapped.ts';
import { serverSeconds } from '#web/entry/server-time.ts';

export type TypedTimes = { readonly start: string; readonly end: string; readonly isDayAfter: boolean };

/** The times an entry gets: an empty field keeps the entry's own; `isDayAfter` moves the out time to the next day. */
export function draftFor(time: CompanyTime, entry: WorkLog, typed: TypedTimes): TimesDraft {
  const ownEnd = entry.end_time === undefined ? '' : time.clockAt(entry.end_time);
  return {
    start: typed.start || time.clockAt(entry.start_time),
    end: typed.end || ownEnd,
    daysOn: typed.end ? Number(typed.isDayAfter) : daysOn(time, entry),
  };
}

/** The hours the entries will have; a time whose field is empty keeps its seconds. */
export const spellsOf = (
  time: CompanyTime,
  entries: readonly WorkLog[],
  typed: TypedTimes,
): readonly Stretch[] =>
  entries.map((entry) => {
    const { start, end } = instantsOf(time, time.dayAt(entry.start_time), draftFor(time, entry, typed));
    return {
      id: entry.id,
      employeeId: entry.employee.id,
      startAt: time.seconds(typed.start === '' ? entry.start_time : start),
      endAt: endSecondsOf(typed.end === '' ? entry.end_time : end),
    };
  });

export type MultiFault = TimesFault | 'tooLong' | 'ahead';

/** Why the server would refuse the typed times for this entry; undefined if it would not, or if none are typed. */
export function faultOf(time: CompanyTime, entry: WorkLog, typed: TypedTimes): MultiFault | undefined {
  if (typed.start === '' && typed.end === '') return undefined;
  const draft = draftFor(time, entry, typed);
  const fault = timesFault(draft, entry.end_time === undefined);
  const day = time.dayAt(entry.start_time);
  if (fault !== undefined) return fault;
  const { start, end } = instantsOf(time, day, draft);
  const now = serverSeconds();
  if (end === undefined) return time.seconds(start) > now + deviceAheadSecondsMax ? 'ahead' : undefined;
  const latest = latestEditedEnd(
    entry.end_time === undefined ? undefined : time.seconds(entry.end_time),
    now,
  );
  if (typed.end !== '' && time.seconds(end) > latest) return 'ahead';
  return draftSeconds(time, day, draft) > manualEntrySecondsMax ? 'tooLong' : undefined;
}
