// A welcome mail goes to whomever a stranger writes into the form: three a day to one mailbox, from wherever.

import { describe, expect, it } from 'vitest';
import { requestTrial } from '#functions/domain/companies/trial.ts';
import { budgets } from '#shared/limits.ts';
import { usePeople } from '#test/kit/use-people.ts';

const world = await usePeople();
const [perMailbox, daySeconds] = budgets.trialsPerMailbox;
let names = 0;
const ask = async (email: string) => {
  names += 1;
  // Another address each time, as a crowd would have it.
  return requestTrial(world.arriving({ address: `198.51.100.${names}` }), {
    body: { name: `Crowd ${names}`, email, language: 'en' },
  });
};
const spent = { code: 'too_many_requests' };
const welcomes = () => world.sent.filter(({ name }) => name === 'mail.requested').length;

describe('trials for one mailbox', () => {
  it('are three a day, whoever asks and however the address is written; another mailbox is not touched', async () => {
    for (const email of ['victim@example.com', 'Victim@Example.com', 'victim+spam@example.com'])
      await ask(email);
    expect(welcomes()).toBe(perMailbox);
    for (const email of ['victim@example.com', 'VICTIM+other@example.com'])
      await expect(ask(email)).rejects.toMatchObject(spent);
    expect(welcomes()).toBe(perMailbox);
    await expect(ask('neighbour@example.com')).resolves.toMatchObject({ role: 'COMPANY' });
    world.clock.now += daySeconds;
    await expect(ask('victim@example.com')).resolves.toMatchObject({ role: 'COMPANY' });
  });
});
