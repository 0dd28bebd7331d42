// An entry's form fields, and the change to send, with changed fields only.

import type * as z from 'zod/mini';
import { deviceAheadSecondsMax } from '#shared/limits.ts';
import { latestEditedEnd } from '#shared/time/duration.ts';
import type { workLogChange, WorkLog } from '#shared/model/worklog.ts';
import type { useTexts } from '#web/text.ts';
import type { Day } from '#shared/time/day.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import { instantsOf, type TimesDraft } from './entry-draft.ts';
import { daysOn } from './entry-times.ts';
import { takingOver, type FieldInWords } from '#web/forms/newer-version.tsx';

export type EntryDraft = TimesDraft & {
  readonly projectId: string;
  /** 'YYYY-MM-DD', or a text that is still being typed. */
  readonly day: Day;
  readonly approved: boolean;
  readonly lunchWorked: boolean;
};
type Change = z.input<typeof workLogChange>;

export const draftOf = (time: CompanyTime, entry: WorkLog): EntryDraft => ({
  projectId: entry.project.id,
  day: time.dayAt(entry.start_time),
  start: time.clockAt(entry.start_time),
  end: entry.end_time === undefined ? '' : time.clockAt(entry.end_time),
  daysOn: daysOn(time, entry),
  approved: entry.approved,
  lunchWorked: entry.worked_through_lunch ?? false,
});

/** Unchanged fields take the newer version's values; the out time and its day count as one field. */
export function draftOver(time: CompanyTime, typed: EntryDraft, before: WorkLog, newer: WorkLog): EntryDraft {
  const old = draftOf(time, before);
  const merged = takingOver(typed, old, draftOf(time, newer));
  const isOutTyped = typed.end !== old.end || typed.daysOn !== old.daysOn;
  return isOutTyped ? { ...merged, end: typed.end, daysOn: typed.daysOn } : merged;
}

/** The entry's fields in words, always in the same order. */
export function fieldsInWords(
  time: CompanyTime,
  entry: WorkLog,
  t: ReturnType<typeof useTexts<'entries'>>,
): readonly FieldInWords[] {
  const { projectId: _, day, start, end, daysOn: days } = draftOf(time, entry);
  const after = days > 0 ? ` (${t('daysAfter', { count: days })})` : '';
  const comments = entry.work_log_comments.map((one) => (one.photo_state ? t('photo') : one.comment));
  return [
    { label: t('project'), value: entry.project.name },
    { label: t('date'), value: time.dayText(day) },
    { label: t('in'), value: start },
    { label: t('out'), value: end === '' ? t('running') : `${end}${after}` },
    { label: t('status'), value: t(entry.approved ? 'approved' : 'notApproved') },
    ...(entry.worked_through_lunch ? [{ label: t('lunchWorked'), value: '✓' }] : []),
    { label: t('comments'), value: comments.join(' · ') },
  ];
}

function movedParts(time: CompanyTime, entry: WorkLog, draft: EntryDraft) {
  const before = draftOf(time, entry);
  const isStart = draft.day !== before.day || draft.start !== before.start;
  const isEnd =
    draft.end !== before.end ||
    (draft.end !== '' && (draft.day !== before.day || draft.daysOn !== before.daysOn));
  return { isStart, isEnd, isProject: draft.projectId !== before.projectId };
}

/** The changed time that lies too far in the future. An unchanged one may: entries can be added before they end. */
export function aheadOf(
  time: CompanyTime,
  entry: WorkLog,
  draft: EntryDraft,
  now: number,
): 'start' | 'end' | undefined {
  const { isStart, isEnd } = movedParts(time, entry, draft);
  const { start, end } = instantsOf(time, draft.day, draft);
  if (end === undefined)
    return isStart && time.seconds(start) > now + deviceAheadSecondsMax ? 'start' : undefined;
  const given = entry.end_time === undefined ? undefined : time.seconds(entry.end_time);
  return isEnd && time.seconds(end) > latestEditedEnd(given, now) ? 'end' : undefined;
}

/** Whether project, in or out time changed: such a change clears the approval. */
export function isMoved(time: CompanyTime, entry: WorkLog, draft: EntryDraft): boolean {
  const { isStart, isEnd, isProject } = movedParts(time, entry, draft);
  return isStart || isEnd || isProject;
}

/** The change to send; undefined if nothing changed. Unchanged times are left out, so that they keep their seconds. */
export function changeOf(
  time: CompanyTime,
  entry: WorkLog,
  draft: EntryDraft,
  isApprovalOn: boolean,
): Change | undefined {
  const { isStart, isEnd, isProject } = movedParts(time, entry, draft);
  const moved = isStart || isEnd || isProject;
  const isApproval = isApprovalOn && draft.approved !== entry.approved && !(moved && entry.approved);
  const isLunch = draft.lunchWorked !== (entry.worked_through_lunch ?? false);
  if (!moved && !isApproval && !isLunch) return undefined;
  const instants = instantsOf(time, draft.day, draft);
  return {
    id: entry.id,
    version: entry.version,
    ...(isStart ? { new_start_time: instants.start } : {}),
    ...(isEnd && instants.end !== undefined ? { new_end_time: instants.end } : {}),
    ...(isProject ? { new_project_id: draft.projectId } : {}),
    ...(isApproval ? { approved: draft.approved } : {}),
    ...(isLunch ? { worked_through_lunch: draft.lunchWorked } : {}),
  };
}
