// Entry point of HTTP: endpoint → caller → permission → input → verb → reply. One Lambda serves one group.

import chain from '@middy/core';
import type * as z from 'zod/mini';
import { openSecrets } from '#functions/aws/secrets.ts';
import { openTable } from '#functions/aws/table.ts';
import { WriteBusy } from '#functions/table/write.ts';
import { isTrialOver, refusal } from '#shared/access.ts';
import {
  type Answer,
  type Endpoint,
  type Endpoints,
  type Group,
  type Input,
  routeKey,
} from '#shared/api/endpoint.ts';
import { commonErrors } from '#shared/errors.ts';
import { extraKeys, type ExtraReads } from './extra-reads.ts';
import { byName } from './by-name.ts';
import type { Actor, Ctx, CtxFor, FindActor, ExtraKeys, ReplyExtras } from './context.ts';
import { cookiesOf, cookiesOfRefusal, heldBy, sessionTokenOf } from './cookies.ts';
import { addressOf } from './edge.ts';
import { env, nowMilliseconds } from './env.ts';
import { Failure, fail } from './fail.ts';
import { answered, type GatewayEvent, type GatewayReply } from './gateway-event.ts';
import { type LogFields, openLog } from './log.ts';
import { Replayed, refusesRepeat, replayIfDone } from './once.ts';
import { onceOf } from './once-of.ts';
import { checkOrigin, isBrowser } from './origin.ts';
import { inputOf, onlyProtects } from './parse.ts';
import { accepts, errorReply, type HttpEvent, type HttpReply, headerOf, isSendable, json } from './reply.ts';

/** One verb for each endpoint of the group; `Tools` is what this Lambda has besides table and secrets. */
export type Handlers<E extends Endpoints, Tools> = {
  readonly [K in keyof E]: (ctx: CtxFor<E[K]['access']> & Tools, input: Input<E[K]>) => Promise<Answer<E[K]>>;
};

const table = openTable(env('TABLE_NAME'));
const secrets = openSecrets(env('SECRETS_PREFIX'));
const webOrigins = env('WEB_ORIGIN').split(',');

/** The id that `self` gives a page. */
const shownId = ({ role, session }: Actor) => (role === 'EMPLOYEE' ? session.subject : session.companyId);

/** Serves a group: the handler table must name every endpoint of it and no other. */
export function serve<E extends Endpoints, Tools extends object>(
  group: Group & { readonly endpoints: E },
  handlers: Handlers<E, Tools>,
  findActor: FindActor,
  tools: Tools,
  extraReads: ExtraReads<E> = {},
) {
  const byRoute = new Map(
    Object.entries<Endpoint>(group.endpoints).map(([name, endpoint]) => [
      routeKey(endpoint),
      { name, endpoint },
    ]),
  );

  async function actorOf(
    endpoint: Endpoint,
    event: HttpEvent,
    at: number,
    extra: ExtraKeys | undefined,
  ): Promise<Actor | undefined> {
    if (endpoint.access === 'public') return undefined;
    const token = sessionTokenOf(event);
    if (!token) return fail('session_missing');
    const actor = await findActor(table, token, at, extra);
    if (actor === undefined) return fail('session_missing');
    if (actor === 'over') return fail('session_over');
    if (actor === 'elsewhere') return fail('forbidden');
    // A page opened by one person must not act for the next who logs in on the same browser.
    const meant = headerOf(event, 'x-stund-subject') ?? shownId(actor);
    if (meant !== shownId(actor)) return fail('session_missing');
    const reason = refusal(
      {
        role: actor.role,
        needs: actor.employee?.needs ?? [],
        isEmployeeDisabled: actor.employee?.isDisabled ?? false,
        isCompanyDisabled: actor.company?.isDisabled ?? false,
        isCompanyLeaving: actor.company?.deletion !== undefined,
        isTrialOver:
          actor.company !== undefined && isTrialOver(actor.company, at) && !onlyProtects(endpoint, event),
      },
      endpoint.access,
    );
    if (reason) fail(reason);
    return actor;
  }

  /** Adds what is known of the caller to `said`, which all the request's log lines carry. */
  async function answer(event: HttpEvent, requestId: string, said: LogFields): Promise<HttpReply> {
    const milliseconds = nowMilliseconds();
    const at = Math.floor(milliseconds / 1000);
    const known = byRoute.get(event.routeKey);
    if (!known) return fail('route_missing');
    const { name, endpoint } = known;
    const verb = byName(handlers, name);
    if (!verb) throw new Error(`no verb for ${name}`);
    await checkOrigin(endpoint, event, webOrigins);
    const actor = await actorOf(endpoint, event, at, extraKeys(extraReads, name, endpoint, event));
    said.companyId = actor?.company?.id;
    const input = inputOf(endpoint, event);
    const extras: ReplyExtras = { session: undefined, nextCursor: undefined, form: undefined };
    const ctx: Ctx = {
      now: at,
      nowMilliseconds: milliseconds,
      requestId,
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

  function refused(event: HttpEvent, failure: Failure, requestId: string): HttpReply {
    const cookies = cookiesOfRefusal(event, failure.code);
    return { ...errorReply(event, failure, requestId), ...(cookies.length ? { cookies } : {}) };
  }

  async function logged(event: HttpEvent): Promise<HttpReply> {
    const requestId = event.requestContext.requestId;
    const startedAt = performance.now();
    const said: LogFields = { requestId, route: event.routeKey };
    const log = openLog(said);
    const reply = await answer(event, requestId, said).catch((error: unknown) => {
      if (error instanceof Failure) return refused(event, error, requestId);
      if (error instanceof WriteBusy) return errorReply(event, new Failure('busy'), requestId);
      log.error('unexpected', error);
      return errorReply(event, new Failure('unexpected'), requestId);
    });
    const milliseconds = Math.round(performance.now() - startedAt);
    log.info('answered', { status: reply.statusCode, milliseconds });
    return { ...reply, headers: { ...reply.headers, 'x-request-id': requestId } };
  }

  return chain<GatewayEvent, GatewayReply>((event: GatewayEvent) => answered(event, logged));
}
