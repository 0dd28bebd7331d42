// Proves pieces that depend on time: the clock, the toast, the placeholder of a list.
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClockDigits, clockText } from '#web/ui/display/clock-digits.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { showLasting, showToast } from '#web/ui/overlay/toast.tsx';
import { UiTextsProvider } from '#web/ui/style/ui-texts.tsx';
import { texts } from '#test/web/specimen/texts.ts';
import { stage } from './stage.tsx';

const undo = { label: 'Undo', run: () => {} };

describe('with a watch in hand', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('the clock ticks on its own seconds and speaks only its label', async () => {
    vi.setSystemTime(1_000_400);
    render(<ClockDigits startedAtMs={1_000_000 - 1_471_000} label="Since 13:47" />);
    expect(screen.getByText('00:24:31')).toHaveAttribute('aria-hidden', 'true');
    await pass(606);
    expect(screen.getByText('00:24:32')).toBeInTheDocument();
    await pass(3000);
    expect(screen.getByText('00:24:35')).toBeInTheDocument();
    expect(screen.getByText('Since 13:47')).toBeInTheDocument();
  });

  it('a waiting list shows nothing for an eye-blink', async () => {
    const { container } = render(
      <UiTextsProvider texts={texts}>
        <SkeletonRows />
      </UiTextsProvider>,
    );
    const busy = container.querySelector('[aria-busy=true]');
    expect(busy).toBeInTheDocument();
    await pass(140);
    expect(container).toHaveTextContent('');
    await pass(20);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(busy, 'a busy region holds its words back').not.toContainElement(screen.getByRole('status'));
  });

  it('a toast is read out and goes by itself', async () => {
    stage(null);
    await act(async () => showToast({ message: 'Saved' }));
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    await pass(6100);
    expect(screen.getByRole('status')).not.toHaveTextContent('Saved');
  });

  it('what went wrong is an alert with a heading, and stays until it is hidden', async () => {
    stage(null);
    await act(async () => showToast({ tone: 'bad', message: 'This project is closed. Choose another one.' }));
    await pass(20_000);
    expect(screen.getByRole('alert')).toHaveTextContent('ErrorThis project is closed. Choose another one.');
    await act(async () => screen.getByRole('button', { name: 'Hide' }).click());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a toast stays while one looks at it', async () => {
    stage(null);
    await act(async () => showToast({ message: 'Project closed', action: { label: 'Undo', run: () => {} } }));
    await act(async () => screen.getByRole('button', { name: 'Undo' }).focus());
    await pass(20_000);
    expect(screen.getByText('Project closed')).toBeInTheDocument();
    await act(async () => screen.getByRole('button', { name: 'Undo' }).click());
    expect(screen.queryByText('Project closed')).toBeNull();
  });

  it('a toast with the focus inside stays when the pointer leaves it, and goes once the focus has left too', async () => {
    stage(null);
    await act(async () => showToast({ message: 'Project closed', action: undo }));
    const button = screen.getByRole('button', { name: 'Undo' });
    await act(async () => button.focus());
    fireEvent.pointerOver(button);
    fireEvent.pointerOut(button);
    await pass(11_000);
    expect(screen.getByText('Project closed')).toBeInTheDocument();
    fireEvent.pointerOver(button);
    await act(async () => button.blur());
    await pass(11_000);
    expect(screen.getByText('Project closed')).toBeInTheDocument();
    fireEvent.pointerOut(button);
    await pass(11_000);
    expect(screen.queryByText('Project closed')).toBeNull();
  });

  it('a toast with a button lives its ten seconds, errors and progress stay, whatever comes after them', async () => {
    stage(null);
    const say = (toast: Parameters<typeof showToast>[0]) => act(async () => showToast(toast));
    await say({ tone: 'bad', message: 'Wrong' });
    const takeAway = await act(async () => showLasting('Approving'));
    for (const at of [1, 2, 3, 4, 5]) await say({ message: `Change ${at}`, action: undo });
    for (const at of [1, 2, 3, 4]) await say({ message: `Saved ${at}` });
    await pass(9000);
    expect(screen.getByText('Change 1')).toBeInTheDocument();
    await pass(2000);
    expect(screen.queryByText(/^Change/)).toBeNull();
    expect(screen.getByText('Approving')).toBeInTheDocument();
    await act(async () => takeAway());
    await act(async () => within(screen.getByRole('alert')).getByRole('button').click());
    expect(screen.queryByText(/Approving|Wrong/)).toBeNull();
  });

  it('the same error again takes the place of the first', async () => {
    stage(null);
    for (const message of ['Locked', 'Offline', 'Locked'])
      await act(async () => showToast({ tone: 'bad', message }));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'ErrorOffline',
      'ErrorLocked',
    ]);
    for (const hide of screen.getAllByRole('button', { name: 'Hide' })) await act(async () => hide.click());
  });

  it('of toasts that only say that something is done, the last three are shown', async () => {
    stage(null);
    for (const at of [1, 2, 3, 4]) await act(async () => showToast({ message: `Saved ${at}` }));
    expect(screen.getAllByText(/^Saved/).map(({ textContent }) => textContent)).toEqual([
      'Saved 2',
      'Saved 3',
      'Saved 4',
    ]);
  });
});

describe('clock text', () => {
  it.each([
    [0, '00:00:00'],
    [-5000, '00:00:00'],
    [999, '00:00:00'],
    [7_928_000, '02:12:08'],
    [360_000_000, '100:00:00'],
  ])('%i ms is %s', (ms, text) => expect(clockText(ms)).toBe(text));
});
