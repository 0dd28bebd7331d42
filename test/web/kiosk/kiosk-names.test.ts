// Proves the names of the time clock: found by typing, by letter, by arrows; people with unsent presses are marked.
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { afterEach, describe, expect, it } from 'vitest';
import { leave } from '#test/web/front/visit.ts';
import { anna, choose, clock, createCall, sentTo, started, thor } from './clock.ts';

afterEach(leave);
const offline = () => new TypeError('Failed to fetch');

describe('the names of the shared time clock', () => {
  it('stand A to Ö, with who is in, since when and where, and how many are at work [time-clock.screen time-clock.many-on-one-computer]', async () => {
    await clock();
    const tiles = await screen.findAllByRole('button', { name: /Anna|Þór/ });
    expect(tiles.map((tile) => tile.textContent?.slice(0, 4))).toEqual(['Anna', 'ÞórR']);
    expect(tiles[1]).toHaveTextContent(/Roof.*Since/);
    expect(screen.getByRole('button', { name: /^1 of 2 clocked in/ })).toBeInTheDocument();
  });

  it('stand with those at work first when that is chosen, also the next time', async () => {
    const { user } = await clock({ people: [anna, thor] });
    await user.click(await screen.findByRole('button', { name: /of 2 clocked in/ }));
    const heads = () => screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
    expect(heads()).toEqual(['Clocked in', 'Not clocked in']);
    const first = screen.getAllByRole('button', { name: /Anna|Þór/ })[0];
    expect(first).toHaveTextContent('Þór');
    expect(localStorage.length).toBeGreaterThan(0);
  });

  it('are found by typing wherever the focus is, and Enter opens the first', async () => {
    const opened = await clock({ people: [anna, thor, { ...anna, id: 'e0000003', name: 'João Silva' }] });
    await screen.findByRole('button', { name: /João/ });
    await opened.user.keyboard('silva');
    expect(screen.getByRole('searchbox', { name: 'Find your name' })).toHaveValue('silva');
    expect(screen.queryByRole('button', { name: /Anna/ })).toBeNull();
    await opened.user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'João Silva' })).toHaveFocus();
    await opened.user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: /João/ })).toHaveFocus();
  });

  it('have first letters once there are too many for a glance, and arrow keys', async () => {
    const people = Array.from({ length: 30 }, (_, at) => ({
      ...anna,
      id: `e${at}`,
      name: `${'ABC'[at % 3]}-${String(at).padStart(2, '0')}`,
    }));
    const { user } = await clock({ people });
    await user.click(await screen.findByRole('button', { name: 'B' }));
    const tiles = screen.getAllByRole('button', { name: /^B-/ });
    expect(tiles).toHaveLength(10);
    expect(screen.queryByRole('button', { name: /^A-/ })).toBeNull();
    tiles[0]?.focus();
    await user.keyboard('{ArrowRight}');
    expect(tiles[1]).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'B' }));
    expect(screen.getAllByRole('button', { name: /^A-/ })).toHaveLength(10);
  });

  it('say so when there are none, and when none has that name', async () => {
    const { user } = await clock({ people: [] });
    expect(await screen.findByText('No employees have been created')).toBeInTheDocument();
    await leave();
    await clock();
    await screen.findByRole('button', { name: /Anna/ });
    await user.keyboard('zzz');
    expect(screen.getByText('No employee with that name')).toBeInTheDocument();
  });

  it('mark a press that a reload found unsent, and send it again under its own key', async () => {
    const company = 'c-reloaded';
    const first = await clock({ company, answers: { [createCall]: offline() } });
    await choose(first, /Anna/);
    await first.user.click(await screen.findByRole('radio', { name: 'Wall' }));
    await first.user.click(screen.getByRole('button', { name: 'Clock in' }));
    await screen.findByText('Saved here. It will be sent when the connection is back.');
    await first.user.click(screen.getByRole('button', { name: 'Next person' }));
    expect(await screen.findByRole('button', { name: /Anna.*Wall.*Not sent yet/ })).toBeInTheDocument();
    expect(screen.getByText('1 not sent yet')).toBeInTheDocument();
    expect(screen.getByText('No connection')).toBeInTheDocument();
    await leave();
    const second = await clock({ company, answers: { [createCall]: { body: started } } });
    await screen.findByText('All sent');
    await waitFor(() => expect(screen.queryByText('No connection')).toBeNull());
    const sent = [first, second].flatMap((one) => sentTo(one, createCall));
    expect(sent.length).toBeGreaterThan(1);
    // The clock's present time is new for every try.
    const same = sent.map((body) => JSON.stringify({ ...z.parse(z.looseObject({}), body), sent_at: '' }));
    expect(new Set(same).size).toBe(1);
  });
});
