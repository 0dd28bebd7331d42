// Proves the texts about trial and plan, and the dialog that asks the company to subscribe.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { employeesMax } from '#shared/limits.ts';
import type { Session } from '#shared/model/company/company.ts';
import { site } from '#shared/site.ts';
import { toWire } from '#shared/time/instant.ts';
import { serverSeconds } from '#web/entry/server-time.ts';
import { anEmployee, manager } from '#test/web/desk/desk.ts';
import { type Answers, leave, problem, visit } from '#test/web/front/visit.ts';
import { dialogCalled, openSettings, sent } from './desk-settings.ts';

afterEach(async () => {
  await leave();
  sessionStorage.clear();
});

const day = 86_400;
/** A company whose trial of 14 days began so many days ago. */
const trialOf = (days: number, over: Partial<Session> = {}): Session => {
  const createdAt = serverSeconds() - Math.round(days * day);
  return manager({
    paying_customer: false,
    created: toWire(createdAt),
    trial_ends: toWire(createdAt + 14 * day),
    ...over,
  });
};
const crew = (count: number) =>
  Array.from({ length: count }, (_, index) => anEmployee({ name: `Employee ${index}` }));
/** Days left of the trial as the server counts them; below 0 it is over, below -14 its grace too. */
const daysLeft = (left: number) => ({
  'GET /api/billing/status': {
    body: { should_become_customer: left <= 0, read_only: left <= -14, trial_days_left: Math.max(0, left) },
  },
});
/** The server's answer about a customer. */
const paidBy = (way: 'bank' | 'card' | undefined) => ({
  'GET /api/billing/status': {
    body: {
      should_become_customer: false,
      read_only: false,
      trial_days_left: 0,
      ...(way ? { paid_by: way } : {}),
    },
  },
});
const billing = () => within(screen.getByRole('region', { name: 'Billing' }));
const tiles = (dialog: Awaited<ReturnType<typeof dialogCalled>>) =>
  within(dialog.getByRole('group', { name: 'Plans' }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent.replaceAll('\u00a0', ' '));

describe('the settings’ billing', () => {
  it('says how many days of the trial remain, less than 1 day at the end, and that it is over [subscription.trial.*]', async () => {
    await openSettings(trialOf(4.5));
    expect(billing().getByText('10 days left in your trial')).toBeInTheDocument();
    await leave();
    await openSettings(trialOf(13.2));
    expect(billing().getByText('less than 1 day remaining')).toBeInTheDocument();
    await leave();
    await openSettings(trialOf(14.1), daysLeft(0));
    expect(billing().getByText('Your trial is over')).toBeInTheDocument();
  });

  it('names the price of the plan that so many active employees need, and promises no invoices while none are kept', async () => {
    const rows = [...crew(4), anEmployee({ disabled: true })];
    const answers = { 'GET /api/employees': { body: rows } };
    await openSettings(trialOf(4.5), answers);
    expect(await billing().findByText('4 active employees · ISK 8,000 per month')).toBeInTheDocument();
    expect(billing().queryByText(/invoice/i)).toBeNull();
    await leave();
    await openSettings(trialOf(4.5, { country: 'GB' }), { 'GET /api/employees': { body: crew(5) } });
    expect(await billing().findByText('5 active employees · £100 per month')).toBeInTheDocument();
  });

  it('says plainly that no employee is active, and where prices start', async () => {
    await openSettings(trialOf(4.5), { 'GET /api/employees': { body: [anEmployee({ disabled: true })] } });
    expect(
      await billing().findByText('No active employees · plans from ISK 8,000 per month'),
    ).toBeInTheDocument();
  });

  it('says of a customer that the subscription is active, with the plan that is paid for [subscription.paying]', async () => {
    await openSettings(manager({ billing_plan: 'FortyNineEmployeesMax2023' }), paidBy('bank'));
    expect(billing().getByText('Your subscription is active')).toBeInTheDocument();
    expect(await billing().findByText(/Up to 49 employees · ISK 30,000 per month/)).toBeInTheDocument();
    expect(billing().queryByRole('button', { name: 'Choose a plan' })).toBeNull();
  });

  it.each([
    ['IS', 'bank', 'ISK 14,000 per month · Bank claim with invoice'],
    ['IS', 'card', '€100 per month · Card'],
    ['IE', 'card', '€100 per month · Card'],
    ['GB', 'card', '£100 per month · Card'],
    ['IS', undefined, 'ISK 14,000 per month'],
  ] as const)('says of a customer in %s who pays by %s: %s', async (country, way, expected) => {
    const session = manager({ billing_plan: 'TwentyFourEmployeesMax2023', country });
    await openSettings(session, paidBy(way));
    const words = `No active employees · Up to 24 employees · ${expected}`;
    expect(await billing().findByText(words)).toBeInTheDocument();
  });

  it('names no price to a customer in Iceland before it is known whether it is in krónur or euros', async () => {
    const session = manager({ billing_plan: 'TwentyFourEmployeesMax2023', country: 'IS' });
    await openSettings(session, { 'GET /api/billing/status': problem(500, 'unexpected') });
    expect(await billing().findByText('No active employees · Up to 24 employees')).toBeInTheDocument();
  });

  it('says of a legacy plan how many employees it holds, and only logs one it does not know [billing.unhandled-plan-logged]', async () => {
    const heard = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await openSettings(manager({ billing_plan: 'TwentyFourEmployeesMax2020' }));
    expect(await billing().findByText('No active employees · Up to 24 employees')).toBeInTheDocument();
    expect(heard).not.toHaveBeenCalled();
    await leave();
    await openSettings(manager({ billing_plan: 'Unheard2031' }));
    expect(billing().getByText('Your subscription is active')).toBeInTheDocument();
    expect(await billing().findByText('No active employees')).toBeInTheDocument();
    expect(heard).toHaveBeenCalledWith(expect.any(String), 'Unheard2031');
    heard.mockRestore();
  });

  it('opens the subscription early, with four equal tiles of which the fitting one is marked [prices.exclude-vat billing.early.*]', async () => {
    const answers = { 'GET /api/employees': { body: crew(7) } };
    const { user } = await openSettings(trialOf(2), answers);
    await user.click(await billing().findByRole('button', { name: 'Choose a plan' }));
    const dialog = await dialogCalled('Subscription');
    await dialog.findAllByText('you have 7');
    expect(tiles(dialog)).toEqual([
      '1–4 employeesISK 8,000per month + VATyou have 7',
      '5–24 employeesISK 14,000per month + VATyou have 7',
      '25–49 employeesISK 30,000per month + VAT',
      '50–200 employeesISK 60,000per month + VAT',
    ]);
    expect(dialog.getByRole('radio', { name: /5–24 employees/ })).toBeChecked();
    expect(dialog.getByText('Money back within 60 days')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Confirm subscription later' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says in the dialog, too, that less than a day is left', async () => {
    const { user } = await openSettings(trialOf(13.2), daysLeft(1));
    await user.click(await billing().findByRole('button', { name: 'Choose a plan' }));
    const dialog = await dialogCalled('Subscription');
    expect(dialog.getByText(/^Your trial ends in less than 1 day\./)).toBeInTheDocument();
  });

  it.each(['at once', 'late'])('puts the focus on the plan that is chosen, known %s', async (when) => {
    let release = (): void => undefined;
    const released = new Promise<void>((done) => {
      release = done;
    });
    if (when === 'at once') release();
    const body = {
      should_become_customer: false,
      read_only: false,
      trial_days_left: 9,
      confirming: { by: 'bank', since: '2026-11-18T08:00:00Z', subscription_plan: 3 },
    };
    const answers = { 'GET /api/employees': { body: crew(7) }, 'GET /api/billing/status': { body } };
    const opening = openSettings(trialOf(2), answers);
    const { fetch: real } = globalThis;
    vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => {
      if (url.endsWith('/api/employees') || url.endsWith('/api/billing/status')) await released;
      return real(url, request);
    });
    const { user } = await opening;
    await user.click(await billing().findByRole('button', { name: 'Choose a plan' }));
    const dialog = await dialogCalled('Subscription');
    const ofPlan = (words: RegExp) => dialog.getByRole('radio', { name: words });
    if (when === 'late') await waitFor(() => expect(ofPlan(/1–4 employees/)).toHaveFocus());
    release();
    await waitFor(() => expect(ofPlan(/25–49 employees/)).toBeChecked());
    await waitFor(() => expect(ofPlan(/25–49 employees/)).toHaveFocus());
  });

  it('sends a company to us that has the most employees there can be, and so cannot add the next [plans.over-200-contact]', async () => {
    const words = /More than 200 employees\? Email us/;
    const of = (count: number) => ({ 'GET /api/employees': { body: crew(count) } });
    const { user } = await openSettings(trialOf(2), of(employeesMax));
    expect(await billing().findByRole('link', { name: words })).toHaveAttribute(
      'href',
      `mailto:${site.supportEmail}`,
    );
    await user.click(await billing().findByRole('button', { name: 'Choose a plan' }));
    const dialog = await dialogCalled('Subscription');
    expect(await dialog.findByText(words)).toBeInTheDocument();
    await leave();
    await openSettings(manager({ billing_plan: 'TwoHundredEmployeesMax2023' }), of(employeesMax));
    expect(await billing().findByRole('link', { name: words })).toBeInTheDocument();
    await leave();
    await openSettings(trialOf(2), of(employeesMax - 1));
    expect(await billing().findByText(/199 active employees/)).toBeInTheDocument();
    expect(screen.queryByText(words)).toBeNull();
  });
});

describe('the end of a trial', () => {
  const desk = (session: Session, answers = {}) =>
    visit('/app#projects', {
      session,
      answers: {
        'GET /api/projects': { body: [] },
        'GET /api/employees': { body: [] },
        'GET /api/report': { body: {} },
        ...answers,
      },
    });

  it('is not spoken of while more than three days are left', async () => {
    const { asked } = await desk(trialOf(9), daysLeft(5));
    await screen.findByRole('heading', { level: 1, name: 'Projects' });
    await waitFor(() => expect(sent(asked, 'GET /api/billing/status')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Choose a plan' })).toBeNull();
  });

  it('is where the server says, whatever the clock of this machine', async () => {
    await desk(trialOf(9), daysLeft(0));
    await dialogCalled('Trial period over');
    expect(screen.getByText('Your trial is over')).toBeInTheDocument();
    await leave();
    await desk(trialOf(40), daysLeft(2));
    expect(await screen.findByText('2 days left in your trial')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Create project' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    await leave();
    await desk(trialOf(9), daysLeft(-15));
    await dialogCalled('Trial period over');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Create project', hidden: true })).toBeNull(),
    );
  });

  it('is announced in the last three days, and still nothing opens by itself', async () => {
    await desk(trialOf(12.5));
    expect(await screen.findByText('2 days left in your trial')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the billing dialog when the server says so; put off, it stays away for the session [billing.trial-over.*]', async () => {
    const { user } = await desk(trialOf(15), daysLeft(-1));
    const dialog = await dialogCalled('Trial period over');
    await user.click(dialog.getByRole('button', { name: 'Confirm subscription later' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await leave();
    const again = await desk(trialOf(15), daysLeft(-1));
    await waitFor(() => expect(sent(again.asked, 'GET /api/billing/status')).toHaveLength(1));
    expect(await screen.findByText('Your trial is over')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    await again.user.click(screen.getByRole('button', { name: 'Choose a plan' }));
    await dialogCalled('Trial period over');
  });

  it.each([
    ['opened itself at the end of the trial', 15, 'Trial period over'],
    ['was opened early', 2, 'Subscription'],
  ] as const)('is shown in a dialog that %s when another tab has subscribed', async (_, days, title) => {
    const keptFor = async (session: Session) => {
      await desk(session);
      await screen.findByRole('heading', { level: 1, name: 'Projects' });
      const kept = localStorage.getItem('stund-desk');
      await leave();
      return kept;
    };
    const newValue = await keptFor(manager());
    let session = trialOf(days);
    const oldValue = await keptFor(session);
    sessionStorage.clear();
    const { user } = await visit('/app#settings', {
      session,
      answers: {
        'POST /api/self': () => ({ body: session }),
        'GET /api/employees': { body: crew(7) },
        ...daysLeft(14 - days),
      },
    });
    if (days < 14) await user.click(await billing().findByRole('button', { name: 'Choose a plan' }));
    await dialogCalled(title);
    session = manager();
    window.dispatchEvent(new StorageEvent('storage', { key: 'stund-desk', oldValue, newValue }));
    const welcome = await dialogCalled('Welcome');
    expect(welcome.getByText(/^Your subscription is active\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
  });

  it('is called Subscription when the company is older than 90 days [billing.message.subscription billing.old-company-days]', async () => {
    await desk(trialOf(91), daysLeft(-77));
    await dialogCalled('Subscription');
  });

  it('leaves everything working for the days of grace, then only reading; the notice says which', async () => {
    const { user } = await desk(trialOf(15), daysLeft(-1));
    // The dialog covers the wanted button; once it is postponed, it stays closed.
    const dialog = await dialogCalled('Trial period over');
    await user.click(dialog.getByRole('button', { name: 'Confirm subscription later' }));
    expect(await screen.findByText(/Everything works until/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Create project' })).toBeInTheDocument();
    await leave();
    await desk(trialOf(29), daysLeft(-15));
    expect(await screen.findByText(/^You can view and export, but not edit, until/)).toBeInTheDocument();
    await screen.findByText('No projects have been created');
    expect(screen.queryByRole('button', { name: 'Create project' })).toBeNull();
  });

  it('of a closed account is another notice: all can be read, nothing changed', async () => {
    await desk(manager({ disabled: true }));
    expect(await screen.findByText('This account is closed')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Create project' })).toBeNull();
  });
});

describe('a bank claim in the billing dialog', () => {
  const payday = 'POST /api/billing/payday';
  const standing = { body: { should_become_customer: false, read_only: false, trial_days_left: 0 } };
  /** The dialog at the end of the trial of seven people; `pay` is the answer to the order. */
  async function opened(pay: Answers, after?: Session) {
    let session = trialOf(15);
    const answer: Answers = (url) => {
      if (after) session = after;
      return typeof pay === 'function' ? pay(url) : pay;
    };
    const shown = await visit('/app#projects', {
      session,
      answers: {
        'POST /api/self': () => ({ body: session }),
        'GET /api/projects': { body: [] },
        'GET /api/employees': { body: crew(7) },
        'GET /api/report': { body: {} },
        'GET /api/billing/status': {
          body: { ...daysLeft(-1)['GET /api/billing/status'].body, first_claim_due: '2031-03-01' },
        },
        [payday]: answer,
      },
    });
    return { ...shown, dialog: await dialogCalled('Trial period over') };
  }
  type Opened = Awaited<ReturnType<typeof opened>>;
  const subscribe = ({ dialog }: Opened) => dialog.getByRole('button', { name: 'Subscribe' });
  async function fill({ user, dialog }: Opened, ssn = '620308 1190', email = 'bills@example.com') {
    const kennitala = dialog.getByRole('textbox', { name: 'Kennitala of the company' });
    await user.clear(kennitala);
    await user.type(kennitala, ssn);
    const mail = dialog.getByRole('textbox', { name: 'Email for invoices' });
    await user.clear(mail);
    await user.type(mail, email);
    return kennitala;
  }

  it('strips spaces from the kennitala, ignores an eleventh sign, and asks for digits only [billing.ssn-typed.*]', async () => {
    const shown = await opened(standing);
    const field = await fill(shown, ' 620308 1190 7');
    expect(field).toHaveValue('6203081190');
    await fill(shown, '620308-119');
    expect(shown.dialog.getByText('Please use only digits')).toBeInTheDocument();
    await fill(shown, '6203081190');
    expect(shown.dialog.queryByText('Please use only digits')).toBeNull();
  });

  it('takes a pasted kennitala with the hyphen that people write', async () => {
    const shown = await opened(standing);
    const field = shown.dialog.getByLabelText(/kennitala/i);
    await shown.user.click(field);
    await shown.user.paste('620308-1190');
    expect(field).toHaveValue('6203081190');
  });

  it('can be sent only with exactly 10 digits and an e-mail address [billing.ssn-exactly-ten billing.email-pattern]', async () => {
    const shown = await opened(standing);
    await fill(shown, '620308119');
    expect(subscribe(shown)).toBeDisabled();
    await fill(shown, '620308-119');
    expect(subscribe(shown)).toBeDisabled();
    await fill(shown, '6203081190', 'bills@example');
    expect(subscribe(shown)).toBeDisabled();
    await fill(shown);
    expect(subscribe(shown)).toBeEnabled();
  });

  it('waits after it is sent, then welcomes; closing hides it [billing.claim-sent.*]', async () => {
    const after = manager({ billing_plan: 'FortyNineEmployeesMax2023' });
    let answer = (): void => undefined;
    const waits = new Promise<void>((done) => {
      answer = done;
    });
    const shown = await opened(standing, after);
    const { fetch: real } = globalThis;
    vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => {
      if (url.endsWith('/api/billing/payday')) await waits;
      return real(url, request);
    });
    await shown.user.click(shown.dialog.getByRole('radio', { name: /25–49 employees/ }));
    await fill(shown);
    await shown.user.click(subscribe(shown));
    await dialogCalled('Waiting for confirmation');
    answer();
    const welcome = await dialogCalled('Welcome');
    expect(sent(shown.asked, payday)).toEqual([
      { ssn: '6203081190', email_billing: 'bills@example.com', subscription_plan: 3 },
    ]);
    await shown.user.click(
      welcome.getAllByRole('button', { name: 'Close' }).at(-1) ?? expect.fail('no close'),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Your trial is over')).toBeNull();
  });

  it('that is refused returns to the form as it was filled in, and says why [billing.bank-rejection-returns]', async () => {
    const shown = await opened(problem(422, 'bank_refused'));
    await fill(shown);
    await shown.user.click(subscribe(shown));
    expect(await screen.findByText(/The bank refused the claim/)).toBeInTheDocument();
    const dialog = await dialogCalled('Trial period over');
    expect(dialog.getByRole('textbox', { name: 'Kennitala of the company' })).toHaveValue('6203081190');
    expect(dialog.getByRole('textbox', { name: 'Email for invoices' })).toHaveValue('bills@example.com');
  });

  it('without an answer may be sent again: one sentence says so, and nothing contradicts it', async () => {
    const shown = await opened(problem(503, 'billing_unavailable'));
    await fill(shown);
    await shown.user.click(subscribe(shown));
    const alert = await screen.findByText(/nothing is ordered twice/);
    expect(alert).toHaveTextContent(/^Billing is not responding\. Try again: nothing is ordered twice\.$/);
    expect(screen.queryByText(/may have been saved/)).toBeNull();
  });

  const earlier = { ssn: '5501694079', email_billing: 'first@example.com', subscription_plan: 2 };
  it.each([
    ['finds an earlier order carried out', { body: { ...standing.body, ordered_before: earlier } }],
    [
      'another tab has made before it',
      problem(409, 'already_paying', { params: { ordered_before: earlier } }),
    ],
  ] as const)('that %s with other data says what counts', async (_, answer) => {
    const shown = await opened(answer, manager());
    await fill(shown);
    await shown.user.click(subscribe(shown));
    const welcome = await dialogCalled('Welcome');
    expect(
      welcome.getByText(/5–24 employees, kennitala 5501694079, invoices to first@example\.com/),
    ).toBeInTheDocument();
  });

  it('that another tab overtakes without a word asks once more, and says what counts', async () => {
    const answers = [
      problem(409, 'busy'),
      problem(409, 'already_paying', { params: { ordered_before: earlier } }),
    ];
    const shown = await opened(() => answers.shift() ?? expect.fail('asked a third time'), manager());
    await fill(shown);
    await shown.user.click(subscribe(shown));
    const welcome = await dialogCalled('Welcome');
    expect(
      await welcome.findByText(/kennitala 5501694079, invoices to first@example\.com/),
    ).toBeInTheDocument();
    const bodies = shown.asked.filter(({ call }) => call === payday).map(({ body }) => body);
    expect(bodies).toEqual([bodies[0], bodies[0]]);
  });

  it.each([
    [409, 'already_paying'],
    [422, 'key_reused'],
  ] as const)('refused with %i %s because the company pays by now is welcomed', async (httpStatus, code) => {
    const shown = await opened(problem(httpStatus, code), manager());
    await fill(shown);
    await shown.user.click(subscribe(shown));
    await dialogCalled('Welcome');
  });

  it('is offered for plans that hold all active employees, and says what it comes to with VAT', async () => {
    const { dialog } = await opened(standing);
    expect(await dialog.findByRole('radio', { name: /5–24 employees/ })).toBeChecked();
    expect(dialog.getByRole('radio', { name: /1–4 employees/ })).toBeDisabled();
    expect(dialog.getByText('ISK 17,360')).toBeInTheDocument();
  });

  it('says the day of the first claim as the server counts it, whatever the clock of this machine', async () => {
    const { dialog } = await opened(standing);
    expect(await dialog.findByText('Each month, first on 01.03.2031')).toBeInTheDocument();
  });
});

describe('cancelling the subscription', () => {
  it('asks first, then why, then sends and closes [subscription.paying-can-cancel modals.cancel-subscription cancel-subscription.step.*]', async () => {
    const call = 'POST /api/billing/delete';
    const body = { should_become_customer: true, read_only: true, trial_days_left: 0 };
    const { user, asked } = await openSettings(manager(), { [call]: { body } });
    await user.click(billing().getByRole('button', { name: 'Cancel subscription' }));
    const first = await dialogCalled('Cancel subscription');
    expect(first.getByText(/ends at once/)).toBeInTheDocument();
    expect(first.queryByRole('textbox')).toBeNull();
    await user.click(first.getByRole('button', { name: 'Continue' }));
    const second = await dialogCalled('Cancel subscription');
    await user.type(second.getByRole('textbox', { name: 'Why are you leaving?' }), ' The job is done ');
    expect(sent(asked, call)).toEqual([]);
    await user.click(second.getByRole('button', { name: 'Cancel subscription' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(asked, call)).toEqual([{ reason: 'The job is done' }]);
  });

  it('opens no dialog about the ended trial over its toast, before another page is visited', async () => {
    const server = { isPaying: true };
    const standing = { read_only: false, trial_days_left: 0 };
    const { user } = await openSettings(trialOf(16, { paying_customer: true }), {
      'POST /api/self': () => ({ body: trialOf(16, { paying_customer: server.isPaying }) }),
      'GET /api/billing/status': () => ({ body: { ...standing, should_become_customer: !server.isPaying } }),
      'POST /api/billing/delete': () => {
        server.isPaying = false;
        return { body: { ...standing, should_become_customer: true } };
      },
    });
    await user.click(billing().getByRole('button', { name: 'Cancel subscription' }));
    await user.click((await dialogCalled('Cancel subscription')).getByRole('button', { name: 'Continue' }));
    const last = await dialogCalled('Cancel subscription');
    await user.click(last.getByRole('button', { name: 'Cancel subscription' }));
    expect(await screen.findByText('The subscription is cancelled')).toBeInTheDocument();
    // The banner says it, and no dialog.
    expect(await screen.findAllByRole('button', { name: 'Choose a plan' })).not.toHaveLength(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getAllByRole('link', { name: 'Employees' })[0] ?? expect.fail('no link'));
    await dialogCalled('Trial period over');
  });

  it('needs no reason, and is left by keeping it [cancel-subscription.reason]', async () => {
    const call = 'POST /api/billing/delete';
    const body = { should_become_customer: true, read_only: true, trial_days_left: 0 };
    const { user, asked } = await openSettings(manager(), { [call]: { body } });
    await user.click(billing().getByRole('button', { name: 'Cancel subscription' }));
    await user.click(
      (await dialogCalled('Cancel subscription')).getByRole('button', { name: 'Keep subscription' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(billing().getByRole('button', { name: 'Cancel subscription' }));
    await user.click((await dialogCalled('Cancel subscription')).getByRole('button', { name: 'Continue' }));
    const last = await dialogCalled('Cancel subscription');
    await user.click(last.getByRole('button', { name: 'Cancel subscription' }));
    await waitFor(() => expect(sent(asked, call)).toEqual([{}]));
  });

  it('is offered to a company that is closed, and a plan is not', async () => {
    await openSettings(manager({ disabled: true }));
    expect(billing().getByRole('button', { name: 'Cancel subscription' })).toBeEnabled();
    await leave();
    const seven = { 'GET /api/employees': { body: crew(7) } };
    await openSettings(trialOf(2, { disabled: true }), seven);
    expect(billing().queryByRole('button')).toBeNull();
    expect(billing().getByText('No subscription')).toBeInTheDocument();
    expect(await billing().findByText('7 active employees')).toBeInTheDocument();
  });

  it('is not offered to a company that does not pay', async () => {
    await openSettings(trialOf(2));
    expect(billing().queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
  });
});

describe('an administrator who is logged in as the company', () => {
  it.each([
    ['that pays', { paying_customer: true }],
    ['on trial', { paying_customer: false }],
  ])('sees that a company %s orders and cancels for itself, and is led to neither', async (_, over) => {
    await openSettings(manager({ ...over, acting_for: 'boss' }));
    expect(
      await screen.findByText('Only the company itself orders or cancels a subscription.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Choose a plan' })).toBeNull();
  });
});

describe('an order that is not confirmed', () => {
  it('is shown with its day, and can be cancelled from there', async () => {
    const body = {
      should_become_customer: false,
      read_only: false,
      trial_days_left: 9,
      confirming: { by: 'bank', since: '2026-11-18T08:00:00Z' },
    };
    await openSettings(trialOf(4.5), { 'GET /api/billing/status': { body } });
    expect(await billing().findByText(/^Your order of .* is not confirmed yet$/)).toBeInTheDocument();
    billing().getByRole('button', { name: 'Cancel order' }).click();
    const dialog = await dialogCalled('Cancel order');
    expect(
      dialog.getByText(/The order will not start. A claim that the bank has already made/),
    ).toBeInTheDocument();
  });

  const opened = {
    should_become_customer: false,
    read_only: false,
    trial_days_left: 9,
    confirming: { by: 'card', since: '2026-11-18T08:00:00Z', subscription_plan: 3 },
  };
  const withCardOpen = (more: Parameters<typeof openSettings>[1] = {}) =>
    openSettings(trialOf(4.5), {
      'GET /api/employees': { body: crew(7) },
      'GET /api/billing/status': { body: opened },
      ...more,
    });

  it('because the card’s window was closed is no debt: it says that nothing was paid, and is finished as it was ordered', async () => {
    const { user } = await withCardOpen();
    expect(await billing().findByText('No card payment has reached us yet')).toBeInTheDocument();
    expect(billing().getByText(/you owe nothing.*ends after 3 days/)).toBeInTheDocument();
    expect(billing().queryByText(/not confirmed/)).toBeNull();
    expect(billing().queryByRole('button', { name: 'Choose a plan' })).toBeNull();
    await user.click(billing().getByRole('button', { name: 'Finish payment' }));
    const dialog = await dialogCalled('Subscription');
    expect(await dialog.findByRole('radio', { name: /25–49 employees/ })).toBeChecked();
    expect(dialog.getByRole('radio', { name: /^Card/ })).toBeChecked();
    expect(dialog.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  });

  it('is cancelled in words of an order, not of a subscription, also when its status has changed meanwhile', async () => {
    const call = 'POST /api/billing/delete';
    let status: object = opened;
    const { confirming: _, ...body } = opened;
    const { user, asked } = await withCardOpen({
      'GET /api/billing/status': () => ({ body: status }),
      [call]: () => {
        status = body;
        return { body };
      },
    });
    await user.click(await billing().findByRole('button', { name: 'Cancel order' }));
    const first = await dialogCalled('Cancel order');
    expect(first.getByText(/nothing is charged.*refund you/)).toBeInTheDocument();
    await user.click(first.getByRole('button', { name: 'Continue' }));
    const second = await dialogCalled('Cancel order');
    await user.type(second.getByRole('textbox', { name: 'Why are you cancelling the order?' }), 'Too early');
    await user.click(second.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('The order is cancelled')).toBeInTheDocument();
    expect(screen.queryByText('The subscription is cancelled')).toBeNull();
    expect(sent(asked, call)).toEqual([{ reason: 'Too early' }]);
    expect(await billing().findByRole('button', { name: 'Choose a plan' })).toBeInTheDocument();
  });
});

describe('what follows from cancelling', () => {
  it.each([
    ['bank', 4.5, true, /Everything works until/],
    ['card', 40, false, /^You can view and export, but not edit, until/],
  ] as const)('by %s, %d days after the start, is said as it is', async (way, days, isOwed, screens) => {
    await openSettings(trialOf(days, { paying_customer: true }), paidBy(way));
    await billing().findByText(way === 'card' ? /Card/ : /Bank claim/);
    billing().getByRole('button', { name: 'Cancel subscription' }).click();
    const dialog = await dialogCalled('Cancel subscription');
    expect(dialog.queryByText(/must still be paid/) !== null).toBe(isOwed);
    expect(dialog.getByText(screens)).toBeInTheDocument();
  });
});
