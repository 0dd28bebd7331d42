// What a client holds for us: its session and the people its device knows, in cookies or, for phone apps, in headers.

import { deviceCookieName, deviceKeptSeconds } from '#shared/limits.ts';
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

export function cookiesOf({ session, device }: ReplyExtras): string[] {
  const secure = env('API_ORIGIN').startsWith('https:') ? '; Secure' : '';
  const cookie = (name: string, value: string, seconds: number) =>
    `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
  const [value, seconds] = session === 'ended' ? ['', 0] : [session?.token ?? '', session?.seconds ?? 0];
  return [
    ...(session ? [cookie(env('COOKIE_NAME'), value, seconds)] : []),
    ...(device === undefined ? [] : [cookie(deviceCookie(), device, device === '' ? 0 : deviceKeptSeconds)]),
  ];
}
