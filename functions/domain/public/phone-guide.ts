// What a phone app needs beyond the single calls: logging in, presses without a connection, conflicts.

import {
  assumedEndSecondsMax,
  clockSkewSecondsMax,
  deviceBehindSecondsMax,
  knownClockBehindSecondsMax,
  lateClockOutSecondsMax,
} from '#shared/limits.ts';

const hours = (seconds: number): number => seconds / 3600;
const days = (seconds: number): number => hours(seconds) / 24;

/** Markdown for the start of the API's description. */
export const phoneGuide = `## Writing a phone app

**Logging in.** \`POST /employee/v2/login\` or, with the token of the link in a login SMS, \`POST /employee/v2/login_token\`. Keep \`session_token\` and send it as \`Authorization: Bearer …\`; or keep the cookie. Keep \`device_token\` too and send it as \`X-Stund-Device\` when logging in again: tries on a known device are counted on their own. A session lives as long as it is used; \`session_missing\` and \`session_over\` ask for a new log-in, \`employee_disabled\` does not: past entries stay readable.

**What to show.** \`GET /employee/v2/clock\` has the running entry, however old, the ended entries whose end was assumed, and the server's time. \`GET /employee/v2/projects\` has the projects that may be chosen, all in one reply; \`GET /employee/worklogs\` past entries, in pages.

**Pressing the clock.** \`POST /employee/v2/clock_in\`, \`/employee/v2/switch\`, \`/employee/v2/clock_out\`. Make \`id\` once per press, at random, and write the press to the phone's storage before sending it. \`at\` is the phone's time of the press and never changes; \`sent_at\` is what the phone shows when this request leaves, anew for every try. However often a press is sent it has one effect and one answer, for ever.

**Without a network** keep presses, comments and photos in one queue and send it strictly in order when the network returns. No reply, 429, 5xx, \`busy\` and a lost session: keep it and try later. Everything else is an answer. The reply to a press names the work log that the comments behind it in the queue are about. A comment has its \`Idempotency-Key\` and, in \`at\`, the time it was written, with \`sent_at\` as a press. A photo: \`POST /employee/v2/photos\` with an id of yours, the upload it names, then a comment with the address it names. Entries added by hand (\`POST /employee/worklogs/add\`) are added once only with an \`Idempotency-Key\`; without one a repeat adds them again.

**Clocks.** A press counts at the phone's time when that lies within ${hours(deviceBehindSecondsMax)} hours before now; of a phone that says \`sent_at\`, within ${days(knownClockBehindSecondsMax)} days. A phone whose \`sent_at\` is more than ${clockSkewSecondsMax / 60} minutes off is set right by the difference, and the entry says \`clock_corrected\`. Both times are kept: \`in_clock\`, \`out_clock\`, and in the history.

**Positions.** Only when \`settings.location.enabled\`, and only at a press; else \`location_missing\` with the reason. 0,0 is no position.

**Conflicts** carry in \`params.work_log\` the entry as it is now: \`already_clocked_in\` (the open one), \`not_clocked_in\` (the one that was ended meanwhile), \`out_before_in\`; \`project_closed\` carries \`params.project\`. Show them and let the person decide; never drop a press. A press that arrives late may meet an entry that is there already: the reply then says \`overlaps\`, the entry that it lies over, whose shared hours are counted twice until the office settles it, or \`starts_after\`, the entry behind which it starts, later than it was pressed, because those hours were recorded already. Show the person both.

**Forgotten clock-outs.** A company may have entries ended for whoever forgets: \`assumed_end\` is true then. Ask when work really ended and send it to \`PUT /employee/v2/worklogs/{id}/end\`, at most ${hours(assumedEndSecondsMax)} hours after the start. A clocking out that was pressed before the assumed end, or up to ${hours(lateClockOutSecondsMax)} hours behind it, does the same by itself.`;
