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
import type { Chance } from './chance.ts';
import { lockedBefore } from './periods.ts';
import type { Cast } from './cast.ts';
import type { Shift } from './shifts.ts';
import { officeRemarks, remarks } from './words.ts';

export type Ids = {
  readonly companyId: string;
  readonly employeeIds: readonly string[];
  readonly projectIds: readonly string[];
};
export type Entry = {
  readonly row: WorkLogRow;
  readonly history: readonly HistoryEntry[];
  readonly photos: readonly Photo[];
};

const approvedAfterDays = 8;
const daySeconds = 86_400;
const metresPerDegree = 111_320;
const positionErrorMetres = 60;
/** One clock-in of so many is made over two kilometres north of the site. */
const elsewhereEvery = 47;
const elsewhereDegrees = 0.021;
/** A crew without phones uses the tablet in the workshop. */
const tabletCrew = 2;

const idOf = (letter: string, length: number, chance: Chance): string =>
  letter + chance.text(length, idAlphabet);

function positionAt(cast: Cast, shift: Shift, at: number, chance: Chance): LocationRow | undefined {
  const site = cast.sites[shift.site];
  if (!site || !chance.percent(72)) return undefined;
  // Seldom somebody clocks in elsewhere: fetching material.
  const isElsewhere = at === shift.startAt && Math.floor(at / 60) % elsewhereEvery === 0;
  const away = () => ((chance.next() - 0.5) * 2 * positionErrorMetres) / metresPerDegree;
  return {
    lat: (site.lat + away() + (isElsewhere ? elsewhereDegrees : 0)).toFixed(6),
    lon: (site.lon + away() / Math.cos((site.lat * Math.PI) / 180)).toFixed(6),
    accuracy: chance.whole(4, 38),
    takenAt: at,
    receivedAt: at + chance.whole(0, 2),
  };
}

function commentsOf(cast: Cast, shift: Shift, chance: Chance, lastAt: number): CommentRow[] {
  const tongue = cast.people[shift.person]?.tongue ?? 'en';
  const said = (text: string, createdAt: number, createdBy: Author): CommentRow => ({
    id: idOf('m', 7, chance),
    text,
    createdAt,
    createdBy,
    photoId: undefined,
    photoState: undefined,
  });
  const office = officeRemarks[cast.settings.language];
  if (shift.isForgotten && shift.endAt !== undefined)
    return [said(office[1] ?? office[0], shift.endAt, 'Company')];
  const during = shift.startAt + Math.floor((lastAt - shift.startAt) * chance.next());
  return chance.percent(9) ? [said(chance.pick(remarks[tongue]), during, 'Employee')] : [];
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
    version: 1 + Number(isClockedOut),
    changedAt: isPunched ? (endAt ?? startAt) : Math.min(now, (endAt ?? startAt) + 3600),
    createdBy,
    comments: commentsOf(cast, shift, chance, endAt ?? now),
    locationIn: isLocated ? positionAt(cast, shift, startAt, chance) : undefined,
    locationOut: isLocated && isClockedOut ? positionAt(cast, shift, endAt, chance) : undefined,
    isClockCorrected: false,
    deviceAt: undefined,
    createdHash: isPunched ? requestHash(['in', seed]) : undefined,
    endedHash: isClockedOut ? requestHash(['out', seed]).repeat(2).slice(0, 16) : undefined,
    isDeleted: false,
    addedAt: isPunched ? undefined : Math.min(now, (endAt ?? startAt) + 3600),
    endedBy: isClockedOut && createdBy === 'CompanyTimeClock' ? createdBy : undefined,
  };
}

type EntryWithHistory = { readonly row: WorkLogRow; readonly history: readonly HistoryEntry[] };

/** One change by the office, with the row of its history. */
function changed(
  { row, history }: EntryWithHistory,
  at: number,
  action: HistoryAction,
  set: Partial<WorkLogRow>,
  changes: readonly FieldChange[],
): EntryWithHistory {
  const next = { ...row, ...set, version: row.version + 1, changedAt: at };
  const { companyId, id, version } = next;
  return {
    row: next,
    history: [...history, { companyId, workLogId: id, at, version, action, by: 'Company', changes }],
  };
}

const approved = (entry: EntryWithHistory, at: number): EntryWithHistory =>
  changed(entry, at, 'approved', { isApproved: true }, [['approved', false, true]]);

/** A clock pressed late, in or out, is corrected the next day. */
function corrected(entry: EntryWithHistory, shift: Shift, chance: Chance): EntryWithHistory {
  const { row } = entry;
  const { startAt, endAt } = row;
  if (endAt === undefined) return entry;
  const at = endAt + chance.whole(3600, 20 * 3600);
  if (shift.isForgotten) return changed(entry, at, 'ended', {}, [['end_time', null, endAt]]);
  if (chance.percent(50)) {
    const wrong = endAt + chance.whole(12, 140) * 60;
    return changed(entry, at, 'changed', { originalEndAt: wrong }, [['end_time', wrong, endAt]]);
  }
  const wrong = startAt + chance.whole(9, 55) * 60;
  // The row stays in its month: a correction across months would need a forwarding row.
  if (monthAt(wrong) !== row.month) return entry;
  return changed(entry, at, 'changed', { originalStartAt: wrong }, [['start_time', wrong, startAt]]);
}

function pictured(row: WorkLogRow, now: number, chance: Chance): { row: WorkLogRow; photos: Photo[] } {
  const takenAt = Math.min(row.endAt ?? now, row.startAt + chance.whole(1800, 9000));
  const comment: CommentRow = {
    id: idOf('m', 7, chance),
    text: '',
    createdAt: takenAt,
    createdBy: 'Employee',
    photoId: idOf('f', 15, chance),
    photoState: 'ready',
  };
  const photo: Photo = {
    companyId: row.companyId,
    id: comment.photoId ?? '',
    subject: row.employeeId,
    type: 'image/jpeg',
    bytes: chance.whole(900_000, 4_800_000),
    beganAt: takenAt - 4,
    state: 'ready',
    workLogId: row.id,
    commentId: comment.id,
    releasedAt: undefined,
  };
  return { row: { ...row, comments: [...row.comments, comment] }, photos: [photo] };
}

/** The entry of a shift as it stands at `now`. */
export function entryOf(cast: Cast, ids: Ids, shift: Shift, now: number, chance: Chance): Entry {
  let entry: EntryWithHistory = { row: punched(cast, ids, shift, now, chance), history: [] };
  const { createdBy, startAt, endAt } = entry.row;
  const isOld = endAt !== undefined && endAt < now - 2 * daySeconds;
  if (isOld && (shift.isForgotten || (createdBy !== 'Company' && chance.percent(3))))
    entry = corrected(entry, shift, chance);
  const isLongAgo = endAt !== undefined && endAt < now - approvedAfterDays * daySeconds;
  if (isOld && cast.settings.features.approve_work_logs && chance.percent(isLongAgo ? 95 : 8)) {
    const at = endAt + chance.whole(21 * 3600, 44 * 3600);
    entry = approved(entry, at);
  } else if (endAt !== undefined && startAt < lockedBefore(cast, now))
    entry = approved(entry, endAt + 44 * 3600);
  const isPictured = createdBy === 'Employee' && startAt > now - 60 * daySeconds && chance.percent(3.4);
  const { row, photos } = isPictured ? pictured(entry.row, now, chance) : { row: entry.row, photos: [] };
  return { row, history: entry.history, photos };
}
