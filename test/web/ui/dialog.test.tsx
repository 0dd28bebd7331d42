// Proves that dialogs return the focus, close one at a time, and answer confirmations.
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '#web/ui/form/button.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { matchMediaQuery } from '#test/web/setup.ts';
import { stage } from './stage.tsx';

function Room({ onAnswer, onSubmit }: { onAnswer?: (certain: boolean) => void; onSubmit?: () => void }) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const ask = async () =>
    onAnswer?.(await confirm({ heading: 'Are you certain?', yes: 'Delete', danger: true }));
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Edit entry"
        foot={<Button type="submit">Save</Button>}
        footStart={<Button onClick={() => void ask()}>Remove</Button>}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
        }}
      >
        <TextField label="Name" value={name} onChange={setName} />
      </Dialog>
    </>
  );
}

const steps = [null, <Button key="older">Older</Button>, <p key="words">Longer ago</p>];
function GrowingDialog() {
  const [step, setStep] = useState(0);
  return (
    <Dialog
      open
      onClose={() => undefined}
      title="History"
      foot={<Button onClick={() => setStep(step + 1)}>Next</Button>}
    >
      <p>Long ago</p>
      {steps[step]}
    </Dialog>
  );
}

describe('a dialog that is only read', () => {
  const body = () => screen.getByText('Long ago').parentElement;
  const isLong = () => vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  afterEach(() => vi.restoreAllMocks());

  it('takes the focus itself where it is longer than its window, so that keys scroll it', async () => {
    isLong();
    stage(<GrowingDialog />);
    await screen.findByText('Long ago');
    await waitFor(() => expect(body()).toHaveAttribute('tabindex', '0'));
  });

  it('is no stop of the keyboard while it fits, nor while something in it takes the focus', async () => {
    const { user } = stage(<GrowingDialog />);
    await screen.findByText('Long ago');
    expect(body()).not.toHaveAttribute('tabindex');
    isLong();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('button', { name: 'Older' });
    expect(body()).not.toHaveAttribute('tabindex');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(body()).toHaveAttribute('tabindex', '0'));
  });
});

describe('dialog', () => {
  it('is named by its title and puts the focus on the first field', async () => {
    const { user } = stage(<Room />);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('dialog', { name: 'Edit entry' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  });

  it('puts the focus on its title where a keyboard would cover it', async () => {
    matchMediaQuery('(pointer: coarse)');
    const { user } = stage(<Room />);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(screen.getByText('Edit entry')).toHaveFocus());
  });

  it('gives the focus back to what opened it', async () => {
    const { user } = stage(<Room />);
    const opener = screen.getByRole('button', { name: 'Edit' });
    await user.click(opener);
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('is sent by Enter in a field', async () => {
    const sent = vi.fn();
    const { user } = stage(<Room onSubmit={sent} />);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByLabelText('Name'), 'Anna{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('closes only the topmost with Esc', async () => {
    const answered = vi.fn();
    const { user } = stage(<Room onAnswer={answered} />);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await screen.findByRole('dialog', { name: 'Are you certain?' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(answered).toHaveBeenCalledWith(false));
    expect(screen.getByRole('dialog', { name: 'Edit entry' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('holds the page still only while it is open', async () => {
    const { user } = stage(<Room />);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog');
    expect(document.documentElement.style.overflow).toBe('hidden');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.documentElement.style.overflow).toBe(''));
  });
});

describe('confirmation', () => {
  it('gives the focus back to what asked', async () => {
    const { user } = stage(
      <Button onClick={() => void confirm({ heading: 'Are you certain?', yes: 'Yes' })}>Ask</Button>,
    );
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
  });

  it('answers yes only to its yes button', async () => {
    const { user } = stage(null);
    const answer = confirm({ heading: 'Are you certain?', yes: 'Delete 3 entries', danger: true });
    await user.click(await screen.findByRole('button', { name: 'Delete 3 entries' }));
    expect(await answer).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('waits on no when yes would destroy something', async () => {
    stage(null);
    void confirm({ heading: 'Are you certain?', yes: 'Delete', danger: true });
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  });

  it('answers an unanswered question with no when a newer one is asked', async () => {
    const { user } = stage(null);
    const older = confirm({ heading: 'Approve?', yes: 'Approve' });
    const newer = confirm({ heading: 'Delete?', yes: 'Delete' });
    expect(await older).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await newer).toBe(true);
  });
});
