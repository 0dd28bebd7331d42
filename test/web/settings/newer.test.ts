// Proves what a manager sees whose setting was changed by another one meanwhile, dialog by dialog, in three languages.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { firstSettings } from '#functions/table/company-row.ts';
import type { Integrations, Settings } from '#shared/model/company.ts';
import { plainCalendar } from '#shared/model/company-calendar.ts';
import { noPayRules, plainTiers } from '#shared/model/pay-rules.ts';
import type { Language } from '#web/text.ts';
import { manager } from '../desk/desk.ts';
import { type Answer, leave, problem, visit } from '../front/visit.ts';
import { dialogCalled, sent } from './desk-settings.ts';

afterEach(leave);

const call = 'POST /api/settings';
const put = 'PUT /api/integrations/regla';
const overtime = { ...noPayRules.overtime, after_day_hours: 8, weekends: true };
const opened: Settings = {
  ...firstSettings('en', 'Atlantic/Reykjavik'),
  overtime,
  location: { enabled: true, kept_days: 90 },
};
const regla = { active: true, pay_code_overtime: 206 };

/** The page as it was opened; meanwhile another manager has made `newer` of it. */
async function open(
  newer: { settings?: Partial<Settings>; integrations?: Integrations },
  { language = 'en', answers = {} }: { language?: Language; answers?: Record<string, Answer> } = {},
) {
  const now: Settings = { ...opened, ...newer.settings, version: 1 };
  const integrations = newer.integrations ?? { regla };
  let tries = 0;
  const late = (body: unknown) => (): Answer => {
    tries += 1;
    return tries > 1
      ? { body }
      : problem(409, 'settings_changed', { params: { settings: now, integrations } });
  };
  const page = await visit('/app#settings', {
    language,
    session: manager({ settings: opened, integrations: { regla }, email_verified: true }),
    answers: {
      'GET /api/employees': { body: [] },
      [call]: late({ ...now, version: 2 }),
      [put]: late(regla),
      ...answers,
    },
  });
  const row = (name: RegExp | string) => screen.findByRole('button', { name });
  return { ...page, row };
}
const told = (alert: HTMLElement) =>
  within(alert)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('a setting that another manager changed meanwhile', () => {
  it('is shown with the newer values; what was chosen stays, the rest is taken over, and saving sends both', async () => {
    const { user, row, asked } = await open({
      settings: { overtime: { ...overtime, after_day_hours: 7, weekends: false } },
    });
    await user.click(await row(/^Overtime\s?Overtime is paid/));
    const dialog = await dialogCalled('Overtime');
    await user.click(dialog.getByRole('checkbox', { name: 'Holidays are overtime' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const alert = await dialog.findByRole('alert');
    expect(within(alert).getByText('Someone else has changed these settings')).toBeInTheDocument();
    expect(told(alert)).toEqual(['Overtime: Overtime is paid after 7 hours a day.']);
    expect(dialog.getByLabelText('After so many hours a day')).toHaveValue('7');
    expect(dialog.getByRole('checkbox', { name: 'Weekends are overtime' })).not.toBeChecked();
    expect(dialog.getByRole('checkbox', { name: 'Holidays are overtime' })).toBeChecked();
    // The row behind the dialog says what is so.
    expect(screen.getByText('Overtime is paid after 7 hours a day.', { selector: 'button *' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(asked, call)).toHaveLength(2));
    expect(sent(asked, call)).toEqual([
      { overtime: { ...overtime, holidays: true }, version: 0 },
      { overtime: { ...overtime, after_day_hours: 7, weekends: false, holidays: true }, version: 1 },
    ]);
  });

  it('is nobody’s business whose dialog shows another setting: that one is saved without a word', async () => {
    const { user, row, asked } = await open({ settings: { lunch: { minutes: 30, from_hours: 6 } } });
    await user.click(await row(/^Overtime\s?Overtime is paid/));
    const dialog = await dialogCalled('Overtime');
    await user.click(dialog.getByRole('checkbox', { name: 'Holidays are overtime' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Settings saved')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Overtime' })).toBeNull();
    const wanted = { overtime: { ...overtime, holidays: true } };
    expect(sent(asked, call)).toEqual([
      { ...wanted, version: 0 },
      { ...wanted, version: 1 },
    ]);
  });

  it.each([
    ['en', /^Lunch/, 'Lunch', 'Save', 'Someone else has changed these settings', 'Take the newer values'],
    ['is', /^Matarhlé/, 'Matarhlé', 'Vista', 'Annar hefur breytt þessum stillingum', 'Nota nýrri gildin'],
    [
      'pt',
      /^Almoço/,
      'Almoço',
      'Guardar',
      'Outra pessoa alterou estas definições',
      'Usar os valores mais recentes',
    ],
  ] as const)(
    'is told in %s, and can be left as the other one made it',
    async (language, rowName, title, save, heading, take) => {
      const { user, row } = await open({ settings: { lunch: { minutes: 45, from_hours: 5 } } }, { language });
      await user.click(await row(rowName));
      const dialog = await dialogCalled(title);
      await user.click(dialog.getByRole('switch'));
      const [minutes] = dialog.getAllByRole('textbox');
      if (!minutes) throw new Error('the dialog has no field');
      await user.clear(minutes);
      await user.type(minutes, '60');
      await user.click(dialog.getByRole('button', { name: save }));
      const alert = await dialog.findByRole('alert');
      expect(within(alert).getByText(heading)).toBeInTheDocument();
      expect(told(alert)).toEqual([expect.stringContaining('45')]);
      expect(minutes).toHaveValue('60');
      await user.click(within(alert).getByRole('button', { name: take }));
      expect(minutes).toHaveValue('45');
      expect(dialog.queryByRole('alert')).toBeNull();
    },
  );

  const day = { day: '2027-06-04', name: 'Staff day', from: '00:00', kind: 'holiday' as const };
  const report = { addresses: ['a@murverk.is'], kinds: ['pdf' as const], language: 'is' as const, day: 3 };
  const toggle =
    (name: RegExp | string): Act =>
    async ({ user, dialog }) =>
      user.click(dialog.getByRole('switch', { name }));
  type Act = (on: {
    user: Awaited<ReturnType<typeof open>>['user'];
    dialog: Awaited<ReturnType<typeof dialogCalled>>;
  }) => Promise<void>;
  const choices: [RegExp, string, Partial<Settings>, Act, string[]][] = [
    [
      /^Overtime 1, 2 and 3/,
      'Overtime 1, 2 and 3',
      { tiers: { ...plainTiers, saturdays: 2 } },
      toggle('Part overtime in kinds'),
      ['Overtime 1, 2 and 3: Overtime 2 is paid on Saturdays.'],
    ],
    [
      /^Rounding/,
      'Rounding',
      { rounding: { minutes: 5, direction: 'nearest' } },
      toggle('Round the clocked times'),
      ['Rounding: Clocked times count rounded to the nearest 5 minutes.'],
    ],
    [
      /^Public holidays/,
      'Public holidays',
      { calendar: { ...plainCalendar, without: ['first_day_of_summer'], days: [day] } },
      async ({ user, dialog }) => {
        await user.clear(dialog.getByLabelText('Half days begin'));
        await user.type(dialog.getByLabelText('Half days begin'), '13:00');
      },
      ['Work day: First Day of Summer', 'Own day: 04.06.2027 Staff day (Holiday)'],
    ],
    [
      /^Forgotten clock-outs/,
      'Forgotten clock-outs',
      { forgotten_clock_out: { remind_after_hours: 9, close_after_hours: null } },
      toggle(/End the entry/),
      ['Forgotten clock-outs: reminder after 9 h'],
    ],
    [
      /^Pay periods/,
      'Pay periods',
      { pay_periods: { every: 'month', starts: 21, steps: 'lock' } },
      toggle(/Close hours/),
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
      /^Mail the report every month/,
      'Monthly report',
      { monthly_report: { ...report, since: '2026-11-01T00:00:00Z' } },
      async ({ user, dialog }) => {
        await user.click(dialog.getByRole('switch', { name: 'Mail the monthly report' }));
        await user.type(dialog.getByLabelText(/^E-mail addresses/), 'b@murverk.is');
      },
      [
        'Mail the report every month: To 1 address, 3 days after the month',
        'E-mail addresses: a@murverk.is',
        'Files: Report (PDF)',
        'Language of the letters and files: Íslenska',
      ],
    ],
  ];
  it.each(choices)('says so in its own words: %s', async (rowName, title, settings, act, lines) => {
    const { user, row, asked } = await open({ settings });
    await user.click(await row(rowName));
    const dialog = await dialogCalled(title);
    await act({ user, dialog });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(told(await dialog.findByRole('alert'))).toEqual(lines);
    expect(sent(asked, call)).toHaveLength(1);
  });
});

describe('an integration that another manager changed meanwhile', () => {
  const edited = async (integrations: Integrations) => {
    const page = await open({ integrations });
    await page.user.click(await page.row(/^Regla/));
    const dialog = await dialogCalled('Regla');
    await page.user.type(dialog.getByLabelText(/Pay item, regular/), '204');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    return { ...page, dialog, alert: await dialog.findByRole('alert') };
  };

  it('is shown with the newer pay items, which are kept when one’s own are saved', async () => {
    const { user, dialog, alert, asked } = await edited({ regla: { active: true, pay_code_overtime: 207 } });
    expect(told(alert)).toEqual(['Pay item, overtime: 207']);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent(asked, put).at(-1)).toEqual({
        active: true,
        pay_code_regular: 204,
        pay_code_overtime: 207,
        version: 1,
      }),
    );
  });

  it('says that it was deleted, and stays open', async () => {
    const { alert, dialog } = await edited({});
    expect(told(alert)).toEqual(['Active: None yet', 'Pay item, overtime: –']);
    expect(dialog.getByLabelText(/Pay item, regular/)).toHaveValue('204');
  });
});

describe('a setting that was saved', () => {
  it('counts as saved, and is shown, also when nobody answers who is logged in', async () => {
    let asked = 0;
    const lunch = { minutes: 30, from_hours: 6 };
    const session = manager({ settings: opened });
    const { user } = await visit('/app#settings', {
      session,
      answers: {
        'GET /api/employees': { body: [] },
        'POST /api/self': () => {
          asked += 1;
          return asked === 1 ? { body: session } : problem(500, 'unexpected');
        },
        [call]: { body: { ...opened, lunch, version: 1 } },
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Lunch/ }));
    const dialog = await dialogCalled('Lunch');
    await user.click(dialog.getByRole('switch'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Settings saved')).toBeInTheDocument();
    expect(asked).toBe(2);
    expect(screen.queryByRole('dialog', { name: 'Lunch' })).toBeNull();
    expect(screen.getByText(/A lunch of 30 minutes/)).toBeInTheDocument();
  });
});
