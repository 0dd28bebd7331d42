// Proves the report's own rules: a number that cannot be one is refused where it is typed, and a wrong address can be mended.

import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leave, problem, visit } from '#test/web/front/visit.ts';
import { manager } from './desk.ts';

afterEach(leave);

const range = 'from=2026-03-01&to=2026-03-31';
const refused = problem(400, 'invalid_input', {
  errors: [{ field: 'query.lunch_minutes', message: 'is too large', code: 'too_large' }],
});
const hoursField = 'Minimum hours in the day';
const opened = (more: string, language: 'en' | 'is' = 'en') =>
  visit(`/app/report?${range}${more}`, {
    language,
    session: manager(),
    answers: {
      'GET /api/report': refused,
      'GET /api/employees': { body: [] },
      'GET /api/projects': { body: [] },
      'GET /api/exports': { body: [] },
    },
  });

describe('the report by rules of its own', () => {
  it('says that an address asks for wrong rules, shows no empty report, and keeps the chips to mend them', async () => {
    const { user } = await opened('&lunch_minutes=500');
    expect(await screen.findByText(/cannot use these rules/)).toBeVisible();
    expect(screen.queryByText('No entries for these dates')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Lunch/ }));
    expect(await screen.findByRole('textbox', { name: 'Minutes' })).toHaveValue('500');
    expect(screen.getByText('Enter a whole number from 1 to 240')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use company rules' }));
    await waitFor(() => expect(location.search).toBe(`?${range}`));
  });

  it.each([
    ['Lunch', 'Minutes', '30.5', 'Enter a whole number from 1 to 240'],
    ['Lunch', 'Minimum hours in the day', '25', 'Enter a number above 0, up to 24'],
    ['Lunch', 'Minimum hours in the day', '0', 'Enter a number above 0, up to 24'],
    ['Overtime', 'Hours a day', '30', 'Enter a number above 0, up to 24'],
    ['Overtime', 'Hours a day', '0', 'Enter a number above 0, up to 24'],
    ['Overtime', 'Hours a week', '169', 'Enter a number above 0, up to 168'],
  ])('refuses in %s, %s: %s', async (chip, field, typed, said) => {
    const { user } = await opened('');
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${chip}`) }));
    const box = await screen.findByRole('textbox', { name: field });
    await user.clear(box);
    await user.type(box, typed);
    expect(screen.getByText(said)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(box).toBeVisible();
    expect(location.search).toBe(`?${range}`);
  });

  it('leaves what was not touched to the company', async () => {
    const { user } = await opened('');
    await user.click(await screen.findByRole('button', { name: /^Lunch/ }));
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    expect(location.search).toBe(`?${range}`);
    await user.click(await screen.findByRole('button', { name: /^Lunch/ }));
    await user.clear(await screen.findByRole('textbox', { name: 'Minutes' }));
    await user.type(await screen.findByRole('textbox', { name: 'Minutes' }), '45');
    await user.type(await screen.findByRole('textbox', { name: hoursField }), '6');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(location.search).toBe(`?${range}&lunch_minutes=45&lunch_from_hours=6`));
  });

  it('takes no minutes of lunch without the hours of a day that has them', async () => {
    const { user } = await opened('');
    await user.click(await screen.findByRole('button', { name: /^Lunch/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Minutes' }), '45');
    expect(screen.getByText('Enter a number above 0, up to 24')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(location.search).toBe(`?${range}`);
  });

  it('switches a rule off by an empty field, and reads an old address of 0 so', async () => {
    const { user, asked } = await opened('&overtime_after_day_hours=0');
    await waitFor(() =>
      expect(asked.some(({ url }) => url.includes('overtime_after_day_hours=null'))).toBe(true),
    );
    await user.click(await screen.findByRole('button', { name: /^Overtime/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Hours a week' }), '40');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(location.search).toContain('overtime_after_week_hours=40'));
    await user.click(await screen.findByRole('button', { name: /^Overtime/ }));
    await user.clear(await screen.findByRole('textbox', { name: 'Hours a week' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(location.search).toContain('overtime_after_week_hours=null'));
  });

  it('says so in another language too', async () => {
    await opened('&lunch_minutes=500', 'is');
    expect(await screen.findByText(/Ekki er hægt að reikna skýrsluna eftir þessum reglum/)).toBeVisible();
  });
});
