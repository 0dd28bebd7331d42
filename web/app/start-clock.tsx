// Starts one of the two clocks in the page.

import { lazy, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { type Screen, screens } from '#web/screens.ts';
import { type Go, GoProvider } from '#web/work/go.ts';
import { ClockApp } from './clock-app.tsx';
import { prepare } from './prepare.ts';

const newPage: Go = (path) => location.replace(path);
const clocks: readonly Screen[] = [screens.employee, screens.timeClock];

/** Nothing is drawn before it. `go` leads to another page. */
export async function start(root: Root, _drawn: ReactNode, go: Go = newPage): Promise<void> {
  const screen = clocks.find(({ path }) => path === location.pathname);
  if (!screen) throw new Error('no clock at this address');
  // Fetched beside the settings and the session; whoever draws it asks again if this fails.
  screen.load().catch(() => undefined);
  const Loaded = lazy(async () => ({ default: (await screen.load()).Screen }));
  await prepare();
  root.render(
    <GoProvider value={go}>
      <ClockApp screen={screen} Loaded={Loaded} />
    </GoProvider>,
  );
}
