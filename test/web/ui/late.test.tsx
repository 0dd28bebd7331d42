// Proves that a part of the page that cannot be fetched is told, takes nothing else with it, and can be tried again.
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '#web/ui/button.tsx';
import { late, lateDialog } from '#web/ui/late.tsx';
import { useLateWindow } from '#web/ui/late-window.tsx';
import { stage } from './stage.tsx';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** Cannot be fetched the first time. */
const secondTime =
  <Piece,>(piece: Piece) =>
  (): (() => Promise<Piece>) => {
    let tries = 0;
    return async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return piece;
    };
  };

describe('a part of the page', () => {
  const load = secondTime(() => <p>The list</p>);

  it('tells in its place that it cannot be had without a network, and is tried again', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const Part = late(load());
    const { user } = stage(
      <>
        <p>Beside it</p>
        <Part />
      </>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no network.');
    expect(screen.getByText('Beside it')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The list')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of a release that is gone asks for a new page', async () => {
    const Part = late(load());
    stage(<Part />);
    expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  });
});

describe('a dialog', () => {
  const load = secondTime(({ onClose }: { readonly onClose: () => void }) => (
    <Button onClick={onClose}>Done with it</Button>
  ));

  it('that cannot be had is told, and its button can be pressed again', async () => {
    const Window = lateDialog(load());
    function Room() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <Button onClick={() => setOpen(true)}>Edit</Button>
          {isOpen && <Window onClose={() => setOpen(false)} />}
        </>
      );
    }
    const { user } = stage(<Room />);
    const edit = screen.getByRole('button', { name: 'Edit' });
    await user.click(edit);
    expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
    expect(edit).toHaveFocus();
    await user.click(edit);
    expect(await screen.findByRole('button', { name: 'Done with it' })).toBeInTheDocument();
  });
});

describe('what opens under a control', () => {
  const load = secondTime(() => <p>Choices</p>);

  it('leaves the control where it is, with the focus, and opens at the next press', async () => {
    const fetchIt = load();
    function Chip() {
      const [Window, begin] = useLateWindow(fetchIt);
      return Window ? <Window /> : <Button onClick={() => begin()}>Range</Button>;
    }
    const { user } = stage(<Chip />);
    const chip = screen.getByRole('button', { name: 'Range' });
    await user.click(chip);
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
    expect(chip).toHaveFocus();
    await user.click(chip);
    expect(await screen.findByText('Choices')).toBeInTheDocument();
  });
});
