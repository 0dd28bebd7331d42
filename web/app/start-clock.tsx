// Starts one of the two clocks in the page, without a router: every other screen is a new page.

import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { type OpenPath, OpenPathProvider, newPage } from '#web/door/open-path.ts';
import { screens } from '#web/screens.ts';
import { lateScreen } from '#web/ui/page/late.tsx';
import { clockFiles } from './clock-files.ts';
import { Guard } from './guard.tsx';
import { prepare } from './prepare.ts';
import { Providers } from './providers.tsx';

const clocks = [
  { screen: screens.employee, load: clockFiles.employee },
  { screen: screens.timeClock, load: clockFiles.timeClock },
];

/** The page is empty until this draws it. `openPath` opens another page. */
export async function start(root: Root, _drawn: ReactNode, openPath: OpenPath = newPage): Promise<void> {
  const clock = clocks.find(({ screen }) => screen.path === location.pathname);
  if (!clock) throw new Error('no clock at this address');
  const Loaded = lateScreen(async () => (await clock.load()).Screen);
  await prepare();
  root.render(
    <OpenPathProvider value={openPath}>
      <Providers waiting={null}>
        <Guard screen={clock.screen}>
          <Loaded />
        </Guard>
      </Providers>
    </OpenPathProvider>,
  );
}
