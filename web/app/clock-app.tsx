// One of the two clocks as a page without a router: every other screen is a new page.

import type { ComponentType } from 'react';
import type { Screen } from '#web/screens.ts';
import { Providers } from './providers.tsx';
import { Guard } from './guard.tsx';

export function ClockApp({ screen, Loaded }: { screen: Screen; Loaded: ComponentType }) {
  return (
    <Providers waiting={null}>
      <Guard screen={screen}>
        <Loaded />
      </Guard>
    </Providers>
  );
}
