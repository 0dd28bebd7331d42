// The hourly check while a partner does not answer: it is called once, the rest continues, and no company waits for ever.

import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkBilling } from '#functions/domain/billing/check.ts';
import { subscriptionOf } from '#functions/domain/billing/store.ts';
import type { Bank } from '#functions/partners/payday.ts';
import { keys } from '#functions/table/keys.ts';
import { subscriptionItem } from '#functions/table/rows/subscription-row.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { checkAskSeconds } from '#shared/limits.ts';
import { useBilling } from '#test/kit/world/billing-site.ts';

const site = await useBilling();
const { world, paddle, payday, payByBank, payByCard, work } = site;
const refused = (code: string) => expect.objectContaining({ code });
const isPaying = async ({ id }: Company) => (await world.company(id)).isPaying;
const count = async (companies: readonly Company[]) =>
  (await Promise.all(companies.map(isPaying))).filter(Boolean).length;

const made: Company[] = [];
async function aCompany(): Promise<Company> {
  const name = `Verktaki ${made.length}`;
  site.company = await world.aCompany({ isPaying: false, country: 'IS', name });
  made.push(site.company);
  return site.company;
}
/** So that the next test's check finds no company of this one. */
afterEach(() => world.table.write(...made.map(({ id }) => ({ delete: keys.subscription(id) }))));

/** Its claim was made and the bank's reply lost; the check may ask about it. */
async function unconfirmed(): Promise<Company> {
  const company = await aCompany();
  payday.behave('garbage');
  await expect(payByBank()).rejects.toEqual(refused('billing_unavailable'));
  payday.behave('well');
  return company;
}
async function several<T>(make: () => Promise<T>, times: number): Promise<T[]> {
  const all: T[] = [];
  for (let one = 0; one < times; one += 1) all.push(await make());
  return all;
}

/** A bank that answers about the claims for which `isAnswered` is true, and records which it was asked about. */
function bankThat(isAnswered: (reference: string) => boolean): { readonly bank: Bank; asked: string[] } {
  const { bank } = site.tools();
  const asked: string[] = [];
  return {
    asked,
    bank: {
      ...bank,
      find: async (secrets, reference) => {
        asked.push(reference);
        return isAnswered(reference) ? bank.find(secrets, reference) : { is: 'unsure', why: 'test' };
      },
    },
  };
}
const checked = async (bank: Bank) => checkBilling({ ...(await site.job()), bank });

describe('the check of a run in which the bank does not answer', () => {
  it('asks it once, and goes on with what needs the other partner or none', async () => {
    const waiting = await several(unconfirmed, 3);
    const byCard = await aCompany();
    paddle.pay((await payByCard()).transaction_id);
    const disabled = await aCompany();
    await payByBank();
    await world.table.write({ update: keys.company(disabled.id), set: { off: 1 } });
    world.pass(600);
    const silent = bankThat(() => false);
    await checked(silent.bank);
    expect([silent.asked.length, await count(waiting)]).toEqual([1, 0]);
    expect([await isPaying(byCard), await isPaying(disabled)]).toEqual([true, false]);
    expect((await subscriptionOf(world.table, disabled.id))?.state).toBe('cancelled');
    await site.check();
    await work();
    expect(await count(waiting)).toBe(3);
  });

  it('makes no claim and holds no row of those that it does not ask about', async () => {
    const months = await several(async () => {
      const company = await aCompany();
      await payByBank();
      return company;
    }, 3);
    world.pass(40 * 86_400);
    const silent = bankThat(() => false);
    await checked(silent.bank);
    expect(silent.asked).toHaveLength(1);
    const rows = await Promise.all(months.map(({ id }) => subscriptionOf(world.table, id)));
    expect(rows.filter((row) => row?.askedDay !== undefined)).toHaveLength(1);
  });

  it('asks the reseller once when it is the one', async () => {
    const waiting = await several(async () => {
      const company = await aCompany();
      paddle.pay((await payByCard()).transaction_id);
      return company;
    }, 3);
    paddle.waiting.length = 0;
    world.pass(600);
    let asked = 0;
    const job = await site.job();
    const card: typeof job.card = {
      ...job.card,
      transactionState: async () => {
        asked += 1;
        return { is: 'unsure', why: 'test' };
      },
    };
    const claimed = await unconfirmed();
    world.pass(600);
    await checkBilling({ ...job, now: world.clock.now, card });
    expect([asked, await count(waiting), await isPaying(claimed)]).toEqual([1, 0, true]);
  });
});

describe('a company that a partner never answers about', () => {
  it('keeps no other waiting for ever', async () => {
    const waiting = await several(unconfirmed, 4);
    world.pass(600);
    let never = '';
    const { bank } = bankThat((reference) => {
      if (never === '') never = reference;
      return reference !== never;
    });
    // All stay in their places but the one: a fixed order would begin with it each time.
    for (let hour = 0; hour < 60 && (await count(waiting)) < 3; hour += 1) {
      await checked(bank);
      world.pass(3600);
    }
    expect(await count(waiting)).toBe(3);
  });

  it('keeps none of its own orphaned claims waiting', async () => {
    const company = await unconfirmed();
    const row = await subscriptionOf(world.table, company.id);
    if (!row) return expect.fail('no order');
    const orphans = ['first', 'second', row.reference].map((reference) => ({
      reference,
      dueDay: '2026-12-01',
    }));
    await world.table.write({
      put: subscriptionItem({
        ...row,
        state: 'cancelled',
        orphanedClaims: orphans,
        version: row.version + 1,
      }),
    });
    world.pass(600);
    const { bank } = bankThat((reference) => reference === row.reference);
    for (let hour = 0; hour < 3; hour += 1) {
      await checked(bank);
      world.pass(3600);
    }
    await work();
    const left = (await subscriptionOf(world.table, company.id))?.orphanedClaims ?? [];
    expect(left.map(({ reference }) => reference).toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
      'first',
      'second',
    ]);
    expect(site.invoices().map(({ status }) => status)).toEqual(['CANCELLED']);
  });
});

describe('a bank that takes its time', () => {
  it('is asked for some minutes, and about the others in the next runs', async () => {
    const waiting = await several(unconfirmed, 4);
    world.pass(600);
    const real = performance.now.bind(performance);
    let waited = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + waited);
    onTestFinished(() => clock.mockRestore());
    const slow = bankThat(() => {
      waited += (checkAskSeconds * 1000) / 2;
      return true;
    });
    await checked(slow.bank);
    expect([slow.asked.length, await count(waiting)]).toEqual([2, 2]);
    await checked(slow.bank);
    expect(await count(waiting)).toBe(4);
  });
});
