// Reads gateway events as payload 2.0 with cookies. AWS runs an HTTP API; an emulator may leave the cookies in the
// headers, or run a REST API with payload 1.0.

import type { APIGatewayProxyEvent } from 'aws-lambda';
import { cookiesIn } from '#functions/runtime/cookies.ts';
import type { HttpEvent, HttpReply } from '#functions/runtime/reply.ts';

export type GatewayEvent = HttpEvent | APIGatewayProxyEvent;

/** Method and path pattern, as in the contract: `GET /api/worklogs/{id}`. */
export const routeKeyOf = (event: GatewayEvent): string =>
  'httpMethod' in event ? `${event.httpMethod} ${event.resource}` : event.routeKey;

/** Loaded on demand: AWS runs no REST API. */
const restApi = () => import('./rest-event.ts');

/** The event as payload 2.0 has it, with its cookies apart. */
export async function httpEventOf(event: GatewayEvent): Promise<HttpEvent> {
  if ('httpMethod' in event) return (await restApi()).ofRestApi(event);
  return event.cookies ? event : { ...event, cookies: cookiesIn(event.headers['cookie']) };
}

/** The reply in the form that the event's gateway takes. */
export const gatewayReplyOf = async (event: GatewayEvent, reply: HttpReply): Promise<HttpReply> =>
  'httpMethod' in event ? (await restApi()).forRestApi(reply) : reply;
