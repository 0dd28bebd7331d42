// Routes outside the contract: without JSON of an endpoint and without a session.

import type { Context } from 'aws-lambda';
import { openSecrets, type Secrets } from '#functions/aws/secrets.ts';
import { openTable, type Table } from '#functions/aws/table.ts';
import { addressOf, isThroughEdge } from './edge.ts';
import { env, nowMilliseconds } from './env.ts';
import { Failure } from './fail.ts';
import { answered, routeKeyOf, type GatewayEvent, type GatewayReply } from './gateway-event.ts';
import { type Log, openLog } from './log.ts';
import { bodyText } from './parse.ts';
import { errorReply, headerOf, type HttpEvent, type HttpReply, packed } from './reply.ts';

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
type Serving = (event: GatewayEvent, context: Context) => Promise<GatewayReply>;

/** Answers `routes` by route key and passes other requests to `serving`. */
export function withRaw(routes: RawRoutes, serving: Serving): Serving {
  const table = openTable(env('TABLE_NAME'));
  const secrets = openSecrets(env('SECRETS_PREFIX'));
  const known = new Map(Object.entries(routes));

  async function answer(route: (ctx: RawCtx) => Promise<Raw>, event: HttpEvent): Promise<HttpReply> {
    const { requestId } = event.requestContext;
    const milliseconds = nowMilliseconds();
    const log = openLog({ requestId, route: event.routeKey });
    try {
      if (!(await isThroughEdge(event))) throw new Failure('origin_refused');
      const { status, headers, body } = await route({
        now: Math.floor(milliseconds / 1000),
        nowMilliseconds: milliseconds,
        address: addressOf(event),
        header: (name) => headerOf(event, name),
        table,
        secrets,
        log,
        path: event.pathParameters ?? {},
        body: bodyText(event),
        apiOrigin: env('API_ORIGIN'),
      });
      return packed(event, status, { 'x-content-type-options': 'nosniff', ...headers }, body);
    } catch (error) {
      if (error instanceof Failure) return errorReply(event, error, requestId);
      log.error('unexpected', error);
      return errorReply(event, new Failure('unexpected'), requestId);
    }
  }

  return (event, context) => {
    const route = known.get(routeKeyOf(event));
    return route ? answered(event, (read) => answer(route, read)) : serving(event, context);
  };
}
