// Turns a shift of the demo into a work log's row: edits, approval, comments, locations, presses.

import { idAlphabet } from '#shared/model/ids.ts';
import type { Author } from '#shared/model/worklog.ts';
import type { FieldChange, HistoryAction, HistoryEntry } from '#functions/table/rows/history-row.ts';
import type { Photo } from '#functions/table/rows/photo-row.ts';
import {
  type CommentRow,
  entryPart,
  type LocationRow,
  monthAt,
  requestHash,
  type WorkLogRow,
  workLogId,
} from '#functions/table/rows/work-log-row.ts';
import { type Cast, forgotten, remarks } from './casts.ts';
import type { Chance } from './chance.ts';
import { lockedBefore } from './periods.ts';
import type { Shift } from './shifts.ts';

export type Ids = {
  readonly companyId: string;
  readonly employeeIds: readonly string[];
  readonly projectIds: readonly string[];
};
export type Entry = { readonly row: WorkLogRow; readonly history: readonly HistoryEntry[] };

const approvedAfterDays = 8;
const daySeconds = 86_400;
const positionErrorDegrees = 60 / 111_320;
/** One clock-in of so many is made over two kilometres north of the site, where material is fetched. */
const elsewhereEvery = 47;
const elsewhereDegrees = 0.021;
/** A crew without phones uses the tablet in the workshop. */
const tabletCrew = 2;

const idOf = (letter: string, length: number, chance: Chance): string =>
  letter + chance.text(length, idAlphabet);

function positionAt(cast: Cast, shift: Shift, at: number, chance: Chance): LocationRow | undefined {
  const site = cast.sites[shift.site];
  if (!site || !chance.percent(72)) return undefined;
  const away = () => (chance.next() - 0.5) * 2 * positionErrorDegrees;
  const isElsewhere = at === shift.startAt && Math.floor(at / 60) % elsewhereEvery === 0;
  return {
    lat: (site.lat + away() + (isElsewhere ? elsewhereDegrees : 0)).toFixed(6),
    lon: (site.lon + away() / Math.cos((site.lat * Math.PI) / 180)).toFixed(6),
    accuracy: chance.whole(4, 38),
    takenAt: at,
    receivedAt: at + chance.whole(0, 2),
  };
}

function commentsOf(cast: Cast, shift: Shift, chance: Chance, lastAt: number): CommentRow[] {
  const said = (text: string, createdAt: number, createdBy: Author): CommentRow[] => [
    { id: idOf('m', 7, chance), text, createdAt, createdBy, photoId: undefined, photoState: undefined },
  ];
  const { startAt, endAt } = shift;
  if (shift.isForgotten && endAt !== undefined)
    return said(forgotten[cast.settings.language], endAt, 'Company');
  const during = startAt + Math.floor((lastAt - startAt) * chance.next());
  const tongue = cast.people[shift.person]?.tongue ?? 'en';
  return chance.percent(9) ? said(chance.pick(remarks[tongue]), during, 'Employee') : [];
}

function authorOf(cast: Cast, shift: Shift, chance: Chance): Author {
  if (shift.endAt !== undefined && !shift.isForgotten && chance.percent(1.5)) return 'Company';
  const isAtTablet = cast.people[shift.person]?.crew === tabletCrew;
  return chance.percent(isAtTablet ? 80 : 3) ? 'CompanyTimeClock' : 'Employee';
}

/** The entry as pressed, before the office edited it. */
function punched(cast: Cast, ids: Ids, shift: Shift, now: number, chance: Chance): WorkLogRow {
  const employeeId = ids.employeeIds[shift.person] ?? '';
  const seed = chance.text(20, idAlphabet);
  const { startAt, endAt } = shift;
  const place = { month: monthAt(startAt), entry: entryPart(employeeId, startAt, seed) };
  const createdBy = authorOf(cast, shift, chance);
  const isPunched = createdBy !== 'Company';
  const isClockedOut = isPunched && endAt !== undefined && !shift.isForgotten;
  const addedAt = isPunched ? undefined : Math.min(now, (endAt ?? startAt) + 3600);
  const kept = cast.settings.location;
  const isLocated = createdBy === 'Employee' && kept.enabled && startAt > now - kept.kept_days * daySeconds;
  return {
    companyId: ids.companyId,
    ...place,
    id: workLogId(place.month, place.entry),
    employeeId,
    projectId: ids.projectIds[shift.site] ?? '',
    startAt,
    endAt,
    originalStartAt: undefined,
    originalEndAt: undefined,
    isApproved: false,
    version: isClockedOut ? 2 : 1,
    changedAt: addedAt ?? endAt ?? startAt,
    createdBy,
    comments: commentsOf(cast, shift, chance, endAt ?? now),
    locationIn: isLocated ? positionAt(cast, shift, startAt, chance) : undefined,
    locationOut: isLocated && isClockedOut ? positionAt(cast, shift, endAt, chance) : undefined,
    isClockCorrected: false,
    deviceAt: undefined,
    createdHash: isPunched ? requestHash(['in', seed]) : undefined,
    endedHash: isClockedOut ? requestHash(['out', seed]).repeat(2).slice(0, 16) : undefined,
    isDeleted: false,
    addedAt,
    endedBy: isClockedOut && createdBy === 'CompanyTimeClock' ? createdBy : undefined,
  };
}

/** One change by the office, with the row of its history. */
function changed(
  { row, history }: Entry,
  at: number,
  action: HistoryAction,
  set: Partial<WorkLogRow>,
  change: FieldChange,
): Entry {
  const next = { ...row, ...set, version: row.version + 1, changedAt: at };
  const { companyId, id, version } = next;
  const about = { companyId, workLogId: id, at, version, action } as const;
  const step: HistoryEntry = { ...about, by: 'Company', changes: [change] };
  return { row: next, history: [...history, step] };
}

/** A clock pressed late, in or out, is corrected the next day. */
function corrected(entry: Entry, endAt: number, shift: Shift, chance: Chance): Entry {
  const { startAt, month } = entry.row;
  const at = endAt + chance.whole(3600, 20 * 3600);
  if (shift.isForgotten) return changed(entry, at, 'ended', {}, ['end_time', null, endAt]);
  if (chance.percent(50)) {
    const wrong = endAt + chance.whole(12, 140) * 60;
    return changed(entry, at, 'changed', { originalEndAt: wrong }, ['end_time', wrong, endAt]);
  }
  const wrong = startAt + chance.whole(9, 55) * 60;
  // The row stays in its month: a correction across months would need a forwarding row.
  if (monthAt(wrong) !== month) return entry;
  return changed(entry, at, 'changed', { originalStartAt: wrong }, ['start_time', wrong, startAt]);
}

/** With a photo in a comment of its own. */
function pictured(row: WorkLogRow, now: number, chance: Chance): { row: WorkLogRow; photo: Photo } {
  const { companyId, employeeId: subject, startAt, endAt = now } = row;
  const createdAt = Math.min(endAt, startAt + chance.whole(1800, 9000));
  const [commentId, photoId] = [idOf('m', 7, chance), idOf('f', 15, chance)];
  const said = {
    id: commentId,
    text: '',
    createdAt,
    createdBy: 'Employee',
    photoId,
    photoState: 'ready',
  } as const;
  const bytes = chance.whole(900_000, 4_800_000);
  const about = {
    companyId,
    subject,
    workLogId: row.id,
    commentId,
    beganAt: createdAt - 4,
    releasedAt: undefined,
  };
  return {
    row: { ...row, comments: [...row.comments, said] },
    photo: { ...about, id: photoId, type: 'image/jpeg', bytes, state: 'ready' },
  };
}

/** The entry of a shift as it stands at `now`. */
export function entryOf(
  cast: Cast,
  ids: Ids,
  shift: Shift,
  now: number,
  chance: Chance,
): Entry & { readonly photo?: Photo } {
  let entry: Entry = { row: punched(cast, ids, shift, now, chance), history: [] };
  const { createdBy, startAt, endAt = now } = entry.row;
  const isOld = endAt < now - 2 * daySeconds;
  if (isOld && (shift.isForgotten || (createdBy !== 'Company' && chance.percent(3))))
    entry = corrected(entry, endAt, shift, chance);
  const share = endAt < now - approvedAfterDays * daySeconds ? 95 : 8;
  const isApproved = isOld && cast.settings.features.approve_work_logs && chance.percent(share);
  const approvedAt = isApproved ? endAt + chance.whole(21 * 3600, 44 * 3600) : endAt + 44 * 3600;
  if (isApproved || (endAt < now && startAt < lockedBefore(cast, now)))
    entry = changed(entry, approvedAt, 'approved', { isApproved: true }, ['approved', false, true]);
  const isPictured = createdBy === 'Employee' && startAt > now - 60 * daySeconds && chance.percent(3.4);
  return isPictured ? { ...entry, ...pictured(entry.row, now, chance) } : entry;
}
