// A work log (time entry): its shape, its comments, locations and history, and what may be sent about it.

import * as z from 'zod/mini';
import { commentsPerWorkLogMax } from '#shared/limits.ts';
import { dayText } from '#shared/time/day.ts';
import { instantText } from '#shared/time/instant.ts';
import { commentText, wholeNumberText } from './fields.ts';
import { anyId, clientId } from './ids.ts';
import { place } from './place.ts';

export const author = z.enum(['Employee', 'Company', 'CompanyTimeClock']);
export type Author = z.output<typeof author>;

export const comment = z.object({
  id: z.string(),
  /** Text, or the address of a photo. */
  comment: z.string(),
  created: z.string(),
  created_by: author,
  /** Only on photos: the small variant, and whether the photo has been made ready. */
  thumbnail: z.optional(z.string()),
  photo_state: z.optional(z.enum(['waiting', 'ready', 'refused', 'missing'])),
});
export type Comment = z.output<typeof comment>;

/** A press by both clocks: what the device showed, and when the server received it. */
const clockTimes = z.object({ device_time: z.string(), received_at: z.string() });

/** Why a press has no location. */
const locationMissing = z.enum(['denied', 'switched_off', 'no_fix', 'not_shared']);
export type LocationMissing = z.output<typeof locationMissing>;

/** Where an entry's presses were made. */
export const places = z.object({ in: z.optional(place), out: z.optional(place) });
export type Places = z.output<typeof places>;

export const workLog = z.object({
  id: z.string(),
  project: z.object({ id: z.string(), name: z.string() }),
  employee: z.object({ id: z.string(), name: z.string() }),
  start_time: z.string(),
  /** Absent while the entry is open. */
  end_time: z.optional(z.string()),
  /** Seconds; absent while the entry is open. */
  total_time: z.optional(z.number()),
  original_start_time: z.optional(z.string()),
  original_end_time: z.optional(z.string()),
  approved: z.boolean(),
  has_location: z.boolean(),
  /** Only where the list was asked for them. */
  places: z.optional(places),
  created_by: author,
  work_log_comments: z.array(comment),
  /** Goes up with every change; sent back to detect that someone else changed the entry. */
  version: z.number(),
  /** The device's clock was too far off, so the server's time counts. */
  clock_corrected: z.optional(z.boolean()),
  /** Present when the device's and the server's time of the press differ by more than two minutes. */
  in_clock: z.optional(clockTimes),
  out_clock: z.optional(clockTimes),
  /** Present where the company asks for locations and the press had none. */
  location_missing: z.optional(
    z.object({ in: z.optional(locationMissing), out: z.optional(locationMissing) }),
  ),
  /** The end was assumed after the company's hours; the employee is asked for the real one. */
  assumed_end: z.optional(z.boolean()),
  /** Lunch was worked through, so its deduction is given back; only where the company allows it. */
  worked_through_lunch: z.optional(z.boolean()),
  /** Belongs to the example crew: never counted, never changed. */
  example: z.optional(z.boolean()),
});
export type WorkLog = z.output<typeof workLog>;

const otherEntry = z.object({
  id: z.string(),
  project: z.object({ id: z.string(), name: z.string() }),
  start_time: z.string(),
  end_time: z.optional(z.string()),
});
/** An entry after a press. For a late press, with the entries it collides with. */
export const pressedWorkLog = z.extend(workLog, {
  /** An overlapping entry of the same employee: shared hours count twice. */
  overlaps: z.optional(otherEntry),
  /** The start was moved to the end of this entry, whose hours were already recorded. */
  starts_after: z.optional(otherEntry),
  /** The end was moved to the start of this entry, whose hours were already recorded. */
  ends_before: z.optional(otherEntry),
});
export type PressedWorkLog = z.output<typeof pressedWorkLog>;

/** The board's data. */
export const overview = z.object({
  /** Running entries of any age, newest start first. */
  open: z.array(workLog),
  /** Ended entries without approval since the day `from`; null where the company does not approve. */
  waiting: z.nullable(z.object({ count: z.number(), from: dayText, oldest: z.nullable(z.string()) })),
  /** The server's time. */
  time: z.string(),
});

export const location = z.object({
  lat: z.string(),
  lon: z.string(),
  accuracy: z.optional(z.number()),
  /** When the position was taken. */
  timestamp: z.string(),
  /** When it was received. */
  created: z.string(),
  event: z.enum(['in', 'out']),
});
export type Location = z.output<typeof location>;

export const locationSent = z.strictObject({
  lat: z.string().check(z.regex(/^-?(?:[0-8]?\d(?:\.\d{1,12})?|90(?:\.0{1,12})?)$/)),
  lon: z.string().check(z.regex(/^-?(?:1[0-7]\d(?:\.\d{1,12})?|\d{1,2}(?:\.\d{1,12})?|180(?:\.0{1,12})?)$/)),
  accuracy: z.optional(z.number().check(z.minimum(0), z.maximum(100_000))),
  timestamp: instantText,
});

/** Local time of day, `HH:MM`. */
const timeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** Kept, not refused, where the company does not allow it: the press must count. The mark counts once it is allowed. */
export const lunchMark = z.optional(z.boolean());

const pressSent = {
  id: clientId,
  /** The device's time of the press; the same in every try. */
  at: instantText,
  /** The device's time now; differs with each try. It reveals a wrong clock, however late the press arrives. */
  sent_at: z.optional(instantText),
  comment: z.optional(commentText),
  location: z.optional(locationSent),
  location_missing: z.optional(locationMissing),
};
export const clockInSent = z.strictObject({ ...pressSent, project_id: anyId });
export const clockOutSent = z.strictObject({
  ...pressSent,
  /** The entry that is meant; absent: the running one. */
  work_log_id: z.optional(anyId),
  /** Its project, as the device knows it: a hint where the server reads first. */
  project_id: z.optional(anyId),
  worked_through_lunch: lunchMark,
});
export const switchSent = z.strictObject({
  ...pressSent,
  project_id: anyId,
  /** The running entry and its project, as the device shows them: a hint where the server reads first. */
  running: z.optional(z.strictObject({ work_log_id: anyId, project_id: anyId })),
});
/** What the clock shows: the running entry, and entries with an assumed end to confirm. */
export const ownClock = z.object({
  open: z.nullable(workLog),
  assumed: z.array(workLog),
  /** The server's time. */
  time: z.string(),
});
/** null takes back an end that the employee gave minutes ago. */
export const realEnd = z.strictObject({ end_time: z.nullable(instantText) });

export const workLogChange = z.strictObject({
  id: anyId,
  new_start_time: z.optional(instantText),
  /** null takes back an end the office set within the hour: the entry runs again unless a newer one has begun. */
  new_end_time: z.optional(z.nullable(instantText)),
  /**
   * The end given to a running entry is a guess: the employee is asked for the real one. Also puts the mark back that
   * the entry's last change, an approval or another end, has taken.
   */
  assumed_end: z.optional(z.boolean()),
  new_project_id: z.optional(anyId),
  approved: z.optional(z.boolean()),
  /** Refused where the company does not allow it, and on an approved entry. */
  worked_through_lunch: z.optional(z.boolean()),
  multiple_edit: z.optional(
    z.strictObject({
      new_start_time: z.optional(timeOfDay),
      new_end_time: z.optional(timeOfDay),
      out_time_the_day_after: z.optional(z.boolean()),
    }),
  ),
  /** The version that was changed; `work_log_changed` refuses an older one. */
  version: z.optional(z.int()),
});
/** What the caller has seen: `work_log_changed` refuses when the entry has changed or has more comments. */
export const workLogRemoval = z.strictObject({
  version: z.optional(wholeNumberText(1, 999_999_999)),
  comments: z.optional(wholeNumberText(0, commentsPerWorkLogMax)),
});
export const ownWorkLogChange = z.strictObject({
  id: anyId,
  new_start_time: z.optional(instantText),
  new_end_time: z.optional(instantText),
  new_project_id: z.optional(anyId),
  worked_through_lunch: z.optional(z.boolean()),
  version: z.optional(z.int()),
});

/** A comment's text, or the address of an uploaded photo. */
export const commentSent = z.strictObject({ work_log_id: anyId, comment: commentText });
/** An employee's comment may arrive late: `at` is the device's time of it, `sent_at` what its clock shows now. */
export const ownCommentSent = z.strictObject({
  work_log_id: anyId,
  comment: commentText,
  at: z.optional(instantText),
  sent_at: z.optional(instantText),
});
