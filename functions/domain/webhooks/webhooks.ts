// Webhooks as the office makes, changes, tests and removes them.

import { createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { deliveryDue } from '#events/webhooks.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import { takeAll } from '#functions/domain/budgets/budgets.ts';
import { managerNames } from '#functions/domain/office-names/office-names.ts';
import { keyFor } from '#functions/domain/sealed/sealed.ts';
import type { WebhookTools } from '#functions/runtime/outbound/post.ts';
import type { CompanyCtx, Ctx } from '#functions/runtime/context.ts';
import { fail, failField, refuseActing } from '#functions/runtime/fail.ts';
import { answerOnce, commit, receiptOf } from '#functions/runtime/once.ts';
import type { Send } from '#functions/runtime/send.ts';
import { newId } from '#functions/table/new-id.ts';
import { newSecret } from '#functions/table/rows/session-row.ts';
import { type Delivery, deliveryId, type Webhook } from '#functions/table/rows/programs/webhook-row.ts';
import type { Change } from '#functions/table/write.ts';
import type { apiAccess as contract } from '#shared/api/api-access.ts';
import type { Input, Reply } from '#shared/api/endpoint.ts';
import { webhooksMax } from '#shared/limits.ts';
import type { Webhook as WebhookReply, WebhookDelivery } from '#shared/model/company/webhook.ts';
import { toWire } from '#shared/time/instant.ts';
import * as store from './store.ts';

type Calls = typeof contract.endpoints;
type HookCtx = CompanyCtx & Pick<WebhookTools, 'isOpenAddress'> & { readonly send: Send };
type ById = { readonly path: { readonly id: string } };

/** What signs deliveries: made of the row's seed and our own key, so that the table alone signs nothing. */
export async function secretOf(
  ctx: Pick<Ctx, 'secrets'>,
  companyId: string,
  { id, seed }: Pick<Webhook, 'id' | 'seed'>,
): Promise<string> {
  const own = await keyFor(ctx, 'webhook');
  return `whsec_${createHmac('sha256', own).update(`${companyId} ${id} ${seed}`).digest('base64url')}`;
}

const orNull = (at: number | undefined): string | null => (at === undefined ? null : toWire(at));
const shown = (hook: Webhook, maker: string | undefined): WebhookReply => ({
  id: hook.id,
  url: hook.url,
  events: hook.events,
  created: toWire(hook.madeAt),
  created_by: maker ?? null,
  ...(hook.madeBy === undefined ? {} : { created_by_id: hook.madeBy }),
  failing_since: orNull(hook.failingSince),
  off_since: orNull(hook.offSince),
});

const makersOf = ({ table, company }: CompanyCtx, hooks: readonly Webhook[]) =>
  managerNames(
    table,
    company.id,
    hooks.map(({ madeBy }) => madeBy),
  );
const shownOne = async (ctx: CompanyCtx, hook: Webhook): Promise<WebhookReply> =>
  shown(hook, (await makersOf(ctx, [hook])).get(hook.madeBy));

export async function listWebhooks(ctx: CompanyCtx): Promise<WebhookReply[]> {
  const hooks = await store.hooksOf(ctx.table, ctx.company.id);
  const makers = await makersOf(ctx, hooks);
  return hooks.map((hook) => shown(hook, makers.get(hook.madeBy)));
}

async function known(ctx: CompanyCtx, id: string): Promise<Webhook> {
  const hooks = await store.hooksOf(ctx.table, ctx.company.id);
  return hooks.find((one) => one.id === id) ?? fail('webhook_missing');
}

/** Also for an administrator who acts as the company. */
async function refuseInside(ctx: HookCtx, field: string, url: string): Promise<void> {
  refuseActing(ctx);
  if (!(await ctx.isOpenAddress(url))) failField(field, 'is no public https address', 'wrong_value');
}

/**
 * The reply alone has the secret that signs deliveries; once per idempotency key. Errors: `forbidden` for an
 * administrator acting as the company, `limit_reached` at ten, `invalid_input` for an address that is not public https
 * (security-and-reliability.md, section 3, V1), `busy`.
 */
export const createWebhook = (
  ctx: HookCtx,
  { body }: Input<Calls['createWebhook']>,
): Promise<Reply<Calls['createWebhook']>> =>
  answerOnce(
    ctx,
    z.object({ id: z.string() }),
    async () => {
      await refuseInside(ctx, 'url', body.url);
      const hook: Webhook = {
        id: newId('webhook'),
        url: body.url,
        events: [...new Set(body.events)],
        seed: newSecret(),
        madeAt: ctx.now,
        ...(ctx.manager ? { madeBy: ctx.manager.id } : {}),
      };
      const made = audited(ctx, ctx.company.id, 'webhook_created', { detail: hostOf(hook.url) });
      await store.changeHooks(ctx.table, ctx.company.id, (hooks) =>
        hooks.length >= webhooksMax
          ? fail('limit_reached', { max: webhooksMax })
          : { hooks: [...hooks, hook], also: [made, ...receiptOf(ctx, { id: hook.id })] },
      );
      return { id: hook.id };
    },
    async ({ id }) => {
      const hook = await known(ctx, id);
      return { ...(await shownOne(ctx, hook)), secret: await secretOf(ctx, ctx.company.id, hook) };
    },
  );

/** Addresses may hold a secret in their path, which no history needs. */
const hostOf = (url: string): string => new URL(url).host;

function changed(hook: Webhook, body: Input<Calls['changeWebhook']>['body'], now: number): Webhook {
  const { new_url: url = hook.url, new_events: events = hook.events, new_active: active } = body;
  const { failingSince, failedOn, offSince, ...rest } = hook;
  const next = { ...rest, url, events: [...new Set(events)] };
  if (active === true) return next;
  const off = active === false ? (offSince ?? now) : offSince;
  return {
    ...next,
    ...(failingSince === undefined ? {} : { failingSince, ...(failedOn ? { failedOn } : {}) }),
    ...(off === undefined ? {} : { offSince: off }),
  };
}

/**
 * A webhook that is turned on again has a new week to fail in. Errors: `webhook_missing`, `no_changes`, `forbidden` for
 * an administrator acting as the company who changes the address, turns it on or adds an event, `invalid_input`, `busy`.
 */
export async function changeWebhook(
  ctx: HookCtx,
  { body }: Input<Calls['changeWebhook']>,
): Promise<WebhookReply> {
  if (body.new_url !== undefined) await refuseInside(ctx, 'new_url', body.new_url);
  await store.changeHooks(ctx.table, ctx.company.id, (hooks) => {
    const hook = hooks.find(({ id }) => id === body.id) ?? fail('webhook_missing');
    const next = changed(hook, body, ctx.now);
    if (body.new_active === true || next.events.some((event) => !hook.events.includes(event)))
      refuseActing(ctx);
    if (JSON.stringify(next) === JSON.stringify(hook)) fail('no_changes');
    const note = audited(ctx, ctx.company.id, 'webhook_changed', { detail: hostOf(next.url) });
    return { hooks: hooks.map((one) => (one === hook ? next : one)), also: [note] };
  });
  return shownOne(ctx, await known(ctx, body.id));
}

/** Its deliveries go with their time; without it they are neither shown nor sent. Errors: `webhook_missing`, `busy`. */
export async function removeWebhook(ctx: CompanyCtx, { path }: ById): Promise<undefined> {
  await store.changeHooks(ctx.table, ctx.company.id, (hooks) => {
    const hook = hooks.find(({ id }) => id === path.id) ?? fail('webhook_missing');
    const note = audited(ctx, ctx.company.id, 'webhook_removed', { detail: hostOf(hook.url) });
    return { hooks: hooks.filter((one) => one !== hook), also: [note] };
  });
}

/** For the transaction that removes a person of the office: turns off the webhooks that they made; empty without one. */
export async function hooksOfLeaver(ctx: CompanyCtx, managerId: string): Promise<readonly Change[]> {
  const { id: companyId } = ctx.company;
  const isOwn = (hook: Webhook): boolean => hook.madeBy === managerId && hook.offSince === undefined;
  const kept = await store.keptHooks(ctx.table, companyId);
  if (!kept.hooks.some(isOwn)) return [];
  const hooks = kept.hooks.map((hook) => (isOwn(hook) ? { ...hook, offSince: ctx.now } : hook));
  return [
    ...store.hooksChange(companyId, kept.version, hooks),
    audited(ctx, companyId, 'webhooks_turned_off', { managerId }),
  ];
}

/** The delivery's body, which is signed as it stands here. */
export const bodyOf = (
  companyId: string,
  eventId: string,
  event: Delivery['event'],
  at: number,
  data: object,
) => JSON.stringify({ id: eventId, event, created: toWire(at), company_id: companyId, data });

/**
 * Queues a delivery of the event 'test', also to a webhook that is off. Errors: `webhook_missing`, `too_many_requests`.
 */
export async function testWebhook(ctx: HookCtx, { path }: ById): Promise<undefined> {
  const { id: companyId } = ctx.company;
  const hook = await known(ctx, path.id);
  await takeAll(ctx, [['webhookTests', companyId]]);
  const eventId = randomBytes(9).toString('hex');
  const delivery: Delivery = {
    id: deliveryId(ctx.now, eventId),
    webhookId: hook.id,
    eventId,
    event: 'test',
    at: ctx.now,
    body: bodyOf(companyId, eventId, 'test', ctx.now, {}),
    state: 'waiting',
    attempts: 0,
  };
  const due = { companyId, webhookId: hook.id, deliveryId: delivery.id, turn: 'first' };
  const message = ctx.send(ctx, deliveryDue, due);
  await commit(ctx, [store.newDelivery(companyId, delivery), message.change], null, () => fail('busy'));
  await message.dispatch();
}

/** The last 30, newest first. Error: `webhook_missing`. */
export async function listDeliveries(ctx: CompanyCtx, { path }: ById): Promise<WebhookDelivery[]> {
  const hook = await known(ctx, path.id);
  const deliveries = await store.deliveriesOf(ctx.table, ctx.company.id, hook.id);
  return deliveries.map((one) => ({
    id: one.id,
    event: one.event,
    at: toWire(one.at),
    state: one.state,
    attempts: one.attempts,
    status: one.status ?? null,
    fault: one.fault ?? null,
    milliseconds: one.milliseconds ?? null,
  }));
}

/**
 * Sends the same body under the same event id again. Errors: `webhook_missing`, also for a delivery that has expired;
 * `too_many_requests`.
 */
export async function redeliver(ctx: HookCtx, { path }: Input<Calls['redeliver']>): Promise<undefined> {
  const { id: companyId } = ctx.company;
  const hook = await known(ctx, path.id);
  const kept = await store.deliveryOf(ctx.table, companyId, hook.id, path.delivery);
  const delivery = kept ?? fail('webhook_missing');
  await takeAll(ctx, [['webhookTests', companyId]]);
  const turn = randomBytes(6).toString('hex');
  const due = { companyId, webhookId: hook.id, deliveryId: delivery.id, turn };
  const message = ctx.send(ctx, deliveryDue, due);
  const waiting = store.changedDelivery(companyId, { ...delivery, state: 'waiting' });
  await commit(ctx, [waiting, message.change], null, () => fail('webhook_missing'));
  await message.dispatch();
}
