// Owns an event as API Gateway passes it to a function, for tests of replies: an HTTP API's, and a REST API's.

import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { HttpEvent } from '#functions/runtime/reply.ts';
import { deviceCookieName } from '#shared/limits.ts';

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

export const restCookies = ['sid=c1.COMPANY.secret', `${deviceCookieName('sid')}=known`];

/** With the cookies in its header. */
export const aRestEvent = (more: Partial<APIGatewayProxyEvent> = {}): APIGatewayProxyEvent => ({
  resource: '/api/employees/{id}/enable',
  path: '/api/employees/e1/enable',
  httpMethod: 'PUT',
  headers: { 'Content-Type': 'application/json', Cookie: restCookies.join('; '), Accept: 'text/html' },
  multiValueHeaders: { Accept: ['text/html', 'application/json'], 'X-Empty': undefined },
  queryStringParameters: { name: 'Þór & co', day: '2' },
  multiValueQueryStringParameters: { day: ['1', '2'] },
  pathParameters: { id: 'e1' },
  stageVariables: null,
  body: '{"a":1}',
  isBase64Encoded: false,
  requestContext: {
    accountId: '000000000000',
    apiId: 'api',
    authorizer: undefined,
    protocol: 'HTTP/1.1',
    httpMethod: 'PUT',
    path: '/dev/api/employees/e1/enable',
    stage: 'dev',
    requestId: 'r1',
    requestTimeEpoch: 1_770_000_000_000,
    resourceId: 'x',
    resourcePath: '/api/employees/{id}/enable',
    identity: {
      accessKey: null,
      accountId: null,
      apiKey: null,
      apiKeyId: null,
      caller: null,
      clientCert: null,
      cognitoAuthenticationProvider: null,
      cognitoAuthenticationType: null,
      cognitoIdentityId: null,
      cognitoIdentityPoolId: null,
      principalOrgId: null,
      sourceIp: '192.0.2.7',
      user: null,
      userAgent: 'phone',
      userArn: null,
    },
  },
  ...more,
});
