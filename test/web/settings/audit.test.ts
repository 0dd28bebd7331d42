// Proves the security history of a manager: rows in words, older pages, an empty history and a failed read.
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { auditPage } from '#shared/limits.ts';
import type { AuditEntry } from '#shared/model/company/audit-entry.ts';
import { integration, settings } from '#shared/model/company/company.ts';
import { exportKind } from '#shared/model/export.ts';
import { leave } from '#test/web/front/visit.ts';
import { dialogCalled, openSettings, sent } from './desk-settings.ts';

afterEach(leave);

const call = 'GET /api/audit';
const entry = (n: number, over: Partial<AuditEntry> = {}): AuditEntry => ({
  id: `2026-11-21T08:00:00Z#a${String(1000 - n)}`,
  at: '2026-11-21T08:00:00Z',
  first_at: null,
  event: 'company_logged_in',
  by: 'Company',
  acting_as: null,
  employee: null,
  by_manager: null,
  manager: null,
  address: `192.0.2.${n}`,
  request_id: `request-${n}`,
  fields: [],
  detail: null,
  count: 1,
  ...over,
});

async function opened(rows: readonly AuditEntry[] | 'failing') {
  const answer = rows === 'failing' ? { status: 500, body: { code: 'unexpected' } } : { body: rows };
  const there = await openSettings(undefined, { [call]: answer });
  await there.user.click(await screen.findByRole('button', { name: /Security history/ }));
  return { ...there, dialog: await dialogCalled('Security history') };
}

describe('the security history', () => {
  it('says in words what was done to whom, by whom, from which address and in which request', async () => {
    const { dialog } = await opened([
      entry(1, { event: 'employee_disabled', employee: { id: 'e1', name: 'Anna' } }),
      entry(2, { event: 'company_log_in_failed', by: 'Visitor', count: 7 }),
      entry(3, { event: 'settings_changed', by: 'Platform', acting_as: 'Company', fields: ['time_zone'] }),
      entry(4, {
        event: 'employee_log_in_failed',
        by: 'Visitor',
        address: null,
        request_id: null,
        count: 25,
      }),
    ]);
    expect(await dialog.findByText('Employee deactivated: Anna')).toBeInTheDocument();
    expect(dialog.getByText(/08:00 · company account · 192\.0\.2\.1$/)).toBeInTheDocument();
    expect(dialog.getByText('Request request-1')).toBeInTheDocument();
    expect(dialog.getByText('Company login failed (7 times)')).toBeInTheDocument();
    expect(dialog.getByText('Settings edited: time zone')).toBeInTheDocument();
    expect(dialog.getByText(/Stund, in your account · 192\.0\.2\.3/)).toBeInTheDocument();
    expect(dialog.getByText(/not logged in · several addresses$/)).toBeInTheDocument();
  });

  it('has words for every field and file that a verb writes down', async () => {
    const written = [
      ...Object.keys(settings.shape).filter((name) => name !== 'version'),
      ...Object.keys(integration.shape),
      'name',
      'phone_number',
      'needs',
      'integrations',
      'billing_plan',
      'paying_customer',
      'temp_can_see_dk',
      'disabled',
      'trial_ends',
      'employees',
      'projects',
    ];
    const rows = [
      entry(1, { event: 'settings_changed', fields: written }),
      ...exportKind.options.map((kind, n) => entry(n + 2, { event: 'export_asked', detail: kind })),
      entry(20, { event: 'subscription_started', detail: 'bank' }),
      entry(21, { event: 'subscription_cancelled', detail: 'card' }),
    ];
    const { dialog } = await opened(rows);
    await dialog.findByText('Subscription started: bank claim');
    const texts = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts.filter((text) => /[a-z]_[a-z]/.test(text))).toEqual([]);
    const files = ['time entries', 'projects', 'employees', 'daily hours', 'report, PDF', 'Payday', 'Regla'];
    for (const file of [...files, 'DK', 'all data'])
      expect(dialog.getByText(`Export requested: ${file}`)).toBeInTheDocument();
  });

  it('says of misses that are counted together from when to when they were', async () => {
    const missed = { event: 'company_log_in_failed', by: 'Visitor', at: '2026-11-21T08:41:00Z' } as const;
    const { dialog } = await opened([
      entry(1, { ...missed, count: 7, first_at: '2026-11-21T08:02:00Z' }),
      entry(2, { ...missed, count: 2, first_at: '2026-11-21T08:41:00Z' }),
      entry(3, { ...missed, count: 3, first_at: '2026-11-20T23:02:00Z' }),
    ]);
    expect(await dialog.findByText(/ 08:02–08:41 · not logged in · 192\.0\.2\.1$/)).toBeInTheDocument();
    expect(dialog.getByText(/^\S+ 08:41 · not logged in · 192\.0\.2\.2$/)).toBeInTheDocument();
    expect(dialog.getByText(/^\S+ 23:02 – \S+ 08:41 · not logged in · 192\.0\.2\.3$/)).toBeInTheDocument();
  });

  it('asks for older rows by the last one that it shows', async () => {
    const first = Array.from({ length: auditPage.usual }, (_, n) => entry(n));
    const { dialog, user, asked } = await opened(first);
    await user.click(await dialog.findByRole('button', { name: 'Show older' }));
    await expect.poll(() => sent(asked, call).length).toBe(2);
    const url = asked.findLast((one) => one.call === call)?.url ?? '';
    expect(new URL(url).searchParams.get('cursor')).toBe(first.at(-1)?.id);
  });

  it('has no older rows after a page that is not full', async () => {
    const { dialog } = await opened([entry(1)]);
    await dialog.findByText('Company logged in');
    expect(dialog.queryByRole('button', { name: 'Show older' })).toBeNull();
  });

  it('says what will show up while there is nothing', async () => {
    const { dialog } = await opened([]);
    expect(await dialog.findByText(/^Nothing yet/)).toBeInTheDocument();
  });

  it('says that it could not be read, and tries again', async () => {
    const { dialog } = await opened('failing');
    expect(await dialog.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(dialog.queryByText(/^Nothing yet/)).toBeNull();
  });
});
