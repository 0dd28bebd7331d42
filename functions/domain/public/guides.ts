// The guides in the API's description: a phone app's presses, a company's own program with its key, and its webhooks.

import {
  apiKeyPrefix,
  apiKeysMax,
  apiScopes,
  assumedEndSecondsMax,
  clockSkewSecondsMax,
  deviceBehindSecondsMax,
  idempotencyKeptDays,
  knownClockBehindSecondsMax,
  lateClockOutSecondsMax,
  webhookAnswer,
  webhookDeliveries,
  webhookEvents,
  webhookFailing,
  webhooksMax,
} from '#shared/limits.ts';

const hours = (seconds: number): number => seconds / 3600;
const days = (seconds: number): number => hours(seconds) / 24;

/** What a phone app needs beyond the single calls: logging in, presses without a connection, conflicts. */
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

/** Shell commands; `test/api/programs` runs them. `KEY` is the key, `API` this host. */
export const keyExamples = {
  projects: 'curl -sS "$API/api/projects" -H "Authorization: Bearer $KEY"',
  entries:
    'curl -sS "$API/api/worklogs?from=2026-11-01&to=2026-11-30&limit=100" -H "Authorization: Bearer $KEY"',
} as const;

/** How a company's own program calls the API: keys, scopes, and requests that run as they stand. */
export const keyGuide = (apiOrigin: string): string => `## API keys

A company makes keys in Settings, API: at most ${apiKeysMax}, each with a name and scopes (${apiScopes.map((scope) => `\`${scope}\``).join(', ')}). A key begins with \`${apiKeyPrefix}\`, is shown once, and works until it is revoked; then every call answers 401 \`api_key_revoked\`. Send it from servers only:

    export API=${apiOrigin} KEY=${apiKeyPrefix}…
    ${keyExamples.projects}
    ${keyExamples.entries}

Each call names the scope that opens it to keys; all others answer 403 \`forbidden\`. Keys see no employee's password, phone number or kennitala. What a key changes stands in the history as \`API: \` and the key's name. Send an \`Idempotency-Key\` with every call that takes one, and repeat it after no reply, 429 or 5xx.`;

/** A whole receiver for Node; `test/api/programs` runs it. */
export const nodeReceiver = `import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const secret = process.env.WEBHOOK_SECRET;
const seen = new Set();

createServer(async (request, response) => {
  // As bytes: a letter may be split between two chunks.
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const at = request.headers['stund-timestamp'];
  const signature = Buffer.from(String(request.headers['stund-signature']));
  const expected = Buffer.from('v1=' + createHmac('sha256', secret).update(at + '.').update(body).digest('hex'));
  const isOurs = signature.length === expected.length && timingSafeEqual(signature, expected);
  const isFresh = Math.abs(Date.now() / 1000 - Number(at)) < 300;
  if (!isOurs || !isFresh) return response.writeHead(401).end();
  response.writeHead(204).end();
  const { id, event, data } = JSON.parse(body.toString());
  if (seen.has(id)) return;
  seen.add(id);
  console.log(event, data.work_log?.id ?? '');
}).listen(process.env.PORT);
`;

const indented = (text: string): string =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : `    ${line}`))
    .join('\n');

/** How a company's own program learns of changed entries: what is sent, how it is signed, and a receiver that runs. */
export const webhookGuide = `## Webhooks

A company makes webhooks in Settings, API: at most ${webhooksMax}, each an https address on the public internet, and its events (${webhookEvents.map((event) => `\`${event}\``).join(', ')}). The secret is shown once.

**What is sent.** A POST of JSON: \`id\` of the event, \`event\`, \`created\`, \`company_id\` and \`data.work_log\`, the entry as it was moments after the change. The body stays the same when it is tried or sent again; \`version\` rises with every change, so keep the entry with the highest. A test has the event \`test\`.

**How it is signed.** \`Stund-Signature\` is \`v1=\` and the HMAC-SHA256, in hexadecimal, of \`Stund-Timestamp\`, a full stop and the body as it came, under the secret. \`Stund-Timestamp\` is the time of the attempt in Unix seconds: refuse old ones.

**At least once.** We send every acknowledged change, sometimes twice and not always in order: keep the ids you have seen (\`Stund-Event-Id\`). A change that edits and approves is both \`entry.updated\` and \`entry.approved\`, with the same \`version\`.

**Answers.** Answer 2xx within ${webhookAnswer.seconds} seconds. Everything else, redirects included, is tried again: eight times in some seventy minutes. Settings shows the deliveries of the last ${webhookDeliveries.keptDays} days and sends one again with one press. After ${webhookFailing.weekDays} days without a 2xx, with deliveries on ${webhookFailing.differentDays} different days that failed every try, the webhook is turned off and the company gets an email.

${indented(nodeReceiver)}`;
