// The application with its router, built from the screens.

import { type ReactNode, useCallback } from 'react';
import { BrowserRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { type Go, GoProvider, needsNewPage } from '#web/door/go.ts';
import { Leave } from '#web/door/leave.tsx';
import { lazyAgain } from '#web/ui/page/lazy-again.tsx';
import { Around } from './around.tsx';
import { Guard } from './guard.tsx';
import { openedAt } from './opened.ts';
import { RouterLink } from './router-link.tsx';
import { drawnScreens } from './screen-files.ts';

const routes = drawnScreens.map(({ screen, load }) => {
  const Loaded = lazyAgain(async () => (await load()).Screen);
  return { screen, Loaded };
});

type Props = {
  /** Shown while a screen is loaded. */
  readonly waiting: ReactNode;
  /** Opens a path as a new page. */
  readonly newPage: Go;
};

function Screens({ waiting, newPage }: Props) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const go = useCallback(
    (path: string) => (needsNewPage(path) ? newPage(path) : void navigate(path, { replace: true })),
    [navigate, newPage],
  );
  // Compared exactly, because the router itself ignores capitals and a slash at the end.
  const here = routes
    .filter(({ screen }) => screen.path === pathname)
    .map(({ screen, Loaded }) => ({ screen, Shown: openedAt(screen.path) ?? Loaded }));
  return (
    <GoProvider value={go}>
      <Around waiting={waiting} link={RouterLink}>
        <Routes>
          {here.map(({ screen, Shown }) => (
            <Route
              key={screen.path}
              path={screen.path}
              element={
                <Guard screen={screen}>
                  <Shown />
                </Guard>
              }
            />
          ))}
          <Route path="*" element={<Leave to="/" />} />
        </Routes>
      </Around>
    </GoProvider>
  );
}

export const App = (props: Props) => (
  <BrowserRouter>
    <Screens {...props} />
  </BrowserRouter>
);
