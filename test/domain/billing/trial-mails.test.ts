// A welcome mail goes to any address that a stranger types into the form: six a day to one mailbox, from any address.

import { describe, expect, it } from 'vitest';
import { requestTrial } from '#functions/domain/companies/trial.ts';
import { budgets } from '#shared/limits.ts';
import { usePeople } from '#test/kit/world/use-people.ts';

const world = await usePeople();
const [perMailbox, daySeconds] = budgets.trialsPerMailbox;
let names = 0;
const ask = async (email: string) => {
  names += 1;
  // Another address each time, as a crowd would have it.
  return requestTrial(world.asVisitor({ address: `198.51.100.${names}` }), {
    body: { name: `Crowd ${names}`, email, language: 'en' },
  });
};
const spent = { code: 'too_many_requests' };
const welcomes = () => world.sent.filter(({ name }) => name === 'mail.requested').length;

describe('trials for one mailbox', () => {
  it('are six a day, from any sender and in any spelling of the address; another mailbox keeps its own six', async () => {
    for (const email of ['victim@example.com', 'Victim@Example.com', 'victim+spam@example.com'])
      for (let times = 0; times < 2; times += 1) await ask(email);
    expect(welcomes()).toBe(perMailbox);
    for (const email of ['victim@example.com', 'VICTIM+other@example.com'])
      await expect(ask(email)).rejects.toMatchObject(spent);
    expect(welcomes()).toBe(perMailbox);
    await expect(ask('neighbour@example.com')).resolves.toMatchObject({ role: 'COMPANY' });
    world.clock.now += daySeconds;
    await expect(ask('victim@example.com')).resolves.toMatchObject({ role: 'COMPANY' });
  });
});

describe('a bot that posts the trial form hundreds of times at once', () => {
  const times = 300;
  async function outcome(post: (n: number) => ReturnType<typeof requestTrial>) {
    const before = welcomes();
    const answers = await Promise.allSettled(Array.from({ length: times }, (_, n) => post(n)));
    const codes = answers.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.code)] : []));
    return {
      made: times - codes.length,
      mailed: welcomes() - before,
      refusals: [...new Set(codes)],
    };
  }

  it('from one address makes five companies in an hour; every further request is refused as too many', async () => {
    const made = await outcome((n) =>
      requestTrial(world.asVisitor({ address: '203.0.113.9' }), {
        body: { name: `Bot ${n}`, email: `bot${n}@example.org` },
      }),
    );
    const [most] = budgets.trialsPerAddress;
    expect(made).toEqual({ made: most, mailed: most, refusals: ['too_many_requests'] });
  });

  it('for one mailbox from hundreds of addresses makes six in a day', async () => {
    const made = await outcome((n) =>
      requestTrial(world.asVisitor({ address: `2001:db8:${n.toString(16)}::1` }), {
        body: { name: `Swarm ${n}`, email: 'swarmed@example.org' },
      }),
    );
    expect(made).toEqual({ made: perMailbox, mailed: perMailbox, refusals: ['too_many_requests'] });
  });

  it('with one name makes one company and mails once', async () => {
    const made = await outcome((n) =>
      requestTrial(world.asVisitor({ address: `2001:db8:${n.toString(16)}:1::1` }), {
        body: { name: 'One name Ltd', email: `one${n}@example.org` },
      }),
    );
    expect(made.made).toBe(1);
    expect(made.mailed).toBe(1);
  });
});
