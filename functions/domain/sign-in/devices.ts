// Known devices: someone who has logged in on a device has tries there that strangers cannot use up.

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { deviceKeptSeconds, devicePeopleMax } from '#shared/limits.ts';
import type { Session as SessionReply } from '#shared/model/company/company.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { Manager } from '#functions/table/rows/manager-row.ts';
import { platformId } from '#functions/table/rows/session-row.ts';
import type { Change } from '#functions/table/write.ts';
import { begin, type Who } from '#functions/domain/sessions/sessions.ts';

type DeviceCtx = Pick<Ctx, 'now' | 'secrets' | 'device' | 'extras'>;
/** An employee or a person of the office, or one of the company's accounts by its role. */
export type Person = {
  readonly companyId: string;
  readonly subject: string;
  /** The credential version that was proven; a newer one makes the device unknown. */
  readonly version: number;
};
type Known = Person & { readonly endsAt: number };
const between = '~';

/** Who a device remembers, with the credential version that was proven; an account of the company goes by its role. */
export function personOf({ role, company, employee, manager, administrator }: Who): Person | undefined {
  if (administrator) {
    const { subject, credentialVersion } = administrator;
    return { companyId: platformId, subject, version: credentialVersion };
  }
  if (!company) return undefined;
  const person = employee ?? manager;
  const { credentialVersion: version } = person ?? company;
  return { companyId: company.id, subject: person?.id ?? role, version };
}

/** A separate key, so that these signatures are useless elsewhere. */
async function signatureOf(ctx: Pick<Ctx, 'secrets'>, text: string): Promise<string> {
  const secret = await ctx.secrets.get('token-key');
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'stund known device', 32));
  return createHmac('sha256', key).update(text).digest('hex').slice(0, 32);
}

const textOf = ({ companyId, subject, version, endsAt }: Known): string =>
  [companyId, subject, version, endsAt].join('.');

async function signed(ctx: Pick<Ctx, 'secrets'>, known: Known): Promise<string> {
  return `${textOf(known)}.${await signatureOf(ctx, textOf(known))}`;
}

/** What the device holds, as far as our signature is valid and it has not expired. */
async function heldBy(ctx: DeviceCtx): Promise<Known[]> {
  const held = (ctx.device ?? '').split(between).slice(0, devicePeopleMax);
  const known = await Promise.all(held.map((text) => knownFrom(ctx, text)));
  return known.filter((one) => one !== undefined);
}
async function knownFrom(ctx: DeviceCtx, text: string): Promise<Known | undefined> {
  const match = /^([a-z0-9]{1,16})\.([A-Za-z0-9_]{1,32})\.(\d{1,9})\.(\d{1,12})\.([0-9a-f]{32})$/.exec(text);
  const [, companyId, subject, version, ends, signature] = match ?? [];
  if (!companyId || !subject || !version || !ends || !signature) return undefined;
  const known = { companyId, subject, version: Number(version), endsAt: Number(ends) };
  const own = Buffer.from(await signatureOf(ctx, textOf(known)));
  return timingSafeEqual(own, Buffer.from(signature)) && known.endsAt > ctx.now ? known : undefined;
}

const isSame = (one: Person, other: Person): boolean =>
  one.companyId === other.companyId && one.subject === other.subject;

/**
 * Whether this person has logged in on this device with the current credential. Source: security-and-reliability.md,
 * section 6 ('Known devices').
 */
export async function isKnown(ctx: DeviceCtx, person: Person | undefined): Promise<boolean> {
  if (!person) return false;
  const held = await heldBy(ctx);
  return held.some((known) => isSame(known, person) && known.version === person.version);
}

/** Begins a session; the device knows the person from now on. */
export async function beginOnDevice(
  ctx: Ctx,
  who: Who,
  ...withChanges: readonly Change[]
): Promise<SessionReply> {
  const reply = await begin(ctx, who, ...withChanges);
  const person = personOf(who);
  return person ? withDevice(ctx, reply, await remember(ctx, person)) : reply;
}

/**
 * Begins a time-clock session. Anyone may type on its device, so the device forgets the people it knew; only one
 * opened with the company's password keeps tries at that password.
 */
export async function beginTimeClock(
  ctx: Ctx & { readonly manager?: Manager | undefined },
  company: Company,
  by: 'password' | 'link' | 'switch',
  ...withChanges: readonly Change[]
): Promise<SessionReply> {
  const who: Who = { role: 'COMPANY_TIME_CLOCK', company };
  const reply = await begin(
    ctx,
    { ...who, isOwnClock: by !== 'link' || undefined, openedBy: ctx.manager?.id },
    ...withChanges,
  );
  const person = by === 'password' ? personOf(who) : undefined;
  ctx.extras.device = person ? await signedFor(ctx, person) : '';
  return withDevice(ctx, reply, ctx.extras.device);
}

const withDevice = (ctx: Ctx, reply: SessionReply, device: string): SessionReply =>
  ctx.isBrowser ? reply : { ...reply, device_token: device };
const signedFor = (ctx: DeviceCtx, person: Person): Promise<string> =>
  signed(ctx, { ...person, endsAt: ctx.now + deviceKeptSeconds });

/** Remembers the person on this device for a year; the longest known others stay. */
export async function remember(ctx: DeviceCtx, person: Person): Promise<string> {
  const others = (await heldBy(ctx)).filter((known) => !isSame(known, person)).slice(0, devicePeopleMax - 1);
  const rest = await Promise.all(others.map((known) => signed(ctx, known)));
  const device = [await signedFor(ctx, person), ...rest].join(between);
  ctx.extras.device = device;
  return device;
}
