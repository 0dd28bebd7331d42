// One of the two clocks alone in its page, without the router: whatever else somebody goes to is a page of its own.

import type { ComponentType } from 'react';
import type { Screen } from '#web/screens.ts';
import { Around } from './around.tsx';
import { Guard } from './guard.tsx';

export function ClockApp({ screen, Loaded }: { screen: Screen; Loaded: ComponentType }) {
  return (
    <Around waiting={null}>
      <Guard screen={screen}>
        <Loaded />
      </Guard>
    </Around>
  );
}
