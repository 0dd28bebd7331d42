// Proves the settings' row about closed log-ins after wrong passwords, and letting new devices in for an hour.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leave } from '#test/web/front/visit.ts';
import { openSettings, questionCalled, sent } from './desk-settings.ts';

afterEach(leave);

const look = 'GET /api/log_ins';
const open = 'POST /api/log_ins/open';
const closed = { closed_until: '2026-11-22T14:30:00Z', open_until: null };
const opened = { ...closed, open_until: '2026-11-21T15:30:00Z' };

describe('log-ins of new devices', () => {
  it('are not mentioned while there was no guessing', async () => {
    const { asked } = await openSettings(undefined, { [look]: { body: { ...closed, closed_until: null } } });
    await waitFor(() => expect(sent(asked, look)).toHaveLength(1));
    expect(screen.queryByText('New devices')).toBeNull();
  });

  it('are let in for an hour after a question, and until when is said', async () => {
    let state: { closed_until: string; open_until: string | null } = closed;
    const letIn = () => {
      state = opened;
      return { body: opened };
    };
    const answers = { [look]: () => ({ body: state }), [open]: letIn };
    const { user, asked } = await openSettings(undefined, answers);
    const row = await screen.findByRole('button', { name: /New devices/ });
    expect(row).toHaveTextContent('14:30');
    await user.click(row);
    const question = await questionCalled('Allow new devices for 1 hour?');
    expect(sent(asked, open)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Allow new devices' }));
    expect(await screen.findByText(/Password login is allowed until .*15:30/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /New devices/ })).toBeNull();
    expect(sent(asked, open)).toHaveLength(1);
  });
});
