// Where a request may come from: through the edge, and in browsers only from our own pages.

import { createHash, timingSafeEqual } from 'node:crypto';
import { readSecret } from '#functions/aws/secrets.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { isApiKey, sessionTokenOf } from './cookies.ts';
import { env, optionalEnv } from './env.ts';
import { fail } from './fail.ts';
import { type HttpEvent, headerOf } from './reply.ts';

/** The secret is read again at most this often, so that a stranger's guesses do not each call SSM. */
const rereadMilliseconds = 60_000;

type Known = { readonly secrets: readonly string[]; readonly readAt: number };
let known: Promise<Known> | undefined;

async function read(): Promise<Known> {
  // During rotation the old secret follows the new one, because some edges still send it.
  const secrets = (await readSecret(env('SECRETS_PREFIX'), 'edge-secret')).split(',');
  return { secrets, readAt: Date.now() };
}

/** The edge's secrets, read again when older than `ageMax` milliseconds. */
async function edgeSecrets(ageMax: number): Promise<Known> {
  // A failed read is repeated by the next request.
  const last = await known?.catch(() => undefined);
  if (last !== undefined && Date.now() - last.readAt < ageMax) return last;
  known = read();
  return known;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isOneOf = ({ secrets }: Known, said: string): boolean =>
  secrets.some((secret) => timingSafeEqual(digest(secret), digest(said)));

/** Where there is an edge, requests to the gateway's own address are refused. */
export async function isThroughEdge(event: HttpEvent): Promise<boolean> {
  if (optionalEnv('HAS_EDGE') === undefined) return true;
  const said = headerOf(event, 'x-stund-edge');
  if (said === undefined) return false;
  if (isOneOf(await edgeSecrets(Infinity), said)) return true;
  return isOneOf(await edgeSecrets(rereadMilliseconds), said);
}

/** Behind the edge the gateway sees only the edge; the edge's word is believed because its secret was checked. */
export const addressOf = (event: HttpEvent): string =>
  (optionalEnv('HAS_EDGE') && headerOf(event, 'x-viewer-address')) || event.requestContext.http.sourceIp;

/** Apps and scripts send neither header, and are not asked for the origin. */
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
  if (!isVisit && (!isBrowser(event) || isApiKey(sessionTokenOf(event) ?? ''))) return;
  const origin = headerOf(event, 'origin');
  if (origin !== undefined && !webOrigins.includes(origin)) fail('origin_refused');
  const isRead = endpoint.method === 'GET' && !isVisit;
  if (!isRead && headerOf(event, 'x-stund') === undefined) fail('origin_refused');
}
