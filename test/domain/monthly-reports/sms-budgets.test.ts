// Limits for SMS of companies without a proven e-mail, for each company and for all together (T9): SMS cost money.

import { describe, expect, it } from 'vitest';
import { createEmployee, sendLoginSms } from '#functions/domain/employees/employees.ts';
import { requestTrial } from '#functions/domain/companies/trial.ts';
import { Failure } from '#functions/runtime/fail.ts';
import { budgets } from '#shared/limits.ts';
import { usePeople } from '#test/kit/world/use-people.ts';

const world = await usePeople();
const [platform, daySeconds] = budgets.smsUnverifiedPlatform;
const [perCompany] = budgets.smsBeforeVerified;
const [perAddress] = budgets.smsUnverifiedAddress;

let companies = 0;
let phones = 0;
/** A trial that was just asked for from this address: it has opened no mail. */
async function aTrial(address: string): Promise<{ address: string; token: string }> {
  companies += 1;
  const body = { name: `Trial ${companies}`, email: `t${companies}@example.com`, language: 'is' } as const;
  const reply = await requestTrial(world.asVisitor({ address }), { body });
  return { address, token: reply.session_token ?? '' };
}
/** Asks for an SMS to a new employee's own new number; true when it is promised. */
async function isSent({ address, token }: { address: string; token: string }): Promise<boolean> {
  phones += 1;
  const phone = `611${String(phones).padStart(4, '0')}`;
  const ctx = () => world.asCompany(token, { address });
  const { id } = await createEmployee(await ctx(), {
    body: { name: `Employee ${phones}`, token: 'bcdf', phone_number: phone },
  });
  try {
    await sendLoginSms(await ctx(), { path: { id }, query: {} });
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'too_many_requests') return false;
    throw error;
  }
}
const count = (sent: readonly boolean[]): number => sent.filter(Boolean).length;
const sms = () => world.sent.filter(({ name }) => name === 'sms.requested');

describe('SMS of companies without a proven e-mail', () => {
  it('from one address are ten a day, however many trials it opens', async () => {
    const trials = await Promise.all(Array.from({ length: 4 }, () => aTrial('192.0.2.1')));
    const sent: boolean[] = [];
    for (const trial of trials) for (let n = 0; n < perCompany; n += 1) sent.push(await isSent(trial));
    expect(count(sent)).toBe(perAddress);
    expect(sms()).toHaveLength(perAddress);
  });

  it('are 200 a day on the whole platform, then a breaker opens that those with a proven e-mail do not feel', async () => {
    const before = sms().length;
    const trials = [];
    for (let n = 0; n < 50; n += 1) trials.push(await aTrial(`198.51.100.${n}`));
    const sent: boolean[] = [];
    for (let n = 0; n < perCompany; n += 1)
      sent.push(...(await Promise.all(trials.map(async (trial) => isSent(trial)))));
    expect(sent).toHaveLength(250);
    expect(before + count(sent)).toBe(platform);
    expect(sms()).toHaveLength(platform);
    expect(world.lines).toContain('sms_breaker');

    const known = await world.aCompany('Known ehf.');
    expect(await isSent({ address: '198.51.100.250', token: known.token })).toBe(true);
    const another = await aTrial('198.51.100.251');
    expect(await isSent(another)).toBe(false);
    world.clock.now += daySeconds;
    expect(await isSent(another)).toBe(true);
  }, 120_000);

  it('stop at five for one company', async () => {
    const trial = await aTrial('203.0.113.1');
    const sent: boolean[] = [];
    for (let n = 0; n < perCompany + 2; n += 1) sent.push(await isSent(trial));
    expect(sent).toEqual([...Array.from({ length: perCompany }, () => true), false, false]);
  });
});
