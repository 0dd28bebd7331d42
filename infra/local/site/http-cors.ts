// CORS as API Gateway answers it from its configuration; a handler's own CORS headers are ignored.

import type { IncomingMessage } from 'node:http';
import type { Cors } from './template.ts';

const isCorsHeader = (name: string): boolean => name.startsWith('access-control-');

export const withoutCors = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isCorsHeader(name)));

function allowedOrigin(cors: Cors, origin: string | undefined): string | undefined {
  if (origin === undefined) return undefined;
  if (cors.AllowOrigins.includes(origin)) return origin;
  return cors.AllowOrigins.includes('*') ? '*' : undefined;
}

/** The headers every reply gets: none for an origin that is not on the list. */
export function corsHeaders(cors: Cors | undefined, request: IncomingMessage): Record<string, string> {
  if (!cors) return {};
  const origin = allowedOrigin(cors, request.headers.origin);
  if (origin === undefined) return {};
  return {
    'access-control-allow-origin': origin,
    ...(origin !== '*' && { vary: 'origin' }),
    ...(cors.AllowCredentials && { 'access-control-allow-credentials': 'true' }),
    ...(cors.ExposeHeaders.length > 0 && {
      'access-control-expose-headers': cors.ExposeHeaders.join(',').toLowerCase(),
    }),
  };
}

/** The answer to a preflight, which never reaches a handler. */
export function preflightHeaders(cors: Cors, request: IncomingMessage): Record<string, string> {
  const always = corsHeaders(cors, request);
  if (!always['access-control-allow-origin'] || !request.headers['access-control-request-method']) return {};
  return {
    ...always,
    'access-control-allow-methods': cors.AllowMethods.join(','),
    ...(cors.AllowHeaders.length > 0 && {
      'access-control-allow-headers': cors.AllowHeaders.join(',').toLowerCase(),
    }),
    ...(cors.MaxAge !== undefined && { 'access-control-max-age': String(cors.MaxAge) }),
  };
}
