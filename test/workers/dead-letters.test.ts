// What no worker can do lands beside its queue after so many tries, harms no neighbour, and can be sent again.

import { setTimeout as wait } from 'node:timers/promises';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { queueNames } from '#events/queues.ts';
import { keys } from '#functions/table/keys.ts';
import { photoUpload } from '#shared/model/photo.ts';
import { scriptRun } from '#shared/model/scripts.ts';
import { picture } from '#test/domain/photos/photo-files.ts';
import { callerOf } from '#test/kit/system/caller.ts';
import { type RunningSystem, startSystem } from '#test/kit/system/system.ts';
import { aPress, aSession, aTenant, type Tenant } from '#test/kit/system/tenant.ts';
import { waitForNoon } from '#test/kit/system/use-system.ts';

let system: RunningSystem;
let site: Tenant;
let sqs: SQSClient;
beforeAll(async () => {
  system = await startSystem({ demo: false });
  // The nightly checks would stumble over the row that a test spoils: they run now, and not while time passes below.
  await waitForNoon(system);
  await isQuiet();
  site = await aTenant(system);
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  sqs = new SQSClient({ endpoint: system.aws, region: 'eu-central-1', credentials });
}, 60_000);
afterAll(async () => {
  sqs.destroy();
  await system.stop();
});

const put = (queue: string, MessageBody: string) =>
  sqs.send(new SendMessageCommand({ QueueUrl: `${system.aws}/000000000000/stund-${queue}`, MessageBody }));

async function depthOf(queue: string) {
  const found = (await system.queues()).find(({ name }) => name === `stund-${queue}`);
  if (!found) throw new Error(`there is no queue ${queue}`);
  return { left: found.waiting + found.inFlight + found.delayed, dead: found.deadLetters?.waiting ?? 0 };
}

/** No failed try rests longer. */
const longestRestSeconds = 901;
/** How many messages a test put into the chores' queue that rest or lie beside it. */
let unreadableChores = 0;

/** Whether a worker has a message. A move of the clock would count it as a failed try, and five end it. */
async function isAtWork(): Promise<boolean> {
  if ((await system.queues()).some(({ waiting }) => waiting > 0)) return true;
  const chores = await depthOf('chores');
  return chores.left + chores.dead > unreadableChores;
}

/** Schedules give the chores' queue its messages a moment after the clock moved. */
async function isQuiet(): Promise<void> {
  do await wait(150);
  while (await isAtWork());
}

/** Lets time pass until so many messages lie beside the queue; for none, until it is empty too. */
async function givenUp(queue: string, dead: number): Promise<void> {
  for (;;) {
    const depth = await depthOf(queue);
    if (depth.dead === dead && (dead > 0 || depth.left === 0)) return;
    await system.clock.advance(longestRestSeconds);
    await isQuiet();
  }
}

describe('a job that fails', () => {
  it('is done when what was wrong is mended and its dead letter is sent again; its neighbour never waited', async () => {
    const begin = async () => {
      const body = { id: aPress(), type: 'image/jpeg', bytes: 1000 };
      const reply = await callerOf(system.api)('POST', '/api/photos', { token: site.tokens.company, body });
      return z.object(photoUpload.shape).parse(reply.body);
    };
    const [broken, neighbour] = [await begin(), await begin()];
    const rowOf = ({ id }: { id: string }) => keys.photo(site.id, id);
    const stateOf = async (photo: { id: string }) => (await system.table.get(rowOf(photo)))?.['s'];
    await system.table.write({ update: rowOf(broken), set: { s: 'a state of another release' } });
    for (const { upload } of [broken, neighbour]) {
      const form = new FormData();
      for (const [name, value] of Object.entries(upload.fields)) form.append(name, value);
      form.append('file', new Blob([new Uint8Array(await picture())]));
      await fetch(upload.url, { method: 'POST', body: form });
    }
    await givenUp('photos', 1);
    expect(await stateOf(neighbour)).toBe('ready');
    expect(await stateOf(broken)).toBe('a state of another release');

    await system.table.write({ update: rowOf(broken), set: { s: 'waiting' } });
    expect(await system.redrive('stund-photos')).toBe(1);
    await givenUp('photos', 0);
    expect(await stateOf(broken)).toBe('ready');
  }, 240_000);
});

describe('an unreadable message', () => {
  it('is given up by every queue and can be sent again', async () => {
    const texts = ['no JSON', '{"name":"nobody.knows","version":1,"id":"x","body":{}}'];
    for (const queue of queueNames) for (const text of texts) await put(queue, text);
    unreadableChores = texts.length;
    for (const queue of queueNames) await givenUp(queue, texts.length);
    for (const queue of queueNames) expect(await system.redrive(`stund-${queue}`)).toBe(texts.length);
    for (const queue of queueNames) await givenUp(queue, texts.length);
  }, 240_000);
});

describe('the script redrive_dlq', () => {
  it('sends dead letters of one queue again, no more than it is asked to, and leaves other queues alone', async () => {
    const left = { payroll: (await depthOf('payroll')).dead, photos: (await depthOf('photos')).dead };
    for (const text of ['one', 'two', 'three']) await put('payroll', text);
    await givenUp('payroll', left.payroll + 3);
    const token = await aSession(system, { role: 'ADMIN' });
    const run = async (at_most: number, dry_run: boolean) => {
      const body = { params: { queue: 'payroll', at_most }, dry_run };
      const { body: common } = await callerOf(system.api)('POST', '/admin/scripts/redrive_dlq', {
        token,
        body,
      });
      return scriptRun.parse(common).steps[0]?.changes[0]?.after;
    };
    expect(await run(2, true)).toBe(String(left.payroll + 1));
    expect((await depthOf('payroll')).dead).toBe(left.payroll + 3);
    expect(await run(2, false)).toBe('2');
    expect((await depthOf('payroll')).dead).toBe(left.payroll + 1);
    // They are still unreadable, and end in the same queue.
    await givenUp('payroll', left.payroll + 3);
    expect((await depthOf('photos')).dead).toBe(left.photos);
  }, 240_000);

  it('is run by an operator’s command line too, and the audit has the id of the invocation', async () => {
    const { dead } = await depthOf('exports');
    await put('exports-dead', 'a dead letter');
    const byHand = async (sent: unknown): Promise<unknown> => {
      const reply = await fetch(`${system.aws}/2015-03-31/functions/stund-run-script/invocations`, {
        method: 'POST',
        headers: { authorization: 'AWS4-HMAC-SHA256 Credential=local/x' },
        body: JSON.stringify(sent),
      });
      return reply.json();
    };
    const sent = { script: 'redrive_dlq', params: { queue: 'exports', reason: 'By hand' } };
    const after = async (more: object) =>
      scriptRun.parse(await byHand({ ...sent, ...more })).steps[0]?.changes[0]?.after;
    expect(await after({})).toBe('0');
    expect(await after({ dry_run: false })).toBe(String(dead + 1));
    expect(await byHand({ script: '__proto__' })).toMatchObject({ error: { code: 'script_missing' } });
    expect(await byHand({ ...sent, params: { queue: 7 } })).toMatchObject({
      error: { code: 'invalid_input', errors: [{ field: 'params.queue' }] },
    });
    const token = await aSession(system, { role: 'ADMIN' });
    const { body: rows } = await callerOf(system.api)(
      'GET',
      '/admin/audit?company_id=platform&text=By%20hand',
      {
        token,
      },
    );
    const common = { administrator: null, request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) };
    // Both may be of one second.
    expect(rows).toHaveLength(2);
    for (const event of ['script_run', 'script_run_dry'])
      expect(rows).toContainEqual(expect.objectContaining({ ...common, event }));
  }, 60_000);

  it('that two administrators start at the same moment sends each message once', async () => {
    const { dead } = await depthOf('billing');
    const texts = Array.from({ length: 25 }, (_, at) => `dead letter ${at}`);
    for (const text of texts) await put('billing-dead', text);
    const tokens = await Promise.all([
      aSession(system, { role: 'ADMIN' }),
      aSession(system, { role: 'ADMIN' }),
    ]);
    const moved = await Promise.all(
      tokens.map(async (token) => {
        const body = { params: { queue: 'billing' }, dry_run: false };
        const reply = await callerOf(system.api)('POST', '/admin/scripts/redrive_dlq', { token, body });
        return Number(scriptRun.parse(reply.body).steps[0]?.changes[0]?.after ?? 0);
      }),
    );
    const all = dead + texts.length;
    expect(moved.reduce((sum, one) => sum + one)).toBe(all);
    const depth = await depthOf('billing');
    expect(depth.left + depth.dead).toBe(all);
  }, 240_000);
});
