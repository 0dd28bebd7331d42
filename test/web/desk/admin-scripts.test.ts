// Proves the administrator's scripts: their list, typed parameters, dry before real, output as it comes; and the audit of all companies.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listScripts } from '#functions/domain/scripts/scripts.ts';
import { scripts } from '#shared/model/scripts.ts';
import { type Answer, arrivesAt, leave, problem, sessionOf, visit } from '#test/web/front/visit.ts';
import { matchMediaQuery } from '#test/web/setup.ts';
import { dryRunMinutes } from '#web/features/platform/scripts/use-script-run.ts';
import { listedCompany } from './listed-company.ts';

afterEach(leave);
afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

const admin = sessionOf({ role: 'ADMIN', id: 'platform', name: 'Ólöf' });
const company = (id: string, name: string) => listedCompany({ id, name, email: `${id}@example.is` });
const companies = [company('c1', 'Kilbride'), company('c2', 'Lagnir')];
const seen = 'x'.repeat(43);
const step = (id: string, name: string, before: string | null, after: string | null) => ({
  company: { id, name },
  changes: before === after ? [] : [{ field: 'employees', before, after }],
});
const ran = (dry_run: boolean, steps: readonly object[], next: string | null = null): Answer => ({
  body: {
    script: 'rebuild_counters',
    dry_run,
    outcome: dry_run ? 'would_change' : 'changed',
    steps,
    next,
    seen,
  },
});

async function open(script: string, more: Parameters<typeof visit>[1] = {}) {
  const opened = await visit(`/admin/scripts?script=${script}`, {
    session: admin,
    ...more,
    answers: {
      'GET /admin/scripts': { body: await listScripts() },
      'GET /admin/companies': { body: companies },
      'GET /admin/audit': { body: [] },
      ...more.answers,
    },
  });
  await screen.findByRole('button', { name: 'Dry run' });
  return opened;
}
const press = (name: string) => screen.getByRole('button', { name });
const sentTo = (asked: readonly { call: string; body: unknown }[], name: string) =>
  asked.filter(({ call }) => call === `POST /admin/scripts/${name}`).map(({ body }) => body);

describe('the administrator’s scripts', () => {
  it('are listed by name with their parameters, in each language [admin.scripts]', async () => {
    await open('extend_trial');
    const names = within(screen.getByRole('navigation', { name: 'Scripts' }));
    expect(names.getAllByRole('button')).toHaveLength(Object.keys(scripts).length);
    expect(
      names.getByRole('button', { name: /^Extend a trial.*company, until the end of, reason/ }),
    ).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('textbox', { name: 'Until the end of' })).toBeInTheDocument();
    expect(screen.getByText('for the audit')).toBeInTheDocument();
    await leave();
    await visit('/admin/scripts', {
      language: 'is',
      session: admin,
      answers: { 'GET /admin/scripts': { body: await listScripts() } },
    });
    expect(await screen.findByRole('heading', { name: 'Breyta landi' })).toBeInTheDocument();
    for (const list of screen.getAllByRole('navigation'))
      expect(list).not.toHaveTextContent(/company_id|at_most|temp_can/);
  });

  it('run dry first; for real only after that, for the same parameters, naming what was seen [admin.run-script]', async () => {
    const { user, asked } = await open('rebuild_counters', {
      answers: { 'POST /admin/scripts/rebuild_counters': ran(true, [step('c1', 'Kilbride', '7', '9')]) },
    });
    expect(press('Run for real')).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Seen');
    await user.click(press('Dry run'));
    await waitFor(() => expect(press('Run for real')).toBeEnabled());
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), ' twice');
    expect(press('Run for real')).toBeDisabled();
    await user.click(press('Dry run'));
    await waitFor(() => expect(press('Run for real')).toBeEnabled());
    await user.click(press('Run for real'));
    await waitFor(() => expect(sentTo(asked, 'rebuild_counters')).toHaveLength(3));
    expect(sentTo(asked, 'rebuild_counters').at(-1)).toEqual({
      params: { reason: 'Seen twice' },
      dry_run: false,
      seen,
    });
    // A script that ran for real needs another dry run before it runs again.
    await waitFor(() => expect(press('Run for real')).toBeDisabled());
  });

  it('that delete a company ask for its name after the dry run, before the real one', async () => {
    const refused = problem(400, 'invalid_input', {
      errors: [{ field: 'params.name', message: 'is not the name of the company', code: 'wrong_value' }],
    });
    const found = (dry_run: boolean) =>
      ran(dry_run, [
        {
          company: { id: 'c1', name: 'Kilbride' },
          changes: [{ field: 'deletion', before: null, after: '2026-12-18' }],
        },
      ]);
    const replies = [found(true), refused, found(false)];
    const { user, asked } = await open('delete_company', {
      answers: { 'POST /admin/scripts/delete_company': () => replies.shift() ?? problem(500, 'unexpected') },
    });
    await user.click(screen.getByRole('button', { name: /^Company/ }));
    await user.click(await screen.findByRole('option', { name: /Kilbride/ }));
    await user.click(press('Dry run'));
    await waitFor(() => expect(press('Run for real')).toBeEnabled());
    await user.click(press('Run for real'));
    const name = screen.getByRole('textbox', { name: 'The company’s name again' });
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
    expect(sentTo(asked, 'delete_company')).toHaveLength(1);
    await user.type(name, 'Kilbrid');
    await user.click(press('Run for real'));
    await waitFor(() => expect(sentTo(asked, 'delete_company')).toHaveLength(2));
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
    await user.type(name, 'e');
    await user.click(press('Run for real'));
    await waitFor(() => expect(sentTo(asked, 'delete_company')).toHaveLength(3));
    expect(sentTo(asked, 'delete_company').at(-1)).toEqual({
      params: { company_id: 'c1', name: 'Kilbride' },
      dry_run: false,
      seen,
    });
  });

  it('are believed for fifteen minutes after a dry run', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await open('rebuild_counters', {
      answers: { 'POST /admin/scripts/rebuild_counters': ran(true, [step('c1', 'Kilbride', '7', '9')]) },
    });
    await user.click(press('Dry run'));
    await waitFor(() => expect(press('Run for real')).toBeEnabled());
    await vi.advanceTimersByTimeAsync(dryRunMinutes * 60_000 - 5000);
    expect(press('Run for real')).toBeEnabled();
    await vi.advanceTimersByTimeAsync(5001);
    await waitFor(() => expect(press('Run for real')).toBeDisabled());
    expect(dryRunMinutes).toBe(15);
  });

  it('show their output part by part, with what differs marked, until the last one', async () => {
    const parts = [
      ran(true, [step('c1', 'Kilbride', '7', '9')], 'c1'),
      ran(true, [step('c2', 'Lagnir', '3', '3')]),
    ];
    const { user, asked } = await open('rebuild_counters', {
      answers: { 'POST /admin/scripts/rebuild_counters': () => parts.shift() ?? problem(500, 'unexpected') },
    });
    await user.click(press('Dry run'));
    const log = within(await screen.findByRole('log', { name: 'Output' }));
    await log.findByText('Done.');
    expect(log.getAllByRole('listitem').map(({ textContent }) => textContent.slice(8))).toEqual([
      'Dry run. Nothing is written.',
      'Kilbride · active employees 7 → 9 · would change',
      'Lagnir · nothing to change',
      'Done.',
    ]);
    expect(screen.getByText('2 of 2 companies · 1 differ')).toBeInTheDocument();
    expect(sentTo(asked, 'rebuild_counters')).toEqual([
      { params: {}, dry_run: true },
      { params: { after: 'c1' }, dry_run: true },
    ]);
  });

  it('name each project whose total differs, in hours, to the second where hundredths say nothing', async () => {
    const total = (name: string, before: string, after: string) => ({
      field: `project_total_p${name.toLowerCase()}`,
      before,
      after,
      name,
    });
    const changes = [
      total('Roof', '5400', '7200'),
      total('Wall', '3600', '3601'),
      { field: 'wrong_totals', before: '61', after: '1' },
    ];
    const { user } = await open('rebuild_counters', {
      answers: {
        'POST /admin/scripts/rebuild_counters': ran(true, [
          { company: { id: 'c1', name: 'Kilbride' }, changes },
        ]),
      },
    });
    await user.click(press('Dry run'));
    expect(
      await screen.findByText(
        'Kilbride · total hours of Roof 1.50 → 2.00 · total hours of Wall 1.00 → 1.0003 · projects with wrong hours 61 → 1 · would change',
      ),
    ).toBeInTheDocument();
  });

  it('are not run without what they need, and name the field that the server refuses', async () => {
    const refused = problem(400, 'invalid_input', {
      errors: [{ field: 'params.at_most', message: 'is too long or too large', code: 'too_long' }],
    });
    const { user, asked } = await open('redrive_dlq', {
      answers: { 'POST /admin/scripts/redrive_dlq': refused },
    });
    await user.click(press('Dry run'));
    expect(await screen.findByText('Fill this in')).toBeInTheDocument();
    expect(sentTo(asked, 'redrive_dlq')).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Queue/ }));
    await user.click(await screen.findByRole('option', { name: 'exports' }));
    await user.type(screen.getByRole('textbox', { name: 'At most' }), '9000');
    await user.click(press('Dry run'));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'At most' })).toHaveAttribute('aria-invalid', 'true'),
    );
    expect(sentTo(asked, 'redrive_dlq')).toEqual([
      { params: { queue: 'exports', at_most: 9000 }, dry_run: true },
    ]);
  });

  it('keep what was typed when the session has ended', async () => {
    const { user } = await open('rebuild_counters', {
      answers: {
        'POST /admin/scripts/rebuild_counters': problem(401, 'session_over'),
        'POST /api/logout': { status: 204 },
      },
    });
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Seen at Kilbride');
    await user.click(press('Dry run'));
    const over = within(await screen.findByRole('dialog', { name: 'You have been logged out' }));
    await user.click(over.getByRole('button', { name: 'Log in' }));
    await arrivesAt('/admin');
    await leave();
    await open('rebuild_counters');
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Seen at Kilbride');
  });

  const runs = [
    ['script_run', 'redrive_dlq queue=exports at_most=50: changed, moved – → 12', 'Jón'],
    ['script_run', 'extend_trial company_id=c1 reason=Said: ok until=2026-12-01: company_changed', null],
    ['script_run_dry', 'change_country company_id=c2 country=PT: would_change, country IE → PT', 'Jón'],
    ['script_run_dry', 'change_temp_can_see_dk company_id=gone temp_can_see_dk=true: unchanged', 'Jón'],
    ['script_run', 'rebuild_counters after=c1: changed', 'Jón'],
    ['script_run', 'rebuild_counters reason=Seen: changed, c1 employees 1 → 2, c1 projects 3 → 4', 'Jón'],
  ] as const;
  const auditRow = ([event, detail, administrator]: (typeof runs)[number], at: number) => ({
    id: String(at),
    at: '2026-11-18T08:00:00Z',
    first_at: null,
    event,
    by: 'Platform',
    by_manager: null,
    manager: null,
    acting_as: null,
    employee: null,
    address: null,
    request_id: 'r',
    fields: [],
    detail,
    count: 1,
    administrator,
    company: null,
  });
  // As the server does: the real runs and the dry ones are two questions.
  const audit = {
    'GET /admin/audit': ({ searchParams }: URL): Answer => ({
      body: runs.map(auditRow).filter(({ event }) => event === searchParams.get('event')),
    }),
  };

  it.each([
    [
      'en',
      'Earlier runs',
      [
        /^Redrive a DLQ.*Jón.*Queue: exports · At most: 50.*Done/,
        /^Extend a trial.*Command line.*Kilbride · Until the end of: 01\.12\.2026 · Reason: Said: ok.*RefusedSomeone else has changed this company/,
        /^Change country.*Jón.*Lagnir · Country: Portugal.*Dry run: would change/,
        /^Open or close DK.*Jón.*gone · DK: Open.*Dry run: nothing to change/,
        /^Rebuild counters.*Jón.*All companies · Reason: Seen.*Done/,
      ],
    ],
    [
      'pt',
      'Execuções anteriores',
      [
        /^Reenviar de uma DLQ.*Jón.*Fila: exports · No máximo: 50.*Concluído/,
        /^Prolongar.*Linha de comandos.*Kilbride · Até ao fim de: 01\/12\/2026 · Motivo: Said: ok.*Recusada/,
        /^Mudar o país.*Lagnir · País: Portugal.*Simulação: mudaria/,
        /^Abrir ou fechar o DK.*gone · DK: Aberto.*Simulação: nada a alterar/,
      ],
    ],
  ] as const)(
    'that ran before are listed in %s: who, the company by its name, parameters by their labels, what came of it',
    async (language, title, rows) => {
      await visit('/admin/scripts?script=rebuild_counters', {
        language,
        session: admin,
        answers: {
          'GET /admin/scripts': { body: await listScripts() },
          'GET /admin/companies': { body: companies },
          ...audit,
        },
      });
      const table = within(await screen.findByRole('table', { name: title }));
      await table.findAllByText(/Kilbride/);
      const texts = table.getAllByRole('row').map(({ textContent }) => textContent);
      for (const row of rows)
        expect(
          texts.some((text) => row.test(text)),
          String(row),
        ).toBe(true);
      expect(texts.join()).not.toMatch(/after=|company_id|_changed|would_/);
    },
  );

  it('take the reader to the form where it stands below the list', async () => {
    matchMediaQuery('(max-width: 900px)');
    const { user } = await open('rebuild_counters');
    await user.click(screen.getByRole('button', { name: /^Extend a trial/ }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Extend a trial' })).toHaveFocus());
  });

  it('show the times of their output in UTC by the server’s clock, as the earlier runs do', async () => {
    const listed = companies.map((one) => ({ ...one, listed_at: '2026-08-01T23:10:00Z' }));
    const { user } = await open('rebuild_counters', {
      answers: {
        'GET /admin/companies': { body: listed },
        'POST /admin/scripts/rebuild_counters': ran(true, [step('c1', 'Kilbride', '7', '9')]),
      },
    });
    await user.click(screen.getByRole('button', { name: /^Company/ }));
    await screen.findByRole('option', { name: /Kilbride/ });
    await user.keyboard('{Escape}');
    await user.click(press('Dry run'));
    const log = within(await screen.findByRole('log', { name: 'Output' }));
    await log.findByText('Done.');
    for (const { textContent } of log.getAllByRole('listitem')) expect(textContent).toMatch(/^23:1\d:/);
  });

  it('say that they failed, and are not counted as done', async () => {
    const { user } = await open('rebuild_counters', {
      answers: { 'POST /admin/scripts/rebuild_counters': problem(409, 'company_changed') },
    });
    await user.click(press('Dry run'));
    const log = within(await screen.findByRole('log', { name: 'Output' }));
    await log.findByText('Stopped by an error.');
    expect(screen.getByRole('progressbar', { name: 'Output' })).toHaveAttribute('aria-valuenow', '0');
  });
});

describe('the audit of all companies', () => {
  const entry = (over: object) => ({
    id: '2026-11-18T08:00:00Z#a1',
    at: '2026-11-18T08:00:00Z',
    first_at: null,
    event: 'settings_changed',
    by: 'Platform',
    by_manager: null,
    manager: null,
    acting_as: 'Company',
    employee: null,
    address: '192.0.2.1',
    request_id: 'r',
    fields: ['lunch'],
    detail: null,
    count: 1,
    administrator: 'Ólöf',
    company: { id: 'c1', name: 'Kilbride' },
    ...over,
  });

  it('names both actors, and goes on where a page ends', async () => {
    const pages: Answer[] = [
      { body: [entry({})], headers: { 'x-next-cursor': 'older' } },
      {
        body: [
          entry({ id: '2', event: 'company_logged_in', by: 'Company', acting_as: null, administrator: null }),
        ],
      },
    ];
    const { user, asked } = await visit('/admin/audit', {
      session: admin,
      answers: {
        'GET /admin/companies': { body: companies },
        'GET /admin/audit': () => pages.shift() ?? problem(500, 'unexpected'),
      },
    });
    expect(await screen.findByRole('cell', { name: 'Ólöf, as company account' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show older' }));
    expect(await screen.findByRole('cell', { name: 'company account' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
    expect(asked.find(({ url }) => url.endsWith('/admin/audit?cursor=older'))).toBeDefined();
  });

  const details = [
    {
      event: 'script_run',
      by: 'Platform',
      acting_as: null,
      fields: [],
      company: null,
      detail:
        'extend_trial company_id=c1 until=2026-12-01: changed, trial_ends 2026-11-29T15:17:57Z → 2026-12-02T00:00:00Z',
    },
    {
      event: 'script_run_dry',
      by: 'Platform',
      administrator: null,
      acting_as: null,
      fields: [],
      company: null,
      detail:
        'disable_company company_id=c2: would_change, disabled false → true, subscription paying → ends within the hour',
    },
    {
      event: 'administrator_logged_in_as',
      acting_as: null,
      fields: [],
      company: null,
      detail: 'c2: Asked: why',
    },
    { event: 'integration_changed', fields: ['active', 'pay_code_tier1'], detail: 'regla' },
    { event: 'export_asked', fields: [], detail: 'everything' },
    { event: 'subscription_started', fields: [], detail: 'bank' },
    { event: 'company_changed', fields: ['trial_ends', 'paying_customer'], detail: null },
  ];
  it.each([
    [
      'en',
      [
        'Extend a trialKilbride · Until the end of: 01.12.2026Done · trial ends 29.11.2026 15:17 → 02.12.2026 00:00',
        'Disable a companyLagnirwould change · disabled no → yes · subscription running → ends within the hour',
        'Lagnir, Asked: why',
        'Regla, active, pay item, Overtime 1',
        'all data',
        'bank claim',
        'trial, paying customer',
      ],
    ],
    [
      'is',
      [
        'Framlengja prufutímaKilbride · Til loka dags: 01.12.2026Lokið · prufutíma lýkur 29.11.2026 15:17 → 02.12.2026 00:00',
        'Gera fyrirtæki óvirktLagnirmyndi breyta · óvirkt nei → já · áskrift í gildi → lýkur innan klukkustundar',
        'Lagnir, Asked: why',
        'Regla, virk, launaliður, yfirvinna 1',
        'öll gögn',
        'krafa í banka',
        'prufutími, greiðandi viðskiptavinur',
      ],
    ],
    [
      'pt',
      [
        'Prolongar o período experimentalKilbride · Até ao fim de: 01/12/2026Concluído · fim do período experimental 29/11/2026 15:17 → 02/12/2026 00:00',
        'Desativar uma empresaLagnirmudaria · desativada não → sim · subscrição em vigor → termina no prazo de uma hora',
        'Lagnir, Asked: why',
        'Regla, ativa, rubrica da extra 1',
        'todos os dados',
        'cobrança bancária',
        'período experimental, cliente pagante',
      ],
    ],
  ] as const)('shows its details in words of %s', async (language, words) => {
    await visit('/admin/audit', {
      language,
      session: admin,
      answers: {
        'GET /admin/companies': { body: companies },
        'GET /admin/audit': { body: details.map((over, at) => entry({ id: String(at), ...over })) },
      },
    });
    await screen.findAllByText(/Kilbride ·/);
    const cells = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.children[4]?.textContent);
    expect(cells).toEqual(words);
    const heard = screen.getAllByRole('row').map(({ textContent }) => textContent);
    if (language === 'en') {
      expect(heard[2]).toContain('Command line');
      expect(heard[3]).toContain('Logged in as the company');
      expect(heard[7]).toContain('Company changed by a script');
    }
  });

  it('is asked for by company, who, what, days and words', async () => {
    const { user, asked } = await visit('/admin/audit', {
      session: admin,
      answers: { 'GET /admin/companies': { body: companies }, 'GET /admin/audit': { body: [] } },
    });
    await screen.findByText('Nothing found');
    for (const [filter, option] of [
      ['Any company', 'Kilbride · c1'],
      ['Anyone', 'Stund'],
      ['Anything', 'Settings edited'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: filter }));
      await user.click(await screen.findByRole('option', { name: option }));
    }
    await user.type(screen.getByRole('textbox', { name: 'From' }), '2026-11-01');
    await user.type(screen.getByRole('textbox', { name: 'To' }), '2026-11-18');
    await user.type(screen.getByRole('searchbox', { name: /^Administrator, company/ }), 'sage');
    await waitFor(() => {
      const last = asked.filter(({ call }) => call === 'GET /admin/audit').at(-1)?.url ?? '';
      expect(Object.fromEntries(new URL(last).searchParams)).toEqual({
        company_id: 'c1',
        by: 'Platform',
        event: 'settings_changed',
        from: '2026-11-01',
        to: '2026-11-18',
        text: 'sage',
      });
    });
  });
});
