// Where a request may come from: through the edge, and from a browser only out of our own pages.

import type { Endpoint } from '#shared/api/endpoint.ts';
import { isThroughEdge } from './edge.ts';
import { fail } from './fail.ts';
import { type HttpEvent, headerOf } from './reply.ts';

export const isBrowser = (event: HttpEvent): boolean =>
  headerOf(event, 'origin') !== undefined || headerOf(event, 'sec-fetch-site') !== undefined;

/** Writes from a browser must come from our own pages, by fetch: Origin list, JSON, and a header forms cannot send. */
export async function checkOrigin(
  endpoint: Endpoint,
  event: HttpEvent,
  webOrigins: readonly string[],
): Promise<void> {
  if (!(await isThroughEdge(event))) fail('origin_refused');
  // A link on another site opens an address with our cookie; a session begins by no such visit.
  const isVisit = endpoint.session && endpoint.method === 'GET' && event.cookies?.length;
  if (!isVisit && !isBrowser(event)) return;
  const origin = headerOf(event, 'origin');
  if (origin !== undefined && !webOrigins.includes(origin)) fail('origin_refused');
  const isRead = endpoint.method === 'GET' && !isVisit;
  if (!isRead && headerOf(event, 'x-stund') === undefined) fail('origin_refused');
}
