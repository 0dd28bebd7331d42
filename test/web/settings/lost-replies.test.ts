// Proves that a saved setting counts as saved after any lost reply, and never shows as another manager's change.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { manager } from '#test/web/desk/desk.ts';
import { leave, problem, visit } from '#test/web/front/visit.ts';
import { dialogCalled, sent } from './desk-settings.ts';
import { call, opened, openLate } from './late.ts';

afterEach(leave);

describe('a setting that was saved', () => {
  it('counts as saved, and is shown, also when the session cannot be read', async () => {
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

  it('though its reply was lost is shown as it is once the server answers again', async () => {
    let isKept = false;
    const kept = { ...opened, features: { approve_work_logs: true }, version: 1 };
    await visit('/app#settings', {
      session: manager({ settings: opened }),
      answers: {
        'GET /api/employees': { body: [] },
        'POST /api/self': () => ({ body: manager({ settings: isKept ? kept : opened }) }),
        [call]: () => {
          isKept = true;
          return problem(502, 'unexpected');
        },
      },
    });
    const approval = await screen.findByRole('switch', { name: 'Approve time entries' });
    expect(approval).not.toBeChecked();
    approval.click();
    await screen.findByText('It may have been saved. Check before you try again.');
    const hiccup = 'The servers had a hiccup. Sorry about that! We have been notified...';
    expect(screen.getByText(hiccup)).toBeInTheDocument();
    await waitFor(() => expect(approval).toBeChecked());
  });

  it('though its reply was lost is not repeated when its dialog saves something else next', async () => {
    const lunch = (minutes: number) => ({ minutes, from_hours: 6 });
    const kept = { ...opened, lunch: lunch(36), version: 1 };
    let tries = 0;
    const { user, row, asked } = await openLate(
      {},
      {
        answers: {
          [call]: () => {
            tries += 1;
            if (tries === 1) return problem(502, 'unexpected');
            return tries === 2
              ? problem(409, 'settings_changed', { params: { settings: kept, integrations: {} } })
              : { body: { ...kept, lunch: lunch(30), version: 2 } };
          },
        },
      },
    );
    await user.click(await row(/^Lunch/));
    const dialog = await dialogCalled('Lunch');
    await user.click(dialog.getByRole('switch'));
    const [minutes] = dialog.getAllByRole('textbox');
    if (!minutes) throw new Error('the dialog has no field');
    for (const typed of ['36', '30']) {
      await user.clear(minutes);
      await user.type(minutes, typed);
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      if (typed === '36') await dialog.findByText(/may have been saved/);
    }
    expect(await screen.findByText('Settings saved')).toBeInTheDocument();
    expect(sent(asked, call)).toEqual([
      { lunch: lunch(36), version: 0 },
      { lunch: lunch(30), version: 0 },
      { lunch: lunch(30), version: 1 },
    ]);
  });
});
