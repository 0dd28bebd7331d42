// Proves that a dark page stays dark while a piece below Mantine's provider waits for its file.
import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { expect, it, vi } from 'vitest';
import { MantineGround } from '#web/ui/style/mantine-ground.tsx';

it('keeps the system’s dark colours when a piece has waited', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('dark'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const late = Promise.withResolvers<string>();
  const Waiting = () => <p>{use(late.promise)}</p>;
  const page = (isAsked: boolean) => (
    <Suspense>
      <MantineGround>{isAsked && <Waiting />}</MantineGround>
    </Suspense>
  );
  const scheme = () => document.documentElement.dataset['mantineColorScheme'];
  const { rerender } = render(page(false));
  expect(scheme()).toBe('dark');
  await act(async () => rerender(page(true)));
  await act(async () => late.resolve('Here'));
  expect(screen.getByText('Here')).toBeInTheDocument();
  expect(scheme()).toBe('dark');
  vi.unstubAllGlobals();
});
