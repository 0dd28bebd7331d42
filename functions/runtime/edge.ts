// The edge before the API: whether a request came through it, and its word on who sent it.

import { createHash, timingSafeEqual } from 'node:crypto';
import { readSecret } from '#functions/aws/secrets.ts';
import { env, optionalEnv } from './env.ts';
import { type HttpEvent, headerOf } from './reply.ts';

/** A stranger's guess must not become a call of SSM each: the secret is read again once in so long. */
const rereadMilliseconds = 60_000;

type Known = { readonly secrets: readonly string[]; readonly readAt: number };
let known: Promise<Known> | undefined;

async function read(): Promise<Known> {
  // While it is rotated, the old one stands behind the new one: some edges still send it.
  const secrets = (await readSecret(env('SECRETS_PREFIX'), 'edge-secret')).split(',');
  return { secrets, readAt: Date.now() };
}

/** The edge's secrets as they were read last, or now when that was longer ago than so many milliseconds. */
async function edgeSecrets(ageMax: number): Promise<Known> {
  // A reading that failed is tried again by the next request.
  const last = await known?.catch(() => undefined);
  if (last !== undefined && Date.now() - last.readAt < ageMax) return last;
  known = read();
  return known;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isOneOf = ({ secrets }: Known, said: string): boolean =>
  secrets.some((secret) => timingSafeEqual(digest(secret), digest(said)));

/** Where there is an edge, the gateway's own address is nobody's way in. */
export async function isThroughEdge(event: HttpEvent): Promise<boolean> {
  if (optionalEnv('HAS_EDGE') === undefined) return true;
  const said = headerOf(event, 'x-stund-edge');
  if (said === undefined) return false;
  if (isOneOf(await edgeSecrets(Infinity), said)) return true;
  return isOneOf(await edgeSecrets(rereadMilliseconds), said);
}

/** Behind the edge the gateway sees only the edge; its word on the viewer is believed because it was let in. */
export const addressOf = (event: HttpEvent): string =>
  (optionalEnv('HAS_EDGE') && headerOf(event, 'x-viewer-address')) || event.requestContext.http.sourceIp;
