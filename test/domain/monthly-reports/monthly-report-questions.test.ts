// The mail that asks for consent to monthly reports: its text, its token, and how many an address can get.

import { beforeEach, describe, expect, it } from 'vitest';
import { changeSettings } from '#functions/domain/companies/settings.ts';
import { ask, open, sweepReports, unsubscribe } from '#functions/domain/monthly-reports/monthly-reports.ts';
import { mailContentOf } from '#functions/domain/notices/mail-content.ts';
import { keys } from '#functions/table/keys.ts';
import { budgets, languages, reportConsent } from '#shared/limits.ts';
import { aMailedReport } from '#test/kit/world/mailed-report.ts';
import { daySeconds, only, useQuestions } from './asked-addresses.ts';

const { world, crew, office, job, asOffice, saved, tokenOf, stranger, ...here } = await useQuestions();
const { questions, everybodys, standings, askAll, askAgain, answer } = here;
const over = { code: 'link_over' };

describe('the token of a question', () => {
  beforeEach(async () => {
    await saved(only(stranger()));
    await askAll();
  });

  it('answers once', async () => {
    await answer(true);
    await expect(answer(true)).rejects.toMatchObject(over);
    await expect(answer(false)).rejects.toMatchObject(over);
    expect(await standings()).toEqual({ [stranger()]: 'confirmed' });
  });

  it('gives one answer when both are sent at once', async () => {
    const both = await Promise.allSettled([answer(true), answer(false)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('works for its days and not a second longer', async () => {
    world.clock.now += reportConsent.linkDays * daySeconds;
    await expect(answer(true)).rejects.toMatchObject(over);
    world.clock.now -= 1;
    await expect(answer(true)).resolves.toMatchObject({ agreed: true });
  });

  it('is dead once the address was asked again', async () => {
    const first = tokenOf(stranger());
    world.clock.now += reportConsent.againDays * daySeconds;
    await askAgain();
    await expect(answer(true, first)).rejects.toMatchObject(over);
    await expect(answer(true)).resolves.toMatchObject({ agreed: true });
  });

  it('is good for nothing but the answer, and no other token answers', async () => {
    const token = tokenOf(stranger());
    await expect(open(await asOffice(), { body: { token } })).rejects.toMatchObject(over);
    await expect(unsubscribe(await asOffice(), { body: { token } })).rejects.toMatchObject(over);
    const others = await aMailedReport(world, crew.company.id, world.clock.now);
    for (const other of [others.token, others.stopToken, 'A'.repeat(43), ''])
      await expect(answer(true, other)).rejects.toMatchObject(over);
    expect(await standings()).toEqual({ [stranger()]: 'waiting' });
  });

  it('is kept as a hash alone, and is nothing while the company is disabled', async () => {
    const token = tokenOf(stranger());
    const kept = JSON.stringify((await world.items()).filter(({ PK }) => !String(PK).startsWith('O#')));
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(kept).not.toContain(token);
    await world.table.write({ update: keys.company(crew.company.id), set: { off: 1 } });
    await expect(answer(true, token)).rejects.toMatchObject(over);
  });
});

describe('the questions of all companies', () => {
  const [perMailbox] = budgets.reportConsentsPerMailbox;
  const [perCompany] = budgets.reportConsentsPerCompany;
  /** Another company, whose own address is proven, that wants to mail to this address. */
  async function wantedBy(address: string): Promise<void> {
    const company = await world.aCompany({ isEmailVerified: true });
    await changeSettings(await office.asCompany(company), {
      body: { monthly_report: { addresses: [address], kinds: ['pdf'], language: 'en', day: 1 } },
    });
    await ask(await office.asCompany(company), { body: {} });
  }

  const toCrowd = () => everybodys().filter(({ to }) => to.endsWith('@example.com'));

  it('are three a day to one mailbox, however it is written; the next day the schedule asks the rest', async () => {
    const spellings = [
      'victim@example.com',
      'Victim@example.com',
      'victim+a@example.com',
      'victim+b@example.com',
    ];
    for (const address of spellings) await wantedBy(address);
    expect(toCrowd()).toHaveLength(perMailbox);
    await wantedBy('neighbour@example.com');
    expect(toCrowd()).toHaveLength(perMailbox + 1);
    world.clock.now += daySeconds - 1;
    await sweepReports(job());
    expect(toCrowd()).toHaveLength(perMailbox + 1);
    world.clock.now += 1;
    await sweepReports(job());
    expect(toCrowd().at(-1)).toMatchObject({ to: 'victim+b@example.com' });
    expect(toCrowd()).toHaveLength(perMailbox + 2);
  });

  it('are ten a day of one company, whatever it puts in its setting', async () => {
    const many = (from: number) => only(...Array.from({ length: 8 }, (_, n) => `s${from + n}@example.com`));
    await saved(many(0));
    await askAll();
    await saved(many(8));
    await askAll();
    await askAll();
    expect(questions()).toHaveLength(perCompany);
  });
});

describe('the mail that asks', () => {
  it.each(languages)(
    'says in %s who wants what, as harmless words, and nothing else of the company',
    async (language) => {
      await world.table.write({
        update: keys.company(crew.company.id),
        set: { n: 'Win at http://evil.example/now' },
      });
      await saved({ ...only(stranger()), language });
      await askAll();
      const [order] = questions();
      if (!order) expect.fail('no address was asked');
      const letter = await mailContentOf(order);
      expect(letter.subject).not.toContain('Win');
      for (const part of [letter.text, letter.html]) {
        expect(part).toContain('Win at http evil example now');
        expect(part).not.toContain('evil.example');
        expect(part).toContain('/report_consent?token=');
        expect(part).not.toContain(crew.company.email);
        expect(part).toContain('30');
      }
      expect(order).not.toHaveProperty('seconds');
      expect(order).not.toHaveProperty('month');
    },
  );
});
