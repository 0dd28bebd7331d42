// What stands around every screen, with a router or without: cache, session, the kit's words, and what catches errors.

import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { descriptionRowsMax, descriptionRowsMin, fuzzyThreshold, mobileWidthPixels } from '#shared/limits.ts';
import { reportThrown } from '#web/api/error-report.ts';
import { openQueries } from '#web/api/query.ts';
import { SessionProvider, useCountry, useSession } from '#web/api/session.tsx';
import { dayFormatOf } from '#web/day-format.ts';
import { wasSignedIn } from '#web/interest.ts';
import { screens } from '#web/screens.ts';
import { adoptLanguage, currentLanguage, useTexts } from '#web/text.ts';
import { UiProvider } from '#web/ui/style/ui-provider.tsx';
import type { LinkPiece } from '#web/ui/style/ui-texts.tsx';
import { speaksOtherThan } from '#web/words/own-language.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { askAgain } from '#web/ui/page/lazy-again.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

const queries = openQueries();

const uiSettings = {
  narrowPixels: mobileWidthPixels,
  fuzzyThreshold,
  areaRowsMin: descriptionRowsMin,
  areaRowsMax: descriptionRowsMax,
};

type Props = {
  /** The page shows this while a screen is loaded. */
  readonly waiting: ReactNode;
  /** The router's link, where there is one. */
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
    const subject = known.state === 'in' ? `${known.session.role} ${known.session.id}` : '';
    // What somebody changes elsewhere while this page is open waits for its next load: nothing typed is lost.
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
 * A public page of a browser in which nobody was signed in: asking who is would only be refused, and each refusal is
 * an error in the console. Pages of a role ask always.
 */
const isVisitors = (): boolean =>
  !wasSignedIn() &&
  Object.values(screens).every(({ path, access }) => path !== location.pathname || access === 'anyone');

export function Around(props: Props) {
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

/** Replaces a screen that broke: says so and offers to try again. */
function Broken({ resetErrorBoundary }: FallbackProps) {
  const t = useTexts('error');
  const word = useTexts('shell');
  const tryAgain = () => {
    askAgain();
    resetErrorBoundary();
  };
  return (
    <EmptyState
      heading={t('heading')}
      action={
        <Button variant="primary" onClick={tryAgain}>
          {word('retry')}
        </Button>
      }
    >
      {t('unknown')}
    </EmptyState>
  );
}

/** The session-expired modal; its confirm logs out, and the guard of the screens leads to the log-in of the same kind. */
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
