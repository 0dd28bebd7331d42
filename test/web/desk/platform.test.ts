// Proves the administrator's list of companies and the dialog that adds one.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, arrivesAt, leave, problem, sessionOf, visit } from '#test/web/front/visit.ts';
import { listedCompany } from './listed-company.ts';

afterEach(leave);
afterEach(() => sessionStorage.clear());

const company = (name: string, created: string) =>
  listedCompany({ id: `c-${name}`, name, email: `${name}@example.is` }, created);
const older = company('Older', '2026-01-05T08:00:00Z');
const newer = company('Newer', '2026-06-01T08:00:00Z');

async function companies() {
  const opened = await visit('/admin/app', {
    session: sessionOf({ role: 'ADMIN', id: 'platform', name: 'Ólöf' }),
    answers: { 'GET /admin/companies': { body: [older, newer] }, 'POST /admin/companies': { body: newer } },
  });
  await screen.findByRole('rowheader', { name: 'Older' });
  return opened;
}
const admin = sessionOf({ role: 'ADMIN', id: 'platform', name: 'Ólöf' });
async function chosen(user: Awaited<ReturnType<typeof visit>>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('complementary', { name }));
}
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('the administrator', () => {
  it('sees the companies, newest first, and sorts them [admin.companies admin.companies-sortable admin.companies-default-sort]', async () => {
    const { user } = await companies();
    expect(names()).toEqual(['Newer', 'Older']);
    await user.click(screen.getByRole('button', { name: 'Created' }));
    await waitFor(() => expect(names()).toEqual(['Older', 'Newer']));
  });

  it('finds companies by name, address or id, by plan, and by their notes', async () => {
    const { user } = await visit('/admin/app', {
      session: admin,
      answers: {
        'GET /admin/companies': { body: [older, { ...newer, notes: 'Rang', paying_customer: true }] },
      },
    });
    const find = await screen.findByRole('searchbox', { name: 'Name, email, kennitala or id' });
    await screen.findByRole('rowheader', { name: 'Older' });
    for (const typed of ['òlder', 'older@example.is', 'c-Older']) {
      await user.clear(find);
      await user.type(find, typed);
      await waitFor(() => expect(names()).toEqual(['Older']));
    }
    await user.clear(find);
    await user.click(screen.getByRole('button', { name: 'With notes 1' }));
    await waitFor(() => expect(names()).toEqual(['Newer']));
    await user.click(screen.getByRole('button', { name: 'With notes 1' }));
    await user.click(screen.getByRole('button', { name: 'Any plan' }));
    await user.click(await screen.findByRole('option', { name: 'Trial over' }));
    await waitFor(() => expect(names()).toEqual(['Older']));
  });

  it('finds a company by its kennitala, however it is typed, and those whose trial ends within three days', async () => {
    const inDays = (days: number) => new Date(Date.parse(older.listed_at) + days * 86_400_000).toISOString();
    const soon = { ...company('Soon', '2026-06-01T08:00:00Z'), trial_ends: inDays(2.9) };
    const later = { ...company('Later', '2026-06-01T08:00:00Z'), trial_ends: inDays(3.1) };
    const bank = { ...older, kennitala: '6203080010', paying_customer: true };
    const { user } = await visit('/admin/app', {
      session: admin,
      answers: { 'GET /admin/companies': { body: [soon, later, bank] } },
    });
    const find = await screen.findByRole('searchbox');
    for (const typed of ['620308-0010', '620308 0010', '6203080010', '0308']) {
      await user.clear(find);
      await user.type(find, typed);
      await waitFor(() => expect(names()).toEqual(['Older']));
    }
    await user.clear(find);
    const chip = screen.getByRole('button', { name: 'Trial ends within 3 days 1' });
    await user.click(chip);
    await waitFor(() => expect(names()).toEqual(['Soon']));
    expect(chip).toHaveAttribute('aria-pressed', 'true');
  });

  it('sees how each pays and the hours of the month it is', async () => {
    const paying = {
      ...older,
      paying_customer: true,
      billing_plan: 'TwentyFourEmployeesMax2023',
      month_seconds: 2_212_200,
    };
    const rows = [
      { ...paying, paid_by: 'card' },
      { ...paying, id: 'c-bank', name: 'Bank', paid_by: 'bank', month_seconds: 0 },
      { ...paying, id: 'c-none', name: 'Agreed', month_seconds: null },
    ];
    const { user } = await visit('/admin/app', {
      session: admin,
      answers: { 'GET /admin/companies': { body: rows } },
    });
    await screen.findByRole('rowheader', { name: 'Older' });
    const cellsOf = (name: string) =>
      [...(screen.getByRole('rowheader', { name }).parentElement?.children ?? [])].map(
        ({ textContent }) => textContent,
      );
    expect(cellsOf('Older').slice(2, 5)).toEqual(['5–24, card', '2', '614.50']);
    expect(cellsOf('Bank').slice(2, 5)).toEqual(['5–24, bank claim', '2', '0.00']);
    expect(cellsOf('Agreed').slice(2, 5)).toEqual(['5–24 employees', '2', '–']);
    await user.click(screen.getByRole('button', { name: 'November' }));
    await waitFor(() => expect(names()).toEqual(['Older', 'Bank', 'Agreed']));
  });

  it('reads month, days left and today off the server’s clock, whatever the device’s own says', async () => {
    const listed = { listed_at: '2026-08-01T00:00:30Z', last_entry: '2026-08-01T00:00:10Z' };
    const rows = [
      { ...newer, ...listed, trial_ends: '2026-08-02T12:00:00Z', month_seconds: 3600 },
      { ...older, ...listed, last_entry: '2026-07-31T23:59:00Z', trial_ends: '2026-07-30T00:00:00Z' },
    ];
    const { user } = await visit('/admin/app', {
      session: admin,
      answers: { 'GET /admin/companies': { body: rows } },
    });
    await screen.findByRole('button', { name: 'August' });
    expect(screen.getByText('Trial, 2 days left')).toBeInTheDocument();
    expect(screen.getByText('Trial over, 2 days')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Trial ends within 3 days 1' })).toBeInTheDocument();
    expect(screen.getByText('01.08.2026').tagName).toBe('B');
    expect(screen.getByText('31.07.2026').tagName).not.toBe('B');
    expect((await chosen(user, 'Newer')).getByText('August, hours')).toBeInTheDocument();
  });

  it.each([
    ['en', undefined, '01.06.2026'],
    ['is', undefined, '01.06.2026'],
    ['pt', undefined, '01/06/2026'],
    ['en', 'en-ie', '01-06-2026'],
    ['pt', 'is', '01.06.2026'],
  ] as const)(
    'reads days as the language %s or the region %s of the site has them',
    async (language, region, day) => {
      if (region !== undefined) document.documentElement.dataset['region'] = region;
      try {
        await visit('/admin/app', {
          language,
          session: admin,
          answers: { 'GET /admin/companies': { body: [newer] } },
        });
        expect(await screen.findByText(day)).toBeInTheDocument();
      } finally {
        delete document.documentElement.dataset['region'];
      }
    },
  );

  it('sorts by every column that has an order, names by the alphabet, and the address keeps it', async () => {
    const trial = (name: string, over: object) => ({ ...company(name, '2026-01-01T08:00:00Z'), ...over });
    const rows = [
      trial('Zeta', { country: 'PT', trial_ends: '2026-11-20T08:00:00Z', active_employees: 3 }),
      trial('Álver', { country: 'IE', paying_customer: true, billing_plan: 'FourEmployeesMax2023' }),
      trial('Þak', { disabled: true, created: '2026-02-01T08:00:00Z', month_seconds: 60 }),
      trial('anna', { trial_ends: '2026-11-01T08:00:00Z', last_entry: '2026-11-01T08:00:00Z' }),
    ];
    const { user } = await visit('/admin/app', {
      session: admin,
      answers: { 'GET /admin/companies': { body: rows } },
    });
    await screen.findByRole('rowheader', { name: 'Zeta' });
    expect(names()).toEqual(['Þak', 'Zeta', 'Álver', 'anna']);
    for (const [head, first] of [
      ['Name', ['anna', 'Álver', 'Zeta', 'Þak']],
      ['Country', ['Álver', 'Þak', 'anna', 'Zeta']],
      ['Plan', ['Zeta', 'anna', 'Álver', 'Þak']],
      ['Employees', ['Zeta', 'Álver', 'Þak', 'anna']],
      ['November', ['Þak', 'Zeta', 'Álver', 'anna']],
      ['Last entry', ['anna', 'Zeta', 'Álver', 'Þak']],
      ['Created', ['Þak', 'Zeta', 'Álver', 'anna']],
    ] as const) {
      await user.click(screen.getByRole('button', { name: head }));
      await waitFor(() => expect(names(), head).toEqual(first));
    }
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(location.search).toBe('?sort=name'));
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(names()).toEqual(['Þak', 'Zeta', 'Álver', 'anna']));
    expect(location.search).toBe('?sort=-name');
    expect(screen.queryByRole('button', { name: 'Notes' })).toBeNull();
  });

  it('reads 41 days as 41, in Icelandic too, where that is a singular', async () => {
    const trial = (name: string, ends: string) => ({ ...company(name, older.created), trial_ends: ends });
    await visit('/admin/app', {
      language: 'is',
      session: admin,
      answers: {
        'GET /admin/companies': {
          body: [
            trial('Long', '2026-12-29T08:00:00Z'),
            trial('Last', '2026-11-18T20:00:00Z'),
            trial('Over', '2026-10-28T08:00:00Z'),
          ],
        },
      },
    });
    expect(await screen.findByText('Prufutími, 41 dagur eftir')).toBeInTheDocument();
    expect(screen.getByText('Prufutími, innan við 1 dagur')).toBeInTheDocument();
    expect(screen.getByText('Prufutíma lokið, 21 dagur')).toBeInTheDocument();
  });

  it('sees fifty companies first, and fifty more at a press, of all that fit in the order that is chosen', async () => {
    const rows = Array.from({ length: 120 }, (_, n) =>
      company(`Firm ${n}`, new Date(Date.UTC(2026, 0, 1, n)).toISOString()),
    );
    const { user } = await visit('/admin/app', {
      session: admin,
      answers: { 'GET /admin/companies': { body: rows } },
    });
    await screen.findByText('50 of 120');
    expect([names().length, names()[0]]).toEqual([50, 'Firm 119']);
    await user.click(screen.getByRole('button', { name: 'Created' }));
    await waitFor(() => expect([names().length, names()[0]]).toEqual([50, 'Firm 0']));
    await user.click(screen.getByRole('button', { name: 'Show 50 more' }));
    await screen.findByText('100 of 120');
    await user.click(screen.getByRole('button', { name: 'Show 50 more' }));
    await waitFor(() => expect(names()).toHaveLength(120));
    expect(screen.queryByRole('button', { name: 'Show 50 more' })).toBeNull();
  });

  it('reads what the notes have replaced, with who saved it', async () => {
    const saved = (day: string) => ({ at: `2026-11-${day}T08:00:00Z`, by: 'Jón' });
    const noted = { ...newer, notes: 'Pays in December', notes_version: 2, notes_saved: saved('19') };
    const { user } = await visit('/admin/app', {
      session: admin,
      answers: {
        'GET /admin/companies': { body: [noted] },
        [`GET /admin/companies/${newer.id}/notes`]: {
          body: [
            { version: 2, notes: 'Pays in December', saved: saved('19') },
            { version: 1, notes: 'Rang\nthem up', saved: saved('18') },
          ],
        },
      },
    });
    const panel = await chosen(user, 'Newer');
    await user.click(panel.getByRole('button', { name: 'History 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Notes about Newer' }));
    const items = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(items).toEqual([
      expect.stringMatching(/^Saved .* by JónPays in December$/),
      expect.stringMatching(/by JónRang\nthem up$/),
    ]);
  });

  it('reads and writes notes about a company [admin.view-notes admin.edit-notes]', async () => {
    const noted = { ...newer, notes: 'Rang them up', notes_version: 3 };
    const { user, asked } = await visit('/admin/app', {
      session: admin,
      answers: {
        'GET /admin/companies': { body: [older, noted] },
        'PUT /admin/companies/notes': { body: { ...noted, notes: 'Rang them up again', notes_version: 4 } },
      },
    });
    const panel = await chosen(user, 'Newer');
    const field = panel.getByLabelText('Notes');
    expect(field).toHaveValue('Rang them up');
    await user.type(field, ' again');
    await user.click(panel.getByRole('button', { name: 'Save notes' }));
    await waitFor(() =>
      expect(asked.find(({ call }) => call === 'PUT /admin/companies/notes')?.body).toEqual({
        company_id: newer.id,
        notes: 'Rang them up again',
        version: 3,
      }),
    );
  });

  it('sees another administrator’s newer note beside the typed one, and overwrites it knowingly', async () => {
    const theirs = {
      ...newer,
      notes: 'Pays in December',
      notes_version: 1,
      notes_saved: { at: '2026-11-18T08:00:00Z', by: 'Jón' },
    };
    let [list, saving]: [unknown[], Answers] = [[newer], problem(409, 'notes_changed')];
    const { user, asked } = await visit('/admin/app', {
      session: admin,
      answers: {
        'GET /admin/companies': () => ({ body: list }),
        'PUT /admin/companies/notes': (url) => (typeof saving === 'function' ? saving(url) : saving),
      },
    });
    const panel = await chosen(user, 'Newer');
    await user.type(panel.getByLabelText('Notes'), 'Rang them up');
    list = [theirs];
    await user.click(panel.getByRole('button', { name: 'Save notes' }));
    const alert = within(await panel.findByRole('alert'));
    expect(alert.getByText(/Another administrator has changed these notes .* by Jón/)).toBeInTheDocument();
    expect(alert.getByText('Pays in December')).toBeInTheDocument();
    expect(panel.getByLabelText('Notes')).toHaveValue('Rang them up');
    saving = { body: { ...theirs, notes: 'Rang them up', notes_version: 2 } };
    await user.click(panel.getByRole('button', { name: 'Save notes' }));
    await waitFor(() => expect(panel.queryByRole('alert')).toBeNull());
    expect(asked.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toMatchObject([
      { version: 0 },
      { version: 1, notes: 'Rang them up' },
    ]);
  });

  it('finds notes that were typed when the session ended again after the next log-in', async () => {
    const answers = {
      'GET /admin/companies': { body: [newer] },
      'PUT /admin/companies/notes': problem(401, 'session_over'),
      'POST /api/logout': { status: 204 },
    };
    const { user } = await visit('/admin/app', { session: admin, answers });
    const panel = await chosen(user, 'Newer');
    await user.type(panel.getByLabelText('Notes'), 'Rang them up');
    await user.click(panel.getByRole('button', { name: 'Save notes' }));
    const over = within(await screen.findByRole('dialog', { name: 'You have been logged out' }));
    await user.click(over.getByRole('button', { name: 'Log in' }));
    await arrivesAt('/admin');
    await leave();
    await visit('/admin/app', { session: admin, answers });
    expect(await screen.findByLabelText('Notes')).toHaveValue('Rang them up');
  });

  it('leaves nothing typed behind when logging out', async () => {
    const answers = { 'GET /admin/companies': { body: [newer] }, 'POST /api/logout': { status: 204 } };
    const { user } = await visit('/admin/app', { session: admin, answers });
    const panel = await chosen(user, 'Newer');
    await user.type(panel.getByLabelText('Notes'), 'Rang them up');
    await waitFor(() => expect(sessionStorage.length).toBeGreaterThan(0));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('logs in as a company, with a reason, and every screen says so and has a way back [admin.login-as]', async () => {
    const acting = sessionOf({ id: newer.id, name: newer.name, acting_for: 'Ólöf' });
    const { user, asked } = await visit('/admin/app', {
      session: admin,
      answers: {
        'GET /admin/companies': { body: [older, newer] },
        [`GET /admin/login-as/${newer.id}`]: { body: acting },
        'POST /api/logout': { status: 204 },
      },
    });
    const panel = await chosen(user, 'Newer');
    await user.type(panel.getByLabelText('Reason (optional)'), 'Cannot find lunch');
    await user.click(panel.getByRole('button', { name: 'Log in as Newer' }));
    expect(await screen.findByText('You are logged in as Newer')).toBeInTheDocument();
    const entered = asked.find(({ call }) => call === `GET /admin/login-as/${newer.id}`);
    expect(new URL(entered?.url ?? '').searchParams.get('reason')).toBe('Cannot find lunch');
    await user.click(screen.getByRole('button', { name: 'Back to administration' }));
    await waitFor(() => expect(asked.some(({ call }) => call.endsWith('/logout'))).toBe(true));
    await arrivesAt('/admin');
  });

  it('adds a company with name, valid e-mail, and a password that is confirmed [admin.create-company modals.add-company admin.company-form.*]', async () => {
    const { user, asked } = await companies();
    await user.click(screen.getByRole('button', { name: 'Add company' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add company' }));
    const create = () => user.click(dialog.getByRole('button', { name: 'Add company' }));
    const fields = () =>
      ['Nafn', 'Netfang', 'Lykilorð', 'Staðfestu lykilorð'].map((label) => dialog.getByLabelText(label));
    await create();
    await waitFor(() =>
      expect(
        fields()
          .slice(0, 3)
          .map((field) => field.getAttribute('aria-invalid')),
      ).toEqual(['true', 'true', 'true']),
    );
    const [name, email, password, confirm] = fields();
    await user.type(name ?? expect.fail(), 'Verk');
    await user.type(email ?? expect.fail(), 'nobody');
    await user.type(password ?? expect.fail(), 'a long password');
    await user.type(confirm ?? expect.fail(), 'another password');
    await create();
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
    await user.type(email ?? expect.fail(), '@example.is');
    await create();
    expect(
      await dialog.findByText('New password and confirmed new password do not match'),
    ).toBeInTheDocument();
    expect(asked.filter(({ call }) => call === 'POST /admin/companies')).toEqual([]);
    await user.clear(confirm ?? expect.fail());
    await user.type(confirm ?? expect.fail(), 'a long password');
    await create();
    await waitFor(() =>
      expect(asked.filter(({ call }) => call === 'POST /admin/companies').map(({ body }) => body)).toEqual([
        { name: 'Verk', email: 'nobody@example.is', password: 'a long password' },
      ]),
    );
  });
});
