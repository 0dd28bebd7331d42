// The API's front: receives HTTP, calls the handlers with API Gateway's events, sends their replies.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Functions, FunctionTimeout, payloadBytesMax } from './functions.ts';
import { corsHeaders, preflightHeaders, withoutCors } from './http-cors.ts';
import { eventOf, gatewayReply, type Matched, type Reply, replyOf, targetOf } from './http-event.ts';
import { routerOf } from './http-routes.ts';
import { bodyOf } from '#infra/local/listen.ts';
import type { Cors, Route } from './template.ts';

/** API Gateway's limit for an integration. */
const integrationSeconds = 30;
/** API Gateway takes 10 MB, the Lambda behind it 6 MB with everything the event adds. */
const requestBytesMax = 10 * 1024 * 1024;

type Front = {
  readonly routes: readonly Route[];
  readonly cors: Cors | undefined;
  readonly functions: Functions;
  readonly integrationSeconds?: number;
  /** The secret the edge sends to the gateway; this front is both. */
  readonly edgeSecret?: string | undefined;
};

/** Headers the edge adds; a client's own headers of these names are dropped. */
function throughEdge(secret: string | undefined, event: ReturnType<typeof eventOf>) {
  const { 'x-stund-edge': _, 'x-viewer-address': __, ...sent } = event.headers;
  if (secret === undefined) return { ...event, headers: sent };
  const added = { 'x-stund-edge': secret, 'x-viewer-address': event.requestContext.http.sourceIp };
  return { ...event, headers: { ...sent, ...added } };
}

async function integrate(front: Front, functionName: string, event: unknown): Promise<Reply> {
  const seconds = front.integrationSeconds ?? integrationSeconds;
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<Reply>((done) => {
    timer = setTimeout(() => done(gatewayReply(503, 'Service Unavailable')), seconds * 1000);
  });
  try {
    return await Promise.race([front.functions.invoke(functionName, event).then(replyOf), over]);
  } catch (error) {
    console.error(`${functionName} failed:`, error instanceof FunctionTimeout ? error.message : error);
    return gatewayReply(500, 'Internal Server Error');
  } finally {
    clearTimeout(timer);
  }
}

export function httpFront(front: Front): Server {
  const route = routerOf(front.routes);

  async function reply(request: IncomingMessage): Promise<Reply> {
    const target = targetOf(request.url ?? '/');
    if (request.method === 'OPTIONS' && front.cors)
      return { status: 204, headers: preflightHeaders(front.cors, request), cookies: [], body: Buffer.of() };
    const body = await bodyOf(request, requestBytesMax);
    const matched = route(request.method ?? 'GET', target.path);
    if (!matched) return gatewayReply(404, 'Not Found');
    if (!body) return gatewayReply(413, 'Request Entity Too Large');
    const shown: Matched = { key: matched.key, parameters: matched.parameters };
    const event = throughEdge(front.edgeSecret, eventOf(request, target, shown, body));
    if (Buffer.byteLength(JSON.stringify(event)) > payloadBytesMax)
      return gatewayReply(413, 'Request Entity Too Large');
    const integrated = await integrate(front, matched.functionName, event);
    return {
      ...integrated,
      headers: {
        ...withoutCors(integrated.headers),
        'apigw-requestid': event.requestContext.requestId,
      },
    };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, headers, cookies, body } = await reply(request);
    const cross = request.method === 'OPTIONS' ? {} : corsHeaders(front.cors, request);
    const vary = [headers['vary'], cross['vary']].filter(Boolean).join(', ');
    response.writeHead(status, {
      ...headers,
      ...cross,
      ...(vary && { vary }),
      ...(cookies.length > 0 && { 'set-cookie': [...cookies] }),
      // A 204 has no body and states no length.
      ...(status !== 204 && status !== 304 && { 'content-length': body.length }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url?.split('?')[0]} was not answered:`, error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
      response.end('{"message":"Internal Server Error"}');
    });
  });
}
