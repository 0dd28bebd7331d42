// What a client holds for us: its session and the people its device knows, in cookies or, for phone apps, in headers.

import type { ErrorCode } from '#shared/errors.ts';
import { deviceCookieName, deviceKeptSeconds } from '#shared/limits.ts';
import { signedInCookie } from '#shared/signed-in.ts';
import type { Ctx, ReplyExtras } from './context.ts';
import { env } from './env.ts';
import { type HttpEvent, headerOf } from './reply.ts';

const deviceCookie = (): string => deviceCookieName(env('COOKIE_NAME'));
const cookieIn = (event: HttpEvent, name: string): string | undefined =>
  event.cookies?.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);

export function sessionTokenOf(event: HttpEvent): string | undefined {
  const bearer = /^Bearer (.+)$/.exec(headerOf(event, 'authorization') ?? '')?.[1];
  return bearer ?? cookieIn(event, env('COOKIE_NAME'));
}

/** The session the client has, proven or not, and who has logged in on its device, as it says. */
export const heldBy = (event: HttpEvent): Pick<Ctx, 'held' | 'device'> => ({
  held: sessionTokenOf(event),
  device: headerOf(event, 'x-stund-device') ?? cookieIn(event, deviceCookie()),
});

const ending = (seconds: number): string =>
  `; SameSite=Lax; Max-Age=${seconds}${env('API_ORIGIN').startsWith('https:') ? '; Secure' : ''}`;
const cookie = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; HttpOnly${ending(seconds)}`;

/** Read by the pages of all our sites: they stand on the host above the API's. */
function markOf(seconds: number): string {
  const { hostname } = new URL(env('WEB_ORIGIN').split(',')[0] ?? '');
  const isAbove = new URL(env('API_ORIGIN')).hostname.endsWith(`.${hostname}`);
  return `${signedInCookie}=${seconds > 0 ? 'yes' : ''}; Path=/${isAbove ? `; Domain=${hostname}` : ''}${ending(seconds)}`;
}

export function cookiesOf({ session, device }: ReplyExtras): string[] {
  const [value, seconds] = session === 'ended' ? ['', 0] : [session?.token ?? '', session?.seconds ?? 0];
  return [
    ...(session ? [cookie(env('COOKIE_NAME'), value, seconds), markOf(seconds)] : []),
    ...(device === undefined ? [] : [cookie(deviceCookie(), device, device === '' ? 0 : deviceKeptSeconds)]),
  ];
}

/**
 * A session that is over has left its mark behind: it goes with the refusal, so that nobody asks again. A page that
 * was opened for somebody else is refused too, while the session itself lives.
 */
export function cookiesOfRefusal(event: HttpEvent, code: ErrorCode): string[] {
  const isOver = code === 'session_missing' || code === 'session_over';
  const isMarked = cookieIn(event, signedInCookie) !== undefined;
  return isOver && isMarked && headerOf(event, 'x-stund-subject') === undefined ? [markOf(0)] : [];
}
