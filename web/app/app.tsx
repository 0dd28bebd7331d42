// The application with its router, built from the screens.

import { type ReactNode, useCallback } from 'react';
import { BrowserRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { type OpenPath, OpenPathProvider, needsNewPage } from '#web/door/open-path.ts';
import { Redirect } from '#web/door/redirect.tsx';
import { Providers } from './providers.tsx';
import { Guard } from './guard.tsx';
import { screenPieces } from './loaded-screens.ts';
import { RouterLink } from './router-link.tsx';

type Props = {
  /** Shown while a screen is loaded. */
  readonly waiting: ReactNode;
  /** Opens a path as a new page. */
  readonly newPage: OpenPath;
};

function Screens({ waiting, newPage }: Props) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const openPath = useCallback(
    (path: string) => (needsNewPage(path) ? newPage(path) : void navigate(path, { replace: true })),
    [navigate, newPage],
  );
  // Compared exactly, because the router itself ignores capitals and a slash at the end.
  const here = screenPieces.filter(({ screen }) => screen.path === pathname);
  return (
    <OpenPathProvider value={openPath}>
      <Providers waiting={waiting} link={RouterLink}>
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
          <Route path="*" element={<Redirect to="/" />} />
        </Routes>
      </Providers>
    </OpenPathProvider>
  );
}

export const App = (props: Props) => (
  <BrowserRouter>
    <Screens {...props} />
  </BrowserRouter>
);
