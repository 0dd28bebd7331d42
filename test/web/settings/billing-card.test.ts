// Proves paying by card in the subscription's dialog: agreed to, paid in the overlay, confirmed, or not in time.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardCheck } from '#shared/limits.ts';
import type { Session } from '#shared/model/company/company.ts';
import { toWire } from '#shared/time/instant.ts';
import { serverSeconds } from '#web/entry/server-time.ts';
import { anEmployee, manager } from '#test/web/desk/desk.ts';
import { type Answers, leave, problem, visit } from '#test/web/front/visit.ts';
import { dialogCalled, sent } from './desk-settings.ts';

const day = 86_400;
const call = 'POST /api/billing/card';
const script = 'https://cdn.paddle.example/paddle.js';
const checkout = { body: { transaction_id: 'txn_1', client_token: 'test_token', script } };
const trial = (over: Partial<Session> = {}): Session => {
  const created = serverSeconds() - 15 * day;
  return manager({
    paying_customer: false,
    created: toWire(created),
    trial_ends: toWire(created + 14 * day),
    ...over,
  });
};

/** The calls of the overlay, and the person's answer in it. The script is loaded once for the whole page. */
const overlay = {
  opened: new Array<unknown>(),
  tokens: new Array<string>(),
  say: (name: string): void => expect.fail(`no overlay hears ${name}`),
};
let scripts: 'well' | 'error' | 'garbage' = 'well';
const watch = new MutationObserver((records) => {
  for (const added of records.flatMap((one) => [...one.addedNodes])) {
    if (!(added instanceof HTMLScriptElement) || added.src !== script) continue;
    if (scripts === 'error') added.dispatchEvent(new Event('error'));
    if (scripts === 'error') continue;
    Object.assign(window, { Paddle: scripts === 'garbage' ? 7 : fakeOverlay() });
    added.dispatchEvent(new Event('load'));
  }
});
const fakeOverlay = () => ({
  Environment: { set: () => undefined },
  Initialize: (options: { token: string; eventCallback: (event: unknown) => void }) => {
    overlay.tokens.push(options.token);
    overlay.say = (name) => options.eventCallback({ name });
  },
  Checkout: {
    open: (options: unknown) => void overlay.opened.push(options),
    close: () => overlay.say('checkout.closed'),
  },
});

beforeEach(() => {
  scripts = 'well';
  overlay.opened = [];
  watch.observe(document.head, { childList: true });
});
afterEach(async () => {
  watch.disconnect();
  vi.useRealTimers();
  await leave();
  sessionStorage.clear();
});

const aServer = { isPaid: false, isAnswering: true, hasOrder: false, since: '2026-11-18T08:00:00Z' };

const paying = { paying_customer: true, billing_plan: 'TwentyFourEmployeesMax2023' };

/** The page at the end of the trial of seven people in `country`; `isPaid` is the server's answer from then on. */
async function visited(
  country: Session['country'] = 'IE',
  answer: Answers = checkout,
  address = '/app#projects',
  server = { ...aServer },
) {
  const session = trial({ country });
  const shown = await visit(address, {
    session,
    answers: {
      'POST /api/self': () =>
        server.isAnswering
          ? { body: { ...session, ...(server.isPaid && paying) } }
          : problem(500, 'unexpected'),
      'GET /api/projects': { body: [] },
      'GET /api/employees': {
        body: Array.from({ length: 7 }, (_, at) => anEmployee({ name: `Employee ${at}` })),
      },
      'GET /api/report': { body: {} },
      'GET /api/billing/status': () => ({
        body: {
          should_become_customer: !server.isPaid,
          read_only: address === '/app/setup',
          trial_days_left: 0,
          ...(server.isPaid && { paid_by: 'card' }),
          ...(server.hasOrder && !server.isPaid && { confirming: { by: 'card', since: server.since } }),
        },
      }),
      [call]: (url) => {
        server.hasOrder = answer === checkout;
        return typeof answer === 'function' ? answer(url) : answer;
      },
    },
  });
  return { ...shown, server };
}
/** The same, and its dialog. */
async function opened(...what: Parameters<typeof visited>) {
  const shown = await visited(...what);
  const dialog = await dialogCalled('Trial period over');
  await dialog.findAllByText('you have 7');
  return { ...shown, dialog };
}
type Opened = Awaited<ReturnType<typeof opened>>;
const subscribe = async ({ user, dialog }: Opened) =>
  user.click(dialog.getByRole('button', { name: 'Subscribe' }));
const looks = ({ asked }: Pick<Opened, 'asked'>) => sent(asked, 'POST /api/self').length;
/** Pays in the overlay; from then on the test moves the timers of the polls. */
async function paid(shown: Opened): Promise<number> {
  await subscribe(shown);
  await waitFor(() => expect(overlay.opened).toHaveLength(1));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  overlay.say('checkout.completed');
  await dialogCalled('Waiting for confirmation');
  return looks(shown);
}
async function look(shown: Pick<Opened, 'asked'>, times = 1): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    const before = looks(shown);
    vi.advanceTimersByTime(cardCheck.everySeconds * 1000);
    await waitFor(() => expect(looks(shown)).toBe(before + 1));
  }
}

describe('paying by card', () => {
  it('loads the reseller’s script only then; one that cannot be used is ‘Unable to validate subscription’, and loaded again', async () => {
    const shown = await opened();
    expect(shown.dialog.getByText(/Paddle asks for the card/)).toHaveTextContent('€100 per month');
    expect(shown.dialog.queryByRole('textbox')).toBeNull();
    for (const mood of ['error', 'garbage'] as const) {
      expect(document.querySelector('script[src*="paddle"]')).toBeNull();
      scripts = mood;
      await shown.user.click(await screen.findByRole('button', { name: 'Subscribe' }));
      expect(await screen.findByText('Unable to validate subscription')).toBeInTheDocument();
    }
    expect(overlay.opened).toEqual([]);
    scripts = 'well';
    await shown.user.click(await screen.findByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(overlay.opened).toHaveLength(1));
    expect(overlay.tokens).toEqual(['test_token']);
    overlay.say('checkout.closed');
  });

  it('opens the overlay for the transaction that the server made', async () => {
    const shown = await opened();
    await subscribe(shown);
    await waitFor(() => expect(overlay.opened).toHaveLength(1));
    expect(overlay.opened[0]).toMatchObject({ transactionId: 'txn_1' });
    expect(sent(shown.asked, call)).toEqual([{ subscription_plan: 2 }]);
    // Nothing of ours holds the focus while the card is typed.
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks Icelandic customers first whether euros are all right; who goes back finds what they chose [billing.card-confirmation]', async () => {
    const shown = await opened('IS');
    await shown.user.click(shown.dialog.getByRole('radio', { name: /In euros, €100 per month/ }));
    await subscribe(shown);
    const question = await dialogCalled('Pay by card in euros');
    expect(question.getByText(/charged in euros: €100 per month/)).toBeInTheDocument();
    expect(sent(shown.asked, call)).toEqual([]);
    await shown.user.click(question.getByRole('button', { name: 'Back' }));
    const form = await dialogCalled('Trial period over');
    expect(form.getByRole('radio', { name: /In euros/ })).toBeChecked();
    await shown.user.click(form.getByRole('button', { name: 'Subscribe' }));
    const again = await dialogCalled('Pay by card in euros');
    await shown.user.click(again.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(overlay.opened).toHaveLength(1));
  });

  it('left without paying leads back to the form, and may be begun again', async () => {
    const shown = await opened();
    await subscribe(shown);
    await waitFor(() => expect(overlay.opened).toHaveLength(1));
    overlay.say('checkout.closed');
    const form = await dialogCalled('Trial period over');
    expect(form.queryByRole('alert')).toBeNull();
    await shown.user.click(form.getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(overlay.opened).toHaveLength(2));
    expect(overlay.tokens).toHaveLength(1);
  });

  it('that the overlay or the server refuses says ‘Unable to validate subscription’ in the form [billing.message.card-failed]', async () => {
    const shown = await opened();
    await subscribe(shown);
    await waitFor(() => expect(overlay.opened).toHaveLength(1));
    overlay.say('checkout.error');
    expect(await screen.findByText('Unable to validate subscription')).toBeInTheDocument();
    await leave();
    const refused = await opened('IE', problem(422, 'card_unable'));
    await subscribe(refused);
    expect(await screen.findByText('Unable to validate subscription')).toBeInTheDocument();
    expect(overlay.opened).toHaveLength(1);
  });
});

describe('the confirmation of a card', () => {
  it('is looked for every five seconds and welcomed when it is there [billing.poll-seconds]', async () => {
    const shown = await opened();
    const before = await paid(shown);
    vi.advanceTimersByTime(4999);
    expect(looks(shown)).toBe(before);
    vi.advanceTimersByTime(1);
    await waitFor(() => expect(looks(shown)).toBe(before + 1));
    await look(shown, 3);
    await dialogCalled('Waiting for confirmation');
    shown.server.isPaid = true;
    await look(shown);
    const welcome = await dialogCalled('Welcome');
    vi.useRealTimers();
    await shown.user.click(
      welcome.getAllByRole('button', { name: 'Close' }).at(-1) ?? expect.fail('no close'),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that does not come in ten reads shows as unable to verify; failed reads count and are not shown [billing.unverified.*]', async () => {
    const shown = await opened();
    const before = await paid(shown);
    await look(shown, 4);
    shown.server.isAnswering = false;
    await look(shown, 5);
    await dialogCalled('Waiting for confirmation');
    await look(shown);
    const unable = await dialogCalled('Unable to verify the subscription');
    expect(unable.getByRole('status')).toHaveTextContent(
      'The subscription might have gone through, but it could not be verified. You can keep using Stund, and we contact you if anything is needed.',
    );
    vi.advanceTimersByTime(60_000);
    expect(looks(shown) - before).toBe(10);
    expect(screen.queryByRole('alert')).toBeNull();
    vi.useRealTimers();
    await shown.user.click(
      unable.getAllByRole('button', { name: 'Close' }).at(-1) ?? expect.fail('no close'),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is welcomed on the set-up’s page too, where nothing could be set up before', async () => {
    const shown = await opened('IE', checkout, '/app/setup');
    await paid(shown);
    shown.server.isPaid = true;
    await look(shown);
    await dialogCalled('Welcome');
  });

  it('that comes with the tenth look still wins', async () => {
    const shown = await opened();
    await paid(shown);
    await look(shown, 9);
    shown.server.isPaid = true;
    await look(shown);
    await dialogCalled('Welcome');
  });

  const billing = async () => within(await screen.findByRole('region', { name: 'Billing', hidden: true }));
  /** Reloads the page after the card was charged; the test moves the timers of its polls. */
  async function reloaded(...what: Parameters<typeof visited>) {
    await leave();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const shown = await visited(...what);
    await dialogCalled('Waiting for confirmation');
    return shown;
  }

  it('is waited for after a reload as before it, and nothing says that no payment came', async () => {
    const before = await opened('IS', checkout, '/app#settings');
    await before.user.click(before.dialog.getByRole('radio', { name: /^Card/ }));
    await subscribe(before);
    await before.user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(overlay.opened).toHaveLength(1));
    overlay.say('checkout.completed');
    await dialogCalled('Waiting for confirmation');
    const shown = await reloaded('IS', checkout, '/app#settings', before.server);
    const row = await billing();
    expect(row.getByText('Waiting for confirmation')).toBeInTheDocument();
    expect(row.getByText(/^You have paid by card\./)).toBeInTheDocument();
    // Neither there nor in the notice above can it be paid again.
    expect(
      screen.queryByRole('button', { name: /^(?:Finish payment|Choose a plan)$/, hidden: true }),
    ).toBeNull();
    expect(screen.queryByText('No card payment has reached us yet')).toBeNull();
    await look(shown, 2);
    shown.server.isPaid = true;
    await look(shown);
    await dialogCalled('Welcome');
    // The settings read the price before it was paid.
    expect(await (await billing()).findByText(/€100 per month · Card/)).toBeInTheDocument();
  });

  it('of another order is not waited for after a reload', async () => {
    const before = await opened();
    await paid(before);
    vi.useRealTimers();
    await leave();
    await visited('IE', checkout, '/app#projects', {
      ...aServer,
      hasOrder: true,
      since: '2026-11-19T08:00:00Z',
    });
    await dialogCalled('Trial period over');
    expect(await screen.findByText('No card payment has reached us yet')).toBeInTheDocument();
  });

  it('that comes after the ten looks wins too, without a reload', async () => {
    const first = await opened();
    await paid(first);
    vi.useRealTimers();
    const shown = await reloaded('IE', checkout, '/app#projects', first.server);
    await look(shown, 10);
    await dialogCalled('Unable to verify the subscription');
    shown.server.isPaid = true;
    vi.advanceTimersByTime(30_000);
    await dialogCalled('Welcome');
  });

  it('of what was paid in another tab is found too', async () => {
    const shown = await opened('IE', problem(409, 'already_paying'));
    shown.server.isPaid = true;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await subscribe(shown);
    await dialogCalled('Waiting for confirmation');
    await look(shown);
    await dialogCalled('Welcome');
  });
});
