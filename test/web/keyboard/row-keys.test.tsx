// Proves that the focus of a row outlives the row.
import { act, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { useRowFocusKept } from '#web/ui/table/row-keys.ts';
import { makeStore } from '#web/ui/style/store.ts';
import { stage } from '#test/web/ui/stage.tsx';

const shown = makeStore<readonly string[]>([]);

function List() {
  const box = useRef<HTMLDivElement>(null);
  useRowFocusKept(box);
  return (
    <main id="content" tabIndex={-1}>
      <div ref={box}>
        <ul>
          {shown.use().map((name, index) => (
            <li key={name} aria-posinset={index + 1}>
              <button type="button">{name}</button>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}

const show = (...names: string[]) => act(() => shown.set(names));

describe('the focus in a list', () => {
  it('goes to the row that takes the place of the one that left, and to the content when none is left', async () => {
    show('one', 'two', 'three');
    stage(<List />);
    screen.getByRole('button', { name: 'two' }).focus();
    show('one', 'three');
    await waitFor(() => expect(screen.getByRole('button', { name: 'three' })).toHaveFocus());
    show('one');
    await waitFor(() => expect(screen.getByRole('button', { name: 'one' })).toHaveFocus());
    show();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('stays where one is when another row leaves', () => {
    show('one', 'two', 'three');
    stage(<List />);
    const three = screen.getByRole('button', { name: 'three' });
    three.focus();
    show('two', 'three');
    expect(three).toHaveFocus();
  });
});
