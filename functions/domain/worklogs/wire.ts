// Work logs as they travel: names joined, instants as text, photos with signed addresses.

import type { PhotoLinks } from '#functions/aws/photo-links.ts';
import type { CompanyCtx } from '#functions/runtime/context.ts';
import { type CommentRow, type LocationRow, photoStateAt } from '#functions/table/rows/work-log-parts.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import type { Place } from '#shared/model/place.ts';
import type { Comment, Location, Places, WorkLog } from '#shared/model/worklog.ts';
import { toWire } from '#shared/time/instant.ts';
import { isExampleId } from '#functions/domain/example-crew/example-crew.ts';
import { pressesOnWire } from './press/clock-times.ts';

export type WorkCtx = CompanyCtx & { readonly photoLinks: PhotoLinks };
export type Names = {
  readonly employee: (id: string) => string;
  readonly project: (id: string) => string;
};

type SignCtx = Pick<WorkCtx, 'company' | 'now' | 'secrets' | 'photoLinks'>;

/** A photo's text is its address: signed for at least a day once it is ready, before that with its state. */
export async function commentOnWire(ctx: SignCtx, row: CommentRow): Promise<Comment> {
  const always = { id: row.id, created: toWire(row.createdAt), created_by: row.createdBy };
  if (row.photoId === undefined) return { ...always, comment: row.text };
  const photo_state = photoStateAt(row, ctx.now);
  if (photo_state !== 'ready')
    return { ...always, comment: ctx.photoLinks.address(ctx.company.id, row.photoId), photo_state };
  const privateKey = await ctx.secrets.get('photo-private-key');
  const { photo, thumbnail } = ctx.photoLinks.signed(privateKey, ctx.company.id, row.photoId, ctx.now);
  return { ...always, comment: photo, thumbnail, photo_state };
}

/** `total_time` in whole seconds, absent like `end_time` while the entry runs; fields: specification 2, section 3. */
export async function workLogOnWire(ctx: SignCtx, row: WorkLogRow, names: Names): Promise<WorkLog> {
  const { endAt, originalStartAt, originalEndAt } = row;
  return {
    id: row.id,
    project: { id: row.projectId, name: names.project(row.projectId) },
    employee: { id: row.employeeId, name: names.employee(row.employeeId) },
    start_time: toWire(row.startAt),
    ...(endAt === undefined ? {} : { end_time: toWire(endAt), total_time: endAt - row.startAt }),
    ...(originalStartAt === undefined ? {} : { original_start_time: toWire(originalStartAt) }),
    ...(originalEndAt === undefined ? {} : { original_end_time: toWire(originalEndAt) }),
    // While approval is off the flags are kept and hidden (specification 3, Meaning).
    approved: row.isApproved && ctx.company.settings.features.approve_work_logs,
    has_location: row.locationIn !== undefined || row.locationOut !== undefined,
    created_by: row.createdBy,
    work_log_comments: await Promise.all(row.comments.map((comment) => commentOnWire(ctx, comment))),
    version: row.version,
    ...(row.isClockCorrected ? { clock_corrected: true } : {}),
    ...pressesOnWire(row),
    // A mark counts and shows only while the company allows it.
    ...(row.isLunchWorked && ctx.company.settings.worked_through_lunch ? { worked_through_lunch: true } : {}),
    ...(isExampleId(row.id) ? { example: true } : {}),
  };
}

const placeOf = ({ lat, lon, accuracy }: LocationRow): Place => ({
  lat: Number(lat),
  lon: Number(lon),
  ...(accuracy === undefined ? {} : { accuracy }),
});
/** Undefined for an entry without a location. */
export const placesOnWire = ({ locationIn, locationOut }: WorkLogRow): Places | undefined =>
  locationIn || locationOut
    ? {
        ...(locationIn ? { in: placeOf(locationIn) } : {}),
        ...(locationOut ? { out: placeOf(locationOut) } : {}),
      }
    : undefined;

/** The entry for the office's lists; with its places where they were asked for. */
export async function listedOnWire(
  ctx: SignCtx,
  row: WorkLogRow,
  names: Names,
  hasPlaces: boolean,
): Promise<WorkLog> {
  const entry = await workLogOnWire(ctx, row, names);
  const places = hasPlaces ? placesOnWire(row) : undefined;
  return places ? { ...entry, places } : entry;
}

/**
 * `lat` and `lon` stay text (3-decisions.md, 'Names'); `timestamp` is when the phone took the fix, `created` when it
 * was pressed.
 */
export const locationOnWire = (row: LocationRow, event: Location['event']): Location => ({
  lat: row.lat,
  lon: row.lon,
  ...(row.accuracy === undefined ? {} : { accuracy: row.accuracy }),
  timestamp: toWire(row.takenAt),
  created: toWire(row.receivedAt),
  event,
});
