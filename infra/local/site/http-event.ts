// The event and the answer of API Gateway's HTTP API, payload 2.0.

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { account } from './template-values.ts';

export type Matched = {
  readonly key: string;
  readonly parameters: Readonly<Record<string, string>>;
};

// API Gateway passes these as text, every other body in base64.
const textTypes = /^(?:text\/|application\/(?:json|javascript|xml)\b)/i;

/** '12/Mar/2020:19:03:58 +0000' */
function logTime(at: Date): string {
  const [, day, month, year, time] = /^\w+, (\d+) (\w+) (\d+) (\S+) GMT$/.exec(at.toUTCString()) ?? [];
  return `${day}/${month}/${year}:${time} +0000`;
}

/** Path and query exactly as sent; a URL object would tidy `//` and `..`, which API Gateway does not. */
export type Target = { readonly path: string; readonly query: string };
export function targetOf(url: string): Target {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) };
}

export function eventOf(request: IncomingMessage, target: Target, matched: Matched, body: Buffer) {
  const headers = Object.fromEntries(
    Object.entries(request.headersDistinct)
      .filter(([name]) => name !== 'cookie')
      .map(([name, values = []]) => [name, values.join(',')]),
  );
  const cookies = (request.headersDistinct['cookie'] ?? [])
    .flatMap((line) => line.split(/;\s*/))
    .filter(Boolean);
  const sent = new URLSearchParams(target.query);
  const query = Object.fromEntries(
    [...new Set(sent.keys())].map((name) => [name, sent.getAll(name).join(',')]),
  );
  const isText = textTypes.test(headers['content-type'] ?? 'text/plain');
  const at = new Date();
  const host = headers['host'] ?? '';
  return {
    version: '2.0',
    routeKey: matched.key,
    rawPath: target.path,
    rawQueryString: target.query,
    ...(cookies.length > 0 && { cookies }),
    headers,
    ...(Object.keys(query).length > 0 && { queryStringParameters: query }),
    ...(Object.keys(matched.parameters).length > 0 && { pathParameters: matched.parameters }),
    requestContext: {
      accountId: account,
      apiId: 'local',
      domainName: host.replace(/:\d+$/, ''),
      domainPrefix: host.split(/[.:]/)[0] ?? '',
      http: {
        method: request.method ?? 'GET',
        path: target.path,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: (request.socket.remoteAddress ?? '').replace(/^::ffff:/, ''),
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: matched.key,
      stage: '$default',
      time: logTime(at),
      timeEpoch: at.getTime(),
    },
    ...(body.length > 0 && { body: isText ? body.toString('utf8') : body.toString('base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const structured = z.object({
  statusCode: z.coerce.number().int(),
  headers: z.record(z.string(), scalar).optional(),
  cookies: z.array(z.string()).optional(),
  body: z.string().optional(),
  isBase64Encoded: z.boolean().optional(),
});

export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: Buffer;
};

/** The reply for a handler's answer: a record with a status code, or anything else as 200 JSON. */
export function replyOf(answer: unknown): Reply {
  const isStructured = typeof answer === 'object' && answer !== null && 'statusCode' in answer;
  if (!isStructured) {
    const text = typeof answer === 'string' ? answer : answer === undefined ? '' : JSON.stringify(answer);
    const headers = { 'content-type': 'application/json' };
    return { status: 200, headers, cookies: [], body: Buffer.from(text) };
  }
  const found = structured.parse(answer);
  const named = Object.entries(found.headers ?? {}).map(([name, value]) => [
    name.toLowerCase(),
    String(value),
  ]);
  return {
    status: found.statusCode,
    headers: { 'content-type': 'text/plain;charset=utf-8', ...Object.fromEntries(named) },
    cookies: found.cookies ?? [],
    body: Buffer.from(found.body ?? '', found.isBase64Encoded ? 'base64' : 'utf8'),
  };
}

/** API Gateway's own replies. */
export function gatewayReply(status: number, message: string): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json' },
    cookies: [],
    body: Buffer.from(JSON.stringify({ message })),
  };
}
