// Reads gateway events as payload 2.0 with cookies. AWS runs an HTTP API; an emulator may leave the cookies in the
// headers, or run a REST API with payload 1.0.

import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { HttpEvent, HttpReply } from './reply.ts';

export type GatewayEvent = HttpEvent | APIGatewayProxyEvent;

/** Method and path pattern, as in the contract: `GET /api/worklogs/{id}`. */
export const routeKeyOf = (event: GatewayEvent): string =>
  'httpMethod' in event ? `${event.httpMethod} ${event.resource}` : event.routeKey;

const inHeader = (line: string | undefined): string[] => (line ?? '').split(/;\s*/).filter(Boolean);

/** Header names in lower case, repeated values joined, as in payload 2.0. */
function headersOf({ headers, multiValueHeaders }: APIGatewayProxyEvent): Record<string, string> {
  const single = Object.entries(headers ?? {}).flatMap(([name, value]) =>
    value ? [[name, [value]] as const] : [],
  );
  const many = Object.entries(multiValueHeaders ?? {}).flatMap(([name, values]) =>
    values ? [[name, values] as const] : [],
  );
  return Object.fromEntries(
    [...single, ...many].map(([name, values]) => [name.toLowerCase(), values.join(',')]),
  );
}

/** A REST API passes the query decoded. */
function queryOf({ queryStringParameters, multiValueQueryStringParameters }: APIGatewayProxyEvent): string {
  const single = Object.entries(queryStringParameters ?? {}).map(([name, value]) => [name, [value]] as const);
  const every = { ...Object.fromEntries(single), ...multiValueQueryStringParameters };
  const pairs = Object.entries(every).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value ?? '']),
  );
  return new URLSearchParams(pairs).toString();
}

function ofRestApi(event: APIGatewayProxyEvent): HttpEvent {
  const { requestContext: context, httpMethod: method, path, pathParameters, body } = event;
  const { cookie, ...headers } = headersOf(event);
  const routeKey = routeKeyOf(event);
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: queryOf(event),
    cookies: inHeader(cookie),
    headers,
    ...(pathParameters ? { pathParameters } : {}),
    requestContext: {
      accountId: context.accountId,
      apiId: context.apiId,
      domainName: context.domainName ?? '',
      domainPrefix: context.domainPrefix ?? '',
      http: {
        method,
        path,
        protocol: context.protocol,
        sourceIp: context.identity.sourceIp,
        userAgent: context.identity.userAgent ?? '',
      },
      requestId: context.requestId,
      routeKey,
      stage: context.stage,
      time: context.requestTime ?? '',
      timeEpoch: context.requestTimeEpoch,
    },
    ...(body === null ? {} : { body }),
    isBase64Encoded: event.isBase64Encoded,
  };
}

/** Each cookie of the reply needs its own header. */
const forRestApi = ({
  statusCode = 200,
  headers,
  body = '',
  cookies,
  isBase64Encoded,
}: HttpReply): APIGatewayProxyResult => ({
  statusCode,
  body,
  ...(headers ? { headers } : {}),
  ...(cookies?.length ? { multiValueHeaders: { 'set-cookie': cookies } } : {}),
  ...(isBase64Encoded ? { isBase64Encoded } : {}),
});

/** The event as payload 2.0 has it, with its cookies apart. */
export const httpEventOf = (event: GatewayEvent): HttpEvent => {
  if ('httpMethod' in event) return ofRestApi(event);
  return event.cookies ? event : { ...event, cookies: inHeader(event.headers['cookie']) };
};

/** The reply in the form that the event's gateway takes. */
export const gatewayReplyOf = (event: GatewayEvent, reply: HttpReply): HttpReply =>
  'httpMethod' in event ? forRestApi(reply) : reply;
