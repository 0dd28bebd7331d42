// Routes outside the contract: without JSON of an endpoint and without a session.

import chain from '@middy/core';
import { openSecrets, type Secrets } from '#functions/aws/secrets.ts';
import { openTable, type Table } from '#functions/aws/table.ts';
import { env, nowMilliseconds } from './env.ts';
import { fail } from './fail.ts';
import { routeKeyOf, type GatewayEvent } from './gateway/gateway-event.ts';
import { anyGateway, type Call, type CallContext, errorReplies } from './http-chain.ts';
import { type Log, openLog } from './log.ts';
import { addressOf, isThroughEdge } from './origin.ts';
import { bodyText } from './parse.ts';
import { headerOf, type HttpReply, packed } from './reply.ts';

/** What a raw route gets of its request. */
export type RawCtx = {
  readonly now: number;
  readonly nowMilliseconds: number;
  readonly address: string;
  readonly header: (name: string) => string | undefined;
  readonly table: Table;
  readonly secrets: Secrets;
  readonly log: Log;
  readonly path: Readonly<Record<string, string | undefined>>;
  readonly body: string;
  readonly apiOrigin: string;
};
export type Raw = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};
type RawRoutes = Readonly<Record<string, (ctx: RawCtx) => Promise<Raw>>>;
type Serving = (event: GatewayEvent, context: CallContext) => Promise<HttpReply>;

/** Answers `routes` by route key and passes other requests to `serving`. */
export function withRaw(routes: RawRoutes, serving: Serving): Serving {
  const table = openTable(env('TABLE_NAME'));
  const secrets = openSecrets(env('SECRETS_PREFIX'));
  const known = new Map(Object.entries(routes));

  async function answer({ event, said }: Call): Promise<HttpReply> {
    const route = known.get(event.routeKey) ?? fail('route_missing');
    if (!(await isThroughEdge(event))) fail('origin_refused');
    const milliseconds = nowMilliseconds();
    const { status, headers, body } = await route({
      now: Math.floor(milliseconds / 1000),
      nowMilliseconds: milliseconds,
      address: addressOf(event),
      header: (name) => headerOf(event, name),
      table,
      secrets,
      log: openLog(said),
      path: event.pathParameters ?? {},
      body: bodyText(event),
      apiOrigin: env('API_ORIGIN'),
    });
    return packed(event, status, { 'x-content-type-options': 'nosniff', ...headers }, body);
  }

  const answering: Serving = chain((_: GatewayEvent, { call }: CallContext) => answer(call)).use([
    anyGateway,
    errorReplies,
  ]);
  return (event, context) =>
    known.has(routeKeyOf(event)) ? answering(event, context) : serving(event, context);
}
