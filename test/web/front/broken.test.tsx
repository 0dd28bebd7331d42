// Proves that a screen that fails, and a sign-up that cannot go on, are reported to the server.
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '#web/app/providers.tsx';
import { leave, visit } from './visit.ts';

afterEach(leave);

type Asked = Awaited<ReturnType<typeof visit>>['asked'];
const reportsIn = (asked: Asked) =>
  asked.filter(({ call }) => call === 'POST /api/se').map(({ body }) => body);

describe('a screen that breaks', () => {
  it('says so, and is reported with the place in the code where it broke', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { asked } = await visit('/login');
    const Breaks = (): never => {
      throw new RangeError('planted');
    };
    const { unmount } = await act(async () =>
      render(
        <Providers waiting={null}>
          <Breaks />
        </Providers>,
      ),
    );
    expect(await screen.findByText('We ran into an unknown error...')).toBeInTheDocument();
    await expect.poll(() => reportsIn(asked)).toHaveLength(1);
    expect(reportsIn(asked)[0]).toMatchObject({
      kind: 'screen',
      what: 'RangeError: planted',
      page: '/login',
      stack: expect.stringContaining('Breaks'),
    });
    unmount();
    silent.mockRestore();
  });
});

describe('a trial with a typed but invalid e-mail', () => {
  it('is reported to error monitoring, without the e-mail; an empty one is not [trial.invalid-email-reported]', async () => {
    const { user, asked } = await visit('/#trial');
    const submit = await screen.findByRole('button', { name: /trial/i });
    await user.click(submit);
    expect(reportsIn(asked)).toEqual([]);
    await user.type(screen.getByLabelText('Email'), 'anna-without-a-host');
    await user.click(submit);
    await expect.poll(() => reportsIn(asked)).toHaveLength(1);
    expect(reportsIn(asked)[0]).toMatchObject({ kind: 'sign-up', what: 'invalid_email' });
    expect(JSON.stringify(reportsIn(asked))).not.toContain('anna');
  });
});
