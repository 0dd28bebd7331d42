// Proves the example crew on the desk: offered beside the empty company, marked, never changed, removed with one press.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Session } from '#shared/model/company/company.ts';
import type { Language } from '#web/text.ts';
import { type Answers, arrivesAt, leave, problem, visit } from '#test/web/front/visit.ts';
import { anEmployee, aProject, aWorkLog, manager } from './desk.ts';

afterEach(leave);

const birna = anEmployee({ id: 'example1', name: 'Birna', login_token: '', example: true });
const anna = anEmployee({ id: 'e0000001', name: 'Anna' });
const bath = aProject({ id: 'pexample1', name: 'Bath', example: true });
const hers = aWorkLog({
  employee: { id: 'example1', name: 'Birna' },
  project: { id: 'pexample1', name: 'Bath' },
  example: true,
});
const annas = aWorkLog({ total_time: 3600 });

/** The company's desk, before a server that keeps whether there is a crew. */
async function desk(
  address: string,
  options: {
    readonly hasCrew?: boolean;
    readonly over?: Partial<Session>;
    readonly language?: Language;
    readonly answers?: Readonly<Record<string, Answers>>;
  } = {},
) {
  let hasCrew = options.hasCrew ?? true;
  const session = manager({ latest_work_log: null, ...options.over });
  const change = (to: boolean) => () => {
    hasCrew = to;
    return { status: 204 };
  };
  const isSetup = address.startsWith('/app/setup');
  const listed = <Row>(own: Row[], example: Row) => ({ body: hasCrew ? [...own, example] : own });
  return visit(address, {
    session,
    ...(options.language ? { language: options.language } : {}),
    answers: {
      'POST /api/self': () => ({ body: { ...session, ...(hasCrew ? { example_crew: true } : {}) } }),
      'POST /api/example_crew': change(true),
      'DELETE /api/example_crew': change(false),
      'GET /api/employees': () => listed(isSetup ? [] : [anna], birna),
      'GET /api/projects': () => listed([], bath),
      'GET /api/worklogs': () => listed([annas], hers),
      'GET /api/worklogs/overview': { body: { open: [], waiting: null, time: '2026-11-18T17:00:00Z' } },
      ...options.answers,
    },
  });
}
const times = (asked: readonly { readonly call: string }[], call: string) =>
  asked.filter((one) => one.call === call).length;

describe('the set-up', () => {
  it('offers an example crew beside the empty company, and leads to it', async () => {
    const { user, asked } = await desk('/app/setup', { hasCrew: false });
    expect(await screen.findByText('Your first project')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Show the example crew' }));
    await arrivesAt('/app');
    expect(await screen.findByText('You see an example crew')).toBeInTheDocument();
    expect(asked.find(({ call }) => call === 'POST /api/example_crew')?.key).toBeTruthy();
  });

  it('says why where the crew could not be added, and offers it still', async () => {
    const { user } = await desk('/app/setup', {
      hasCrew: false,
      answers: { 'POST /api/example_crew': new TypeError('no network') },
    });
    await user.click(await screen.findByRole('button', { name: 'Show the example crew' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error');
    expect(screen.getByRole('button', { name: 'Show the example crew' })).toBeEnabled();
    expect(location.pathname).toBe('/app/setup');
  });

  it.each([
    ['somebody', [anEmployee({ name: 'Anna' })]],
    ['somebody who is disabled', [anEmployee({ name: 'Anna', disabled: true })]],
  ])('offers none to a company that has %s of its own', async (_, own) => {
    await desk('/app/setup', { hasCrew: false, answers: { 'GET /api/employees': { body: own } } });
    expect(await screen.findByText('Your first project')).toBeInTheDocument();
    await screen.findByRole('img', { name: /QR code/ });
    expect(screen.queryByRole('button', { name: 'Show the example crew' })).toBeNull();
  });

  it('offers no second one, and calls an example neither a first project nor a first employee', async () => {
    await desk('/app/setup', { answers: { 'GET /api/employees': { body: [birna] } } });
    expect(await screen.findByText('The example crew is in your lists.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show the example crew' })).toBeNull();
    expect(screen.getByText('Your first project')).toBeInTheDocument();
  });

  it('shows the phone with the first own project, and a code that opens the log-in with the company’s name', async () => {
    await desk('/app/setup', {
      answers: { 'GET /api/projects': { body: [bath, aProject({ name: 'Roof' })] } },
    });
    const code = await screen.findByRole('img', { name: /QR code/ });
    const address = `${location.origin}/login_employee`;
    expect(code).toHaveAccessibleName(`QR code that opens ${address}`);
    expect(screen.getByRole('link', { name: /login_employee/ })).toHaveAttribute(
      'href',
      `${address}?company=M%C3%BArverk+ehf.`,
    );
    const figure = code.closest('figure') ?? expect.fail('no figure');
    await waitFor(() => expect(figure).toHaveTextContent('Roof'));
    expect(figure).not.toHaveTextContent('Bath');
    expect(within(figure).queryByRole('button')).toBeNull();
  });

  it('shows country, language and time zone, and saves the choice, with the clocks of the country', async () => {
    const settings = manager().settings ?? expect.fail('no settings');
    const after = { ...settings, country: 'PT', time_zone: 'Europe/Lisbon', version: 1 };
    const { user, asked } = await desk('/app/setup', {
      answers: { 'POST /api/settings': { body: after } },
    });
    expect(await screen.findByText('Iceland · English · Atlantic/Reykjavik')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await user.click(await screen.findByRole('button', { name: /^Country/ }));
    await user.click(await screen.findByRole('option', { name: 'Portugal' }));
    await waitFor(() => expect(times(asked, 'POST /api/settings')).toBe(1));
    expect(asked.find(({ call }) => call === 'POST /api/settings')?.body).toEqual({
      country: 'PT',
      time_zone: 'Europe/Lisbon',
    });
  });
});

describe('the banner', () => {
  it('removes the crew with one press', async () => {
    const { user, asked } = await desk('/app#employees');
    expect(await screen.findByText('Birna')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Remove example crew' }));
    await waitFor(() => expect(screen.queryByText('Birna')).toBeNull());
    expect(screen.queryByText('You see an example crew')).toBeNull();
    expect(times(asked, 'DELETE /api/example_crew')).toBe(1);
    expect(await screen.findByText('The example crew is gone')).toBeInTheDocument();
  });

  it('says why where the crew could not be removed, and stays', async () => {
    const { user } = await desk('/app#employees', {
      answers: { 'DELETE /api/example_crew': problem(503, 'unexpected') },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove example crew' }));
    expect(await screen.findByText(/The servers had a hiccup/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Remove example crew' })).toBeEnabled();
  });

  it.each([
    ['of a company whose trial is over', { paying_customer: false, created: '2026-01-05T08:00:00Z' }, true],
    ['of a closed account', { disabled: true }, false],
  ])('%s: removal stands behind no payment, a closed account changes nothing', async (_, over, mayRemove) => {
    await desk('/app#employees', {
      over,
      answers: {
        'GET /api/billing/status': {
          body: { should_become_customer: false, trial_days_left: 0, read_only: true },
        },
      },
    });
    expect(await screen.findByText('You see an example crew')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove example crew' }) !== null).toBe(mayRemove);
  });

  it.each(['en', 'is', 'pt'] as const)('and the mark speak %s', async (language) => {
    await desk('/app#employees', { language });
    const words = { en: 'Example', is: 'Sýnidæmi', pt: 'Exemplo' };
    expect(await screen.findByText(words[language])).toBeInTheDocument();
  });
});

describe('rows of the example crew', () => {
  it('among employees are marked, have no letters, SMS or form, and are not counted beside own ones', async () => {
    await desk('/app#employees');
    const row = (await screen.findByText('Birna')).closest('tr') ?? expect.fail('no row');
    expect(row).toHaveTextContent('Example');
    expect(within(row).queryByRole('button')).toBeNull();
    const own = screen.getByText('Anna').closest('tr') ?? expect.fail('no row');
    expect(own).not.toHaveTextContent('Example');
    expect(within(own).getByRole('button', { name: 'Edit: Anna' })).toBeInTheDocument();
    expect(screen.getByText(/^1 active/)).toBeInTheDocument();
    expect(screen.getByText('1 employee')).toBeInTheDocument();
  });

  it('among employees and projects count as none, also while there are no own ones', async () => {
    await desk('/app#employees', { answers: { 'GET /api/employees': { body: [birna] } } });
    expect(await screen.findByText(/^0 active/)).toBeInTheDocument();
    expect(screen.getByText('0 employees')).toBeInTheDocument();
    await leave();
    await desk('/app#projects');
    expect(await screen.findByText(/^0 open/)).toBeInTheDocument();
    expect(screen.getByText('0 projects')).toBeInTheDocument();
    expect(screen.getByText('Bath')).toBeInTheDocument();
  });

  it('among entries have no tick and no pencil; the sum is the own entries’, also while there are none', async () => {
    await desk('/app#all-entries');
    const row = (await screen.findByText('Birna')).closest('tr') ?? expect.fail('no row');
    expect(row).toHaveTextContent('Example');
    expect(within(row).queryByRole('checkbox')).toBeNull();
    expect(within(row).queryByRole('button', { name: /^Edit/ })).toBeNull();
    expect(await screen.findByText('1 entry · 1.00 h')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Excel/ })).toBeInTheDocument();
    await leave();
    await desk('/app#all-entries', { answers: { 'GET /api/worklogs': { body: [hers] } } });
    expect(await screen.findByText('0 entries · 0.00 h')).toBeInTheDocument();
    expect(screen.getByText('Birna')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Excel/ })).toBeNull();
  });

  it('that overlap each other are no overlap of the company’s', async () => {
    const twice = [hers, aWorkLog({ ...hers, id: 'w202611example1second' })];
    await desk('/app#all-entries', { answers: { 'GET /api/worklogs': { body: [annas, ...twice] } } });
    expect(await screen.findByText('1 entry · 1.00 h')).toBeInTheDocument();
    expect(screen.getAllByText('Birna')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /overlap/ })).toBeNull();
  });

  it.each([
    ['beside own ones', [aWorkLog({ start_time: '2026-01-05T08:00:00Z', end_time: '2026-01-05T16:00:00Z' })]],
    ['alone', []],
  ])('on the overview, %s, are shown with their mark and make no figure', async (_, own) => {
    const at = new Date(Date.now() - 3_600_000).toISOString();
    const running = aWorkLog({ ...hers, start_time: at, end_time: undefined, total_time: undefined });
    const time = new Date().toISOString();
    await desk('/app', {
      answers: {
        'GET /api/worklogs': { body: [...own, running] },
        'GET /api/worklogs/overview': { body: { open: [], waiting: null, time } },
        'GET /api/projects': { body: [aProject({ name: 'Roof' }), bath] },
      },
    });
    const clock = within(await screen.findByRole('region', { name: 'Clocked in now' }));
    expect(clock.getByText('Birna')).toBeInTheDocument();
    expect(clock.getByText('Example')).toBeInTheDocument();
    expect(clock.getByText('0 of 1 employee')).toBeInTheDocument();
    const hours = screen.getByText('Hours this week').closest('li') ?? expect.fail('no figure');
    expect(hours).toHaveTextContent('0.00');
    expect(screen.getByText('1 open')).toBeInTheDocument();
  });

  it('are ticked by no ‘select all’', async () => {
    const { user } = await desk('/app#all-entries');
    await user.click(await screen.findByRole('checkbox', { name: /all/i }));
    expect(await screen.findByText('1 selected')).toBeInTheDocument();
  });

  it('stand in the filters under their mark', async () => {
    const { user } = await desk('/app#all-entries');
    await screen.findByText('Birna');
    const before = screen.getAllByText('Example').length;
    await user.click(screen.getByRole('button', { name: /All employees/ }));
    expect(await screen.findByRole('option', { name: 'Birna' })).toBeInTheDocument();
    expect(screen.getAllByText('Example')).toHaveLength(before + 1);
  });

  it('are offered by no form that adds an entry', async () => {
    const { user } = await desk('/app#all-entries');
    await user.click(await screen.findByRole('button', { name: /^Add time entr/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /^Employee/ }));
    expect(await screen.findByRole('option', { name: 'Anna' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Birna' })).toBeNull();
  });

  it('count in no first step, and cannot be clocked out', async () => {
    const running = aWorkLog({ ...hers, end_time: undefined, total_time: undefined });
    await desk('/app', {
      over: { created: '2026-11-17T08:00:00Z' },
      answers: {
        'GET /api/worklogs': { body: [running] },
        'GET /api/employees': { body: [birna] },
      },
    });
    expect((await screen.findAllByText('Birna')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /Clock out/ })).toBeNull();
  });
});
