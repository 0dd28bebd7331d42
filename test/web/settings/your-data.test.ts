// Proves the section of the company's own data: every state of its export, and the two steps of its deletion.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ExportJob } from '#shared/model/export.ts';
import type { Session } from '#shared/model/company/company.ts';
import { manager } from '#test/web/desk/desk.ts';
import { type Answers, leave, problem } from '#test/web/front/visit.ts';
import { dialogCalled, openSettings, sent } from './desk-settings.ts';

afterEach(async () => {
  await leave();
  localStorage.clear();
});

const ends = new Date(Date.now() + 6 * 86_400_000).toISOString();
const job: ExportJob = {
  id: 'x1',
  kind: 'everything',
  state: 'queued',
  rows_done: 0,
  rows: null,
  filters: { from: '1971-01-01', to: '2099-12-31' },
  created: '2026-11-18T08:00:00Z',
  ends,
};
const asked: Partial<Session> = { data_export: { id: 'x1', ends } };
const read = 'GET /api/exports/x1';
const group = () => within(screen.getByRole('region', { name: 'Your data' }));
/** The section's words come with the first look at it. */
async function opened(over: Partial<Session>, answers: Readonly<Record<string, Answers>> = {}) {
  const page = await openSettings(manager({ paying_customer: false, ...over }), answers);
  await screen.findByRole('region', { name: 'Your data' });
  return page;
}

describe('the export of everything', () => {
  it('is asked for in the language of the screen, and asks the server for nothing before', async () => {
    let isAsked = false;
    const page = await opened(
      {},
      {
        'POST /api/exports/everything': () => {
          isAsked = true;
          return { body: job };
        },
        'POST /api/self': () => ({ body: manager(isAsked ? asked : {}) }),
        [read]: { body: { ...job, state: 'running', rows: 10, rows_done: 4 } },
      },
    );
    expect(page.asked.filter(({ call }) => call.includes('exports'))).toEqual([]);
    await page.user.click(group().getByRole('button', { name: 'Create files' }));
    await waitFor(() =>
      expect(sent(page.asked, 'POST /api/exports/everything')).toEqual([{ language: 'en' }]),
    );
    const bar = await group().findByRole('progressbar', { name: 'Creating the files' });
    expect(bar).toHaveAttribute('aria-valuenow', '40');
    expect(group().getByRole('button', { name: 'Stop' })).toBeEnabled();
  });

  it('that is ready shows its day, until when it is kept, and each file with its size', async () => {
    const files = [
      { file_name: 'stund-data-1.zip', bytes: 150_400_000, address: 'https://files.example.test/1' },
      { file_name: 'stund-data-2.zip', bytes: 900, address: 'https://files.example.test/2' },
    ];
    await opened(asked, { [read]: { body: { ...job, state: 'done', files } } });
    expect(await group().findByText(/^Files of .*, kept until /)).toBeInTheDocument();
    const links = group()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Download file 1 (150.4 MB)', 'https://files.example.test/1'],
      ['Download file 2 (0.1 MB)', 'https://files.example.test/2'],
    ]);
    expect(group().getByRole('button', { name: 'Create again' })).toBeEnabled();
  });

  it('that failed says so, and can be asked for again; one that was cancelled says nothing', async () => {
    await opened(asked, { [read]: { body: { ...job, state: 'failed' } } });
    expect(await group().findByText('The files could not be created')).toBeInTheDocument();
    expect(group().getByRole('button', { name: 'Create files' })).toBeEnabled();
    await leave();
    await opened(asked, { [read]: { body: { ...job, state: 'cancelled' } } });
    expect(group().queryByRole('alert')).toBeNull();
  });

  it('that is ready is marked at the bell on every screen, until it was seen', async () => {
    const files = [{ file_name: 'a.zip', bytes: 1, address: 'https://files.example.test/1' }];
    const answers = { [read]: { body: { ...job, state: 'done', files } } };
    const { visit } = await import('#test/web/front/visit.ts');
    const { user } = await visit('/app#employees', {
      session: manager({ ...asked, notices_seen: '2099-01-01T00:00:00Z' }),
      answers: {
        'GET /api/employees': { body: [] },
        'PUT /api/notifications/update_last_seen': { status: 204 },
        ...answers,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'What’s new, unread' }));
    const dialog = await dialogCalled('What’s new');
    expect(dialog.getByRole('heading', { name: 'Your data is ready' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'What’s new' })).toBeInTheDocument();
  });
});

describe('the deletion of the account', () => {
  const ask = 'POST /api/deletion';
  const inTrial = { name: 'Þakverk ehf.', paying_customer: false, created: '2026-11-17T08:00:00Z' };
  const steps = async (answer: Answers) => {
    const page = await opened(inTrial, { [ask]: answer, 'POST /api/self': { body: manager(inTrial) } });
    await page.user.click(group().getByRole('button', { name: /^Delete account/ }));
    const question = await dialogCalled('Delete the account?');
    expect(question.getByText(/^For 30 days you can only view and export/)).toBeInTheDocument();
    expect(sent(page.asked, ask)).toEqual([]);
    await page.user.click(question.getByRole('button', { name: 'Continue' }));
    const dialog = await dialogCalled('Enter the company name');
    return { ...page, dialog, yes: dialog.getByRole('button', { name: 'Delete account' }) };
  };

  it('takes two steps, the second with the company’s name', async () => {
    const page = await steps({ body: { asked: '2026-11-18T08:00:00Z', ends: '2026-12-18T08:00:00Z' } });
    expect(page.yes).toBeDisabled();
    await page.user.type(page.dialog.getByLabelText('Company name'), 'Þakverk ehf.');
    await page.user.click(page.yes);
    await waitFor(() => expect(sent(page.asked, ask)).toEqual([{ name: 'Þakverk ehf.' }]));
    expect(await screen.findByText(/^This account will be deleted on /)).toBeInTheDocument();
  });

  it('says of a company that pays that the subscription is cancelled first, and goes no further', async () => {
    const page = await opened({ paying_customer: true });
    await page.user.click(group().getByRole('button', { name: /^Delete account/ }));
    const question = await dialogCalled('Delete the account?');
    expect(question.getByText('Cancel the subscription first.')).toBeInTheDocument();
    expect(question.getByRole('button', { name: 'Continue' })).toBeDisabled();
  });

  it('says on the field that the name is another', async () => {
    const errors = [{ field: 'name', message: 'is not the name of the company', code: 'wrong_value' }];
    const page = await steps(problem(400, 'invalid_input', { errors }));
    await page.user.type(page.dialog.getByLabelText('Company name'), 'Another');
    await page.user.click(page.yes);
    expect(await page.dialog.findByText('This is not the name of the company')).toBeInTheDocument();
  });

  it('says that a subscription runs, where one does', async () => {
    const page = await steps(problem(409, 'subscription_runs'));
    await page.user.type(page.dialog.getByLabelText('Company name'), 'Þakverk ehf.');
    await page.user.click(page.yes);
    expect(await page.dialog.findByText(/^The subscription is still running/)).toBeInTheDocument();
  });

  it('that waits stands above every screen with its day, and one press keeps the account', async () => {
    let isKept = false;
    const deletion = { asked: '2026-11-18T08:00:00Z', ends: '2026-12-18T08:00:00Z' };
    const page = await opened(
      { disabled: true, deletion },
      {
        'DELETE /api/deletion': () => {
          isKept = true;
          return { status: 204 };
        },
        'POST /api/self': () => ({ body: manager(isKept ? {} : { disabled: true, deletion }) }),
      },
    );
    expect(screen.getAllByText(/^This account will be deleted on .*18/).length).toBeGreaterThan(0);
    expect(group().queryByRole('button', { name: /^Delete account/ })).toBeNull();
    expect(screen.queryByText('This account is closed')).toBeNull();
    await page.user.click(await screen.findByRole('button', { name: 'Keep account' }));
    await waitFor(() => expect(sent(page.asked, 'DELETE /api/deletion')).toHaveLength(1));
    expect(await screen.findByText('The account stays')).toBeInTheDocument();
  });

  it('is not offered to an administrator who is logged in as the company', async () => {
    await opened({ acting_for: 'boss' });
    expect(group().queryByRole('button', { name: /^Delete account/ })).toBeNull();
  });

  it('that an administrator asks for, logged in as the company, says why', async () => {
    const page = await opened({ acting_for: 'boss' }, { 'POST /api/exports/everything': { body: job } });
    await page.user.click(group().getByRole('button', { name: 'Create files' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Why is this company’s data exported?' }),
    );
    expect(dialog.getByRole('button', { name: 'Create files' })).toBeDisabled();
    await page.user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Asked for by phone');
    await page.user.click(dialog.getByRole('button', { name: 'Create files' }));
    await waitFor(() =>
      expect(sent(page.asked, 'POST /api/exports/everything')).toEqual([
        { language: 'en', reason: 'Asked for by phone' },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
