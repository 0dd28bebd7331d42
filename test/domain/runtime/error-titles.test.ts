// The titles of error bodies: the sentence of the catalogue with every place filled.

import { expect, it } from 'vitest';
import * as z from 'zod';
import { Failure } from '#functions/runtime/fail.ts';
import { errorReply, type HttpEvent } from '#functions/runtime/reply.ts';

const event: HttpEvent = {
  version: '2.0',
  routeKey: '$default',
  rawPath: '/',
  rawQueryString: '',
  headers: { accept: 'application/problem+json' },
  isBase64Encoded: false,
  requestContext: {
    accountId: '-',
    apiId: '-',
    domainName: '-',
    domainPrefix: '-',
    http: { method: 'GET', path: '/', protocol: 'HTTP/1.1', sourceIp: '-', userAgent: '-' },
    requestId: 'request-1',
    routeKey: '$default',
    stage: '$default',
    time: '-',
    timeEpoch: 0,
  },
};

it.each([
  ['range_too_long', { days: 366 }, 'Choose at most 366 days'],
  ['kennitala_missing', { names: 'Anna' }, 'No valid kennitala: Anna'],
] as const)('%s has its places filled', (code, params, title) => {
  const { body } = errorReply(event, new Failure(code, params), 'request-1');
  expect(z.object({ title: z.string() }).parse(JSON.parse(body ?? '')).title).toBe(title);
});
