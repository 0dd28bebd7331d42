// The edge before the API: whether a request came through it, and its word on who sent it.

import { optionalEnv } from './env.ts';
import { type HttpEvent, headerOf } from './reply.ts';

/** Where there is an edge, the gateway's own address is nobody's way in. */
export function isThroughEdge(event: HttpEvent): boolean {
  const edgeSecret = optionalEnv('EDGE_SECRET');
  return edgeSecret === undefined || headerOf(event, 'x-stund-edge') === edgeSecret;
}

/** Behind the edge the gateway sees only the edge; its word on the viewer is believed because it was let in. */
export const addressOf = (event: HttpEvent): string =>
  (optionalEnv('EDGE_SECRET') && headerOf(event, 'x-viewer-address')) || event.requestContext.http.sourceIp;
