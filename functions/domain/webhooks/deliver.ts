// What the webhooks' worker does: an event becomes a delivery for each webhook that wants it, and each is sent until it is taken.

import { createHmac } from 'node:crypto';
import type * as z from 'zod/mini';
import { deliveryDue, type entriesChanged } from '#events/webhooks.ts';
import { queues } from '#events/queues.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { addresses, mail, type NoticeCtx } from '#functions/domain/notices/notices.ts';
import { entryForWebhook } from '#functions/domain/worklogs/worklogs.ts';
import type { Posted, WebhookTools } from '#functions/runtime/outbound/post.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import { TryAgainLater } from '#functions/runtime/fail.ts';
import { keys } from '#functions/table/keys.ts';
import { type Company, companyFrom } from '#functions/table/rows/company-row.ts';
import { type Delivery, deliveryId, type Webhook } from '#functions/table/rows/programs/webhook-row.ts';
import { tryWrite } from '#functions/table/write.ts';
import { webhookFailing } from '#shared/limits.ts';
import * as store from './store.ts';
import { bodyOf, secretOf } from './webhooks.ts';

type WorkerCtx = JobCtx & NoticeCtx & Pick<WebhookTools, 'post'>;

async function companyOf({ table }: Pick<JobCtx, 'table'>, id: string): Promise<Company | undefined> {
  const row = await table.get(keys.company(id));
  const company = row && companyFrom(row);
  return company?.deletion || company?.isDisabled ? undefined : company;
}

/** Every delivery is written with the message that sends it. A repeat of this job finds those it wrote before. */
export async function beginDeliveries(
  ctx: WorkerCtx,
  body: z.output<typeof entriesChanged.body>,
): Promise<void> {
  const { companyId, at, entries } = body;
  const company = await companyOf(ctx, companyId);
  if (!company) return;
  const hooks = (await store.hooksOf(ctx.table, companyId)).filter(({ offSince }) => offSince === undefined);
  for (const [place, { month, entry, event }] of entries.entries()) {
    const wanting = hooks.filter(({ events }) => events.includes(event));
    if (wanting.length === 0) continue;
    const workLog = await entryForWebhook(ctx.table, company, { month, entry });
    if (!workLog) continue;
    const eventId = `${body.id}-${place}`;
    const text = bodyOf(companyId, eventId, event, at, { work_log: workLog });
    for (const hook of wanting)
      await begin(ctx, companyId, {
        id: deliveryId(at, eventId),
        webhookId: hook.id,
        eventId,
        event,
        at,
        body: text,
        state: 'waiting',
        attempts: 0,
      });
  }
}

async function begin(ctx: WorkerCtx, companyId: string, delivery: Delivery): Promise<void> {
  const due = { companyId, webhookId: delivery.webhookId, deliveryId: delivery.id, turn: 'first' };
  const message = ctx.send(ctx, deliveryDue, due);
  if (!(await tryWrite(ctx.table, store.newDelivery(companyId, delivery), message.change))) return;
  await message.dispatch();
}

/** A delivery that is not taken is tried again by the queue; after the last try the log says that it failed. */
export async function deliver(ctx: WorkerCtx, body: z.output<typeof deliveryDue.body>): Promise<void> {
  const { companyId, webhookId } = body;
  const [company, hooks, delivery] = await Promise.all([
    companyOf(ctx, companyId),
    store.hooksOf(ctx.table, companyId),
    store.deliveryOf(ctx.table, companyId, webhookId, body.deliveryId),
  ]);
  const hook = hooks.find(({ id }) => id === webhookId);
  if (!company || !delivery || !hook) return;
  // Off: only a test or a repetition by hand is sent. The log says that the rest no longer wait.
  if (hook.offSince !== undefined && delivery.event !== 'test' && body.turn === 'first')
    return ctx.table.write(store.changedDelivery(companyId, { ...delivery, state: 'failed' }));
  const posted = await postDelivery(ctx, companyId, hook, delivery);
  const isLast = ctx.attempt >= queues.webhooks.attempts;
  const isTaken = posted.fault === undefined;
  const next: Delivery = {
    ...delivery,
    state: isTaken ? 'delivered' : isLast ? 'failed' : 'waiting',
    attempts: delivery.attempts + 1,
    status: posted.status,
    fault: posted.fault,
    milliseconds: posted.milliseconds,
  };
  await ctx.table.write(store.changedDelivery(companyId, next));
  await noteHealth(ctx, company, hook, next.state);
  if (!isTaken && !isLast) throw new TryAgainLater(posted.fault);
}

async function postDelivery(
  ctx: WorkerCtx,
  companyId: string,
  hook: Webhook,
  delivery: Delivery,
): Promise<Posted> {
  const timestamp = String(ctx.now);
  const secret = await secretOf(ctx, companyId, hook);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${delivery.body}`).digest('hex');
  return ctx.post(
    hook.url,
    {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(delivery.body)),
      'user-agent': 'Stund-Webhooks/1',
      'stund-event-id': delivery.eventId,
      'stund-timestamp': timestamp,
      'stund-signature': `v1=${signature}`,
    },
    delivery.body,
  );
}

/** What a try says of the receiver's health; undefined where nothing changes. */
function healthOf(hook: Webhook, came: Delivery['state'], now: number): Webhook | undefined {
  const { failingSince: since = now, failedOn: days = [], ...rest } = hook;
  if (hook.offSince !== undefined) return undefined;
  if (came === 'delivered') return hook.failingSince === undefined ? undefined : rest;
  const today = Math.floor(now / 86_400);
  const failedOn = came === 'failed' && !days.includes(today) ? [...days, today] : days;
  const isStopped =
    came === 'failed' &&
    now - since >= webhookFailing.weekDays * 86_400 &&
    failedOn.length >= webhookFailing.differentDays;
  if (hook.failingSince !== undefined && failedOn === days && !isStopped) return undefined;
  return { ...rest, failingSince: since, failedOn, ...(isStopped ? { offSince: now } : {}) };
}

/** Notes when failures began and ended; after a week of them turns the webhook off and mails the company. */
async function noteHealth(
  ctx: WorkerCtx,
  company: Company,
  read: Webhook,
  came: Delivery['state'],
): Promise<void> {
  if (!healthOf(read, came, ctx.now)) return;
  const letter = mail(ctx, company, { template: 'webhook_stopped', link: addresses.settings(ctx) });
  let isStopped = false;
  await store.changeHooks(ctx.table, company.id, (hooks) => {
    const hook = hooks.find(({ id }) => id === read.id);
    const next = hook && healthOf(hook, came, ctx.now);
    isStopped = next?.offSince !== undefined;
    if (!hook || !next) return undefined;
    const stopped = [
      letter.change,
      audited(ctx, company.id, 'webhook_stopped', { detail: new URL(hook.url).host }),
    ];
    return { hooks: hooks.map((one) => (one === hook ? next : one)), also: isStopped ? stopped : [] };
  });
  if (isStopped) await letter.dispatch();
}
