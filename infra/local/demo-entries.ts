// Owns how a shift of the demo becomes a work log's row: edits, approval, comments, positions, who punched.

import { idAlphabet } from '#shared/model/ids.ts';
import type { Author } from '#shared/model/worklog.ts';
import {
  type CommentRow,
  entryPart,
  type LocationRow,
  monthAt,
  requestHash,
  type WorkLogRow,
  workLogId,
} from '#functions/table/work-log-row.ts';
import type { Chance } from '#infra/local/demo-chance.ts';
import type { Cast } from '#infra/local/demo-cast.ts';
import type { Shift } from '#infra/local/demo-shifts.ts';
import { officeRemarks, remarks } from '#infra/local/demo-words.ts';

export type Ids = {
  readonly companyId: string;
  readonly employeeIds: readonly string[];
  readonly projectIds: readonly string[];
};
/** A photo that an entry's comment shows. */
export type DemoPhoto = {
  readonly photoId: string;
  readonly workLogId: string;
  readonly employeeId: string;
  readonly takenAt: number;
};
export type Entry = { readonly row: WorkLogRow; readonly photos: readonly DemoPhoto[] };

const approvedAfterDays = 8;
const metresPerDegree = 111_320;
const positionErrorMetres = 60;
/** A crew without phones of their own punches at the tablet in the workshop. */
const tabletCrew = 2;

const idOf = (letter: string, length: number, chance: Chance): string =>
  letter + chance.text(length, idAlphabet);

function positionAt(cast: Cast, shift: Shift, at: number, chance: Chance): LocationRow | undefined {
  const site = cast.sites[shift.site];
  if (!site || !chance.percent(72)) return undefined;
  const away = () => ((chance.next() - 0.5) * 2 * positionErrorMetres) / metresPerDegree;
  return {
    lat: (site.lat + away()).toFixed(6),
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

const photoComment = (photoId: string, createdAt: number, chance: Chance): CommentRow => ({
  id: idOf('m', 7, chance),
  text: '',
  createdAt,
  createdBy: 'Employee',
  photoId,
  photoState: 'ready',
});

function authorOf(cast: Cast, shift: Shift, chance: Chance): Author {
  if (shift.endAt !== undefined && chance.percent(1.5)) return 'Company';
  const isAtTablet = cast.people[shift.person]?.crew === tabletCrew;
  return chance.percent(isAtTablet ? 80 : 3) ? 'CompanyTimeClock' : 'Employee';
}

/** The entry of a shift as it stands at `now`. */
export function entryOf(cast: Cast, ids: Ids, shift: Shift, now: number, chance: Chance): Entry {
  const employeeId = ids.employeeIds[shift.person] ?? '';
  const seed = chance.text(20, idAlphabet);
  const { startAt, endAt } = shift;
  const place = { month: monthAt(startAt), entry: entryPart(employeeId, startAt, seed) };
  const id = workLogId(place.month, place.entry);
  const createdBy = authorOf(cast, shift, chance);
  const isPunched = createdBy !== 'Company';
  const lastAt = endAt ?? now;
  const isEdited = shift.isForgotten || (endAt !== undefined && isPunched && chance.percent(3));
  const editedAt = lastAt + chance.whole(3600, 20 * 3600);
  const isApproved =
    cast.settings.features.approve_work_logs &&
    endAt !== undefined &&
    chance.percent(lastAt < now - approvedAfterDays * 86_400 ? 95 : 8);
  const isLocated =
    createdBy === 'Employee' &&
    cast.settings.location.enabled &&
    startAt > now - cast.settings.location.kept_days * 86_400;
  const isPictured = createdBy === 'Employee' && startAt > now - 60 * 86_400 && chance.percent(3.4);
  const photoId = idOf('f', 15, chance);
  const pictured = Math.min(lastAt, startAt + chance.whole(1800, 9000));
  const comments = commentsOf(cast, shift, chance, lastAt);
  const wasLate = chance.percent(50);
  return {
    photos: isPictured ? [{ photoId, workLogId: id, employeeId, takenAt: pictured }] : [],
    row: {
      companyId: ids.companyId,
      ...place,
      id,
      employeeId,
      projectId: ids.projectIds[shift.site] ?? '',
      startAt,
      endAt,
      originalStartAt:
        isEdited && !shift.isForgotten && wasLate ? startAt + chance.whole(9, 55) * 60 : undefined,
      originalEndAt:
        isEdited && endAt !== undefined && !shift.isForgotten && !wasLate
          ? endAt + chance.whole(12, 140) * 60
          : undefined,
      isApproved,
      version:
        1 +
        Number(endAt !== undefined && isPunched) +
        Number(isEdited && !shift.isForgotten) +
        Number(isApproved),
      changedAt: Math.min(now, isEdited || isApproved ? editedAt : lastAt),
      createdBy,
      comments: isPictured ? [...comments, photoComment(photoId, pictured, chance)] : comments,
      locationIn: isLocated ? positionAt(cast, shift, startAt, chance) : undefined,
      locationOut: isLocated && endAt !== undefined ? positionAt(cast, shift, endAt, chance) : undefined,
      isClockCorrected: false,
      deviceAt: undefined,
      createdHash: isPunched ? requestHash(['in', seed]) : undefined,
      endedHash: isPunched && endAt !== undefined ? requestHash(['out', seed]) : undefined,
      isDeleted: false,
      addedAt: isPunched ? undefined : editedAt,
      endedBy: shift.isForgotten
        ? 'Company'
        : createdBy === 'CompanyTimeClock' && endAt !== undefined
          ? createdBy
          : undefined,
    },
  };
}
