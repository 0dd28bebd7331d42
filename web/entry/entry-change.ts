// What an edited entry comes to: the fields of its form, and the change that is sent, of changed parts only.

import type * as z from 'zod/mini';
import { deviceAheadSecondsMax } from '#shared/limits.ts';
import { latestEditedEnd } from '#shared/time/duration.ts';
import type { workLogChange, WorkLog } from '#shared/model/worklog.ts';
import type { useTexts } from '#web/text.ts';
import type { Day } from '#shared/time/day.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import { instantsOf, type TimesDraft } from './entry-draft.ts';
import { daysOn } from './entry-times.ts';
import { takingOver, type Told } from '#web/forms/newer.tsx';

export type EntryDraft = TimesDraft & {
  readonly projectId: string;
  /** 'YYYY-MM-DD', or what is being typed. */
  readonly day: Day;
  readonly approved: boolean;
};
type Change = z.input<typeof workLogChange>;

export const draftOf = (time: CompanyTime, entry: WorkLog): EntryDraft => ({
  projectId: entry.project.id,
  day: time.dayAt(entry.start_time),
  start: time.clockAt(entry.start_time),
  end: entry.end_time === undefined ? '' : time.clockAt(entry.end_time),
  daysOn: daysOn(time, entry),
  approved: entry.approved,
});

/** Fields that were not touched take the newer value; an out time and its day are one field. */
export function draftOver(time: CompanyTime, typed: EntryDraft, before: WorkLog, newer: WorkLog): EntryDraft {
  const old = draftOf(time, before);
  const merged = takingOver(typed, old, draftOf(time, newer));
  const isOutTyped = typed.end !== old.end || typed.daysOn !== old.daysOn;
  return isOutTyped ? { ...merged, end: typed.end, daysOn: typed.daysOn } : merged;
}

/** The entry in words, always in this order. */
export function toldOf(
  time: CompanyTime,
  entry: WorkLog,
  t: ReturnType<typeof useTexts<'entries'>>,
): readonly Told[] {
  const { projectId: _, day, start, end, daysOn: days } = draftOf(time, entry);
  const after = days > 0 ? ` (${t('daysAfter', { count: days })})` : '';
  const comments = entry.work_log_comments.map((one) => (one.photo_state ? t('photo') : one.comment));
  return [
    { label: t('project'), value: entry.project.name },
    { label: t('date'), value: time.dayText(day) },
    { label: t('in'), value: start },
    { label: t('out'), value: end === '' ? t('running') : `${end}${after}` },
    { label: t('status'), value: t(entry.approved ? 'approved' : 'notApproved') },
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

/** The time that was set to where it has not come yet; what nobody touched may have been added before it was over. */
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

/** Whether project, in or out differ: what clears an approval. */
export function isMoved(time: CompanyTime, entry: WorkLog, draft: EntryDraft): boolean {
  const { isStart, isEnd, isProject } = movedParts(time, entry, draft);
  return isStart || isEnd || isProject;
}

/** Only what differs is sent, so that seconds nobody touched stay; undefined when nothing differs. */
export function changeOf(
  time: CompanyTime,
  entry: WorkLog,
  draft: EntryDraft,
  isApprovalOn: boolean,
): Change | undefined {
  const { isStart, isEnd, isProject } = movedParts(time, entry, draft);
  const moved = isStart || isEnd || isProject;
  const isApproval = isApprovalOn && draft.approved !== entry.approved && !(moved && entry.approved);
  if (!moved && !isApproval) return undefined;
  const instants = instantsOf(time, draft.day, draft);
  return {
    id: entry.id,
    version: entry.version,
    ...(isStart ? { new_start_time: instants.start } : {}),
    ...(isEnd && instants.end !== undefined ? { new_end_time: instants.end } : {}),
    ...(isProject ? { new_project_id: draft.projectId } : {}),
    ...(isApproval ? { approved: draft.approved } : {}),
  };
}
