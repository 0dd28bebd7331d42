// Owns an event as API Gateway passes it to a function, for tests of replies.

import type { HttpEvent } from '#functions/runtime/reply.ts';

export const anEvent = (headers: Readonly<Record<string, string>>): HttpEvent => ({
  version: '2.0',
  routeKey: 'GET /',
  rawPath: '/',
  rawQueryString: '',
  headers: { ...headers },
  isBase64Encoded: false,
  requestContext: {
    accountId: '',
    apiId: '',
    domainName: '',
    domainPrefix: '',
    http: { method: 'GET', path: '/', protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: '' },
    requestId: 'test',
    routeKey: 'GET /',
    stage: '$default',
    time: '',
    timeEpoch: 0,
  },
});
