// The API's own address in front of an emulator's gateway, which has a longer path. It also answers CORS: a REST API
// has no settings for that, and ministack ignores those of CloudFormation.

import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as ask,
  type Server,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import { corsHeaders, preflightHeaders } from '#infra/local/site/http-cors.ts';
import type { Cors } from '#infra/local/site/template.ts';

export type ProxyOptions = {
  /** The gateway with its stage, without a slash at the end. */
  readonly gateway: string;
  /** The HTTP API's own settings. */
  readonly cors: Cors | undefined;
};

/** Headers of a single connection, not passed on. */
const ofTheConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'date',
  'server',
]);

export function gatewayProxy({ gateway, cors }: ProxyOptions): Server {
  function headersOf(reply: IncomingMessage, request: IncomingMessage): OutgoingHttpHeaders {
    const kept = Object.entries(reply.headers).filter(
      ([name]) => !ofTheConnection.has(name) && !name.startsWith('access-control-'),
    );
    const cross = corsHeaders(cors, request);
    const vary = [reply.headers.vary, cross['vary']].filter(Boolean).join(', ');
    return { ...Object.fromEntries(kept), ...cross, ...(vary && { vary }) };
  }

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const { host: _, connection: __, ...headers } = request.headers;
    const sent = ask(
      gateway + (request.url ?? '/'),
      // Without it a REST API leaves compressed bodies in base64.
      { method: request.method ?? 'GET', headers: { accept: '*/*', ...headers } },
      (reply) => {
        // The caller may have hung up before the gateway answered.
        if (response.destroyed) return void reply.destroy();
        response.writeHead(reply.statusCode ?? 502, headersOf(reply, request));
        pipeline(reply, response, () => undefined);
      },
    );
    sent.once('error', (error) => {
      if (response.headersSent) return void response.destroy();
      response
        .writeHead(502, { 'content-type': 'text/plain' })
        .end(`The gateway does not answer: ${error.message}`);
    });
    pipeline(request, sent, () => undefined);
  }

  return createServer((request, response) => {
    if (request.method === 'OPTIONS' && cors) response.writeHead(204, preflightHeaders(cors, request)).end();
    else pass(request, response);
  });
}
