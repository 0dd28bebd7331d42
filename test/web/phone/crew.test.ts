// Proves that a foreman's presses for a crew stay in sight until they are sent, and what came of them until it is closed.
import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, leave, problem } from '#test/web/front/visit.ts';
import { phone, press } from './phone.ts';

afterEach(leave);

const asgeir = { id: 'e8000001', name: 'Ásgeir', open: null };
const bara = { id: 'e8000002', name: 'Bára', open: null };
const cutOff = new TypeError('Failed to fetch');

/** A foreman who has clocked Ásgeir in without a network. */
async function pressedOffline(id: string, answer: Answers = cutOff) {
  const visited = await phone([], {
    session: { id, name: 'Guðrún', needs: ['foreman'] },
    answers: { 'GET /employee/v2/crew': { body: [asgeir, bara] }, 'POST /employee/v2/crew/press': answer },
  });
  await press(visited.user, 'Crew');
  const dialog = within(await screen.findByRole('dialog', { name: 'Crew' }));
  await visited.user.click(await dialog.findByRole('checkbox', { name: 'Ásgeir' }));
  await visited.user.click(dialog.getByRole('button', { name: 'Clock in 1 person' }));
  // Shown, hidden while it is being sent, and shown for good.
  await waitFor(() =>
    expect(visited.asked.map(({ call }) => call)).toContain('POST /employee/v2/crew/press'),
  );
  await waitFor(() => expect(screen.getByText(/1 person in, not sent yet/)).toBeVisible());
  return visited;
}
/** The page is loaded again: what the browser has stored stays. */
async function leftForNow(): Promise<void> {
  const stored = Object.entries(localStorage);
  await leave();
  for (const [name, value] of stored) localStorage.setItem(name, String(value));
}

describe('presses for a crew that wait on the phone', () => {
  it.each([
    ['is no longer foreman', {}],
    ['is deactivated', { disabled: true, needs: ['foreman' as const] }],
  ])('stay in sight of one who %s, with whom and where, also once they are refused', async (_, session) => {
    const id = `e81${_.length.toString().padStart(5, '0')}`;
    await pressedOffline(id);
    await leftForNow();
    await phone([], {
      session: { id, name: 'Guðrún', ...session },
      answers: { 'POST /employee/v2/crew/press': problem(403, 'forbidden') },
    });
    expect(await screen.findByText('Ásgeir · Roof')).toBeVisible();
    expect(screen.getByText(/1 person in, not sent yet/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Send again' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Crew' })).toBeNull();
  });

  it('are asked about before the foreman logs out', async () => {
    const { user, asked } = await pressedOffline('e8200001');
    await press(user, /Account: Guðrún/);
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    const question = within(await screen.findByRole('dialog', { name: 'Are you certain?' }));
    expect(question.getByText(/^1 item is not sent yet/)).toBeVisible();
    expect(asked.filter(({ call }) => call.endsWith('/logout'))).toEqual([]);
  });

  it('are no longer said to stay behind once they are sent while the question is open', async () => {
    let isCutOff = true;
    const { user } = await pressedOffline('e8200002', () => (isCutOff ? cutOff : { body: [] }));
    await press(user, /Account: Guðrún/);
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    const question = within(await screen.findByRole('dialog', { name: 'Are you certain?' }));
    expect(question.getByText(/^1 item is not sent yet/)).toBeVisible();
    isCutOff = false;
    window.dispatchEvent(new Event('online'));
    expect(await question.findByText('Everything has been sent.')).toBeVisible();
    expect(question.getByRole('button', { name: 'Log out' })).toBeVisible();
  });
});

describe('an earlier time for a crew', () => {
  it('that is cleared is asked for, and is not now', async () => {
    const { user, asked } = await phone([], {
      session: { id: 'e8500001', name: 'Guðrún', needs: ['foreman'] },
      answers: { 'GET /employee/v2/crew': { body: [asgeir, bara] } },
    });
    await press(user, 'Crew');
    const dialog = within(await screen.findByRole('dialog', { name: 'Crew' }));
    await user.click(await dialog.findByRole('checkbox', { name: 'Ásgeir' }));
    await user.click(dialog.getByRole('radio', { name: 'Earlier today' }));
    const field = await dialog.findByRole('textbox', { name: 'At' });
    await user.clear(field);
    expect(field).toHaveFocus();
    expect(dialog.getByRole('radio', { name: 'Earlier today' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Clock in 1 person' }));
    expect(await dialog.findByText('Enter a time, such as 16:30')).toBeVisible();
    expect(asked.map(({ call }) => call)).not.toContain('POST /employee/v2/crew/press');
  });
});

describe('the search for a name', () => {
  it('says that no one is called so', async () => {
    const people = Array.from({ length: 9 }, (_, at) => ({
      ...asgeir,
      id: `e80001${at}0`,
      name: `Ásgeir ${at}`,
    }));
    const { user } = await phone([], {
      session: { id: 'e8600001', name: 'Guðrún', needs: ['foreman'] },
      answers: { 'GET /employee/v2/crew': { body: people } },
    });
    await press(user, 'Crew');
    const dialog = within(await screen.findByRole('dialog', { name: 'Crew' }));
    await user.type(await dialog.findByRole('searchbox', { name: 'Find a name' }), 'zzz');
    expect(await dialog.findByText('No one by that name')).toBeVisible();
    expect(dialog.queryAllByRole('checkbox')).toEqual([]);
  });
});

describe('what came of presses for a crew', () => {
  it('says until when a late clock-out counts, where the person has worked elsewhere since', async () => {
    const id = 'e8400001';
    const after = { id: 'w1', project: { id: 'p1', name: 'Wall' }, start_time: '2026-11-18T09:06:00Z' };
    const results = [
      {
        name: 'Ásgeir',
        outcome: 'out',
        project: 'Roof',
        start: '2026-11-18T06:36:00Z',
        ends_before: after,
        asked: true,
      },
      { name: 'Bára', outcome: 'out' },
    ];
    const said = [{ action: 'out', at: '2026-11-18T16:36:00Z', results }];
    localStorage.setItem(`stund-crew-said ${id}`, JSON.stringify(said));
    await phone([], {
      session: { id, name: 'Guðrún', needs: ['foreman'] },
      answers: { 'GET /employee/v2/crew': { body: [asgeir, bara] } },
    });
    expect(await screen.findByText(/2 people clocked out/)).toBeVisible();
    expect(
      screen.getByText(/counted until .*09:06.*From then on Wall is recorded.*They are asked when they left/),
    ).toBeVisible();
    expect(screen.getAllByText(/Ásgeir/)).toHaveLength(1);
    expect(screen.getByText(/Bára/)).toBeVisible();
  });

  it('says when somebody who was out had ended their own entry, and no times where there is none', async () => {
    const id = 'e8300001';
    const ended = { project: 'Roof', start: '2026-11-18T11:00:00Z', end: '2026-11-18T11:01:00Z' };
    const results = [
      { name: 'Bára', outcome: 'not_in', ...ended, asked: true },
      { name: 'Ásgeir', outcome: 'not_in' },
    ];
    const said = [{ action: 'out', at: '2026-11-18T18:00:00Z', results }];
    localStorage.setItem(`stund-crew-said ${id}`, JSON.stringify(said));
    await phone([], { session: { id, name: 'Guðrún', needs: ['foreman'] } });
    const [withEntry, without] = await screen.findAllByRole('listitem');
    expect(withEntry).toHaveTextContent(
      /Bára already recorded on Roof, .*11:00.*11:01.*They are asked when they left/,
    );
    expect(without).toHaveTextContent('Ásgeir was not clocked in');
  });

  it('stays until it is closed, however many came after it', async () => {
    const id = 'e8300001';
    const said = Array.from({ length: 6 }, (_, at) => ({
      action: 'out',
      at: `2026-11-18T08:0${at}:00Z`,
      results: [{ name: `Person ${at}`, outcome: 'not_in' }],
    }));
    localStorage.setItem(`stund-crew-said ${id}`, JSON.stringify(said));
    const { user } = await phone([], {
      session: { id, name: 'Guðrún', needs: ['foreman'] },
      answers: {
        'GET /employee/v2/crew': { body: [asgeir, bara] },
        'POST /employee/v2/crew/press': () => ({ body: [] }),
      },
    });
    await press(user, 'Crew');
    const dialog = within(await screen.findByRole('dialog', { name: 'Crew' }));
    await user.click(await dialog.findByRole('checkbox', { name: 'Bára' }));
    await user.click(dialog.getByRole('button', { name: 'Clock in 1 person' }));
    expect(await screen.findByText(/0 people clocked in/)).toBeVisible();
    for (const { results } of said) expect(screen.getByText(results[0]?.name ?? '')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close all' }));
    await waitFor(() => expect(screen.queryByText('Person 0')).toBeNull());
  });
});
