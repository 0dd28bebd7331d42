// Budgets: exact under a burst, over when their time is, and given back when nothing was missed.

import { describe, expect, it } from 'vitest';
import { type Draw, giveBack, take, takeAll, used } from '#functions/domain/budgets/budgets.ts';
import { networkOf } from '#functions/domain/budgets/budgets.ts';
import { budgets } from '#shared/limits.ts';
import { keys } from '#functions/table/keys.ts';
import { usePeople } from '#test/kit/world/use-people.ts';

const world = await usePeople();

const spent = expect.objectContaining({ code: 'too_many_requests' });
const ctx = () => ({ table: world.table, now: world.clock.now });
const [most, seconds] = budgets.companyEmployeesGuess;
const draw: Draw = ['companyEmployeesGuess', 'c1'];

describe('a budget', () => {
  it('drawn on by sixty at once gives exactly what it holds', async () => {
    const taken = await Promise.all(Array.from({ length: 60 }, () => take(ctx(), draw)));
    expect(taken.filter(Boolean)).toHaveLength(most);
  });

  it('is full again when its time, counted from the first use, is over', async () => {
    for (let n = 0; n < most; n += 1) expect(await take(ctx(), draw)).toBe(true);
    world.clock.now += seconds - 1;
    expect(await take(ctx(), draw)).toBe(false);
    world.clock.now += 1;
    const taken = await Promise.all(Array.from({ length: 30 }, () => take(ctx(), draw)));
    expect(taken.filter(Boolean)).toHaveLength(most);
  });

  it('holds no more in any stretch of its time, wherever that begins', async () => {
    const taken: number[] = [];
    for (let hour = 0; hour < 72; hour += 1) {
      for (let n = 0; n < (hour % 7) + 1; n += 1) if (await take(ctx(), draw)) taken.push(world.clock.now);
      world.clock.now += 3600;
    }
    const most24 = taken.map((from) => taken.filter((at) => at >= from && at < from + seconds).length);
    expect(Math.max(...most24)).toBe(most);
    expect(taken).toHaveLength(3 * most);
    expect(await used(ctx(), [draw, ['addressGuess', 'nobody']])).toEqual([
      taken.filter((at) => at > world.clock.now - seconds).length,
      0,
    ]);
  });

  it('of an IPv6 address is that of its whole site, of IPv4 its own', async () => {
    const of = (address: string): Draw => ['addressGuess', address];
    for (let n = 0; n < budgets.addressGuess[0]; n += 1)
      expect(await take(ctx(), of(`2001:db8:1:22${n.toString(16).padStart(2, '0')}::7`))).toBe(true);
    expect(await take(ctx(), of('2001:DB8:1:22ff:1:2:3:4'))).toBe(false);
    expect(await take(ctx(), of('2001:db8:1:2300::7'))).toBe(true);
    expect(networkOf('::1')).toBe('0:0:0:0/56');
    for (const other of ['192.0.2.1', '::1::2', '1:2:3', 'Smiðir: hf', '12:30', '1:2:3:4:5:6:7:8:9', ''])
      expect(networkOf(other)).toBe(other);
  });

  it.each(['companyEmployeesGuess', 'platformMisses'] as const)(
    'that is spent says in how many seconds it gives again, to the second: %s',
    async (name) => {
      const own: Draw = [name, 'c9'];
      const [holds, lasts] = budgets[name];
      await take(ctx(), own);
      const begun = world.clock.now;
      world.clock.now += 100;
      if (name === 'platformMisses')
        await world.table.write({ update: keys.budget(`${name} c9`, '-'), add: { n: holds - 1 } });
      else for (let n = 1; n < holds; n += 1) await take(ctx(), own);
      const refusal = { code: 'too_many_requests', params: { seconds: lasts - 100 } };
      await expect(takeAll(ctx(), [['addressGuess', 'free'], own])).rejects.toMatchObject(refusal);
      world.clock.now = begun + lasts - 1;
      await expect(takeAll(ctx(), [own])).rejects.toMatchObject({ params: { seconds: 1 } });
      world.clock.now += 1;
      await expect(takeAll(ctx(), [own])).resolves.toBeUndefined();
    },
  );

  it('that is spent beside another says the longer of both waits', async () => {
    const both = [
      ['deviceGuessHour', 'c1 x'],
      ['deviceGuessDay', 'c1 x'],
    ] as const;
    for (let hour = 0; hour < 3; hour += 1) {
      for (let n = 0; n < budgets.deviceGuessHour[0]; n += 1) await takeAll(ctx(), both);
      if (hour < 2) world.clock.now += 3600;
    }
    await expect(takeAll(ctx(), both)).rejects.toMatchObject({ params: { seconds: 86_400 - 2 * 3600 } });
  });

  it('is its owner’s alone', async () => {
    for (let n = 0; n < most; n += 1) await take(ctx(), draw);
    expect(await take(ctx(), draw)).toBe(false);
    expect(await take(ctx(), ['companyEmployeesGuess', 'c2'])).toBe(true);
    expect(await take(ctx(), ['companyGuess', 'c1'])).toBe(true);
  });

  it('gets back what was taken for no miss, and never more', async () => {
    for (let n = 0; n < 3 * most; n += 1) {
      await takeAll(ctx(), [draw]);
      await giveBack(ctx(), [draw]);
    }
    await giveBack(ctx(), [draw, draw, draw]);
    const taken = await Promise.all(Array.from({ length: 30 }, () => take(ctx(), draw)));
    expect(taken.filter(Boolean)).toHaveLength(most);
  });

  it('that is spent refuses, and the others drawn on with it lose nothing', async () => {
    const other: Draw = ['addressGuess', 'a'];
    for (let n = 0; n < most; n += 1) await take(ctx(), draw);
    for (let n = 0; n < 40; n += 1) await expect(takeAll(ctx(), [other, draw])).rejects.toThrow(spent);
    const taken = await Promise.all(
      Array.from({ length: budgets.addressGuess[0] + 5 }, () => take(ctx(), other)),
    );
    expect(taken.filter(Boolean)).toHaveLength(budgets.addressGuess[0]);
  });
});
