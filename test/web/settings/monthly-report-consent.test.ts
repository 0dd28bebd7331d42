// Proves that the settings show for each address whether it has agreed, in every language, and can ask again.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { manager } from '#test/web/desk/desk.ts';
import { leave, problem, visit } from '#test/web/front/visit.ts';
import { dialogCalled, openSettings, questionCalled, sent } from './desk-settings.ts';
import { addressee, group, openMailed, setting, settings } from './mailed.ts';

afterEach(leave);

const asked = { standing: 'waiting', asked: '2026-10-01T09:00:00Z' } as const;
const all = [
  addressee('own@a.is', { standing: 'own' }),
  addressee('yes@a.is'),
  addressee('no@a.is', { standing: 'declined' }),
  addressee('out@a.is', { standing: 'unsubscribed' }),
  addressee('asked@a.is', asked),
  addressee('old@a.is', { ...asked, may_ask: true }),
  addressee('new@a.is', { standing: 'waiting', may_ask: true }),
];
const opened = (addresses = all) => openMailed(setting, [], [], true, addresses);

describe('an address of the monthly report', () => {
  it.each([
    [
      'en',
      'Monthly report',
      'Settings',
      [
        'your own address',
        'confirmed',
        'declined',
        'has unsubscribed',
        /^waiting for consent, asked 01/,
        /not asked yet/,
      ],
    ],
    [
      'is',
      'Mánaðarskýrsla',
      'Stillingar',
      [
        'ykkar eigið netfang',
        'staðfest',
        'hafnaði',
        'hefur afþakkað',
        /^beðið eftir samþykki, spurt 01/,
        /ekki spurt enn/,
      ],
    ],
    [
      'pt',
      'Relatório mensal',
      'Definições',
      [
        'o seu próprio endereço',
        'confirmado',
        'recusou',
        'cancelou a receção',
        /autorização, pedida 01/,
        /ainda não pedida/,
      ],
    ],
  ] as const)('says in %s whether it has agreed', async (language, name, title, words) => {
    await visit('/app#settings', {
      language,
      session: manager({ settings: settings(setting) }),
      answers: {
        'GET /api/employees': { body: [] },
        'GET /api/monthly_reports': { body: { runs: [], unsubscribed: [], addresses: all } },
      },
    });
    await screen.findByRole('heading', { level: 1, name: title });
    const here = within(await screen.findByRole('region', { name }));
    await here.findByText('own@a.is');
    for (const said of words) expect(here.getAllByText(said).length).toBeGreaterThan(0);
  });

  it('is asked again where it may be, and nowhere else', async () => {
    const { user, asked: calls } = await opened();
    const button = await group().findByRole('button', { name: 'Ask old@a.is again' });
    expect(group().getAllByRole('button', { name: /^Ask / })).toEqual([button]);
    await user.click(button);
    expect(await screen.findByText('We emailed old@a.is to ask for consent.')).toBeInTheDocument();
    expect(sent(calls, 'POST /api/monthly_reports/ask')).toEqual([{ address: 'old@a.is' }]);
  });

  it('that cannot be asked now is said so', async () => {
    const { user } = await openSettings(manager({ settings: settings(setting), email_verified: true }), {
      'GET /api/monthly_reports': { body: { runs: [], unsubscribed: [], addresses: all } },
      'POST /api/monthly_reports/ask': problem(422, 'report_consent_not_now'),
    });
    await user.click(await group().findByRole('button', { name: 'Ask old@a.is again' }));
    expect(await screen.findByText(/^This address has answered/)).toBeInTheDocument();
  });

  it('that is new is asked as soon as it is saved', async () => {
    const { user, asked: calls } = await openMailed(undefined);
    await user.click(group().getByRole('button', { name: /^Email the report/ }));
    const dialog = await dialogCalled('Monthly report');
    await user.click(dialog.getByRole('switch', { name: 'Email the monthly report' }));
    await user.type(dialog.getByLabelText('Email addresses'), 'books@a.is');
    expect(dialog.getByText(/All but your own must first agree/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(calls, 'POST /api/monthly_reports/ask')).toEqual([{}]));
    expect(calls.findIndex(({ call }) => call === 'POST /api/settings')).toBeLessThan(
      calls.findIndex(({ call }) => call === 'POST /api/monthly_reports/ask'),
    );
  });
});

describe('a report sent by hand', () => {
  it('says how many get it and how many have not agreed', async () => {
    const { user } = await opened();
    await group().findByText('own@a.is');
    await user.click(group().getByRole('button', { name: /Send last month/ }));
    const question = await questionCalled(/^Send the .* report/);
    expect(
      question.getByText('It goes to 2 email addresses. 3 addresses have not agreed and get nothing.'),
    ).toBeInTheDocument();
  });

  it('is not sent where no address has agreed', async () => {
    const { user, asked: calls } = await opened([addressee('asked@a.is', asked)]);
    await group().findByText('asked@a.is');
    await user.click(group().getByRole('button', { name: /Send last month/ }));
    expect(
      await screen.findByText('No address is confirmed, so no report would be sent.'),
    ).toBeInTheDocument();
    expect(sent(calls, 'POST /api/monthly_reports')).toEqual([]);
  });
});
