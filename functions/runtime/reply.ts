// HTTP replies: JSON by the contract's schema, error bodies, compression, headers.

import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type * as z from 'zod/mini';
import { errorMessage, errors } from '#shared/errors.ts';
import { replyBytesMax, retryAfterSeconds } from '#shared/limits.ts';
import type { Failure } from './fail.ts';

export type ReplySchema = z.ZodMiniType;
export type HttpEvent = APIGatewayProxyEventV2;
export type HttpReply = APIGatewayProxyStructuredResultV2;

const compressFromBytes = 1400;

export const headerOf = (event: HttpEvent, name: string): string | undefined => event.headers[name];
/** Only where the header names the type itself: a wildcard does not count. */
export const accepts = (event: HttpEvent, mediaType: string): boolean =>
  (headerOf(event, 'accept') ?? '').split(',').some((part) => part.split(';')[0]?.trim() === mediaType);

/** A text reply, gzipped when worthwhile and accepted. */
export function packed(
  event: HttpEvent,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string,
): HttpReply {
  if (body.length < compressFromBytes || !/\bgzip\b/.test(headerOf(event, 'accept-encoding') ?? '')) {
    return { statusCode: status, headers: { ...headers }, body };
  }
  return {
    statusCode: status,
    headers: { ...headers, 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
    body: gzipSync(body, { level: 3 }).toString('base64'),
    isBase64Encoded: true,
  };
}

/** Whether the reply fits Lambda's limit: a larger one is lost and arrives as a 500. */
export const isSendable = ({ body = '' }: HttpReply): boolean => Buffer.byteLength(body) <= replyBytesMax;

/** A JSON reply. */
export function json(
  event: HttpEvent,
  status: number,
  content: unknown,
  mediaType = 'application/json',
): HttpReply {
  const headers = {
    'content-type': `${mediaType}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  return packed(event, status, headers, JSON.stringify(content));
}

const waitOf = ({ params }: Failure): number =>
  typeof params['seconds'] === 'number' ? params['seconds'] : retryAfterSeconds;

/** The error body: problem+json for clients that accept it, else the plain JSON string. */
export function errorReply(event: HttpEvent, failure: Failure, requestId: string): HttpReply {
  const { code, params, issues } = failure;
  const { status } = errors[code];
  const [first] = issues;
  // Other codes have their own sentence; the field is given beside it.
  const isField = code === 'invalid_input' && first !== undefined;
  const title = errorMessage(code, { wait: '1 minute', ...params });
  const detail = isField ? `${first.field}: ${first.message}` : title;
  const problem = {
    type: `urn:stund:error:${code}`,
    title,
    status,
    detail,
    code,
  };
  const reply = accepts(event, 'application/problem+json')
    ? json(
        event,
        status,
        { ...problem, params, errors: issues, request_id: requestId },
        'application/problem+json',
      )
    : json(event, status, detail);
  return {
    ...reply,
    headers: { ...reply.headers, ...(status === 429 ? { 'retry-after': String(waitOf(failure)) } : {}) },
  };
}
