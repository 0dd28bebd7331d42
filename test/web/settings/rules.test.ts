// Proves the forms of the company's rules: overtime, its tiers, lunch and rounding, each sent as chosen.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { firstSettings } from '#functions/table/rows/company-row.ts';
import { plainTiers } from '#shared/model/company/pay-rules.ts';
import { manager } from '#test/web/desk/desk.ts';
import { leave, visit } from '#test/web/front/visit.ts';
import { openSettings, sent } from './desk-settings.ts';
import { opened, rules } from './opened-rule.ts';

afterEach(leave);

describe('the rules of pay in the settings', () => {
  it('say in their rows what holds', async () => {
    await openSettings(
      manager({
        settings: {
          ...firstSettings('en', 'Atlantic/Reykjavik'),
          overtime: { ...rules, day_hours: { from: '08:00', to: '17:00' } },
          tiers: { ...plainTiers, day_steps: [{ after_hours: 10, tier: 2 }], sundays: 2 },
          lunch: { minutes: 30, from_hours: 6 },
          rounding: { minutes: 15, direction: 'nearest' },
        },
      }),
    );
    for (const words of [
      'Overtime is paid after 8 hours a day, outside 08:00–17:00, at weekends and on public holidays.',
      'Overtime 2 is paid after 10 hours a day and on Sundays.',
      'A lunch of 30 minutes is deducted on days of 6 hours or more.',
      'Times are rounded to the nearest 15 minutes.',
    ])
      expect(screen.getByText(words), words).toBeInTheDocument();
    expect(screen.getByText(/^16 days in 20\d\d$/)).toBeInTheDocument();
  });

  it('take overtime after so many hours, with a comma as well as a point', async () => {
    const { user, dialog, save, body } = await opened(/^Overtime\s?Overtime is paid/, 'Overtime');
    const field = dialog.getByLabelText('Hours a day before overtime');
    await user.clear(field);
    await user.type(field, '7,5');
    await save();
    expect(await body()).toEqual({ overtime: { ...rules, after_day_hours: 7.5 }, version: 0 });
  });

  it.each([
    ['en', /^Lunch/, 'Enter a number above 0, up to 24'],
    ['is', /^Matarhlé/, 'Tala yfir 0, í mesta lagi 24'],
    ['pt', /^Almoço/, 'Um número acima de 0, no máximo 24'],
  ] as const)('refuse 0 hours at the field, in %s', async (language, row, words) => {
    const settings = { ...firstSettings(language, 'UTC'), lunch: { minutes: 30, from_hours: 7.5 } };
    const { user, asked } = await visit('/app#settings', { language, session: manager({ settings }) });
    await user.click(await screen.findByRole('button', { name: row }));
    const field = await screen.findByDisplayValue(language === 'en' ? '7.5' : '7,5');
    await user.clear(field);
    await user.type(field, '0{Enter}');
    expect(screen.getByText(words)).toBeVisible();
    expect(sent(asked, 'POST /api/settings')).toEqual([]);
  });

  it('take lunch, and say so when nothing has changed', async () => {
    const { user, dialog, save, body } = await opened(/^Lunch/, 'Lunch');
    await save();
    expect(await dialog.findByText('No changes have been made')).toBeInTheDocument();
    await user.click(dialog.getByRole('switch', { name: 'Deduct lunch' }));
    await save();
    expect(await body()).toEqual({ lunch: { minutes: 30, from_hours: 6 }, version: 0 });
  });

  it.each(['is', 'pt'] as const)('open with the comma of those who read %s', async (language) => {
    const settings = {
      ...firstSettings(language, 'Atlantic/Reykjavik'),
      lunch: { minutes: 30, from_hours: 7.5 },
    };
    const { user } = await visit('/app#settings', { language, session: manager({ settings }) });
    await user.click(await screen.findByRole('button', { name: /^(?:Matarhlé|Almoço)/ }));
    expect(await screen.findByDisplayValue('7,5')).not.toHaveAttribute('aria-invalid', 'true');
    await user.click(screen.getByRole('button', { name: /^(?:Vista|Guardar)$/ }));
    expect(
      await screen.findByText(/Engu hefur verið breytt|Não foi feita nenhuma alteração/),
    ).toBeInTheDocument();
  });

  it('warn of too little rest only when switched on, without a dialog', async () => {
    const now = firstSettings('en', 'Atlantic/Reykjavik');
    const { user, asked } = await openSettings(manager({ settings: now }), {
      'POST /api/settings': { body: { ...now, rest_warnings: true } },
    });
    const warnings = screen.getByRole('switch', { name: /^Rest warnings/ });
    expect(warnings).not.toBeChecked();
    await user.click(warnings);
    await waitFor(() => expect(sent(asked, 'POST /api/settings')).toEqual([{ rest_warnings: true }]));
  });

  it('round times only when switched on, and to the nearest quarter at first', async () => {
    const { user, dialog, save, body, choose } = await opened(/^Rounding/, 'Rounding');
    await user.click(dialog.getByRole('switch', { name: 'Round in and out times' }));
    await choose(/^Direction/, 'In the employee’s favour');
    await save();
    expect(await body()).toEqual({ rounding: { minutes: 15, direction: 'employee' }, version: 0 });
  });
});

describe('the tiers of overtime in the settings', () => {
  it('take steps, a night and tiers of days, under names of the company’s own', async () => {
    const { user, dialog, save, body, choose } = await opened(/^Overtime 1, 2 and 3/, 'Overtime 1, 2 and 3');
    await user.click(dialog.getByRole('switch', { name: 'Use several overtime rates' }));
    await user.type(dialog.getByLabelText('Name of Overtime 3'), 'Major');
    await user.type(dialog.getByLabelText('Hours a day before Overtime 2'), '10');
    await user.type(dialog.getByLabelText('Hours a day before Major'), '12');
    await user.type(dialog.getByLabelText('Night starts'), '2200');
    await user.type(dialog.getByLabelText('Night ends'), '0600');
    await choose(/^Major holidays/, 'Major');
    await save();
    expect(await body()).toEqual({
      tiers: {
        ...plainTiers,
        day_steps: [
          { after_hours: 10, tier: 2 },
          { after_hours: 12, tier: 3 },
        ],
        night: { from: '22:00', to: '06:00', tier: 2 },
        major_holidays: 3,
        names: ['', '', 'Major'],
      },
      version: 0,
    });
  });

  it('name the field that cannot be, and send nothing', async () => {
    const { user, dialog, save, asked } = await opened(/^Overtime 1, 2 and 3/, 'Overtime 1, 2 and 3', {
      tiers: plainTiers,
    });
    await user.type(dialog.getByLabelText('Hours a week before Overtime 2'), '50');
    await user.type(dialog.getByLabelText('Hours a week before Overtime 3'), '45');
    await user.type(dialog.getByLabelText('Night starts'), '0900');
    await user.type(dialog.getByLabelText('Night ends'), '1700');
    await user.type(dialog.getByLabelText('Hours a day before Overtime 2'), '25');
    await save();
    expect(dialog.getByText('Overtime 3 must start after Overtime 2')).toBeInTheDocument();
    expect(dialog.getByText(/Enter both times/)).toBeInTheDocument();
    expect(dialog.getByText('Enter a number above 0, up to 24')).toBeInTheDocument();
    expect(sent(asked, 'POST /api/settings')).toEqual([]);
  });

  it('are switched off whole', async () => {
    const { user, dialog, save, body } = await opened(/^Overtime 1, 2 and 3/, 'Overtime 1, 2 and 3', {
      tiers: plainTiers,
    });
    await user.click(dialog.getByRole('switch', { name: 'Use several overtime rates' }));
    await save();
    expect(await body()).toEqual({ tiers: null, version: 0 });
  });
});
