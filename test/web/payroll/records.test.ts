// Proves the record of payroll files: the details of each, whether its hours still hold, page by page.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { payroll as en } from '#shared/text/en/payroll.ts';
import { payroll as is } from '#shared/text/is/payroll.ts';
import { payroll as pt } from '#shared/text/pt/payroll.ts';
import { leave } from '#test/web/front/visit.ts';
import { anna, aRecord, openPayroll, unchanged } from './desk-payroll.ts';

afterEach(leave);

describe.each([
  ['en', en],
  ['is', is],
  ['pt', pt],
] as const)('the record of files in %s', (language, words) => {
  it('says of each file when, by whom and for what it was made, and whether its hours still hold', async () => {
    const records = [aRecord(), aRecord({ id: '2', export_id: 'x2', system: 'dk' })];
    const answers = { 'GET /api/payroll/exports/1793520000x1/changes': { body: unchanged } };
    const { user } = await openPayroll({ records }, { language, answers });
    const table = within(await screen.findByRole('table', { name: words.made }));
    expect(await table.findByText(words.unchanged)).toBeInTheDocument();
    expect(table.getAllByText('gardar@example.is')).toHaveLength(2);
    expect(table.getByText('Regla')).toBeInTheDocument();
    // Only the newest is compared unasked.
    expect(table.getAllByRole('button', { name: words.compare })).toHaveLength(1);
    const [details] = table.getAllByRole('button', { name: new RegExp(`^${words.details}|Regla`) });
    if (!details) throw new Error('the record has no details');
    await user.click(details);
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(words.same)).toBeInTheDocument());
    expect(dialog.getByText('ab'.repeat(32))).toBeInTheDocument();
  });
});

describe('the record of a file', () => {
  it('says whose hours have changed since, and by how much', async () => {
    const changed = {
      has_changed: true,
      entries: 2,
      items: [{ item: '104', kinds: ['regular'], seconds: 360_000, seconds_now: 363_600 }],
      employees: [{ ...anna, seconds: 36_000, seconds_now: 39_600 }],
    };
    const answers = { 'GET /api/payroll/exports/1793520000x1/changes': { body: changed } };
    const { user } = await openPayroll({ records: [aRecord()] }, { answers });
    expect(await screen.findByText('Hours changed')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Details of the Regla file/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('(2 time entries)');
    expect(dialog.getByRole('row', { name: '104 Normal hours 100.00 101.00' })).toBeInTheDocument();
    expect(dialog.getByRole('row', { name: 'Anna 10.00 11.00' })).toBeInTheDocument();
  });

  it('comes in pages: older files are asked for behind the last one shown', async () => {
    const records = Array.from({ length: 25 }, (_, at) => aRecord({ id: `r${at}`, export_id: `x${at}` }));
    let page: readonly unknown[] = records;
    const answers = {
      'GET /api/payroll/exports': () => ({ body: page }),
      'GET /api/payroll/exports/r0/changes': { body: unchanged },
    };
    const { user, asked } = await openPayroll({}, { answers });
    const more = await screen.findByRole('button', { name: 'Show older files' });
    page = [aRecord({ id: 'last', by: { kind: 'Platform', name: 'Stund' } })];
    await user.click(more);
    expect(await screen.findByRole('cell', { name: 'Stund' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show older files' })).toBeNull();
    const calls = asked.filter(({ call }) => call === 'GET /api/payroll/exports').map(({ url }) => url);
    expect(calls.at(-1)).toContain('cursor=r24');
  });
});
