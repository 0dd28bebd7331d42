// The settings of a company that is mailed its monthly report, and one report that was sent.
import { screen, within } from '@testing-library/react';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import type { Settings } from '#shared/model/company/company.ts';
import type { AddresseeOnWire, ReportRunOnWire } from '#shared/model/monthly-report.ts';
import { manager } from '#test/web/desk/desk.ts';
import { openSettings } from './desk-settings.ts';

export const setting = {
  addresses: ['office@murverk.is', 'books@accountant.example'],
  kinds: ['pdf' as const],
  language: 'is' as const,
  day: 3,
  since: '2026-10-01T08:00:00Z',
};
export const run: ReportRunOnWire = {
  id: '2026-10',
  month: '2026-10',
  by_hand: false,
  state: 'sent',
  kinds: ['pdf'],
  created: '2026-11-03T07:00:00Z',
  sent: '2026-11-03T07:01:00Z',
  ends: '2026-12-03T07:00:00Z',
  letters: [
    { address: 'office@murverk.is', openings: 0, opened: null, called_back: false },
    { address: 'books@accountant.example', openings: 3, opened: '2026-11-04T09:00:00Z', called_back: false },
  ],
  refused: [],
};
export const settings = (monthly_report: Settings['monthly_report']): Settings => ({
  ...firstSettings('en', 'Atlantic/Reykjavik'),
  monthly_report,
});
export const addressee = (address: string, over: Partial<AddresseeOnWire> = {}): AddresseeOnWire => ({
  address,
  standing: 'confirmed',
  asked: null,
  may_ask: false,
  ...over,
});
export const group = () => within(screen.getByRole('region', { name: 'Monthly report' }));

export async function openMailed(
  monthly_report: Settings['monthly_report'],
  runs: readonly ReportRunOnWire[] = [],
  unsubscribed: readonly string[] = [],
  verified = true,
  addresses: readonly AddresseeOnWire[] = (monthly_report?.addresses ?? []).map((address) =>
    addressee(address),
  ),
) {
  const now = settings(monthly_report);
  return openSettings(manager({ settings: now, email_verified: verified }), {
    'POST /api/settings': { body: now },
    'GET /api/monthly_reports': { body: { runs, unsubscribed, addresses } },
    'POST /api/monthly_reports/ask': { body: { addresses } },
    'POST /api/monthly_reports': { body: { ...run, state: 'making' } },
    'PUT /api/monthly_reports/2026-10/revoke': { body: { ...run, ends: null } },
  });
}
