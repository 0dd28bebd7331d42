// Entry point of HTTP: endpoint → caller → permission → input → verb → reply. One Lambda serves one group.

import chain from '@middy/core';
import type * as z from 'zod/mini';
import { openSecrets } from '#functions/aws/secrets.ts';
import { openTable } from '#functions/aws/table.ts';
import {
  type Answer,
  type Endpoint,
  type Endpoints,
  type Group,
  type Input,
  routeKey,
} from '#shared/api/endpoint.ts';
import { commonErrors } from '#shared/errors.ts';
import { byName } from './by-name.ts';
import { actorOf, extraKeys, type ExtraReads } from './caller.ts';
import type { Ctx, CtxFor, FindActor, ReplyExtras } from './context.ts';
import { cookiesOf, heldBy } from './cookies.ts';
import { env, nowMilliseconds } from './env.ts';
import { Failure, fail } from './fail.ts';
import type { GatewayEvent } from './gateway/gateway-event.ts';
import { anyGateway, type Call, type CallContext, errorReplies, requestLog } from './http-chain.ts';
import { openLog } from './log.ts';
import { Replayed, refusesRepeat, replayIfDone } from './once.ts';
import { onceOf } from './once-of.ts';
import { addressOf, checkOrigin, isBrowser } from './origin.ts';
import { inputOf } from './parse.ts';
import { accepts, type HttpEvent, type HttpReply, isSendable, json } from './reply.ts';

/** One verb for each endpoint of the group; `Tools` is what this Lambda has besides table and secrets. */
export type Handlers<E extends Endpoints, Tools> = {
  readonly [K in keyof E]: (ctx: CtxFor<E[K]['access']> & Tools, input: Input<E[K]>) => Promise<Answer<E[K]>>;
};

const table = openTable(env('TABLE_NAME'));
const secrets = openSecrets(env('SECRETS_PREFIX'));
const webOrigins = env('WEB_ORIGIN').split(',');

/** Serves a group: the handler table must name every endpoint of it and no other. */
export function serve<E extends Endpoints, Tools extends object>(
  group: Group & { readonly endpoints: E },
  handlers: Handlers<E, Tools>,
  findActor: FindActor,
  tools: Tools,
  extraReads: ExtraReads<E> = {},
) {
  const byRoute = byRouteIn(group.endpoints);

  async function answer({ event, said }: Call): Promise<HttpReply> {
    const milliseconds = nowMilliseconds();
    const at = Math.floor(milliseconds / 1000);
    const known = byRoute.get(event.routeKey);
    if (!known) return fail('route_missing');
    const { name, endpoint } = known;
    const verb = byName(handlers, name);
    if (!verb) throw new Error(`no verb for ${name}`);
    await checkOrigin(endpoint, event, webOrigins);
    const extra = extraKeys(extraReads, name, endpoint, event);
    const actor = await actorOf({ findActor, table, at, extra }, endpoint, event);
    said.companyId = actor?.company?.id;
    const input = inputOf(endpoint, event);
    const extras: ReplyExtras = { session: undefined, nextCursor: undefined, form: undefined };
    const ctx: Ctx = {
      now: at,
      nowMilliseconds: milliseconds,
      requestId: event.requestContext.requestId,
      address: addressOf(event),
      isBrowser: isBrowser(event),
      accepts: (mediaType) => accepts(event, mediaType),
      ...heldBy(event),
      table,
      secrets,
      log: openLog(said),
      once: onceOf(endpoint, event, actor?.session, input),
      extras,
      webOrigin: webOrigins[0] ?? '',
      webOrigins,
    };
    let result: unknown;
    try {
      result = await verb({ ...ctx, ...tools, ...actor }, input);
    } catch (error) {
      result = await replyOfRepeat(endpoint, ctx, error);
    } finally {
      said.companyId ??= extras.companyId;
    }
    return replied(endpoint, event, extras, result);
  }

  return chain((_: GatewayEvent, { call }: CallContext) => answer(call)).use([
    anyGateway,
    requestLog,
    errorReplies,
  ]);
}

const byRouteIn = (endpoints: Endpoints) =>
  new Map(
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [routeKey(endpoint), { name, endpoint }]),
  );

/** The first answer, if the request stopped because it is a repeat; otherwise throws the reason. */
async function replyOfRepeat(endpoint: Endpoint, ctx: Ctx, stopped: unknown): Promise<unknown> {
  if (stopped instanceof Replayed) return stopped.reply;
  if (!(stopped instanceof Failure) || refusesRepeat(stopped)) throw stopped;
  checkDeclared(endpoint, stopped);
  try {
    await replayIfDone(ctx);
  } catch (error) {
    if (error instanceof Replayed) return error.reply;
    throw error;
  }
  throw stopped;
}

function replied(endpoint: Endpoint, event: HttpEvent, extras: ReplyExtras, result: unknown): HttpReply {
  const cookies = cookiesOf(extras);
  const headers: Record<string, string> = {};
  if (extras.nextCursor) {
    const next = new URLSearchParams(event.rawQueryString);
    next.set('cursor', extras.nextCursor);
    headers['x-next-cursor'] = extras.nextCursor;
    headers['link'] = `<${event.rawPath}?${next.toString()}>; rel="next"`;
  }
  const schema: z.ZodMiniType | undefined = extras.form?.schema ?? endpoint.reply;
  const reply = schema
    ? json(event, 200, schema.parse(result), extras.form?.mediaType)
    : { statusCode: 204, headers: { 'cache-control': 'no-store' } };
  if (extras.tooLarge && !isSendable(reply)) fail(extras.tooLarge);
  return { ...reply, headers: { ...reply.headers, ...headers }, ...(cookies.length ? { cookies } : {}) };
}

function checkDeclared(endpoint: Endpoint, failure: Failure): void {
  if (endpoint.errors.includes(failure.code) || commonErrors.includes(failure.code)) return;
  throw new Error(`${routeKey(endpoint)} answers ${failure.code}, which its contract does not declare`);
}
