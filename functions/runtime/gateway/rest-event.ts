// A REST API's events (payload 1.0) as payload 2.0, and replies as it takes them. Loaded on demand: only emulators have one.

import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { cookiesIn } from '#functions/runtime/cookies.ts';
import type { HttpEvent, HttpReply } from '#functions/runtime/reply.ts';

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

/** The event as payload 2.0 has it. */
export function ofRestApi(event: APIGatewayProxyEvent): HttpEvent {
  const { requestContext: context, httpMethod: method, path, pathParameters, body } = event;
  const { cookie, ...headers } = headersOf(event);
  const routeKey = `${method} ${event.resource}`;
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: queryOf(event),
    cookies: cookiesIn(cookie),
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
export const forRestApi = ({
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
