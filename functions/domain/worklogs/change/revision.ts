// Computes the changed entry by the rules of the specification: no table, and no clock but the given `now`.

import type * as z from 'zod/mini';
import { deviceAheadSecondsMax, manualEntrySecondsMax } from '#shared/limits.ts';
import { minutesOfClock } from '#shared/time/calendar.ts';
import { latestEditedEnd } from '#shared/time/duration.ts';
import type { workLogChange } from '#shared/model/worklog.ts';
import { addDays, daysBetween } from '#shared/time/day.ts';
import { dayOf, instantOf, localParts, startOfDay, type Zone } from '#shared/time/zone.ts';
import { Failure, fail, failField } from '#functions/runtime/fail.ts';
import type { FieldChange, HistoryAction } from '#functions/table/rows/history-row.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { monthAt, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { instantOf as instantSent } from '#functions/domain/worklogs/press/press.ts';

export type ChangeSent = z.output<typeof workLogChange>;
type MultipleEdit = NonNullable<ChangeSent['multiple_edit']>;

export type RevisionRules = {
  readonly now: number;
  readonly zone: Zone;
  readonly isApprovalOn: boolean;
  readonly mayMarkLunch: boolean;
  readonly earliestStart: number;
};

/**
 * The entry after the change; the same object when nothing differs. A new project, start or end clears the approval,
 * and first times are kept (specification 2, sections 3 and 4); multi-edit: section 5. Errors: `approval_off`,
 * `out_before_in`, `invalid_input`.
 */
export function revised(row: WorkLogRow, sent: ChangeSent, rules: RevisionRules): WorkLogRow {
  const { startAt, endAt } = timesOf(row, sent, rules.zone);
  const projectId = sent.new_project_id ?? row.projectId;
  const isMoved = startAt !== row.startAt || endAt !== row.endAt || projectId !== row.projectId;
  const isShownApproved = row.isApproved && rules.isApprovalOn;
  const isApprovalChanged = sent.approved !== undefined && sent.approved !== isShownApproved;
  if (isApprovalChanged && !rules.isApprovalOn) fail('approval_off');
  const { isLunchWorked = false } = row;
  const isMarked = (sent.worked_through_lunch ?? isLunchWorked) !== isLunchWorked;
  const isFixed = isShownApproved && !isMoved && !isApprovalChanged;
  if (isMarked && (isFixed || !rules.mayMarkLunch))
    failField('worked_through_lunch', isFixed ? 'the entry is approved' : 'is not allowed', 'wrong_value');
  if (!isMoved && !isApprovalChanged && !isMarked) return row;
  checkTimes(row, startAt, endAt, rules, sent.multiple_edit ? 'multiple_edit.' : '');
  const isReopened = row.endAt !== undefined && endAt === undefined;
  if (isReopened) checkReopening(row);
  return {
    ...row,
    projectId,
    startAt,
    endAt,
    originalStartAt: startAt === row.startAt ? row.originalStartAt : (row.originalStartAt ?? row.startAt),
    // A running entry has no first end; the one that was taken back is in its history.
    originalEndAt: isReopened
      ? undefined
      : endAt === row.endAt
        ? row.originalEndAt
        : (row.originalEndAt ?? row.endAt),
    // A new project, start or end clears the approval, unless this change also approves.
    isApproved: isApprovalChanged ? sent.approved === true : isMoved ? false : row.isApproved,
    isEndAssumed: isApprovalChanged && sent.approved ? undefined : assumedAfter(row, endAt, sent),
    isLunchWorked: isMarked !== isLunchWorked,
    version: row.version + 1,
    changedAt: rules.now,
    ...placeFor(row, startAt),
  };
}

/** A mark by hand needs a company that allows it. Error: `invalid_input`, naming `field`. */
export function checkLunch({ settings }: Pick<Company, 'settings'>, field: string): void {
  if (!settings.worked_through_lunch) failField(field, 'is not allowed', 'wrong_value');
}

/** Setting the end confirms it, unless it is sent as a guess (`edit.ts` says which may be). Approving confirms it too. */
function assumedAfter(
  row: WorkLogRow,
  endAt: number | undefined,
  { assumed_end }: ChangeSent,
): true | undefined {
  if (endAt === row.endAt && row.isEndAssumed) return true;
  return (assumed_end && endAt !== undefined) || undefined;
}

/** The row moves only to another month; the day in its key keeps the first start and orders nothing. */
function placeFor(row: WorkLogRow, startAt: number): { month: string; entry: string } {
  const month = monthAt(startAt);
  if (month === row.month) return { month, entry: row.entry };
  const [, , random = ''] = row.entry.split('#');
  const day = new Date(startAt * 1000).toISOString().slice(8, 10);
  return { month, entry: `${row.employeeId}#${day}#${random}` };
}

function timesOf(
  row: WorkLogRow,
  sent: ChangeSent,
  zone: Zone,
): { startAt: number; endAt: number | undefined } {
  if (sent.multiple_edit) {
    for (const field of ['new_start_time', 'new_end_time'] as const)
      if (sent[field] !== undefined) failField(field, 'cannot be sent beside multiple_edit', 'wrong_value');
    return multipleTimes(row, sent.multiple_edit, zone);
  }
  return {
    startAt: sent.new_start_time === undefined ? row.startAt : instantSent(sent.new_start_time),
    endAt: endOf(row, sent.new_end_time),
  };
}

function endOf(row: WorkLogRow, sent: ChangeSent['new_end_time']): number | undefined {
  if (sent === undefined) return row.endAt;
  return sent === null ? undefined : instantSent(sent);
}

/**
 * Local times on the entry's own date. The flag says whether the end is on the day after the start; without it, the
 * end keeps its day.
 */
function multipleTimes(row: WorkLogRow, edit: MultipleEdit, zone: Zone) {
  const start = localParts(zone, row.startAt);
  const end = row.endAt === undefined ? undefined : localParts(zone, row.endAt);
  const isEndTouched = edit.new_end_time !== undefined || edit.out_time_the_day_after !== undefined;
  const daysOn =
    edit.out_time_the_day_after === undefined
      ? end && daysBetween(start.day, end.day)
      : Number(edit.out_time_the_day_after);
  const minutes = edit.new_end_time === undefined ? end?.minuteOfDay : minutesOfClock(edit.new_end_time);
  const seconds = edit.new_end_time === undefined ? (end?.second ?? 0) : 0;
  return {
    startAt:
      edit.new_start_time === undefined
        ? row.startAt
        : instantOf(zone, start.day, minutesOfClock(edit.new_start_time)),
    endAt:
      isEndTouched && minutes !== undefined
        ? instantOf(zone, addDays(start.day, daysOn ?? 0), minutes) + seconds
        : row.endAt,
  };
}

function checkTimes(
  row: WorkLogRow,
  startAt: number,
  endAt: number | undefined,
  rules: RevisionRules,
  within: string,
): void {
  if (startAt !== row.startAt) checkStart(startAt, rules, `${within}new_start_time`);
  if (endAt === undefined) {
    if (startAt > rules.now + deviceAheadSecondsMax)
      failField(`${within}new_start_time`, 'is in the future', 'too_late');
    return;
  }
  if (startAt !== row.startAt || endAt !== row.endAt) checkSpan(startAt, endAt, `${within}new_end_time`);
  if (endAt > latestEditedEnd(row.endAt, rules.now))
    failField(`${within}new_end_time`, 'is in the future', 'too_late');
}

/** An end that was clocked, or added with the entry, cannot be removed. */
function checkReopening({ endedHash, addedAt }: WorkLogRow): void {
  if (endedHash !== undefined || addedAt !== undefined) notSetByCompany();
}

/** Error: `invalid_input` on `new_end_time`. */
export const notSetByCompany = (): never =>
  failField('new_end_time', 'can only be taken back where the company has set it', 'wrong_value');

/**
 * Entries start today at the latest. Today's hours may be entered before they are over, because offices close before
 * the work does; tomorrow's may not. Epoch seconds; the day is the company's. Error: `invalid_input` on `field`.
 * Source: functions/domain/worklogs/README.md, 'Time'.
 */
export function checkStart(
  startAt: number,
  rules: Pick<RevisionRules, 'now' | 'zone' | 'earliestStart'>,
  field: string,
): void {
  if (startAt < rules.earliestStart) failField(field, 'is too long ago', 'too_short');
  const tomorrow = startOfDay(rules.zone, addDays(dayOf(rules.zone, rules.now), 1));
  if (startAt >= tomorrow) failField(field, 'is in the future', 'too_long');
}
/**
 * A manual entry ends after its start and within a day. Epoch seconds. Errors: `out_before_in` (specification 2,
 * section 5), `invalid_input` above 24 hours.
 */
export function checkSpan(startAt: number, endAt: number, field: string): void {
  if (endAt <= startAt) outBeforeIn(field);
  if (endAt - startAt > manualEntrySecondsMax)
    failField(field, 'is more than 24 hours after the in time', 'too_long');
}
/** The specification's message, for the field at fault. */
export function outBeforeIn(field: string): never {
  throw new Failure('out_before_in', {}, [
    { field, message: 'has to be after the in time', code: 'too_short' },
  ]);
}

/** The changed fields for the history. */
export function differences(before: WorkLogRow, after: WorkLogRow): FieldChange[] {
  const all: FieldChange[] = [
    ['start_time', before.startAt, after.startAt],
    ['end_time', before.endAt ?? null, after.endAt ?? null],
    ['project', before.projectId, after.projectId],
    ['approved', before.isApproved, after.isApproved],
    ['assumed_end', before.isEndAssumed ?? false, after.isEndAssumed ?? false],
    ['worked_through_lunch', before.isLunchWorked ?? false, after.isLunchWorked ?? false],
  ];
  return all.filter(([, from, to]) => from !== to);
}

/**
 * 'approved' or 'unapproved' when nothing else but an assumed end differs, 'ended' when a running entry got its end,
 * else 'changed'.
 */
export function actionOf(before: WorkLogRow, after: WorkLogRow): HistoryAction {
  const fields = differences(before, after).map(([field]) => field);
  if (fields.every((field) => field === 'approved' || field === 'assumed_end'))
    return after.isApproved ? 'approved' : 'unapproved';
  return before.endAt === undefined && after.endAt !== undefined ? 'ended' : 'changed';
}
