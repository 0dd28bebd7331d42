// A company in its trial and both partners' stand-ins, for tests of its subscription.

import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import * as z from 'zod';
import { cardUpdated, subscriptionEnded, transactionAbandoned } from '#events/billing.ts';
import { payByBank } from '#functions/domain/billing/bank.ts';
import { cancel } from '#functions/domain/billing/cancel.ts';
import { payByCard } from '#functions/domain/billing/card.ts';
import {
  cancelTransaction,
  checkBilling,
  endAtPartner,
  handleCardUpdate,
} from '#functions/domain/billing/check.ts';
import type { OrderCtx } from '#functions/domain/billing/order.ts';
import { subscriptionOf } from '#functions/domain/billing/store.ts';
import { receiveWebhook } from '#functions/domain/billing/webhook.ts';
import { openPaddle } from '#functions/partners/paddle.ts';
import { openPayday } from '#functions/partners/payday.ts';
import type { Raw, RawCtx } from '#functions/runtime/raw.ts';
import { listen, stopListening } from '#infra/local/listen.ts';
import { openPartners } from '#infra/local/partners/partners.ts';
import { at } from './context.ts';
import { useWorld } from './use-site.ts';

export const day = 86_400;
const account = { apiKey: 'key', webhookSecret: 'the webhooks’ secret', clientToken: 'test_token' };
const { webhookSecret } = account;
const secrets = {
  get: async (name: string) =>
    JSON.stringify(name === 'paddle' ? account : { clientId: 'stand-in', clientSecret: 'for tests' }),
};
export const bankBody = {
  ssn: '6203081190',
  email_billing: 'bokhald@malningogmur.example',
  subscription_plan: 2,
};

/** As the reseller signs a body. */
export function signatureOf(body: string, moment: number, secret = webhookSecret): string {
  return `ts=${moment};h1=${createHmac('sha256', secret).update(`${moment}:${body}`).digest('hex')}`;
}

/** `site.company` is new for each test; by default in Iceland. */
export async function useBilling() {
  const world = await useWorld();
  const place = { origin: '' };
  const count = { made: 0 };
  const partners = openPartners({
    now: () => world.clock.now * 1000,
    account: async () => JSON.stringify(account),
    // The stand-in cannot send webhooks here and keeps them; `deliver` posts them.
    webhooks: 'http://127.0.0.1:1/',
  });
  const { server, paddle, payday } = partners;
  const logged: string[] = [];
  const log = {
    info: (event: string) => void logged.push(event),
    warn: (event: string) => void logged.push(event),
    error: (event: string) => void logged.push(event),
  };

  const site = {
    world,
    paddle,
    payday,
    logged,
    company: await world.aCompany({ isPaying: false }),
    tools: () => ({
      bank: openPayday(`${place.origin}/payday`),
      card: openPaddle({
        origin: `${place.origin}/paddle`,
        script: `${place.origin}/paddle.js`,
        toleranceSeconds: 5,
      }),
    }),
    asManager: async (once?: string): Promise<OrderCtx> => ({
      ...(await world.asCompany(site.company, { body: bankBody, ...(once ? { once } : {}) })),
      ...site.tools(),
      secrets,
      log,
    }),
    payByBank: async (over: Partial<typeof bankBody> = {}, once?: string) =>
      payByBank(await site.asManager(once), { body: { ...bankBody, ...over } }),
    payByCard: async (subscription_plan = 1) =>
      payByCard(await site.asManager(), { body: { subscription_plan } }),
    cancel: async (reason?: string) => cancel(await site.asManager(), { body: reason ? { reason } : {} }),
    job: async () => ({
      ...(await site.asManager()),
      attempt: 1,
      processId: undefined,
    }),
    check: async () => checkBilling(await site.job()),
    /** Posts a body in the form that the gateway passes it on. */
    post: async (body: string, signature: string | undefined): Promise<Raw> => {
      const { card } = site.tools();
      const { send, table } = await site.asManager();
      const ctx: Pick<RawCtx, 'now' | 'nowMilliseconds' | 'table' | 'secrets' | 'log' | 'body' | 'header'> = {
        now: world.clock.now,
        nowMilliseconds: world.clock.now * 1000,
        table,
        secrets,
        log,
        body,
        header: (name) => (name === 'paddle-signature' ? signature : undefined),
      };
      return receiveWebhook({ card, send })(ctx);
    },
    /** Posts the reseller's waiting webhooks, oldest first, each in a request of its own. */
    deliver: async (inTurn = (events: readonly unknown[]) => events) => {
      for (const event of inTurn(paddle.waiting.splice(0))) {
        const body = JSON.stringify(event);
        await site.post(body, signatureOf(body, world.clock.now));
      }
    },
    /** Handles the messages of the queue, oldest first, and empties it. */
    work: async () => {
      for (const { name, body } of world.sent.splice(0)) {
        if (name === cardUpdated.name) await handleCardUpdate(await site.job(), cardUpdated.body.parse(body));
        if (name === subscriptionEnded.name)
          await endAtPartner(await site.job(), subscriptionEnded.body.parse(body));
        if (name === transactionAbandoned.name)
          await cancelTransaction(await site.job(), transactionAbandoned.body.parse(body));
      }
    },
    isPaying: async () => (await world.company(site.company.id)).isPaying,
    kept: () => subscriptionOf(world.table, site.company.id),
    invoices: () => payday.invoices.filter(({ reference }) => reference.startsWith(`${site.company.id}-`)),
  };

  beforeAll(async () => {
    await listen(server, 0);
    place.origin = `http://127.0.0.1:${z.custom<AddressInfo>().parse(server.address()).port}`;
  });
  afterAll(() => stopListening(server));
  beforeEach(async () => {
    world.clock.now = at('2026-11-18T08:00:00Z');
    world.sent.length = 0;
    logged.length = 0;
    payday.behave('well');
    Object.assign(paddle.moods, { api: 'well', script: 'well', delivery: 'held' });
    paddle.waiting.length = 0;
    count.made += 1;
    site.company = await world.aCompany({
      isPaying: false,
      country: 'IS',
      name: `Málning og múr ${count.made}`,
    });
  });
  return site;
}
