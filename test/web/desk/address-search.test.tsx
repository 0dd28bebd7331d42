// Proves that the query of the address is drawn at once, and that a step back shows the address it leads to.
import { act, render, screen } from '@testing-library/react';
import { use } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useAddressSearch } from '#web/desk/address-search.ts';

afterEach(() => history.replaceState(null, '', '/'));

const never = new Promise<never>(() => undefined);

/** Holds the router's drawing of the changed address, as a slow phone does. */
function Held() {
  return useLocation().search === '' ? null : use(never);
}

function Search() {
  const [search, change] = useAddressSearch();
  return (
    <button type="button" onClick={() => change('split=none')}>
      {search === '' ? 'plain' : search}
    </button>
  );
}

it('draws a change before the router does, and forgets it where a step back came first', async () => {
  render(
    <BrowserRouter>
      <Search />
      <Held />
    </BrowserRouter>,
  );
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByRole('button').textContent).toBe('?split=none');
  expect(location.search).toBe('?split=none');
  await act(async () => {
    const back = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
    history.back();
    await back;
  });
  expect(location.search).toBe('');
  expect(screen.getByRole('button').textContent).toBe('plain');
});
