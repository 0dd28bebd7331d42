// Turns a shift of the demo into a work log as it stands now: pressed, corrected and approved by the domain's own rules.

import { veryLongEntrySeconds } from '#shared/limits.ts';
import { secondsPerDay } from '#shared/time/calendar.ts';
import { toWire } from '#shared/time/instant.ts';
import { texts } from '#functions/domain/example-crew/rows.ts';
import { actionOf, differences, revised } from '#functions/domain/worklogs/change/revision.ts';
import { endedRow } from '#functions/domain/worklogs/press/ending.ts';
import { freshEntry } from '#functions/domain/worklogs/press/fresh.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { HistoryEntry } from '#functions/table/rows/history-row.ts';
import { monthAt, requestHash, type WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import type { Shift, Story as ShiftStory } from './shifts.ts';

/** What began before is locked: all of it is approved. */
export type Story = ShiftStory & Readonly<{ company: Company; lockedBefore: number }>;
/** What people write in comments, by their language: the words of the example crew. */
export const said = new Map(Object.entries(texts).map(([tongue, { comment }]) => [tongue, comment]));

/**
 * A position at the site, or none: phones do not always find one, and it is kept for a while. One clock-in of fifty is
 * made over two kilometres north of the site, where material is fetched.
 */
function locationAt({ cast, now, chance }: Story, { site, startAt }: Shift, takenAt: number) {
  const keptSince = now - cast.settings.location.kept_days * secondsPerDay;
  if (takenAt <= keptSince || chance.percent(28)) return undefined;
  const near = (degrees: number): string => (degrees + (chance.next() - 0.5) / 1000).toFixed(6);
  const lat = near(takenAt === startAt && chance.percent(2) ? site.lat + 0.021 : site.lat);
  return { lat, lon: near(site.lon), accuracy: chance.whole(4, 38), takenAt, receivedAt: takenAt };
}

/** With a photo, a comment, or the office's word about a forgotten clock-out. */
function commented({ cast, now, chance }: Story, row: WorkLogRow, tongue: string, isForgotten: boolean) {
  const { companyId, employeeId: subject, id: workLogId, startAt, endAt = now } = row;
  const mayShow = !isForgotten && row.createdBy === 'Employee' && startAt > now - 60 * secondsPerDay;
  const photoId = mayShow && chance.percent(3.4) ? chance.id('photo') : undefined;
  if (!isForgotten && !photoId && !chance.percent(9)) return { row, photos: [] };
  const createdAt = isForgotten ? endAt : startAt + Math.floor((endAt - startAt) * chance.next());
  const [id, createdBy] = [chance.id('comment'), isForgotten ? 'Company' : 'Employee'] as const;
  const text = isForgotten ? cast.forgot : chance.pick(Object.values(said.get(tongue) ?? {}));
  const photoState = photoId ? ('ready' as const) : undefined;
  const comments = [{ id, text, createdAt, createdBy, photoId, photoState }];
  const file = { type: 'image/jpeg', bytes: chance.whole(900_000, 4_800_000), beganAt: createdAt - 4 };
  const about = { companyId, subject, workLogId, commentId: id, releasedAt: undefined };
  const photos = photoId && photoState ? [{ ...file, ...about, id: photoId, state: photoState }] : [];
  return { row: { ...row, comments }, photos };
}

/** The entry of a shift as it stands at `now`, with its history and photos. */
export function entryOf(story: Story, shift: Shift) {
  const { company, zone, now, chance } = story;
  const { person, site, startAt, endAt = now } = shift;
  const isEnded = shift.endAt !== undefined;
  const isForgotten = isEnded && endAt - startAt > veryLongEntrySeconds;
  const isAdded = isEnded && !isForgotten && chance.percent(1.5);
  // One crew has no phones and uses the tablet in the workshop.
  const isAtTablet = chance.percent(person.crew === 2 ? 80 : 3);
  const author: WorkLogRow['createdBy'] = isAdded ? 'Company' : isAtTablet ? 'CompanyTimeClock' : 'Employee';
  const isOld = endAt < now - 2 * secondsPerDay;
  // A clock pressed late, in or out, is corrected the next day. To another month the row would leave a forwarding row.
  const late = isOld && !isAdded && !isForgotten && chance.percent(3) ? chance.whole(12, 55) * 60 : 0;
  const lateIn = chance.percent(50) && monthAt(startAt) === monthAt(startAt + late) ? late : 0;
  const [inAt, outAt] = [startAt + lateIn, endAt + late - lateIn];
  const seed = chance.id('photo');
  const press = (at: number) => {
    const location = author === 'Employee' ? locationAt(story, shift, at) : undefined;
    const times = { deviceAt: at, pressedAt: at, homeAt: at };
    return { ...times, seed, author, hash: requestHash([seed, at]), comment: undefined, location };
  };
  let row = freshEntry({ company, now: inAt }, person.id, press(inAt), site.id, inAt);
  const addedAt = Math.min(now, outAt + 3600);
  if (isAdded) row = { ...row, endAt: outAt, createdHash: undefined, addedAt, changedAt: addedAt };
  else if (isEnded && !isForgotten) row = endedRow({ now: outAt }, row, outAt, press(outAt));
  if (isAtTablet && !isAdded && row.endAt) row = { ...row, endedBy: author };
  const history: HistoryEntry[] = [];
  const changed = (at: number, sent: Partial<Parameters<typeof revised>[1]>): void => {
    const { companyId, id: workLogId } = row;
    const rules = { now: at, zone, isApprovalOn: true, mayMarkLunch: false, earliestStart: 0 };
    const after = revised(row, { ...sent, id: workLogId }, rules);
    const [action, changes] = [actionOf(row, after), differences(row, after)];
    history.push({ companyId, workLogId, at, version: after.version, action, by: 'Company', changes });
    row = after;
  };
  const times = { new_start_time: toWire(startAt), new_end_time: toWire(endAt) };
  if (isForgotten || late > 0) changed(endAt + chance.whole(3600, 20 * 3600), times);
  const share = startAt < story.lockedBefore ? 100 : endAt < now - 8 * secondsPerDay ? 95 : 8;
  if (isOld && chance.percent(share)) changed(endAt + chance.whole(21 * 3600, 44 * 3600), { approved: true });
  return { history, ...commented(story, row, person.tongue, isForgotten) };
}
