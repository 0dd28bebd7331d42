// A log-in page as the build draws it: the screen for a visitor. In the browser the application replaces it.

import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import type { DoorPage } from '#shared/drawn-pages.ts';
import { screens } from '#web/screens.ts';
import { OpenPathProvider } from '#web/door/open-path.ts';
import { Providers } from './providers.tsx';
import { doorFiles } from './door-files.ts';
import { RouterLink } from './router-link.tsx';

const nowhere = (): void => undefined;

export async function drawnDoor(page: DoorPage): Promise<ReactNode> {
  const { Screen } = await doorFiles[page]();
  return (
    <StaticRouter location={screens[page].path}>
      <OpenPathProvider value={nowhere}>
        <Providers waiting={null} link={RouterLink}>
          <Screen />
        </Providers>
      </OpenPathProvider>
    </StaticRouter>
  );
}
