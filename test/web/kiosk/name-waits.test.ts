// Proves the message for a name that has to wait at the time clock, in every language, and that other names work.
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leave, problem } from '#test/web/front/visit.ts';
import { choose, clock } from './clock.ts';

afterEach(leave);

const waits = problem(429, 'time_clock_name_waits', { params: { minutes: 15, seconds: 900 } });

describe.each([
  ['en', /Too many wrong passwords for this name.*15 min/, 'Back to names'],
  ['is', /Of mörg röng lykilorð fyrir þetta nafn.*15 mín/, 'Aftur í nöfnin'],
  ['pt', /Demasiadas palavras-passe erradas para este nome.*15 min/, 'Voltar aos nomes'],
] as const)('in %s', (language, words, names) => {
  it('a name hears with its fifth wrong letters that it waits, and with the fourth that they were wrong', async () => {
    const wrong = (params: object) => problem(401, 'wrong_employee_password', { params });
    const answers = [wrong({}), wrong({ minutes: 15, seconds: 900 })];
    const opened = await clock({
      asksToken: true,
      language,
      answers: { 'POST /api/time_clock/own_day': () => answers.shift() ?? expect.fail('asked too often') },
    });
    await choose(opened, /Þór/);
    await opened.user.keyboard('bcdf');
    expect(await screen.findByRole('alert')).not.toHaveTextContent(words);
    await opened.user.keyboard('bcdg');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  });

  it('a name after five wrong passwords hears for how long it waits, and the way back leads to the others', async () => {
    const opened = await clock({
      asksToken: true,
      language,
      answers: { 'POST /api/time_clock/own_day': waits },
    });
    await choose(opened, /Þór/);
    await opened.user.keyboard('bcdf');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await opened.user.click(screen.getByRole('button', { name: names }));
    await choose(opened, /Anna/);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
