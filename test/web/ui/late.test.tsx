// Proves that a part of the page that cannot be fetched shows a message, breaks nothing else, and can be tried again.
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '#web/ui/form/button.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { useLateWindow } from '#web/ui/overlay/late-window.tsx';
import { late, lateDialog } from '#web/ui/page/late.tsx';
import { useShortcuts } from '#web/ui/page/shortcuts.ts';
import { stage } from './stage.tsx';

beforeEach(() => {
  // React logs what an error boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
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

  it('says in its place that it cannot be fetched without a network, and is tried again', async () => {
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

  it('that does not come over a network can be tried again, or had with a new page: its release may be gone', async () => {
    const Part = late(load());
    const { user } = stage(<Part />);
    expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The list')).toBeInTheDocument();
  });
});

describe('a piece', () => {
  it('is asked for again once somebody tries again, and not before', async () => {
    const load = vi.fn(secondTime(() => <p>The list</p>)());
    const Part = late(load);
    const { user } = stage(<Part />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(load).toHaveBeenCalledTimes(1);
    await user.click(again);
    expect(await screen.findByText('The list')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('that was fetched beforehand is drawn at once', async () => {
    const Part = late(async () => () => <p>The list</p>, <p>Waiting</p>);
    await Part.fetch();
    stage(<Part />);
    expect(screen.getByText('The list')).toBeInTheDocument();
  });

  it('with a fault of its own is not a missing file: its screen shows the fault', async () => {
    const Part = late(async () => () => {
      throw new Error('A fault of its own');
    });
    stage(
      <ErrorBoundary fallbackRender={({ error }) => <p>{String(error)}</p>}>
        <Part />
      </ErrorBoundary>,
    );
    expect(await screen.findByText('Error: A fault of its own')).toBeInTheDocument();
  });
});

describe('a dialog', () => {
  const load = secondTime(({ onClose }: { readonly onClose: () => void }) => (
    <Button onClick={onClose}>Done with it</Button>
  ));

  it('that cannot be fetched shows a message, and its button can be pressed again', async () => {
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

describe('keys that are pressed while a window is on its way', () => {
  type WindowProps = { readonly onClose: () => void };
  function Ask({ onClose }: WindowProps) {
    const [name, setName] = useState('');
    return (
      <div role="dialog">
        <TextField label="Name" value={name} onChange={setName} autoFocus />
        <TextField label="Place" value="" onChange={() => undefined} />
        <Button onClick={onClose}>Done with it</Button>
      </div>
    );
  }
  /** It comes when it is let come. */
  function slowly() {
    const coming = Promise.withResolvers<typeof Ask>();
    const Window = lateDialog(() => coming.promise);
    const Outer = lateDialog(async () => (props: WindowProps) => <Window {...props} />);
    const heard: string[] = [];
    function Room() {
      const [isOpen, setOpen] = useState(false);
      useShortcuts([
        { keys: 'mod+k', run: () => setOpen(true) },
        { keys: 'n', run: () => heard.push('n') },
      ]);
      const [typed, setTyped] = useState('');
      return (
        <>
          <TextField label="Behind" value={typed} onChange={setTyped} />
          {isOpen && <Outer onClose={() => setOpen(false)} />}
        </>
      );
    }
    const { user } = stage(<Room />);
    const arrive = () => act(async () => coming.resolve(focusing(Ask)));
    const fail = () => act(async () => coming.reject(new TypeError('Failed to fetch')));
    return { user, heard, arrive, fail };
  }
  /** The focus trap of a real dialog puts the focus on its first field. */
  const focusing = (Piece: typeof Ask) =>
    function Focusing(props: WindowProps) {
      useEffect(() => screen.getByLabelText('Name').focus(), []);
      return <Piece {...props} />;
    };

  it('go into its field in their order, and run no shortcut', async () => {
    const { user, heard, arrive } = slowly();
    await user.keyboard('{Control>}k{/Control}');
    await user.keyboard('anx{Backspace}na Þ');
    await arrive();
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('anna Þ'));
    expect(heard).toEqual([]);
    await user.keyboard('ó');
    expect(screen.getByLabelText('Name')).toHaveValue('anna Þó');
  });

  it('move on by Tab as they would have, so that what follows is not written into the first field', async () => {
    const { user, arrive } = slowly();
    await user.keyboard('{Control>}k{/Control}');
    await user.keyboard('an{Tab}');
    await arrive();
    await waitFor(() => expect(screen.getByLabelText('Place')).toHaveFocus());
    expect(screen.getByLabelText('Name')).toHaveValue('an');
  });

  it('are forgotten when it cannot come, and the page hears keys again', async () => {
    const { user, heard, fail } = slowly();
    await user.keyboard('{Control>}k{/Control}');
    await user.keyboard('nn');
    await fail();
    await screen.findAllByRole('alert');
    expect(heard).toEqual([]);
    await user.keyboard('n');
    expect(heard).toEqual(['n']);
  });

  it('stay where somebody types already', async () => {
    const { user, arrive } = slowly();
    await user.click(screen.getByLabelText('Behind'));
    await user.keyboard('{Control>}k{/Control}ab');
    expect(screen.getByLabelText('Behind')).toHaveValue('ab');
    await arrive();
    await screen.findByLabelText('Name');
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });

  it('go to the field that is pressed while it loads', async () => {
    const { user } = slowly();
    await user.keyboard('{Control>}k{/Control}');
    await user.click(screen.getByLabelText('Behind'));
    await user.keyboard('ab');
    expect(screen.getByLabelText('Behind')).toHaveValue('ab');
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
