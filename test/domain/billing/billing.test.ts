// A subscription by bank claim: ordered once whatever becomes of the replies, refused back to the form, cancelled.

import { describe, expect, it } from 'vitest';
import { payByBank } from '#functions/domain/billing/bank.ts';
import { cancel } from '#functions/domain/billing/cancel.ts';
import { status } from '#functions/domain/billing/standing.ts';
import { sweepTrials } from '#functions/domain/companies/trial-sweep.ts';
import type { Bank } from '#functions/partners/payday.ts';
import { keys } from '#functions/table/keys.ts';
import { billing } from '#shared/api/billing.ts';
import { orderHeldSeconds, trialDays, trialGraceDays } from '#shared/limits.ts';
import { bankBody as body, day, useBilling } from '#test/kit/world/billing-site.ts';
import { at } from '#test/kit/world/context.ts';

const site = await useBilling();
const { world, asManager, payByBank: pay, isPaying, kept, invoices, payday } = site;
const refused = (code: string, params = {}) => expect.objectContaining({ code, params });

describe('the company’s kennitala and e-mail', () => {
  const read = billing.endpoints.payByBank.body;
  it.each(['6203081190', '620308 1190', ' 6 2 0 3 0 8 1 1 9 0 '])(
    '%j is 10 digits without its spaces [billing.ssn]',
    (ssn) => {
      expect(read.parse({ ...body, ssn }).ssn).toBe('6203081190');
    },
  );
  it.each(['620308119', '62030811901', '620308-119', '620308-1190', 'abcdefghij', ''])(
    '%j is not exactly 10 digits',
    (ssn) => {
      expect(read.safeParse({ ...body, ssn }).error?.issues.map(({ path }) => path)).toEqual([['ssn']]);
    },
  );
  it.each(['', 'bills', 'bills@example', 'a@b@example.com'])(
    '%j is no e-mail [billing.email-billing]',
    (email_billing) => {
      expect(read.safeParse({ ...body, email_billing }).success).toBe(false);
    },
  );
  it.each([0, 5, 1.5, '2'])('%j is no plan [billing.subscription-plan]', (subscription_plan) => {
    expect(read.safeParse({ ...body, subscription_plan }).success).toBe(false);
  });
});

describe('a bank claim', () => {
  it('is asked for from the end of the trial on, though the company may still write for some days', async () => {
    world.pass(trialDays * day - 1);
    const last = { should_become_customer: false, read_only: false, trial_days_left: 1 };
    expect(await status(await asManager())).toMatchObject(last);
    world.pass(1);
    const over = { should_become_customer: true, read_only: false, trial_days_left: 0 };
    expect(await status(await asManager())).toMatchObject(over);
  });

  it('makes a company a customer once it is ordered, by the plan it chose, and is due on the 1st [billing.bank-success-pays billing.by-bank-debit]', async () => {
    world.pass((trialDays + trialGraceDays) * day);
    expect(await status(await asManager())).toMatchObject({
      should_become_customer: true,
      read_only: true,
    });
    expect(await pay()).toEqual({ should_become_customer: false, read_only: false, trial_days_left: 0 });
    expect(await world.company(site.company.id)).toMatchObject({
      isPaying: true,
      plan: 'TwentyFourEmployeesMax2023',
    });
    expect(invoices()).toMatchObject([
      {
        invoiceDate: '2026-12-16',
        dueDate: '2027-01-01',
        finalDueDate: '2027-01-15',
        currencyCode: 'ISK',
        createClaim: true,
        sendEmail: true,
        lines: [{ unitPriceExcludingVat: 14_000, vatPercentage: 24, quantity: 1 }],
      },
    ]);
    expect(await kept()).toMatchObject({
      state: 'paying',
      by: 'bank',
      ssn: '6203081190',
      heldUntil: undefined,
    });
  });

  it('is ordered once for two presses at once, and for one sent again', async () => {
    const both = await Promise.allSettled([pay({}, 'press'), pay({}, 'press')]);
    expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(pay({}, 'press')).rejects.toMatchObject({ reply: { should_become_customer: false } });
    await expect(pay()).rejects.toEqual(refused('already_paying'));
    expect(invoices()).toHaveLength(1);
  });

  it('that is refused leaves the company as it was, and the next is another', async () => {
    payday.behave('refuse');
    await expect(pay()).rejects.toEqual(refused('bank_refused'));
    expect([await isPaying(), await kept()]).toEqual([false, undefined]);
    payday.behave('well');
    await pay({ subscription_plan: 3 });
    expect((await kept())?.plan).toBe('FortyNineEmployeesMax2023');
  });

  it('that the bank bars from our own account is nothing that the company could correct', async () => {
    payday.behave('barred');
    await expect(pay()).rejects.toEqual(refused('billing_unavailable'));
    expect([await isPaying(), invoices().length]).toEqual([false, 0]);
  });

  it.each(['garbage', 'slow'] as const)(
    'whose reply is lost (%s) is found by the next try, and not ordered twice',
    async (mood) => {
      payday.behave(mood);
      await expect(pay()).rejects.toEqual(refused('billing_unavailable'));
      expect([await isPaying(), (await kept())?.state]).toEqual([false, 'confirming']);
      payday.behave('well');
      const first = { ...body };
      const corrected = { subscription_plan: 4, ssn: '5501694079', email_billing: 'nytt@example.is' };
      const reply = await pay(corrected, 'press');
      expect(reply).toMatchObject({ should_become_customer: false, ordered_before: first });
      expect(billing.endpoints.payByBank.reply.parse(reply)).toEqual(reply);
      await expect(pay(corrected, 'press')).rejects.toMatchObject({ reply: { ordered_before: first } });
      expect([await isPaying(), (await kept())?.plan]).toEqual([true, 'TwentyFourEmployeesMax2023']);
      expect(invoices()).toHaveLength(1);
    },
    20_000,
  );

  it.each([{ subscription_plan: 3 }, { ssn: '5501694079' }, { email_billing: 'nytt@example.is' }, {}])(
    'found by a next try that differs in %j says what was ordered first, and nothing where it is the same',
    async (corrected) => {
      payday.behave('garbage');
      await expect(pay()).rejects.toEqual(refused('billing_unavailable'));
      payday.behave('well');
      const differs = Object.keys(corrected).length > 0;
      expect((await pay(corrected)).ordered_before).toEqual(differs ? body : undefined);
    },
  );

  it('beside one of another tab is refused with what that one ordered, where it differs', async () => {
    await pay();
    const other = { ...body, ssn: '5501694079' };
    await expect(pay(other)).rejects.toMatchObject({
      code: 'already_paying',
      params: { ordered_before: body },
    });
    await expect(pay()).rejects.toMatchObject({ code: 'already_paying', params: {} });
  });

  it('that never arrived is ordered by the next try, as that one says', async () => {
    payday.behave('fail');
    await expect(pay()).rejects.toEqual(refused('billing_unavailable'));
    payday.behave('well');
    await pay({ subscription_plan: 4 });
    expect((await kept())?.plan).toBe('TwoHundredEmployeesMax2023');
    expect(invoices()).toHaveLength(1);
  });

  it('under way blocks others until its request must have ended', async () => {
    const dead: Bank = { ...site.tools().bank, order: () => Promise.reject(new Error('the function died')) };
    await expect(payByBank({ ...(await asManager()), bank: dead }, { body })).rejects.toThrow('died');
    world.pass(orderHeldSeconds - 1);
    await expect(pay()).rejects.toEqual(refused('busy'));
    world.pass(1);
    await pay();
    expect(invoices()).toHaveLength(1);
  });

  it('is for a plan that holds all active employees; a larger one may be chosen', async () => {
    for (const name of ['Ari', 'Björk', 'Chloé', 'Dagur', 'Elín'])
      await world.anEmployee(site.company, { name });
    await world.anEmployee(site.company, { name: 'Gone', isDisabled: true });
    const tooSmall = refused('plan_too_small', { employees: 5, max: 4 });
    await expect(pay({ subscription_plan: 1 })).rejects.toEqual(tooSmall);
    expect(invoices()).toEqual([]);
    await pay({ subscription_plan: 3 });
  });

  it('is for companies in Iceland', async () => {
    site.company = await world.aCompany({ isPaying: false, country: 'IE', name: 'Kilbride' });
    await expect(pay()).rejects.toEqual(refused('bank_elsewhere'));
  });

  it('is neither ordered nor cancelled by an administrator who logged in as the company', async () => {
    const ctx = await asManager();
    const acting = { ...ctx, session: { ...ctx.session, actingFor: 'boss' } };
    await expect(payByBank(acting, { body })).rejects.toEqual(refused('forbidden'));
    await pay();
    const late = { ...(await asManager()), session: acting.session };
    await expect(cancel(late, { body: {} })).rejects.toEqual(refused('forbidden'));
    expect(await isPaying()).toBe(true);
  });
});

describe('the status', () => {
  it('says how a subscription that runs is paid, and of none how', async () => {
    expect(await status(await asManager())).not.toHaveProperty('paid_by');
    await pay();
    const paying = await status(await asManager());
    expect(paying.paid_by).toBe('bank');
    expect(billing.endpoints.status.reply.parse(paying)).toEqual(paying);
    await cancel(await asManager(), { body: {} });
    expect(await status(await asManager())).not.toHaveProperty('paid_by');
    site.company = await world.aCompany({ isPaying: true, plan: 'Legacy8000', name: 'Gamalt og gott ehf.' });
    expect(await status(await asManager())).not.toHaveProperty('paid_by');
  });
});

describe('the day on which the first claim is due', () => {
  const firstClaimDue = async () => (await status(await asManager())).first_claim_due;

  // As the server counts it, and as the claim is then made out: in Iceland, on the first of the next month.
  it.each([
    ['2026-11-30T23:59:59Z', '2026-12-01'],
    ['2026-12-01T00:00:00Z', '2027-01-01'],
    ['2027-02-28T12:00:00Z', '2027-03-01'],
  ])('is at %s given as %s, and the claim is due on it', async (moment, due) => {
    world.clock.now = at(moment);
    const before = await status(await asManager());
    expect(before.first_claim_due).toBe(due);
    expect(billing.endpoints.status.reply.parse(before)).toEqual(before);
    await pay();
    expect(invoices().map(({ dueDate }) => dueDate)).toEqual([due]);
  });

  it('is given while an order waits, and not to a company that pays or is in another country', async () => {
    payday.behave('garbage');
    await expect(pay()).rejects.toEqual(refused('billing_unavailable'));
    payday.behave('well');
    expect(await firstClaimDue()).toBe('2026-12-01');
    await pay();
    expect(await firstClaimDue()).toBeUndefined();
    site.company = await world.aCompany({ isPaying: false, country: 'IE', name: 'Roofs of Galway' });
    expect(await firstClaimDue()).toBeUndefined();
  });
});

describe('cancelling', () => {
  it.each([
    {
      when: 'during its trial',
      paid: trialDays - 4,
      mails: ['trial_ending', 'trial_last_day', 'trial_over'],
    },
    { when: 'after its trial', paid: trialDays + 30, mails: [] },
  ])('$when, a company gets only mails about a trial that is not over', async ({ paid, mails }) => {
    await pay();
    world.pass(paid * day);
    await cancel(await asManager(), { body: {} });
    world.sent.length = 0;
    for (const days of [1, 2, 1]) {
      world.pass(days * day);
      await sweepTrials(await site.job());
    }
    const sent = world.sent.filter(({ body: mail }) => Object(mail).companyId === site.company.id);
    expect(sent).toMatchObject(mails.map((template) => ({ body: { template } })));
  });

  it('at the same moment in two tabs answers both that it is cancelled, and is sent to the partner once', async () => {
    await pay();
    const tabs = [await asManager('first press'), await asManager('second press')];
    const answers = await Promise.all(tabs.map((tab) => cancel(tab, { body: {} })));
    expect(answers[0]).toEqual(answers[1]);
    const trail = (await world.items()).filter(
      ({ PK, k }) => PK === keys.audit(site.company.id, '').PK && k === 'subscription_cancelled',
    );
    expect([await isPaying(), trail.map(({ d }) => d)]).toEqual([false, ['bank']]);
  });

  it('ends paying at once, keeps the reason, and the end of the trial counts again [billing.cancelling-stops-paying]', async () => {
    await pay();
    world.pass((trialDays + trialGraceDays) * day);
    const over = { should_become_customer: true, read_only: true, trial_days_left: 0 };
    expect(await cancel(await asManager(), { body: { reason: 'The job is done' } })).toEqual(over);
    expect(await world.company(site.company.id)).toMatchObject({ isPaying: false, plan: undefined });
    expect(await kept()).toMatchObject({ state: 'cancelled', reason: 'The job is done' });
    expect(await cancel(await asManager(), { body: { reason: 'Again' } })).toEqual(over);
    expect((await kept())?.reason).toBe('The job is done');
    await pay();
    expect(await isPaying()).toBe(true);
    expect(invoices()).toHaveLength(2);
  });

  it('is open to who has paid since before subscriptions were kept', async () => {
    site.company = await world.aCompany({ isPaying: true, plan: 'Legacy8000', name: 'Gamalt ehf.' });
    await cancel(await asManager(), { body: {} });
    expect(await isPaying()).toBe(false);
  });

  it('ends nothing a second time for who pays again by an administrator’s word', async () => {
    await pay();
    await cancel(await asManager(), { body: {} });
    await world.table.write({ update: keys.company(site.company.id), set: { pay: 1 } });
    expect(await isPaying()).toBe(true);
    world.sent.length = 0;
    await cancel(await asManager(), { body: {} });
    expect([await isPaying(), world.sent.map(({ name }) => name)]).toEqual([false, []]);
  });
});
