// Opens the payroll screen of a company with these pay periods, at the step that closes one of them.
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import type { Session } from '#shared/model/company/company.ts';
import type { PayPeriod } from '#shared/model/pay-period.ts';
import type { Language } from '#web/text.ts';
import { manager } from '#test/web/desk/desk.ts';
import { nothingElse } from './desk-payroll.ts';
import { type Answers, visit } from '#test/web/front/visit.ts';

const rule = { every: 'month', starts: 1, steps: 'submit_approve_lock' } as const;
export const settings = {
  ...firstSettings('en', 'Atlantic/Reykjavik'),
  features: { approve_work_logs: true },
  pay_periods: rule,
};
export const period = (from: string, to: string, over: Partial<PayPeriod> = {}): PayPeriod => ({
  from,
  to,
  state: 'open',
  version: 0,
  is_over: true,
  entries: 20,
  seconds: 160 * 3600,
  open: 0,
  unapproved: 0,
  overlapping: 0,
  late: { count: 0, entries: [] },
  history: [],
  ...over,
});
export const october = (over: Partial<PayPeriod> = {}) => period('2026-10-01', '2026-10-31', over);
export const by = { kind: 'Company', name: 'Múrverk ehf.' } as const;
export const move = 'PUT /api/pay_periods/2026-10-01';

export async function opened(
  periods: readonly PayPeriod[],
  answers: Readonly<Record<string, Answers>> = {},
  session: Session = manager({ settings }),
  language: Language = 'en',
  shown: Pick<PayPeriod, 'from' | 'to'> = october(),
) {
  const { from, to } = shown;
  const page = await visit(`/app?from=${from}&to=${to}&step=lock#payroll`, {
    session,
    language,
    answers: {
      ...nothingElse,
      'GET /api/pay_periods': { body: periods },
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return page;
}
/** The step that closes the pay period of these days. */
export const row = async (dates: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: dates });
  return within(heading.closest('section') ?? expect.fail(`${dates} is in no step`));
};
