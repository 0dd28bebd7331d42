// Proves that every dialog of the settings shows another manager's change in words.
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Settings } from '#shared/model/company/company.ts';
import { plainCalendar } from '#shared/model/company/company-calendar.ts';
import { plainTiers } from '#shared/model/company/pay-rules.ts';
import { leave } from '#test/web/front/visit.ts';
import { dialogCalled, sent } from './desk-settings.ts';
import { call, openLate, changedLines } from './late.ts';

afterEach(leave);

describe('a setting that another manager changed meanwhile', () => {
  const day = { day: '2027-06-04', name: 'Staff day', from: '00:00', kind: 'holiday' as const };
  const report = { addresses: ['a@murverk.is'], kinds: ['pdf' as const], language: 'is' as const, day: 3 };
  const toggle =
    (name: RegExp | string): Act =>
    async ({ user, dialog }) =>
      user.click(dialog.getByRole('switch', { name }));
  type Act = (on: {
    user: Awaited<ReturnType<typeof openLate>>['user'];
    dialog: Awaited<ReturnType<typeof dialogCalled>>;
  }) => Promise<void>;
  const choices: [RegExp, string, Partial<Settings>, Act, string[]][] = [
    [
      /^Overtime 1, 2 and 3/,
      'Overtime 1, 2 and 3',
      { tiers: { ...plainTiers, saturdays: 2 } },
      toggle('Use several overtime rates'),
      ['Overtime 1, 2 and 3: Overtime 2 is paid on Saturdays.'],
    ],
    [
      /^Rounding/,
      'Rounding',
      { rounding: { minutes: 5, direction: 'nearest' } },
      toggle('Round in and out times'),
      ['Rounding: Times are rounded to the nearest 5 minutes.'],
    ],
    [
      /^Public holidays/,
      'Public holidays',
      { calendar: { ...plainCalendar, without: ['first_day_of_summer'], days: [day] } },
      async ({ user, dialog }) => {
        await user.clear(dialog.getByLabelText('Half-day holidays start'));
        await user.type(dialog.getByLabelText('Half-day holidays start'), '13:00');
      },
      ['Work day: First Day of Summer', 'Custom day: 04.06.2027 Staff day (Holiday)'],
    ],
    [
      /^Forgotten clock-outs/,
      'Forgotten clock-outs',
      { forgotten_clock_out: { remind_after_hours: 9, close_after_hours: null } },
      toggle(/Clock out automatically/),
      ['Forgotten clock-outs: reminder after 9 h'],
    ],
    [
      /^Pay periods/,
      'Pay periods',
      { pay_periods: { every: 'month', starts: 21, steps: 'lock' } },
      toggle(/Use pay periods/),
      ['Pay periods: every month from day 21, lock only'],
    ],
    [
      /^Keep locations/,
      'Keep locations for',
      { location: { enabled: true, kept_days: 30 } },
      async ({ user, dialog }) => user.type(dialog.getByLabelText('Days'), '{Backspace}'),
      ['Keep locations for: 30 days'],
    ],
    [
      /^Time zone/,
      'Time zone',
      { time_zone: 'Europe/Lisbon' },
      async ({ user, dialog }) => {
        await user.click(dialog.getByRole('button', { name: /Time zone/ }));
        await user.click(await screen.findByRole('option', { name: 'Europe/Dublin' }));
      },
      ['Time zone: Europe/Lisbon'],
    ],
    [
      /^Email the report/,
      'Monthly report',
      { monthly_report: { ...report, since: '2026-11-01T00:00:00Z' } },
      async ({ user, dialog }) => {
        await user.click(dialog.getByRole('switch', { name: 'Email the monthly report' }));
        await user.type(dialog.getByLabelText(/^Email addresses/), 'b@murverk.is');
      },
      [
        'Email the report: To 1 address, on day 3 of the month',
        'Email addresses: a@murverk.is',
        'Files: Report (PDF)',
        'Language of emails and files: Íslenska',
      ],
    ],
  ];
  it.each(choices)('says so in its own words: %s', async (rowName, title, settings, act, lines) => {
    const { user, row, asked } = await openLate({ settings });
    await user.click(await row(rowName));
    const dialog = await dialogCalled(title);
    await act({ user, dialog });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(changedLines(await dialog.findByRole('alert'))).toEqual(lines);
    expect(sent(asked, call)).toHaveLength(1);
  });
});
