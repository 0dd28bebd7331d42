// How a company's own program learns of changed entries: what is sent, how it is signed, and a receiver that runs.

import {
  webhookAnswer,
  webhookDeliveries,
  webhookEvents,
  webhookFailing,
  webhooksMax,
} from '#shared/limits.ts';

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

/** Markdown for the API's description. */
export const webhookGuide = `## Webhooks

A company makes webhooks in Settings, API: at most ${webhooksMax}, each an https address on the public internet, and its events (${webhookEvents.map((event) => `\`${event}\``).join(', ')}). The secret is shown once.

**What is sent.** A POST of JSON: \`id\` of the event, \`event\`, \`created\`, \`company_id\` and \`data.work_log\`, the entry as it was moments after the change. The body stays the same when it is tried or sent again; \`version\` rises with every change, so keep the entry with the highest. A test has the event \`test\`.

**How it is signed.** \`Stund-Signature\` is \`v1=\` and the HMAC-SHA256, in hexadecimal, of \`Stund-Timestamp\`, a full stop and the body as it came, under the secret. \`Stund-Timestamp\` is the time of the attempt in Unix seconds: refuse old ones.

**At least once.** We send every acknowledged change, sometimes twice and not always in order: keep the ids you have seen (\`Stund-Event-Id\`). A change that edits and approves is both \`entry.updated\` and \`entry.approved\`, with the same \`version\`.

**Answers.** Answer 2xx within ${webhookAnswer.seconds} seconds. Everything else, redirects included, is tried again: eight times in some seventy minutes. Settings shows the deliveries of the last ${webhookDeliveries.keptDays} days and sends one again with one press. After ${webhookFailing.weekDays} days without a 2xx, with deliveries on ${webhookFailing.differentDays} different days that failed every try, the webhook is turned off and the company gets an email.

${indented(nodeReceiver)}`;
