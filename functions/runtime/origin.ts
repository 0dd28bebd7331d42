// Where a request may come from: through the edge, and in browsers only from our own pages.

import type { Endpoint } from '#shared/api/endpoint.ts';
import { isThroughEdge } from './edge.ts';
import { fail } from './fail.ts';
import { type HttpEvent, headerOf } from './reply.ts';

export const isBrowser = (event: HttpEvent): boolean =>
  headerOf(event, 'origin') !== undefined || headerOf(event, 'sec-fetch-site') !== undefined;

/**
 * Browser writes must come from our pages by fetch: an allowed Origin, JSON, and a header that forms cannot send.
 */
export async function checkOrigin(
  endpoint: Endpoint,
  event: HttpEvent,
  webOrigins: readonly string[],
): Promise<void> {
  if (!(await isThroughEdge(event))) fail('origin_refused');
  // A link on another site opens an address with our cookie; such a visit must not begin a session.
  const isVisit = endpoint.session && endpoint.method === 'GET' && event.cookies?.length;
  if (!isVisit && !isBrowser(event)) return;
  const origin = headerOf(event, 'origin');
  if (origin !== undefined && !webOrigins.includes(origin)) fail('origin_refused');
  const isRead = endpoint.method === 'GET' && !isVisit;
  if (!isRead && headerOf(event, 'x-stund') === undefined) fail('origin_refused');
}
