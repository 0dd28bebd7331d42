// Proves that what is written into the field before the palette is loaded goes on in the palette's own.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lateDialog } from '#web/ui/page/late.tsx';
import { FirstField } from '#web/ui/overlay/palette/first-field.tsx';
import { PaletteWindow, type PaletteWindowProps } from '#web/ui/overlay/palette/palette-window.tsx';
import { composed } from '#web/ui/overlay/palette/take-over.ts';
import { stage } from './stage.tsx';

/** The palette comes when it is let come. */
function opening() {
  const coming = Promise.withResolvers<typeof PaletteWindow>();
  const Slow = lateDialog<PaletteWindowProps>(async () => {
    const Window = await coming.promise;
    await composed();
    return Window;
  });
  const ran = vi.fn();
  const items = ['Ánanaust', 'Ásgeir'].map((label) => ({
    id: label,
    label,
    icon: null,
    run: () => ran(label),
  }));
  function Room() {
    const [isOpen, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && (
          <>
            <FirstField label="Search" onClose={close} />
            <Slow label="Ask" groups={[{ label: 'Names', items }]} found={String} onClose={close} />
          </>
        )}
      </>
    );
  }
  const { user } = stage(<Room />);
  const arrive = () => act(async () => coming.resolve(PaletteWindow));
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Open' }));
    return screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
  };
  return { user, ran, open, arrive };
}
/** As dead keys, dictation and a panel of emoji write: without a keydown. */
const write = (field: HTMLInputElement, text: string) => fireEvent.input(field, { target: { value: text } });

describe('the first field of the palette', () => {
  it('has the focus at once, and hands over its text and what is selected of it', async () => {
    const { open, arrive } = opening();
    const first = await open();
    expect(first).toHaveFocus();
    write(first, 'Ána');
    first.setSelectionRange(1, 2);
    await arrive();
    const field = await screen.findByRole<HTMLInputElement>('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('Ána');
    expect([field.selectionStart, field.selectionEnd]).toEqual([1, 2]);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Ánanaust']);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('hands over the keys that walk and choose', async () => {
    const { user, open, arrive, ran } = opening();
    await open();
    await user.keyboard('{ArrowDown}{Enter}');
    await arrive();
    await waitFor(() => expect(ran.mock.calls).toEqual([['Ásgeir']]));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it('stays until a letter is composed', async () => {
    const { open, arrive } = opening();
    const first = await open();
    fireEvent.compositionStart(first);
    await arrive();
    expect(first).toHaveFocus();
    write(first, 'á');
    fireEvent.compositionEnd(first);
    expect(await screen.findByRole('combobox')).toHaveValue('á');
  });

  it('keeps the focus when it opens in the moment in which the palette closes', async () => {
    const { user, open, arrive } = opening();
    const opener = screen.getByRole('button', { name: 'Open' });
    await open();
    await arrive();
    const before = await screen.findByRole('combobox');
    await waitFor(() => expect(before).toHaveFocus());
    fireEvent.keyDown(before, { key: 'Escape' });
    fireEvent.click(opener);
    const lost = vi.fn();
    opener.addEventListener('focus', lost);
    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    // The way back of the one that closed is a timer of no length.
    await new Promise((passed) => setTimeout(passed, 20));
    expect(field).toHaveFocus();
    expect(lost).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('is closed by Escape, and the focus is where it was', async () => {
    const { user, open } = opening();
    const first = await open();
    await user.keyboard('{Escape}');
    expect(first).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });
});
