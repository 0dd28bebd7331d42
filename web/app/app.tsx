// The application: providers, the router built from the screens, and what stands above every screen.

import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter, Link, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { descriptionRowsMax, descriptionRowsMin, fuzzyThreshold, mobileWidthPixels } from '#shared/limits.ts';
import { openQueries } from '#web/api/query.ts';
import { SessionProvider, useSession } from '#web/api/session.tsx';
import { dayFormatOf } from '#web/day-format.ts';
import { rememberSignedIn } from '#web/interest.ts';
import { type Screen, screens } from '#web/screens.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { UiProvider } from '#web/ui/ui-provider.tsx';
import type { LinkProps } from '#web/ui/ui-texts.tsx';
import { Broken } from './broken.tsx';
import { Guard } from './guard.tsx';
import { SessionOver } from './session-over.tsx';

const queries = openQueries();

const routes = Object.values<Screen>(screens).map((screen) => {
  const Loaded = lazy(async () => ({ default: (await screen.load()).Screen }));
  return { screen, Loaded };
});

const uiSettings = {
  narrowPixels: mobileWidthPixels,
  fuzzyThreshold,
  areaRowsMin: descriptionRowsMin,
  areaRowsMax: descriptionRowsMax,
};

const RouterLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;

/** `waiting` is what stands in the page while a screen is loaded. */
type Waiting = { readonly waiting: ReactNode };

function Screens({ waiting }: Waiting) {
  const t = useTexts('shell');
  const errorWords = useTexts('error');
  const language = currentLanguage();
  const { pathname } = useLocation();
  // Exactly: the router itself would take other cases and a slash at the end for the same.
  const here = routes.filter(({ screen }) => screen.path === pathname);
  const { known } = useSession();
  const country = known.state === 'in' ? known.session.country : undefined;
  useEffect(() => {
    if (known.state !== 'loading') rememberSignedIn(known.state === 'in');
  }, [known.state]);
  const texts = {
    close: t('close'),
    cancel: t('cancel'),
    hide: t('hide'),
    error: errorWords('heading'),
    clear: t('clear'),
    search: t('search'),
    nothingFound: t('nothingFound'),
    loading: t('loading'),
    menu: t('menu'),
    skipToContent: t('skipToContent'),
    showPassword: t('showPassword'),
    hidePassword: t('hidePassword'),
    openCalendar: t('openCalendar'),
    previousMonth: t('previousMonth'),
    nextMonth: t('nextMonth'),
    previousYear: t('previousYear'),
    nextYear: t('nextYear'),
    selectRow: t('selectRow'),
    selectAllRows: t('selectAllRows'),
    done: t('done'),
    charactersLeft: (count: number) => t('charactersLeft', { count }),
    charactersTooMany: (count: number) => t('charactersTooMany', { count }),
    unknownChoice: t('unknownChoice'),
    calendar: { locale: language, firstDayOfWeek: 1, dayFormat: dayFormatOf(language, country) },
  } as const;
  return (
    <UiProvider texts={texts} settings={uiSettings} link={RouterLink}>
      <ErrorBoundary FallbackComponent={Broken}>
        <Suspense fallback={waiting}>
          <Routes>
            {here.map(({ screen, Loaded }) => (
              <Route
                key={screen.path}
                path={screen.path}
                element={
                  <Guard screen={screen}>
                    <Loaded />
                  </Guard>
                }
              />
            ))}
            <Route path="*" element={<Navigate to="/" replace />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
      <SessionOver />
    </UiProvider>
  );
}

export function App({ waiting }: Waiting) {
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <SessionProvider>
          <Suspense fallback={waiting}>
            <Screens waiting={waiting} />
          </Suspense>
        </SessionProvider>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
