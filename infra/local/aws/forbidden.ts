// IAM's refusals in each protocol; each is also logged.

import { headerOf, type Incoming, jsonError, type Outgoing, queryError, s3Error } from './gateway-http.ts';
import type { Permissions } from './permissions.ts';

export function forbidden(request: Incoming, why: string): Outgoing {
  console.error(`embedded AWS: ${why}`);
  const isFile = headerOf(request.headers, 'x-amz-target') === '' && !request.path.startsWith('/v2/email/');
  const isForm = headerOf(request.headers, 'content-type').startsWith('application/x-www-form-urlencoded');
  if (isForm) return queryError(403, 'AuthorizationError', why);
  return isFile ? s3Error(403, 'AccessDenied', why) : jsonError(400, 'AccessDeniedException', why);
}

/** Without permission to list the bucket, S3 answers 403 for a missing object. */
export const forbiddenIfMissing = (permissions: Permissions, request: Incoming, reply: Outgoing): Outgoing =>
  reply.status === 404 && request.method !== 'PUT' && !permissions.maySeeWhatIsMissing(request)
    ? forbidden(
        request,
        `a caller that may not list the bucket must not learn that ${request.path} is missing`,
      )
    : reply;
