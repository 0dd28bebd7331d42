// Proves the app stores' links once the app is in them.
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { site } from '#shared/site.ts';
import { StoreLinks } from '#web/features/pages/download-screen.tsx';
import { startTexts } from '#web/text.ts';
import { sayer } from '#web/text-plain.ts';

it.each([
  ['App Store', '[download.ios]', site.apps.ios.url],
  ['Google Play', '[download.android]', site.apps.android.url],
])('the app in the %s is a link to its address %s', async (name, _, url) => {
  await startTexts('en', sayer, ['download']);
  render(<StoreLinks stores={site.apps} />);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', url);
  expect(screen.queryByText('Coming soon')).toBeNull();
});
