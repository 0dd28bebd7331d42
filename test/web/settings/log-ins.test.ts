// Proves what a manager sees of log-ins after somebody has guessed, and the hour in which new devices are let in.
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
  it('are not spoken of while nobody has guessed', async () => {
    const { asked } = await openSettings(undefined, { [look]: { body: { ...closed, closed_until: null } } });
    await waitFor(() => expect(sent(asked, look)).toHaveLength(1));
    expect(screen.queryByText('New phones and computers')).toBeNull();
  });

  it('are let in for an hour after a question, and until when is said', async () => {
    let state: { closed_until: string; open_until: string | null } = closed;
    const letIn = () => {
      state = opened;
      return { body: opened };
    };
    const answers = { [look]: () => ({ body: state }), [open]: letIn };
    const { user, asked } = await openSettings(undefined, answers);
    const row = await screen.findByRole('button', { name: /New phones and computers/ });
    expect(row).toHaveTextContent('14:30');
    await user.click(row);
    const question = await questionCalled('Let new devices in for an hour?');
    expect(sent(asked, open)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Let them in' }));
    expect(await screen.findByText(/May be logged in on by password until .*15:30/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /New phones and computers/ })).toBeNull();
    expect(sent(asked, open)).toHaveLength(1);
  });
});
