// Budgets: how many wrong guesses or sends are allowed in any stretch of time. Each is counted before it happens.

import { randomInt } from 'node:crypto';
import type { Ctx } from '#functions/runtime/context.ts';
import { fail } from '#functions/runtime/fail.ts';
import { budgets } from '#shared/limits.ts';
import { folded, keys } from '#functions/table/keys.ts';
import { numberOr } from '#functions/table/read.ts';
import { number, orElse, record } from '#functions/table/row.ts';
import {
  above,
  absent,
  all,
  any,
  atMost,
  below,
  type Change,
  equals,
  tryWrite,
  type Item,
  refusalOfWrite,
} from '#functions/table/write.ts';

export type Budget = keyof typeof budgets;
/** A budget, and whose: an address, a company, a phone number. */
export type Draw = readonly [budget: Budget, of: string];
type BudgetCtx = Pick<Ctx, 'table' | 'now'>;

/** The mailbox that an address reaches: `'Anna+x@Example.com'` → `'anna@example.com'`, as mail with a plus tag does. */
export const mailboxOf = (email: string): string => folded(email).replace(/\+[^@]*@/, '@');

const triesMax = 5;
const keyOf = ([budget, of]: Draw) => keys.budget(`${budget} ${networkOf(of)}`, '-');

/** Budgets up to this size keep every use until it expires; larger ones count by periods. */
const slotsMax = 50;
/** Of a budget that counts by periods; in the row of another one each use has an attribute of its own. */
const period = record({ uses: orElse(number('n'), 0), until: orElse(number('until'), 0) });
const slotName = (slot: number): string => `s${slot}`;
const isSliding = ([budget]: Draw): boolean => budgets[budget][0] <= slotsMax;

/**
 * Takes one use from the budget; false when it is spent. Taken before the guess or the send, so that parallel
 * requests cannot outrun the count.
 */
export const take = (ctx: BudgetCtx, draw: Draw): Promise<boolean> =>
  isSliding(draw) ? takeSlot(ctx, draw) : takeOfPeriod(ctx, draw);
/** Takes one use of a sliding budget in one transaction with the changes `withChanges`. */
export const takeWith = (ctx: BudgetCtx, draw: Draw, ...withChanges: readonly Change[]): Promise<boolean> =>
  takeSlot(ctx, draw, ...withChanges);

/** Each use takes a slot whose last use has expired, so no stretch of time ever holds more than the budget. */
async function takeSlot(ctx: BudgetCtx, draw: Draw, ...withChanges: readonly Change[]): Promise<boolean> {
  const [most, seconds] = budgets[draw[0]];
  const over = ctx.now - seconds;
  let slot = randomInt(most);
  // Each refusal means another request took the slot; after as many as there are slots, none is free.
  for (let tries = 0; tries < most + triesMax; tries += 1) {
    const name = slotName(slot);
    const claim = {
      update: keyOf(draw),
      set: { [name]: ctx.now, expires: ctx.now + seconds },
      when: any(absent(name), atMost(name, over)),
    };
    const refused = await refusalOfWrite(ctx.table, claim, ...withChanges);
    if (!refused) return true;
    const row = refused[0]?.item ?? {};
    const free = Array.from({ length: most }, (_, index) => index).filter(
      (index) => numberOr(row, slotName(index), over) <= over,
    );
    const next = free.length ? free[randomInt(free.length)] : undefined;
    if (next === undefined) return false;
    slot = next;
  }
  return fail('busy');
}

/** A period begins with its first use. */
async function takeOfPeriod(ctx: BudgetCtx, draw: Draw): Promise<boolean> {
  const [most, seconds] = budgets[draw[0]];
  const key = keyOf(draw);
  for (let tries = 0; tries < triesMax; tries += 1) {
    const refused = await refusalOfWrite(ctx.table, {
      update: key,
      ...period.add({ uses: 1 }),
      when: all(above(period.at.until, ctx.now), below(period.at.uses, most)),
    });
    if (!refused) return true;
    if (period.from(refused[0]?.item ?? {}).until > ctx.now) return false;
    const until = ctx.now + seconds;
    const begins = {
      put: { ...key, ...period.item({ uses: 1, until }), expires: until },
      when: any(absent(), atMost(period.at.until, ctx.now)),
    };
    // Else another request has begun the new period: take from that one.
    if (await tryWrite(ctx.table, begins)) return true;
  }
  return fail('busy');
}

/** How much of each budget is used at the moment. */
export async function used(ctx: BudgetCtx, draws: readonly Draw[]): Promise<number[]> {
  const rows = await ctx.table.getMany(draws.map(keyOf));
  return draws.map((draw, at) => usedOf(ctx, draw, rows[at] ?? {}));
}
/** When the oldest use, or the period, expires (epoch seconds); undefined when nothing is used. */
export async function freeAgainAt(ctx: BudgetCtx, draw: Draw): Promise<number | undefined> {
  return freeAgainOf(ctx, draw, (await ctx.table.get(keyOf(draw))) ?? {});
}
function freeAgainOf(ctx: BudgetCtx, draw: Draw, row: Item): number | undefined {
  if (!isSliding(draw)) {
    const { until } = period.from(row);
    return until > ctx.now ? until : undefined;
  }
  const counting = countingIn(ctx, draw, row);
  return counting.length > 0 ? Math.min(...counting) + budgets[draw[0]][1] : undefined;
}
function usedOf(ctx: BudgetCtx, draw: Draw, row: Item): number {
  if (isSliding(draw)) return countingIn(ctx, draw, row).length;
  const { uses, until } = period.from(row);
  return until > ctx.now ? uses : 0;
}

/** When the uses were made that still count. */
function countingIn({ now }: BudgetCtx, [budget]: Draw, row: Item): number[] {
  const [most, seconds] = budgets[budget];
  const over = now - seconds;
  return Array.from({ length: most }, (_, slot) => numberOr(row, slotName(slot), over)).filter(
    (at) => at > over,
  );
}

/** Returns uses of this request that turned out not to be misses, or not to have been sent. */
export async function giveBack(ctx: BudgetCtx, draws: readonly Draw[]): Promise<void> {
  await Promise.all(
    draws.map((draw) => (isSliding(draw) ? giveSlotBack(ctx, draw) : giveOneBack(ctx, draw))),
  );
}

async function giveSlotBack(ctx: BudgetCtx, draw: Draw): Promise<void> {
  const key = keyOf(draw);
  let row = await ctx.table.get(key);
  for (let tries = 0; tries < triesMax; tries += 1) {
    // Uses of the same second are interchangeable, so any of them may be returned.
    const [mine] = Object.entries(row ?? {}).filter(([name, at]) => /^s\d+$/.test(name) && at === ctx.now);
    if (!mine) return;
    const [name] = mine;
    const refused = await refusalOfWrite(ctx.table, {
      update: key,
      remove: [name],
      when: equals(name, ctx.now),
    });
    if (!refused) return;
    row = refused[0]?.item;
  }
}

async function giveOneBack(ctx: BudgetCtx, draw: Draw): Promise<void> {
  const when = all(above(period.at.until, ctx.now), above(period.at.uses, 0));
  // Refused once the period has ended: nothing is left to return to.
  await tryWrite(ctx.table, { update: keyOf(draw), ...period.add({ uses: -1 }), when });
}

/** Refuses the request, with the seconds until each budget in `spent` allows another use. */
export async function failSpent(ctx: BudgetCtx, spent: readonly Draw[]): Promise<never> {
  const rows = await ctx.table.getMany(spent.map(keyOf));
  const waits = spent.map((draw, at) => (freeAgainOf(ctx, draw, rows[at] ?? {}) ?? ctx.now) - ctx.now);
  return fail('too_many_requests', { seconds: Math.max(1, ...waits) });
}

/** Takes one use from each budget, or none; refuses the request when one is spent. */
export async function takeAll(ctx: BudgetCtx, draws: readonly Draw[]): Promise<void> {
  const isTaken = await Promise.all(draws.map((draw) => take(ctx, draw)));
  if (isTaken.every(Boolean)) return;
  await giveBack(
    ctx,
    draws.filter((_, at) => isTaken[at]),
  );
  await failSpent(
    ctx,
    draws.filter((_, at) => !isTaken[at]),
  );
}

/** Takes one use from each budget for `act`; when it fails, nothing is used up. */
export async function within<R>(ctx: BudgetCtx, draws: readonly Draw[], act: () => Promise<R>): Promise<R> {
  await takeAll(ctx, draws);
  try {
    return await act();
  } catch (error) {
    await giveBack(ctx, draws);
    throw error;
  }
}

const groupsIn = 8;
const prefixBits = 56;

/** `2001:db8:1:22ff::7` → `2001:db8:1:2200/56`; other texts are returned unchanged. */
export function networkOf(of: string): string {
  const groups = groupsOf(of.split('%')[0] ?? '');
  if (!groups) return of;
  const whole = prefixBits / 16;
  const kept = groups
    .slice(0, Math.ceil(whole))
    .map((group, at) => (at < Math.floor(whole) ? group : group & 0xff00));
  return `${kept.map((group) => group.toString(16)).join(':')}/${prefixBits}`;
}

function groupsOf(text: string): number[] | undefined {
  if (!/^[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,8}$/i.test(text)) return undefined;
  const [head = '', tail, ...more] = text.split('::');
  if (more.length) return undefined;
  const read = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group || 'x', 16));
  const [first, last] = [read(head), read(tail ?? '')];
  const gap = groupsIn - first.length - last.length;
  if (tail === undefined ? gap !== 0 : gap < 1) return undefined;
  const groups = [...first, ...Array.from({ length: gap }, () => 0), ...last];
  return groups.some(Number.isNaN) ? undefined : groups;
}
