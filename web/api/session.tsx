// Who is logged in here: fetched once, renewed after signing in, gone after signing out; a 401 that ends it is remembered.

import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { sessions } from '#shared/api/session.ts';
import type { Session } from '#shared/model/company/company.ts';
import { administratorRegion } from '#web/region.ts';
import { href } from '#web/screens.ts';
import { currentLanguage } from '#web/text.ts';
import { ApiError, call, speakFor } from './client.ts';
import { staleTags } from './query.ts';
import { onOtherTab, remember, remembered } from './remembered.ts';

type Known =
  | { readonly state: 'loading' }
  /** `isAfterActing`: an administrator who was logged in as a company has left it. */
  | { readonly state: 'out'; readonly isAfterActing?: boolean }
  | { readonly state: 'in'; readonly session: Session };
type SessionValue = {
  readonly known: Known;
  /** The server said that the session is missing or over while someone was logged in. */
  readonly isOver: boolean;
  readonly signedIn: (session: Session) => void;
  readonly signOut: () => Promise<void>;
  /** Fetches the session again, after settings changed. */
  readonly renew: () => Promise<void>;
  /** Takes over what a change answered, before anybody is asked again. */
  readonly learn: (part: Partial<Session>) => void;
};

const isOfAdministrator = (known: Known): boolean =>
  known.state === 'in'
    ? known.session.acting_for !== undefined
    : known.state === 'out' && known.isAfterActing === true;

const SessionContext = createContext<SessionValue | undefined>(undefined);

export const endsSession = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'session_missing' || error.code === 'session_over');

/** The shared time clock has a call of its own; to whoever else opens its page the other one answers. */
async function whoIsIn(): Promise<Session> {
  const { self, timeClockSelf } = sessions.endpoints;
  if (location.pathname !== href('timeClock')) return call(self, {});
  return call(timeClockSelf, {}).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'forbidden') return call(self, {});
    throw error;
  });
}

type ProviderProps = {
  readonly children: ReactNode;
  /** Nobody can be in: a visitor's page is shown at once, and the server is not asked. */
  readonly isVisitor?: boolean;
};

export function SessionProvider({ children, isVisitor = false }: ProviderProps) {
  const queries = useQueryClient();
  const [known, setKnownState] = useState<Known>({ state: isVisitor ? 'out' : 'loading' });
  const [isOver, setOver] = useState(false);

  const subject = useRef<string>(undefined);
  const isFromMemory = useRef(false);
  const wasPaying = useRef<boolean>(undefined);
  const setKnown = useCallback(
    (session: Session | undefined) => {
      // What was read for one is not for the next.
      const next = session && `${session.role} ${session.id}`;
      if (subject.current !== undefined && subject.current !== next) queries.clear();
      subject.current = next;
      // What was read of the subscription says something else by now.
      const isPaying = session?.paying_customer;
      if (session && wasPaying.current !== undefined && wasPaying.current !== isPaying)
        void staleTags(queries, ['self']);
      wasPaying.current = isPaying;
      speakFor(session);
      setKnownState((before) =>
        session ? { state: 'in', session } : { state: 'out', isAfterActing: isOfAdministrator(before) },
      );
    },
    [queries],
  );
  const renew = useCallback(async () => {
    const session = await whoIsIn().catch((error: unknown) => {
      if (endsSession(error)) return undefined;
      throw error;
    });
    isFromMemory.current = false;
    remember(session);
    // Logged in again, in another tab.
    if (session) setOver(false);
    setKnown(session);
  }, [setKnown]);

  const learn = useCallback((part: Partial<Session>) => {
    setKnownState((before) =>
      before.state === 'in' ? { state: 'in', session: { ...before.session, ...part } } : before,
    );
  }, []);

  useEffect(() => {
    // Errors of asking who is logged in are not shown (spec/2 section 8): the page is that of a visitor, or of the
    // employee or time clock that was in when there last was a network.
    const first = () =>
      renew().catch(() => {
        isFromMemory.current = true;
        setKnown(remembered());
      });
    const again = () => renew().catch((error: unknown) => console.warn('Nobody answered who is in', error));
    const online = () => void (isFromMemory.current && again());
    if (!isVisitor) void first();
    // The back button may bring a desk back as it was drawn, though this browser is a time clock by now.
    const drawnAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !subject.current?.startsWith('COMPANY ')) return;
      setKnownState({ state: 'loading' });
      void first();
    };
    window.addEventListener('online', online);
    window.addEventListener('pageshow', drawnAgain);
    const forget = onOtherTab(() => void again());
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('pageshow', drawnAgain);
      forget();
    };
  }, [renew, setKnown, isVisitor]);

  useEffect(() => {
    const hear = (error: unknown) => {
      if (endsSession(error)) setOver((before) => before || known.state === 'in');
    };
    const unhearReads = queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error);
    });
    const unhearChanges = queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error);
    });
    return () => {
      unhearReads();
      unhearChanges();
    };
  }, [queries, known.state]);

  const signedIn = useCallback(
    (session: Session) => {
      queries.clear();
      setOver(false);
      remember(session);
      setKnown(session);
    },
    [queries, setKnown],
  );
  const signOut = useCallback(async () => {
    // Who logged in meanwhile, in another tab, stays.
    const meant = subject.current?.split(' ').at(-1);
    await call(sessions.endpoints.logout, {}, meant === undefined ? {} : { subject: meant }).catch(
      (error: unknown) => {
        // What is over needs nobody's leave to end.
        if (!endsSession(error) && !isOver) throw error;
      },
    );
    queries.clear();
    setOver(false);
    remember(undefined);
    setKnown(undefined);
  }, [isOver, queries, setKnown]);

  const value = useMemo(
    () => ({ known, isOver, signedIn, signOut, renew, learn }),
    [known, isOver, signedIn, signOut, renew, learn],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

export function useSession(): SessionValue {
  const value = use(SessionContext);
  if (!value) throw new Error('no SessionProvider above');
  return value;
}
/** The session of a screen that only signed-in people reach. */
export function useSignedIn(): Session {
  const { known } = useSession();
  if (known.state !== 'in') throw new Error('this screen needs a session');
  return known.session;
}
/** Whether someone is logged in, also where no session is provided (a lone piece). */
export const useIsSignedIn = (): boolean => use(SessionContext)?.known.state === 'in';
/** Where the company works, or the region that an administrator reads; unknown to visitors. */
export const useCountry = (): Session['country'] => {
  const known = use(SessionContext)?.known;
  if (known?.state !== 'in') return undefined;
  const { role, country } = known.session;
  return role === 'ADMIN' ? administratorRegion(currentLanguage()).country : country;
};
