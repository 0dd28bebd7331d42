// Proves the form of the company's public holidays: those of the country, worked, made major, and days of its own.
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { plainCalendar } from '#shared/model/company/company-calendar.ts';
import { noPayRules } from '#shared/model/company/pay-rules.ts';
import { leave } from '#test/web/front/visit.ts';
import { opened } from './opened-rule.ts';

afterEach(leave);

const nextYear = new Date().getUTCFullYear() + 1;

describe('the public holidays in the settings', () => {
  const rowOf = (name: string) => within(screen.getByText(name).closest('li') ?? expect.fail(`no ${name}`));
  const kindOf = (name: string) => rowOf(name).getByRole('button', { name: /^Type of day/ }).textContent;

  it('are those of the country with what its agreements call major', async () => {
    await opened(/^Public holidays/, 'Public holidays');
    expect(kindOf('First Day of Summer')).toBe('Holiday');
    expect(kindOf('Christmas Eve')).toBe('Major holiday');
    expect(rowOf('Christmas Eve').getByText(/from 12:00/)).toBeInTheDocument();
  });

  it('may be worked, made major, and added to', async () => {
    const { user, dialog, save, body, choose } = await opened(/^Public holidays/, 'Public holidays');
    await choose(/^Type of day: Maundy Thursday/, 'Work day');
    await choose(/^Type of day: Commerce Day/, 'Major holiday');
    await user.click(dialog.getByRole('button', { name: 'Add day' }));
    expect(dialog.getByText(/^Enter a date, such as/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Day'), `24.02.${nextYear}`);
    await user.type(dialog.getByLabelText('Name'), 'Founding day');
    await user.click(dialog.getByRole('button', { name: 'Add day' }));
    expect(kindOf('Founding day')).toBe('Holiday');
    await save();
    expect(await body()).toMatchObject({
      calendar: {
        without: ['maundy_thursday'],
        majors: expect.arrayContaining(['commerce_day', 'christmas_day']),
        days: [{ day: `${nextYear}-02-24`, name: 'Founding day', from: '00:00', kind: 'holiday' }],
      },
    });
  });

  it('take an own day off again, and no day twice', async () => {
    const calendar = {
      ...plainCalendar,
      days: [{ day: `${nextYear}-02-24`, name: 'Founding day', from: '00:00', kind: 'holiday' } as const],
    };
    const { user, dialog, save, body } = await opened(/^Public holidays/, 'Public holidays', { calendar });
    await user.type(dialog.getByLabelText('Day'), `24.02.${nextYear}`);
    await user.click(dialog.getByRole('button', { name: 'Add day' }));
    expect(dialog.getByText('This day is already in the list')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Next year' }));
    await user.click(dialog.getByRole('button', { name: 'Remove Founding day' }));
    expect(screen.queryByText('Founding day')).toBeNull();
    await save();
    expect(await body()).toEqual({ calendar: plainCalendar, version: 0 });
  });

  it('say that they are paid as other days while the rule is off', async () => {
    await opened(/^Public holidays/, 'Public holidays', { overtime: noPayRules.overtime });
    expect(screen.getByText(/Holidays are paid like other days/)).toBeInTheDocument();
  });
});
