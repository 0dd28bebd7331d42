// What a phone app needs beyond the single calls: logging in, presses without a connection, conflicts.

import {
  assumedEndSecondsMax,
  clockSkewSecondsMax,
  deviceBehindSecondsMax,
  idempotencyKeptDays,
  knownClockBehindSecondsMax,
  lateClockOutSecondsMax,
} from '#shared/limits.ts';

const hours = (seconds: number): number => seconds / 3600;
const days = (seconds: number): number => hours(seconds) / 24;

/** Markdown for the start of the API's description. */
export const phoneGuide = `## Writing a phone app

**Logging in.** \`POST /employee/v2/login\` or, with the token of the link in a login SMS, \`POST /employee/v2/login_token\`. Keep \`session_token\` and send it as \`Authorization: Bearer …\`; or keep the cookie. Keep \`device_token\` too and send it as \`X-Stund-Device\` when logging in again: tries on a known device are counted separately. A session lasts while it is used. After \`session_missing\` and \`session_over\` log in again. After \`employee_disabled\` do not: past entries stay readable.

**What to show.** \`GET /employee/v2/clock\` has the running entry, entries with an assumed end to confirm, and the server's time. \`GET /employee/v2/projects\` has the open projects, all in one reply; \`GET /employee/worklogs\` has past entries, in pages.

**Presses.** \`POST /employee/v2/clock_in\`, \`/employee/v2/switch\`, \`/employee/v2/clock_out\`. Make \`id\` once per press, at random, and write the press to the phone's storage before sending it. \`at\` is the phone's time of the press and never changes. \`sent_at\` is the phone's time when this request leaves, different in every try. A press has one effect, however often it is sent. A repeat gets the first answer for ${idempotencyKeptDays} days, later the entry as it is now.

**Offline**, keep presses, comments and photos in one queue, and send it strictly in order when the connection is back. After no reply, 429, 5xx, \`busy\` or an ended session, keep the item and try later; everything else is a final answer. The reply to a press names the work log for the comments that follow it in the queue. A comment has its \`Idempotency-Key\`, the time it was written in \`at\`, and \`sent_at\` as in a press. A photo is \`POST /employee/v2/photos\` with your own id, then the upload that the reply describes, then a comment with the address from the reply. Entries added by hand (\`POST /employee/worklogs/add\`) need an \`Idempotency-Key\`: without one a repeat adds them again.

**Clocks.** A press counts at the phone's time if that is within ${hours(deviceBehindSecondsMax)} hours before now; with \`sent_at\`, within ${days(knownClockBehindSecondsMax)} days. A phone whose \`sent_at\` is more than ${clockSkewSecondsMax / 60} minutes off is corrected by the difference, and the entry has \`clock_corrected\`. Both times are kept: \`in_clock\`, \`out_clock\`, and in the history.

**Locations.** Only when \`settings.location.enabled\`, and only with a press; otherwise send \`location_missing\` with the reason. 0,0 counts as no location.

**Conflicts** carry in \`params.work_log\` the entry as it is now: \`already_clocked_in\` (the open one), \`not_clocked_in\` (the one that has been ended), \`out_before_in\`; \`project_closed\` carries \`params.project\`. Show them and let the person decide; never drop a press. A late press may collide with an existing entry. The reply then has \`overlaps\`: the shared hours of that entry count twice until the office corrects them. Or it has \`starts_after\`: the start was moved to that entry's end, because those hours were already recorded. Show both to the person.

**Forgotten clock-outs.** A company may have forgotten entries ended automatically: then \`assumed_end\` is true; so it is where a foreman clocked out more than an hour after the employee. Ask when work really ended and send it to \`PUT /employee/v2/worklogs/{id}/end\`, at most ${hours(assumedEndSecondsMax)} hours after the start. A clock-out pressed before the assumed end, or up to ${hours(lateClockOutSecondsMax)} hours after it, sets the real end automatically.

**Lunch.** Where \`settings.worked_through_lunch\` is true, a clock-out, an edit, an added entry or a request for a correction may carry \`worked_through_lunch: true\`: the lunch of the day with most of the entry's hours is then not deducted. \`settings.lunch\` is the employee's rule. Elsewhere the mark is refused with its field, and that of a clock-out counts once it is allowed.`;
