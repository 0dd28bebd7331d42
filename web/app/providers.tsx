// The providers around every screen, with or without a router: cache, session, the design system's texts, error boundary.

import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { descriptionRowsMax, descriptionRowsMin, fuzzyThreshold, mobileWidthPixels } from '#shared/limits.ts';
import { reportThrown } from '#web/api/error-report.ts';
import { subjectOf } from '#web/api/client.ts';
import { openQueries } from '#web/api/query.ts';
import { SessionProvider, useCountry, useSession } from '#web/api/session.tsx';
import { dayFormatOf } from '#web/day-format.ts';
import { wasSignedIn } from '#web/first-move.ts';
import { screens } from '#web/screens.ts';
import { adoptLanguage, currentLanguage, useTexts } from '#web/text.ts';
import { UiProvider } from '#web/ui/style/ui-provider.tsx';
import type { LinkPiece } from '#web/ui/style/ui-texts.tsx';
import { speaksOtherThan } from '#web/words/own-language.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

const queries = openQueries();

const uiSettings = {
  narrowPixels: mobileWidthPixels,
  fuzzyThreshold,
  areaRowsMin: descriptionRowsMin,
  areaRowsMax: descriptionRowsMax,
};

type Props = {
  /** Shown while a screen is loaded. */
  readonly waiting: ReactNode;
  /** The router's link; undefined on a page without a router. */
  readonly link?: LinkPiece;
  readonly children: ReactNode;
};

function Kit({ waiting, link, children }: Props) {
  const t = useTexts('shell');
  const errorWords = useTexts('error');
  const language = currentLanguage();
  const { known } = useSession();
  const country = useCountry();
  const adopted = useRef<string>(undefined);
  useEffect(() => {
    if (known.state === 'loading') return;
    const subject = known.state === 'in' ? `${known.session.role} ${subjectOf(known.session)}` : '';
    // Only another session changes the language here: a change by the same person waits for the next load, so that
    // typed text is not lost.
    if (adopted.current === subject) return;
    adopted.current = subject;
    if (known.state === 'out') adoptLanguage(undefined);
    else if (speaksOtherThan(known.session)) location.reload();
  }, [known]);
  const texts = {
    close: t('close'),
    cancel: t('cancel'),
    tryAgain: t('tryAgain'),
    offline: errorWords('offline'),
    notLoaded: t('notLoaded'),
    reload: t('reload'),
    hide: t('hide'),
    error: errorWords('heading'),
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
    selectAllRows: t('selectAllRows'),
    done: t('done'),
    charactersLeft: (count: number) => t('charactersLeft', { count }),
    charactersTooMany: (count: number) => t('charactersTooMany', { count }),
    unknownChoice: t('unknownChoice'),
    calendar: { locale: language, firstDayOfWeek: 1, dayFormat: dayFormatOf(country) },
  } as const;
  return (
    <UiProvider texts={texts} settings={uiSettings} link={link}>
      <ErrorBoundary FallbackComponent={Broken} onError={(error) => reportThrown('screen', error)}>
        <Suspense fallback={waiting}>{children}</Suspense>
      </ErrorBoundary>
      <SessionOver />
    </UiProvider>
  );
}

/**
 * True for a public page in a browser without a session: reading the session would be refused, and the console would
 * show an error. Pages of a role always read it.
 */
const isVisitors = (): boolean =>
  !wasSignedIn() &&
  Object.values(screens).every(({ path, access }) => path !== location.pathname || access === 'anyone');

export function Providers(props: Props) {
  const [isVisitor] = useState(isVisitors);
  return (
    <QueryClientProvider client={queries}>
      <SessionProvider isVisitor={isVisitor}>
        <Suspense fallback={props.waiting}>
          <Kit {...props} />
        </Suspense>
      </SessionProvider>
    </QueryClientProvider>
  );
}

/** Replaces a screen that failed, with a button that tries again. */
function Broken({ resetErrorBoundary }: FallbackProps) {
  const t = useTexts('error');
  const word = useTexts('shell');
  return (
    <EmptyState
      heading={t('heading')}
      action={
        <Button variant="primary" onClick={resetErrorBoundary}>
          {word('tryAgain')}
        </Button>
      }
    >
      {t('unknown')}
    </EmptyState>
  );
}

/** The window of an expired session: its button logs out, and the guard of the screens then opens the log-in page. */
function SessionOver() {
  const { known, isOver, signOut } = useSession();
  const t = useTexts('shell');
  if (!isOver || known.state !== 'in') return null;
  const leave = () => void signOut();
  return (
    <Dialog
      stays
      open
      onClose={leave}
      title={t('sessionOver.title')}
      foot={
        <Button variant="primary" onClick={leave}>
          {t('sessionOver.confirm')}
        </Button>
      }
    >
      <p>{t('sessionOver.text')}</p>
    </Dialog>
  );
}
