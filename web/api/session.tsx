// The session: read once, set by a log-in, removed by a log-out; and whether a 401 has ended it.

import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { sessions } from '#shared/api/session.ts';
import type { Session } from '#shared/model/company/company.ts';
import { administratorRegion } from '#web/region.ts';
import { href } from '#web/screens.ts';
import { currentLanguage } from '#web/text.ts';
import { ApiError, call, setSubject, subjectOf } from './client.ts';
import { staleTags } from './query.ts';
import { onOtherTab, remember, remembered } from './last-session.ts';
import { forgetWanted, keepWanted } from './wanted-place.ts';

type Known =
  | { readonly state: 'loading' }
  /** `isAfterActing`: an administrator who was logged in as a company has left it. */
  | { readonly state: 'out'; readonly isAfterActing?: boolean }
  | { readonly state: 'in'; readonly session: Session };
type SessionValue = {
  readonly known: Known;
  /** The server answered that the session is missing or over, while the page shows somebody logged in. */
  readonly isOver: boolean;
  readonly signedIn: (session: Session) => void;
  readonly signOut: () => Promise<void>;
  /** Reads the session again, for example after settings changed. */
  readonly renew: () => Promise<void>;
  /** Takes over fields from the reply to a change, before the session is read again. */
  readonly learn: (part: Partial<Session>) => void;
};

const isOfAdministrator = (known: Known): boolean =>
  known.state === 'in'
    ? known.session.acting_for !== undefined
    : known.state === 'out' && known.isAfterActing === true;

const SessionContext = createContext<SessionValue | undefined>(undefined);

export const endsSession = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'session_missing' || error.code === 'session_over');

/** Reads the session. The time clock has an endpoint of its own, which refuses every other role that opens its page. */
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
  /** The page is known to be a visitor's: it shows at once, and the server is not asked. */
  readonly isVisitor?: boolean;
};

/** What is known; `setKnown` removes cached reads that another session, or the session before a change, left. */
function useKnown(isVisitor: boolean) {
  const queries = useQueryClient();
  const [known, setKnownState] = useState<Known>({ state: isVisitor ? 'out' : 'loading' });
  const subject = useRef<string>(undefined);
  const wasPaying = useRef<boolean>(undefined);
  const setKnown = useCallback(
    (session: Session | undefined) => {
      // Another session must not see the cached reads of the one before.
      const next = session && `${session.role} ${subjectOf(session)}`;
      if (subject.current !== undefined && subject.current !== next) queries.clear();
      subject.current = next;
      // The company subscribed or cancelled: the cached reads of its subscription are out of date.
      const isPaying = session?.paying_customer;
      if (session && wasPaying.current !== undefined && wasPaying.current !== isPaying)
        void staleTags(queries, ['self']);
      wasPaying.current = isPaying;
      setSubject(session);
      setKnownState((before) =>
        session ? { state: 'in', session } : { state: 'out', isAfterActing: isOfAdministrator(before) },
      );
    },
    [queries],
  );
  return { known, setKnown, setKnownState, subject };
}

type KnownHook = ReturnType<typeof useKnown>;

/** Reads the session: at first, when the network is back, on a page drawn again, and after another tab's log-in. */
function useReading(isVisitor: boolean, { setKnown, setKnownState, subject }: KnownHook, goesOn: () => void) {
  const isFromMemory = useRef(false);
  const renew = useCallback(async () => {
    const session = await whoIsIn().catch((error: unknown) => {
      if (endsSession(error)) return undefined;
      throw error;
    });
    isFromMemory.current = false;
    remember(session);
    // Somebody logged in again in another tab.
    if (session) goesOn();
    // Before the redirect to the log-in changes the address.
    else if (subject.current === undefined) keepWanted();
    setKnown(session);
  }, [setKnown, goesOn, subject]);

  useEffect(() => {
    // An error of reading the session is not shown (spec/2 section 8): the page is then a visitor's, or that of the
    // employee or time clock that was last logged in here.
    const first = () =>
      renew().catch(() => {
        isFromMemory.current = true;
        setKnown(remembered());
      });
    const again = () =>
      renew().catch((error: unknown) => console.warn('The session could not be renewed', error));
    const online = () => void (isFromMemory.current && again());
    if (!isVisitor) void first();
    // The back button may restore the office's page from memory, although this browser is a time clock now.
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
  }, [renew, setKnown, setKnownState, subject, isVisitor]);
  return renew;
}

/** Whether an answer has said that the session is over while the page shows somebody logged in. */
function useOver(isIn: boolean): readonly [boolean, () => void] {
  const queries = useQueryClient();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const checkError = (error: unknown) => {
      if (endsSession(error)) setOver((before) => before || isIn);
    };
    const stopReads = queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') checkError(event.action.error);
    });
    const stopChanges = queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') checkError(event.action.error);
    });
    return () => {
      stopReads();
      stopChanges();
    };
  }, [queries, isIn]);
  return [isOver, useCallback(() => setOver(false), [])];
}

export function SessionProvider({ children, isVisitor = false }: ProviderProps) {
  const queries = useQueryClient();
  const knownHook = useKnown(isVisitor);
  const { known, setKnown, setKnownState, subject } = knownHook;
  const [isOver, goesOn] = useOver(known.state === 'in');
  const renew = useReading(isVisitor, knownHook, goesOn);

  const learn = useCallback(
    (part: Partial<Session>) =>
      setKnownState((before) =>
        before.state === 'in' ? { state: 'in', session: { ...before.session, ...part } } : before,
      ),
    [setKnownState],
  );
  const begin = useCallback(
    (session: Session | undefined) => {
      queries.clear();
      goesOn();
      // After a log-in the log-in page may still ask for it.
      if (!session) forgetWanted();
      remember(session);
      setKnown(session);
    },
    [queries, goesOn, setKnown],
  );
  const signOut = useCallback(async () => {
    // Ends only the session that this page shows, not one that another tab has begun since.
    const meant = subject.current?.split(' ').at(-1);
    await call(sessions.endpoints.logout, {}, meant === undefined ? {} : { subject: meant }).catch(
      (error: unknown) => {
        // A session that is over already counts as ended.
        if (!endsSession(error) && !isOver) throw error;
      },
    );
    begin(undefined);
    // After the next log-in the page that an ended session was on opens again.
    if (isOver) keepWanted();
  }, [isOver, begin, subject]);

  const value = useMemo(
    () => ({ known, isOver, signedIn: begin, signOut, renew, learn }),
    [known, isOver, begin, signOut, renew, learn],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

export function useSession(): SessionValue {
  const value = use(SessionContext);
  if (!value) throw new Error('no SessionProvider above');
  return value;
}
/** The session, for screens that only logged-in people can reach. */
export function useSignedIn(): Session {
  const { known } = useSession();
  if (known.state !== 'in') throw new Error('this screen needs a session');
  return known.session;
}
/** Whether somebody is logged in; false for a component outside of a `SessionProvider`. */
export const useIsSignedIn = (): boolean => use(SessionContext)?.known.state === 'in';
/** The company's country, or for an administrator the region of the site; undefined for visitors. */
export const useCountry = (): Session['country'] => {
  const known = use(SessionContext)?.known;
  if (known?.state !== 'in') return undefined;
  const { role, country } = known.session;
  return role === 'ADMIN' ? administratorRegion(currentLanguage()).country : country;
};
