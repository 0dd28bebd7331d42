// The session and the known people of a device: in cookies, or in headers for phone apps.

import type { ErrorCode } from '#shared/errors.ts';
import { apiKeyPrefix, deviceCookieName, deviceKeptSeconds } from '#shared/limits.ts';
import { signedInCookie } from '#shared/signed-in.ts';
import type { Ctx, ReplyExtras } from './context.ts';
import { env } from './env.ts';
import { type HttpEvent, headerOf } from './reply.ts';

/** The cookies of a header, apart as in payload 2.0. */
export const cookiesIn = (header: string | undefined): string[] =>
  (header ?? '').split(/;\s*/).filter(Boolean);

const deviceCookie = (): string => deviceCookieName(env('COOKIE_NAME'));
const cookieIn = (event: HttpEvent, name: string): string | undefined =>
  event.cookies?.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);

/** An app's `Authorization: Bearer` counts before a browser's cookie. The scheme's letters are of any case (RFC 9110, 11.1). */
export function sessionTokenOf(event: HttpEvent): string | undefined {
  const bearer = /^bearer (.+)$/i.exec(headerOf(event, 'authorization') ?? '')?.[1];
  return bearer ?? cookieIn(event, env('COOKIE_NAME'));
}

/** Whether what the client holds is an API key. No browser sends one by itself, so no other site can use it. */
export const isApiKey = (held: string): boolean => held.startsWith(apiKeyPrefix);

/** The client's session and device list as sent, not yet checked. */
export const heldBy = (event: HttpEvent): Pick<Ctx, 'held' | 'device'> => ({
  held: sessionTokenOf(event),
  device: headerOf(event, 'x-stund-device') ?? cookieIn(event, deviceCookie()),
});

const ending = (seconds: number): string =>
  `; SameSite=Lax; Max-Age=${seconds}${env('API_ORIGIN').startsWith('https:') ? '; Secure' : ''}`;
const cookie = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; HttpOnly${ending(seconds)}`;

/** Readable by pages of all our sites, which are above the API's host. */
function markOf(seconds: number): string {
  const { hostname } = new URL(env('WEB_ORIGIN').split(',')[0] ?? '');
  const isAbove = new URL(env('API_ORIGIN')).hostname.endsWith(`.${hostname}`);
  return `${signedInCookie}=${seconds > 0 ? 'yes' : ''}; Path=/${isAbove ? `; Domain=${hostname}` : ''}${ending(seconds)}`;
}

/**
 * `Set-Cookie` texts; none where the reply changes neither. An ended session and a forgotten device get a life of 0
 * seconds.
 */
export function cookiesOf({ session, device }: ReplyExtras): string[] {
  const [value, seconds] = session === 'ended' ? ['', 0] : [session?.token ?? '', session?.seconds ?? 0];
  return [
    ...(session ? [cookie(env('COOKIE_NAME'), value, seconds), markOf(seconds)] : []),
    ...(device === undefined ? [] : [cookie(deviceCookie(), device, device === '' ? 0 : deviceKeptSeconds)]),
  ];
}

/**
 * An ended session leaves its mark cookie behind, so the refusal deletes it and pages stop asking. A page opened for
 * someone else is refused too, but there the session lives on and the mark stays.
 */
export function cookiesOfRefusal(event: HttpEvent, code: ErrorCode): string[] {
  const isOver = code === 'session_missing' || code === 'session_over';
  const isMarked = cookieIn(event, signedInCookie) !== undefined;
  return isOver && isMarked && headerOf(event, 'x-stund-subject') === undefined ? [markOf(0)] : [];
}
