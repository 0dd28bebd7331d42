// Known devices: whoever has logged in on a device once has tries of their own there, so strangers cannot use them up.

import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { deviceKeptSeconds, devicePeopleMax } from '#shared/limits.ts';
import type { Session as SessionReply } from '#shared/model/company.ts';
import type { Ctx } from '#functions/runtime/context.ts';
import type { Change } from '#functions/table/write.ts';
import type { Who } from './self.ts';
import { begin } from './sessions.ts';

type DeviceCtx = Pick<Ctx, 'now' | 'secrets' | 'device' | 'extras'>;
/** Somebody a device knows: an employee, or one of the company's own accounts by its role. */
type Known = {
  readonly companyId: string;
  readonly subject: string;
  /** Made at random on the first log-in: whose tries are counted. */
  readonly nonce: string;
  readonly endsAt: number;
};
const nonceBytes = 12;
const between = '~';

/** A key of its own: what is signed here opens nothing else. */
async function signatureOf(ctx: Pick<Ctx, 'secrets'>, text: string): Promise<string> {
  const secret = await ctx.secrets.get('token-key');
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'stund known device', 32));
  return createHmac('sha256', key).update(text).digest('hex').slice(0, 32);
}

const textOf = ({ companyId, subject, nonce, endsAt }: Known): string =>
  [companyId, subject, nonce, endsAt].join('.');

async function signed(ctx: Pick<Ctx, 'secrets'>, known: Known): Promise<string> {
  return `${textOf(known)}.${await signatureOf(ctx, textOf(known))}`;
}

/** What the device holds, as far as we have signed it and it has not run out. */
async function heldBy(ctx: DeviceCtx): Promise<Known[]> {
  const held = (ctx.device ?? '').split(between).slice(0, devicePeopleMax);
  const known = await Promise.all(held.map((text) => knownFrom(ctx, text)));
  return known.filter((one) => one !== undefined);
}
async function knownFrom(ctx: DeviceCtx, text: string): Promise<Known | undefined> {
  const match = /^([a-z0-9]{1,16})\.([A-Za-z0-9_]{1,32})\.([0-9a-f]{24})\.(\d{1,12})\.([0-9a-f]{32})$/.exec(
    text,
  );
  const [, companyId, subject, nonce, ends, signature] = match ?? [];
  if (!companyId || !subject || !nonce || !ends || !signature) return undefined;
  const known = { companyId, subject, nonce, endsAt: Number(ends) };
  const own = Buffer.from(await signatureOf(ctx, textOf(known)));
  return timingSafeEqual(own, Buffer.from(signature)) && known.endsAt > ctx.now ? known : undefined;
}

/** The name under which this device's tries for that person are counted; undefined on one that does not know them. */
export async function knownDevice(
  ctx: DeviceCtx,
  companyId: string | undefined,
  subject: string | undefined,
): Promise<string | undefined> {
  const held = await heldBy(ctx);
  return held.find((known) => known.companyId === companyId && known.subject === subject)?.nonce;
}

/** Starts a session of somebody whom the device knows from now on. */
export async function enter(ctx: Ctx, who: Who, ...along: readonly Change[]): Promise<SessionReply> {
  const reply = await begin(ctx, who, ...along);
  if (!who.company) return reply;
  const device = await rememberDevice(ctx, who.company.id, who.employee?.id ?? who.role);
  return ctx.isBrowser ? reply : { ...reply, device_token: device };
}

/** After a log-in the device knows this person, for a year from now; the longest known others stay. */
async function rememberDevice(ctx: DeviceCtx, companyId: string, subject: string): Promise<string> {
  const held = await heldBy(ctx);
  const isSame = (known: Known) => known.companyId === companyId && known.subject === subject;
  const nonce = held.find(isSame)?.nonce ?? randomBytes(nonceBytes).toString('hex');
  const mine = await signed(ctx, { companyId, subject, nonce, endsAt: ctx.now + deviceKeptSeconds });
  const others = held.filter((known) => !isSame(known)).slice(0, devicePeopleMax - 1);
  const device = [mine, ...(await Promise.all(others.map((known) => signed(ctx, known))))].join(between);
  ctx.extras.device = device;
  return device;
}
