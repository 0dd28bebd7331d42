// Webhooks: which change of an entry is which event, what is sent of it to whom, and the log of what was sent.

import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { deliveryDue, entriesChanged } from '#events/webhooks.ts';
import { listAudit } from '#functions/domain/audit/audit.ts';
import { tableWithEntryEvents, withEntryEvents } from '#functions/domain/entry-events/entry-events.ts';
import { beginDeliveries, deliver } from '#functions/domain/webhooks/deliver.ts';
import {
  changeWebhook,
  createWebhook,
  listDeliveries,
  listWebhooks,
  redeliver,
  removeWebhook,
  testWebhook,
} from '#functions/domain/webhooks/webhooks.ts';
import { add } from '#functions/domain/worklogs/change/add.ts';
import { edit } from '#functions/domain/worklogs/change/edit.ts';
import { remove } from '#functions/domain/worklogs/change/remove.ts';
import { restore } from '#functions/domain/worklogs/change/restore.ts';
import { comment } from '#functions/domain/worklogs/comments.ts';
import { clockIn } from '#functions/domain/worklogs/press/clock-in.ts';
import { clockOut } from '#functions/domain/worklogs/press/clock-out.ts';
import { doubtChanges } from '#functions/domain/worklogs/press/doubt.ts';
import { find } from '#functions/domain/worklogs/store.ts';
import { keys } from '#functions/table/keys.ts';
import { budgets, webhookDeliveries, webhookEvents, webhooksMax } from '#shared/limits.ts';
import type { WebhookEvent } from '#shared/model/company/webhook.ts';
import { toWire } from '#shared/time/instant.ts';
import { aClientId } from '#test/kit/world/context.ts';
import { useSite } from '#test/kit/world/use-site.ts';

const { world, site } = await useSite();
const hour = 3600;
const code = (value: string) => ({ code: value });

/** The table of a request, which also writes the events that the company wants. */
async function asTold<C extends Awaited<ReturnType<typeof world.asCompany>>>(
  ctx: C,
  wanted: readonly WebhookEvent[] = webhookEvents,
): Promise<C> {
  return { ...ctx, table: tableWithEntryEvents(ctx, { ...ctx.company, webhookEvents: wanted }) };
}
const asOffice = async (wanted?: readonly WebhookEvent[]) =>
  asTold(await world.asCompany(site.company), wanted);
const asAnna = async () => asTold(await world.asEmployee(site.anna));

/** What the messages say that were sent since the last call. */
function told() {
  const messages = world.sent.splice(0).filter(({ name }) => name === entriesChanged.name);
  return messages.map(({ body }) => entriesChanged.body.parse(body));
}
const eventsTold = () => told().flatMap(({ entries }) => entries.map(({ event }) => event));

/** An entry of two hours, begun yesterday and earlier by `days`. */
const times = (days = 0, hours = 2) => {
  const start = world.clock.now - 86_400 * (1 + days);
  return { start_time: toWire(start), end_time: toWire(start + hours * hour) };
};
const moved = (days: number, hours = 2) => {
  const { start_time: new_start_time, end_time: new_end_time } = times(days, hours);
  return { new_start_time, new_end_time };
};
async function added(wanted?: readonly WebhookEvent[]) {
  const body = [{ ...times(), employee_id: site.anna.id, project_id: site.roof.id }];
  const [entry] = await add(await asOffice(wanted), { body });
  return entry ?? expect.fail('one entry was added');
}

describe('the events of an entry', () => {
  it('are one of what was done to it, and one more of its approval', async () => {
    world.sent.length = 0;
    const { id } = await added();
    expect(eventsTold()).toEqual(['entry.created']);
    const steps: readonly (readonly [object, readonly WebhookEvent[]])[] = [
      [moved(0, 3), ['entry.updated']],
      [{ ...moved(0, 4), approved: true }, ['entry.updated', 'entry.approved']],
      [{ approved: false }, ['entry.updated']],
      [{ approved: true }, ['entry.approved']],
      [{ new_project_id: site.wall.id }, ['entry.updated']],
      [moved(31), ['entry.updated']],
      [{ ...moved(62), approved: true }, ['entry.updated', 'entry.approved']],
    ];
    for (const [change, events] of steps) {
      await edit(await asOffice(), { body: { id, ...change } });
      expect(eventsTold()).toEqual(events);
    }
    await comment({ ...(await asOffice()) }, { body: { work_log_id: id, comment: 'Rain' } });
    expect(eventsTold()).toEqual([]);
    await remove(await asOffice(), { path: { id } });
    expect(eventsTold()).toEqual(['entry.deleted']);
    await restore(await asOffice(), { path: { id }, body: {} });
    expect(eventsTold()).toEqual(['entry.updated']);
  });

  it('are presses of the clock, and the end that the office sets for a running entry', async () => {
    world.sent.length = 0;
    const { id } = await clockIn(await asAnna(), { body: site.press() });
    expect(eventsTold()).toEqual(['entry.clocked_in']);
    world.pass(hour);
    await clockOut(await asAnna(), { body: site.leave() });
    expect(eventsTold()).toEqual(['entry.clocked_out']);
    await edit(await asOffice(), { body: { id, new_end_time: toWire(world.clock.now - 60) } });
    expect(eventsTold()).toEqual(['entry.updated']);
  });

  it.each([false, true])('are one of a press that contradicts its end, settled: %s', async (isSettled) => {
    world.sent.length = 0;
    const { id } = await added();
    const ctx = await asOffice();
    const row = (await find(ctx, id)) ?? expect.fail('it was added');
    eventsTold();
    await ctx.table.write(
      ...doubtChanges(ctx, row, { foremanId: site.anna.id, pressedAt: ctx.now }, isSettled),
    );
    expect(eventsTold()).toEqual(['entry.updated']);
    expect(await find(ctx, id)).toMatchObject({
      version: row.version + 1,
      isEndAssumed: isSettled ? row.isEndAssumed : true,
    });
  });

  it('say where the entry lies and when, under one id for each transaction', async () => {
    world.sent.length = 0;
    const body = [times(), times(3)].map((one) => ({
      ...one,
      employee_id: site.anna.id,
      project_id: site.roof.id,
    }));
    await add(await asOffice(), { body });
    await added();
    const [both, single] = told();
    expect(both).toMatchObject({ companyId: site.company.id, at: world.clock.now });
    expect(both?.entries).toHaveLength(2);
    expect(both?.id).toMatch(/^[0-9a-f]{18}$/);
    expect(single?.id).not.toBe(both?.id);
    for (const { month, entry } of both?.entries ?? [])
      expect(await world.table.get(keys.workLog(site.company.id, month, entry))).toBeDefined();
  });

  it('are sent only where the company wants them: others write nothing more', async () => {
    world.sent.length = 0;
    const { id } = await added(['entry.deleted']);
    expect(told()).toEqual([]);
    await remove(await asOffice(['entry.deleted']), { path: { id } });
    expect(eventsTold()).toEqual(['entry.deleted']);
    const ctx = await world.asCompany(site.company);
    expect(tableWithEntryEvents(ctx, ctx.company)).toBe(ctx.table);
  });

  it('come of the verbs of whom a session or a key names, and of nobody else', async () => {
    const { send, log, session, company } = await world.asCompany(site.company);
    const actor = {
      role: 'COMPANY',
      session,
      company,
      employee: undefined,
      manager: undefined,
      extraRows: [],
    } as const;
    const found = { ...actor, company: { ...company, webhookEvents: [...webhookEvents] } };
    const by = (
      answer: typeof found | 'over' | undefined | (Omit<typeof found, 'company'> & { company: undefined }),
    ) => withEntryEvents(async () => answer, { send, log })(world.table, 'token', world.clock.now);
    expect(await by('over')).toBe('over');
    expect(await by(undefined)).toBeUndefined();
    const ofPlatform = { ...found, company: undefined };
    expect(await by(ofPlatform)).toBe(ofPlatform);
    const telling = await by(found);
    expect(telling).toMatchObject(found);
    expect(typeof telling === 'object' && telling.table).not.toBe(world.table);
  });
});

type Post = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** The worker of the queue, and what it posted. */
function aWorker() {
  const posts: Post[] = [];
  const answer = { status: 204, fault: undefined, milliseconds: 12 };
  const job = async (attempt = 1) => {
    const { session: _, ...ctx } = await world.asCompany(site.company);
    const post = async (url: string, headers: Record<string, string>, body: string) => {
      posts.push({ url, headers, body });
      return answer;
    };
    return { ...ctx, attempt, processId: undefined, post };
  };
  return {
    posts,
    begin: async (body: z.output<typeof entriesChanged.body>) => beginDeliveries(await job(), body),
    /** Sends what is due. */
    work: async () => {
      for (const { name, body } of world.sent.splice(0))
        if (name === deliveryDue.name) await deliver(await job(), deliveryDue.body.parse(body));
    },
  };
}
const open = { isOpenAddress: async () => true };
const asOwner = async (once?: string) => ({
  ...(await world.asCompany(site.company, once === undefined ? {} : { once })),
  ...open,
});
const hooked = async (url: string, events: readonly WebhookEvent[], once?: string) =>
  createWebhook(await asOwner(once), { body: { url, events: [...events] } });
const logOf = async (id: string) => listDeliveries(await asOwner(), { path: { id } });
const history = async () =>
  (await listAudit(await world.asCompany(site.company), { query: {} })).map(({ event, detail }) => [
    event,
    detail,
  ]);

describe('a delivery', () => {
  it('goes to each webhook that wants the event, signed, with the entry as it is then, and once for each', async () => {
    const worker = aWorker();
    const all = await hooked('https://all.example/hook', webhookEvents);
    const deleted = await hooked('https://deleted.example/', ['entry.deleted']);
    const off = await hooked('https://off.example/', ['entry.created']);
    await changeWebhook(await asOwner(), { body: { id: off.id, new_active: false } });
    world.sent.length = 0;
    const entry = await added();
    const [message] = told();
    if (!message) expect.fail('the entry was told of');
    await worker.begin(message);
    await worker.begin(message);
    expect(await logOf(all.id)).toEqual([
      {
        id: `${world.clock.now}-${message.id}-0`,
        event: 'entry.created',
        at: site.now(),
        state: 'waiting',
        attempts: 0,
        status: null,
        fault: null,
        milliseconds: null,
      },
    ]);
    world.pass(60);
    await worker.work();
    expect(await logOf(all.id)).toMatchObject([
      { state: 'delivered', attempts: 1, status: 204, fault: null, milliseconds: 12 },
    ]);
    expect([await logOf(deleted.id), await logOf(off.id)]).toEqual([[], []]);
    const [post] = worker.posts;
    if (!post || worker.posts.length > 1) expect.fail('one is sent');
    expect(post.url).toBe('https://all.example/hook');
    const timestamp = String(world.clock.now);
    expect(post.headers).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(post.body)),
      'user-agent': 'Stund-Webhooks/1',
      'stund-event-id': `${message.id}-0`,
      'stund-timestamp': timestamp,
      'stund-signature': `v1=${createHmac('sha256', all.secret).update(`${timestamp}.${post.body}`).digest('hex')}`,
    });
    expect(JSON.parse(post.body)).toEqual({
      id: `${message.id}-0`,
      event: 'entry.created',
      created: toWire(message.at),
      company_id: site.company.id,
      data: {
        work_log: {
          id: entry.id,
          employee: { id: site.anna.id, name: 'Anna' },
          project: { id: site.roof.id, name: 'Roof' },
          start_time: entry.start_time,
          end_time: entry.end_time,
          total_time: 2 * hour,
          approved: false,
          deleted: false,
          version: 1,
        },
      },
    });
  });

  it('says of an entry neither an end that is to come nor a mark that the company hides', async () => {
    const worker = aWorker();
    const { id } = await hooked('https://all.example/', webhookEvents);
    const bodies = async () => {
      for (const message of told()) await worker.begin(message);
      world.sent.push(...(await dueOf(id)));
      await worker.work();
      return worker.posts.splice(0).map(({ body }) => {
        const { data } = z
          .object({ data: z.object({ work_log: z.looseObject({}) }) })
          .parse(JSON.parse(body));
        return data.work_log;
      });
    };
    world.sent.length = 0;
    await clockIn(await asAnna(), { body: site.press() });
    expect(await bodies()).toMatchObject([{ end_time: null, total_time: null }]);
    const settings = { 'st.worked_through_lunch': true };
    await world.table.write({ update: keys.company(site.company.id), set: settings });
    const entry = await added();
    await edit(await asOffice(), { body: { id: entry.id, worked_through_lunch: true, approved: true } });
    const shown = await bodies();
    expect(shown.at(-1)).toMatchObject({ worked_through_lunch: true, approved: true, version: 2 });
    const hidden = { 'st.worked_through_lunch': false, 'st.features.approve_work_logs': false };
    await world.table.write({ update: keys.company(site.company.id), set: hidden });
    await remove(await asOffice(), { path: { id: entry.id } });
    const [last] = await bodies();
    expect(last).toMatchObject({ approved: false, deleted: true });
    expect(last).not.toHaveProperty('worked_through_lunch');
  });

  it('is neither begun nor sent for a company that is disabled or leaves, nor for a webhook that is gone', async () => {
    const worker = aWorker();
    const { id } = await hooked('https://all.example/', webhookEvents);
    world.sent.length = 0;
    await added();
    const [first] = told();
    await added();
    const [second] = told();
    if (!first || !second) expect.fail('both were told of');
    await worker.begin(first);
    const waiting = [...world.sent];
    for (const state of [{ off: 1 }, { da: world.clock.now, de: world.clock.now + 60 }]) {
      await world.table.write({ update: keys.company(site.company.id), set: state });
      await worker.begin(second);
      world.sent.splice(0, Infinity, ...waiting);
      await worker.work();
      await world.table.write({ update: keys.company(site.company.id), remove: Object.keys(state) });
    }
    expect(await logOf(id)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    await removeWebhook(await asOwner(), { path: { id } });
    world.sent.push(...waiting);
    await worker.work();
    expect(worker.posts).toEqual([]);
    await expect(logOf(id)).rejects.toMatchObject(code('webhook_missing'));
  });

  it('is repeated by hand with the same body under the same id, and tests are limited with it', async () => {
    const worker = aWorker();
    const { id } = await hooked('https://all.example/', ['entry.created']);
    world.sent.length = 0;
    await testWebhook(await asOwner(), { path: { id } });
    await worker.work();
    const [done] = await logOf(id);
    expect(done).toMatchObject({ event: 'test', state: 'delivered', attempts: 1 });
    const again = async (delivery = done?.id ?? '') => redeliver(await asOwner(), { path: { id, delivery } });
    await again();
    expect(await logOf(id)).toMatchObject([{ id: done?.id, state: 'waiting', attempts: 1 }]);
    const [due] = world.sent;
    expect(due).toMatchObject({ body: { turn: expect.stringMatching(/^[0-9a-f]{12}$/) } });
    await worker.work();
    expect(await logOf(id)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
    const [one, other] = worker.posts;
    expect([other?.body, other?.headers['stund-event-id']]).toEqual([
      one?.body,
      one?.headers['stund-event-id'],
    ]);
    await expect(again('none')).rejects.toMatchObject(code('webhook_missing'));
    const [most] = budgets.webhookTests;
    for (let n = 2; n < most; n += 1) await again();
    await expect(again()).rejects.toMatchObject(code('too_many_requests'));
    await expect(testWebhook(await asOwner(), { path: { id } })).rejects.toMatchObject(
      code('too_many_requests'),
    );
  });

  it('stands in the log with the thirty newest, newest first', async () => {
    const { id } = await hooked('https://all.example/', ['entry.created']);
    for (let n = 0; n <= webhookDeliveries.shown; n += 1) {
      world.pass(1);
      await testWebhook(await asOwner(), { path: { id } });
    }
    const at = (await logOf(id)).map((one) => one.at);
    expect(at).toHaveLength(webhookDeliveries.shown);
    expect(at[0]).toBe(site.now());
    expect(at.at(-1)).toBe(toWire(world.clock.now - webhookDeliveries.shown + 1));
  });
});

/** The messages of the deliveries of a webhook that wait, oldest first. */
async function dueOf(webhookId: string) {
  const waiting = (await logOf(webhookId)).filter(({ state }) => state === 'waiting').toReversed();
  world.sent.length = 0;
  return waiting.map(({ id }) => ({
    name: deliveryDue.name,
    body: { companyId: site.company.id, webhookId, deliveryId: id, turn: 'first' },
  }));
}

describe('a webhook', () => {
  it('is listed as it was made, changed and removed, which the security history says by its host', async () => {
    const url = 'https://hooks.example/secret-path';
    const made = await hooked(url, ['entry.created', 'entry.created'], aClientId());
    const shown = {
      id: made.id,
      url,
      events: ['entry.created'],
      created: site.now(),
      created_by: null,
      failing_since: null,
      off_since: null,
    };
    expect(made).toEqual({ ...shown, secret: expect.stringMatching(/^whsec_[\w-]{43}$/) });
    expect(await listWebhooks(await asOwner())).toEqual([shown]);
    const change = async (body: Omit<Parameters<typeof changeWebhook>[1]['body'], 'id'>) =>
      changeWebhook(await asOwner(), { body: { id: made.id, ...body } });
    await expect(change({ new_url: url })).rejects.toMatchObject(code('no_changes'));
    const other = { new_url: 'https://other.example/', new_events: ['entry.deleted' as const] };
    const next = { ...shown, url: other.new_url, events: other.new_events };
    expect(await change(other)).toEqual(next);
    expect(await change({ new_active: false })).toEqual({ ...next, off_since: site.now() });
    await expect(change({ new_active: false })).rejects.toMatchObject(code('no_changes'));
    expect(await change({ new_active: true })).toEqual(next);
    await removeWebhook(await asOwner(), { path: { id: made.id } });
    expect(await listWebhooks(await asOwner())).toEqual([]);
    expect((await history()).filter(([event]) => event?.startsWith('webhook'))).toEqual([
      ['webhook_removed', 'other.example'],
      ['webhook_changed', 'other.example'],
      ['webhook_changed', 'other.example'],
      ['webhook_changed', 'other.example'],
      ['webhook_created', 'hooks.example'],
    ]);
  });

  it('is the same one when its request is repeated', async () => {
    const once = aClientId();
    const first = await hooked('https://all.example/', ['entry.created'], once);
    expect(await hooked('https://all.example/', ['entry.created'], once)).toEqual(first);
    expect(await listWebhooks(await asOwner())).toHaveLength(1);
  });

  it('is one of ten at most, at an address that is open to all, and not made by an administrator acting as the company', async () => {
    const body = { url: 'https://all.example/', events: ['entry.created' as const] };
    const inside = { ...(await asOwner()), isOpenAddress: async () => false };
    const refused = { issues: [{ field: 'url' }] };
    await expect(createWebhook(inside, { body })).rejects.toMatchObject(refused);
    const ctx = await asOwner();
    const acting = { ...ctx, session: { ...ctx.session, actingFor: 'Ólöf' } };
    await expect(createWebhook(acting, { body })).rejects.toMatchObject(code('forbidden'));
    const first = await hooked(body.url, body.events);
    const change = { id: first.id, new_url: 'https://10.0.0.1/' };
    await expect(changeWebhook(inside, { body: change })).rejects.toMatchObject({
      issues: [{ field: 'new_url' }],
    });
    for (let n = 1; n < webhooksMax; n += 1) await hooked(body.url, body.events);
    await expect(hooked(body.url, body.events)).rejects.toMatchObject({
      code: 'limit_reached',
      params: { max: webhooksMax },
    });
  });

  it('that is not there is neither changed, tested, repeated nor removed', async () => {
    const path = { id: 'none' };
    for (const act of [
      async () => changeWebhook(await asOwner(), { body: { id: 'none', new_active: false } }),
      async () => testWebhook(await asOwner(), { path }),
      async () => redeliver(await asOwner(), { path: { ...path, delivery: 'none' } }),
      async () => removeWebhook(await asOwner(), { path }),
    ])
      await expect(act()).rejects.toMatchObject(code('webhook_missing'));
  });

  it('is wanted by the company’s row only while it is on', async () => {
    const wanted = async () => (await world.company(site.company.id)).webhookEvents;
    const one = await hooked('https://one.example/', ['entry.deleted', 'entry.created']);
    await hooked('https://other.example/', ['entry.created']);
    expect(await wanted()).toEqual(['entry.created', 'entry.deleted']);
    await changeWebhook(await asOwner(), { body: { id: one.id, new_active: false } });
    expect(await wanted()).toEqual(['entry.created']);
  });
});
