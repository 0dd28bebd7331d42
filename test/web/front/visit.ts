// Opens the real application at an address in jsdom, before a server that answers only what a test gave it.

import { QueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoot, type Root } from 'react-dom/client';
import { expect, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Session } from '#shared/model/company/company.ts';
import { signedInCookie } from '#shared/signed-in.ts';
import { start } from '#web/app/start.tsx';
import { start as startClock } from '#web/app/start-clock.tsx';
import { isClock, loadStartTexts } from '#web/page-files.ts';
import { oncePerPath } from '#web/door/open-path.ts';
import type { Language } from '#web/text.ts';

export type Answer =
  | {
      readonly status?: number;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | Error
  | DOMException;
export type Answers = Answer | ((url: URL) => Answer | Promise<Answer>);
export type Asked = {
  readonly call: string;
  readonly url: string;
  readonly body: unknown;
  readonly key: string | null;
};

export const api = 'https://api.example.test';

let root: Root | undefined;
/** Where a clock has led to, until it is drawn. */
let led: Promise<void> | undefined;

// The application's cache lives as long as its page; a test's page ends with the test.
const caches = new Set<QueryClient>();
vi.spyOn(QueryClient.prototype, 'mount').mockImplementation(function remembered(this: QueryClient) {
  caches.add(this);
  // A busy machine may take longer to draw a page than a read stays fresh: how often a page asks must not depend on it.
  const { queries, ...rest } = this.getDefaultOptions();
  this.setDefaultOptions({ ...rest, queries: { ...queries, staleTime: Infinity } });
});

/** A refusal that says in its header when to come back. */
export const tooMany = (seconds: number): Answer => ({
  status: 429,
  body: { status: 429, code: 'too_many_requests', detail: 'too_many_requests' },
  headers: { 'retry-after': String(seconds) },
});
export const problem = (status: number, code: string, more: object = {}): Answer => ({
  status,
  body: { status, code, detail: code, ...more },
});

/** The cookie that the server sets beside a session, and removes with it. */
export function markSignedIn(isSignedIn: boolean): void {
  document.cookie = `${signedInCookie}=yes; Path=/; Max-Age=${isSignedIn ? 3600 : 0}`;
}
const caller = z.looseObject({ role: z.string() });
const logIns =
  /^(?:POST|GET|PUT) .*(?:\/login|\/login_token|request-trial|change_password_token)$|^GET \/admin\/login-as\//;

export const sessionOf = (over: Partial<Session> = {}): Session => ({
  role: 'COMPANY',
  id: 'c000000001',
  name: 'Múrverk ehf.',
  latest_work_log: null,
  ...over,
});

/** The calls to the server, in order; `answers` are by 'POST /api/login', everything else is 401 or 404. */
export async function visit(
  address: string,
  options: {
    readonly language?: Language;
    readonly session?: Session;
    readonly answers?: Readonly<Record<string, Answers>>;
    /** The browser keeps no cookie that an answer sets. */
    readonly refusesCookies?: boolean;
  } = {},
) {
  // A page that a test has left for another would go on asking, and what answers here would count it.
  if (root) await act(async () => root?.unmount());
  const asked: Asked[] = [];
  const { session } = options;
  const selvesOf = (who: { readonly role: string } | undefined) => {
    const self = who ? { body: who } : problem(401, 'session_missing');
    const isElsewhere = who !== undefined && who.role !== 'COMPANY_TIME_CLOCK';
    return {
      'POST /api/self': self,
      'POST /api/time_clock/self': isElsewhere ? problem(403, 'forbidden') : self,
    };
  };
  const answers = new Map<string, Answers>(
    Object.entries({
      'GET /config.json': { body: { api, photos: 'https://photos.example.test' } },
      ...selvesOf(session),
      ...options.answers,
    }),
  );
  vi.stubGlobal('fetch', async (url: string | URL, request: RequestInit = {}): Promise<Response> => {
    const asks = new URL(url, location.origin);
    const call = `${request.method ?? 'GET'} ${asks.pathname}`;
    asked.push({
      call,
      url: String(url),
      body: typeof request.body === 'string' ? JSON.parse(request.body) : undefined,
      key: new Headers(request.headers).get('idempotency-key'),
    });
    const found = answers.get(call) ?? problem(404, 'route_missing');
    const answer = await (typeof found === 'function' ? found(asks) : found);
    if (answer instanceof Error || answer instanceof DOMException) throw answer;
    const status = answer.status ?? 200;
    if (logIns.test(call) && status < 300 && !options.refusesCookies) {
      markSignedIn(true);
      // A page that is loaded after it asks who is in.
      for (const [one, self] of Object.entries({
        ...selvesOf(caller.safeParse(answer.body).data),
        ...options.answers,
      }))
        if (one.endsWith('/self')) answers.set(one, self);
    }
    if (call.endsWith('/logout') && status < 300)
      for (const [one, self] of Object.entries(selvesOf(undefined))) answers.set(one, self);
    if (status === 401 && call.endsWith('/self')) markSignedIn(false);
    const text = answer.body === undefined ? null : JSON.stringify(answer.body);
    return new Response(text, {
      status,
      headers: { 'content-type': 'application/json', ...answer.headers },
    });
  });
  if (options.session) markSignedIn(true);
  history.replaceState(null, '', address);
  const { pathname } = location;
  const language = options.language ?? 'en';
  await loadStartTexts(pathname, language);
  const opened = (): Root => {
    document.body.innerHTML = '<div id="root"></div>';
    root = createRoot(document.getElementById('root') ?? expect.fail('no #root'));
    return root;
  };
  // jsdom loads no other page: where a clock leads, the application begins in the same one.
  const lead = oncePerPath((path) => {
    led = newPage(path);
  });
  const begin = (path: string) => (isClock(path) ? startClock : start)(opened(), null, lead);
  const newPage = async (path: string): Promise<void> => {
    // React does not take a root away while it draws.
    await new Promise((done) => setImmediate(done));
    root?.unmount();
    history.replaceState(null, '', path);
    const at = location.pathname;
    await loadStartTexts(at, language);
    // Not within `act`: the test waits for this page's texts, and an `act` inside of that wait may never end.
    await begin(at);
  };
  await act(async () => begin(pathname));
  return { asked, user: userEvent.setup({ document }) };
}

export async function leave(): Promise<void> {
  // A test may end as soon as the address is right: the page that is on its way there still needs its root.
  await led;
  led = undefined;
  await act(async () => {
    // A toast outlives the page that showed it, and would stand beside those of the next one.
    for (const close of document.querySelectorAll<HTMLElement>('.toast button[aria-label]')) close.click();
  });
  await act(async () => root?.unmount());
  root = undefined;
  for (const cache of caches) cache.clear();
  vi.unstubAllGlobals();
  localStorage.clear();
  markSignedIn(false);
}

/** Waits until the page has asked all that it asks for by itself: late parts have come, nothing is read, nothing is busy. */
export async function allAsked(asked: readonly Asked[]): Promise<void> {
  let before: number;
  do {
    before = asked.length;
    await act(() => vi.dynamicImportSettled());
    await waitFor(() => {
      expect([...caches].reduce((sum, cache) => sum + cache.isFetching(), 0)).toBe(0);
      expect(document.querySelector('[aria-busy=true]')).toBeNull();
    });
  } while (asked.length > before);
}

export const arrivesAt = (pathname: string) => waitFor(() => expect(location.pathname).toBe(pathname));
