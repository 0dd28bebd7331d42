// Proves the keys that work anywhere: sequences, deafness while one types or a dialog is open, the switch for single keys.
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import {
  areSingleKeysOn,
  keyNames,
  type Shortcut,
  switchSingleKeys,
  useShortcuts,
} from '#web/ui/page/shortcuts.ts';
import { stage } from '#test/web/ui/stage.tsx';

function Desk({ shortcuts, isOpen = false }: { shortcuts: readonly Shortcut[]; isOpen?: boolean }) {
  useShortcuts(shortcuts);
  return (
    <>
      <input aria-label="typed" />
      <input type="checkbox" aria-label="ticked" />
      <Dialog open={isOpen} onClose={() => {}} title="Open">
        <p>over it</p>
      </Dialog>
    </>
  );
}

const keys = () => ({ n: vi.fn(), goThere: vi.fn(), palette: vi.fn() });
const listOf = ({ n, goThere, palette }: ReturnType<typeof keys>): Shortcut[] => [
  { keys: 'n', run: n },
  { keys: 'g o', run: goThere },
  { keys: 'mod+k', run: palette },
];

afterEach(() => switchSingleKeys(true));

describe('a shortcut', () => {
  it('runs by its key, by keys one after the other, and with Ctrl or ⌘', async () => {
    const runs = keys();
    const { user } = stage(<Desk shortcuts={listOf(runs)} />);
    await user.keyboard('n');
    await user.keyboard('go');
    await user.keyboard('{Control>}k{/Control}');
    await user.keyboard('{Meta>}k{/Meta}');
    expect(runs.n).toHaveBeenCalledTimes(1);
    expect(runs.goThere).toHaveBeenCalledTimes(1);
    expect(runs.palette).toHaveBeenCalledTimes(2);
  });

  it('forgets a begun sequence when another key comes between', async () => {
    const runs = keys();
    const { user } = stage(<Desk shortcuts={listOf(runs)} />);
    await user.keyboard('gxo');
    expect(runs.goThere).not.toHaveBeenCalled();
  });

  it('is not heard while one types, but over a checkbox it is', async () => {
    const runs = keys();
    const { user } = stage(<Desk shortcuts={listOf(runs)} />);
    await user.click(screen.getByLabelText('typed'));
    await user.keyboard('n');
    expect(runs.n).not.toHaveBeenCalled();
    await user.click(screen.getByLabelText('ticked'));
    await user.keyboard('n');
    expect(runs.n).toHaveBeenCalledTimes(1);
  });

  it('is not heard while a dialog is open', async () => {
    const runs = keys();
    const { user } = stage(<Desk shortcuts={listOf(runs)} isOpen />);
    await screen.findByRole('dialog');
    await user.keyboard('n');
    await user.keyboard('{Control>}k{/Control}');
    expect(runs.n).not.toHaveBeenCalled();
    expect(runs.palette).not.toHaveBeenCalled();
  });

  it('without Ctrl can be switched off, and stays off on this device', async () => {
    const runs = keys();
    const { user } = stage(<Desk shortcuts={listOf(runs)} />);
    switchSingleKeys(false);
    await user.keyboard('n');
    await user.keyboard('{Control>}k{/Control}');
    expect(runs.n).not.toHaveBeenCalled();
    expect(runs.palette).toHaveBeenCalledTimes(1);
    expect(areSingleKeysOn()).toBe(false);
  });

  it('is printed as the keyboard names its keys', () => {
    expect(keyNames('mod+k')).toEqual(['Ctrl', 'K']);
    expect(keyNames('g o')).toEqual(['G', 'O']);
    expect(keyNames('delete')).toEqual(['Del']);
  });
});
