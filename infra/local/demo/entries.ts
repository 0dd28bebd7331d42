// Turns a shift of the demo into a work log as it stands now: pressed, corrected and approved by the domain's own rules.

import { veryLongEntrySeconds } from '#shared/limits.ts';
import type { Author } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { secondsPerDay } from '#shared/time/calendar.ts';
import {
  actionOf,
  type ChangeSent,
  differences,
  revised,
} from '#functions/domain/worklogs/change/revision.ts';
import { endedRow } from '#functions/domain/worklogs/press/ending.ts';
import { freshEntry } from '#functions/domain/worklogs/press/fresh.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { HistoryEntry } from '#functions/table/rows/history-row.ts';
import { monthAt, requestHash, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { type Cast, type Person, remarks } from './casts.ts';
import type { Chance } from './chance.ts';
import type { Shift } from './shifts.ts';

export type Story = {
  readonly cast: Cast;
  readonly company: Company;
  readonly now: number;
  readonly chance: Chance;
  /** Entries that began before are locked, so all are approved. */
  readonly lockedBefore: number;
};
/** A crew without phones uses the tablet in the workshop. */
const tabletCrew = 2;
/** One clock-in of so many is made over two kilometres north of the site, where material is fetched. */
const elsewhere = { every: 47, degrees: 0.021 };

/** A position at the site, or none: phones do not always find one, and it is kept for a while. */
function locationAt(
  { company, now, chance }: Story,
  { site: { lat, lon }, startAt }: Shift,
  takenAt: number,
) {
  const { enabled, kept_days } = company.settings.location;
  const isKept = enabled && takenAt > now - kept_days * secondsPerDay;
  if (!isKept || chance.percent(28)) return undefined;
  const isElsewhere = takenAt === startAt && Math.floor(startAt / 60) % elsewhere.every === 0;
  const near = (degrees: number): string => (degrees + (chance.next() - 0.5) / 1000).toFixed(6);
  const north = isElsewhere ? elsewhere.degrees : 0;
  return {
    lat: near(lat + north),
    lon: near(lon),
    accuracy: chance.whole(4, 38),
    takenAt,
    receivedAt: takenAt,
  };
}

/** As pressed, or added by the office; without `outAt` it runs. */
function begun(story: Story, shift: Shift, author: Author, inAt: number, outAt?: number): WorkLogRow {
  const { company, now, chance } = story;
  const seed = chance.id('photo');
  const press = (at: number) => {
    const times = { deviceAt: at, pressedAt: at, homeAt: at };
    const location = author === 'Employee' ? locationAt(story, shift, at) : undefined;
    return { ...times, seed, author, hash: requestHash([seed, at]), comment: undefined, location };
  };
  const row = freshEntry({ company, now: inAt }, shift.person.id, press(inAt), shift.site.id, inAt);
  if (outAt === undefined) return row;
  const addedAt = Math.min(now, outAt + 3600);
  const added = { endAt: outAt, createdHash: undefined, addedAt, changedAt: addedAt };
  if (author === 'Company') return { ...row, ...added };
  const endedBy = author === 'CompanyTimeClock' ? author : undefined;
  return { ...endedRow({ now: outAt }, row, outAt, press(outAt)), endedBy };
}

/** With a photo, a comment, or the office's word about a forgotten clock-out. */
function commented({ cast, now, chance }: Story, row: WorkLogRow, person: Person, isForgotten: boolean) {
  const { companyId, employeeId: subject, id: workLogId, startAt, endAt = now } = row;
  const isPictured =
    row.createdBy === 'Employee' && startAt > now - 60 * secondsPerDay && chance.percent(3.4);
  if (!isForgotten && !isPictured && !chance.percent(9)) return { row, photos: [] };
  const createdAt = isForgotten ? endAt : startAt + Math.floor((endAt - startAt) * chance.next());
  const [first = '', ...others] = remarks[isForgotten ? cast.settings.language : person.tongue] ?? [];
  const text = isForgotten ? first : isPictured ? '' : chance.pick(others);
  const about = { id: chance.id('comment'), text, createdAt };
  const createdBy = isForgotten ? 'Company' : 'Employee';
  const [photoId, photoState] = isPictured ? ([chance.id('photo'), 'ready'] as const) : [];
  const comments = [{ ...about, createdBy, photoId, photoState } as const];
  const [bytes, beganAt] = [chance.whole(900_000, 4_800_000), createdAt - 4];
  const file = { type: 'image/jpeg', bytes, beganAt, state: 'ready', releasedAt: undefined } as const;
  const photos = photoId
    ? [{ ...file, companyId, id: photoId, subject, workLogId, commentId: about.id }]
    : [];
  return { row: { ...row, comments }, photos };
}

/** The entry of a shift as it stands at `now`, with its history and photos. */
export function entryOf(story: Story, shift: Shift) {
  const { now, chance } = story;
  const { settings } = story.cast;
  const { person, startAt, endAt = now } = shift;
  const isForgotten = shift.endAt !== undefined && endAt - startAt > veryLongEntrySeconds;
  const isAtTablet = chance.percent(person.crew === tabletCrew ? 80 : 3);
  const isAdded = shift.endAt !== undefined && !isForgotten && chance.percent(1.5);
  const author = isAdded ? 'Company' : isAtTablet ? 'CompanyTimeClock' : 'Employee';
  const isOld = endAt < now - 2 * secondsPerDay;
  // A clock pressed late, in or out, is corrected the next day. To another month the row would leave a forwarding row.
  const late = isOld && !isAdded && !isForgotten && chance.percent(3) ? chance.whole(12, 55) * 60 : 0;
  const lateIn = chance.percent(50) && monthAt(startAt) === monthAt(startAt + late) ? late : 0;
  const outAt = isForgotten ? undefined : shift.endAt && endAt + late - lateIn;
  let row = begun(story, shift, author, startAt + lateIn, outAt);
  const history: HistoryEntry[] = [];
  const rules = {
    zone: zoneOf(settings.time_zone),
    isApprovalOn: true,
    mayMarkLunch: false,
    earliestStart: 0,
  };
  const changed = (at: number, sent: Omit<ChangeSent, 'id'>): void => {
    const { companyId, id: workLogId } = row;
    const after = revised(row, { id: workLogId, ...sent }, { ...rules, now: at });
    const [action, changes] = [actionOf(row, after), differences(row, after)];
    history.push({ companyId, workLogId, at, version: after.version, action, by: 'Company', changes });
    row = after;
  };
  const times = { new_start_time: toWire(startAt), new_end_time: toWire(endAt) };
  if (isForgotten || late > 0) changed(endAt + chance.whole(3600, 20 * 3600), times);
  const isApproved = startAt < story.lockedBefore || chance.percent(endAt < now - 8 * secondsPerDay ? 95 : 8);
  if (isOld && isApproved && settings.features.approve_work_logs)
    changed(endAt + chance.whole(21 * 3600, 44 * 3600), { approved: true });
  return { history, ...commented(story, row, person, isForgotten) };
}
