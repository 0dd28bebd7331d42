// A company's office in a real browser, logged in: opens places, runs axe on them, calls the API.

import type { Browser, BrowserContext, Disposable, Page } from 'playwright-core';
import type { languages } from '#shared/limits.ts';
import { axeFindings } from './axe.ts';
import type { RunningSystem } from '#test/kit/system/system.ts';
import { setAccountLanguage } from './visitor.ts';

type Language = (typeof languages)[number];
export type Look = {
  readonly width?: number;
  readonly language?: Language;
  readonly scheme?: 'light' | 'dark';
  readonly isTouched?: boolean;
};
export type Desk = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors of the page and its console. */
  readonly complaints: string[];
  readonly go: (place: string) => Promise<void>;
  readonly axe: (judging?: Parameters<typeof axeFindings>[1]) => Promise<string[]>;
  /**
   * From the next place on the page has this look, is logged in again and has no recorded errors; touch stays as it
   * was.
   */
  readonly lookAs: (look: Omit<Look, 'isTouched'>) => Promise<void>;
  readonly ask: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;
  /** The reply to a call that must succeed. */
  readonly replyTo: (method: string, path: string, body?: unknown) => Promise<unknown>;
};

// Long time limits for slow machines; no test here measures time.
const patience = 60_000;

const withoutHash = (address: string): string => address.replace(/#.*/, '');

/** The password of a company of the demo. */
export function demoCompany(system: RunningSystem, name: string): { name: string; password: string } {
  const login = system.logins.find(({ role, company }) => role === 'COMPANY' && company === name);
  if (!login) throw new Error(`the demo has no company called ${name}`);
  return { name, password: login.password };
}

export async function openDesk(
  system: RunningSystem,
  browser: Browser,
  who: { readonly name: string; readonly password: string },
  look: Look = {},
): Promise<Desk> {
  const { width = 1280, language = 'en', scheme = 'light', isTouched = false } = look;
  const viewport = { width, height: 900 };
  const context = await browser.newContext({
    viewport,
    locale: 'en',
    colorScheme: scheme,
    hasTouch: isTouched,
    isMobile: isTouched,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  let speaking: Disposable[] = [];
  const speak = async (chosen: Language) => {
    for (const script of speaking) await script.dispose();
    speaking = [
      // Between two places the page is about:blank, which has no storage.
      await page.addInitScript((word) => {
        if (location.protocol.startsWith('http')) localStorage.setItem('stund-language', word);
      }, chosen),
      await setAccountLanguage(context, chosen),
    ];
  };
  await speak(language);
  const ask: Desk['ask'] = async (method, path, body) => {
    const response = await context.request.fetch(`${system.api}${path}`, {
      method,
      headers: { 'x-stund': '1', origin: system.web },
      ...(body === undefined ? {} : { data: body }),
    });
    const text = await response.text();
    return { status: response.status(), body: text === '' ? undefined : JSON.parse(text) };
  };
  const logIn = async () => {
    const { status } = await ask('POST', '/api/login', { username: who.name, password: who.password });
    if (status !== 200) throw new Error(`${who.name} is not let in: ${status}`);
  };
  await logIn();
  return {
    context,
    page,
    complaints,
    ask,
    replyTo: async (method, path, content) => {
      const reply = await ask(method, path, content);
      if (reply.status >= 400)
        throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
      return reply.body;
    },
    go: async (place) => {
      const { href } = new URL(place, system.web);
      // A page of the same address but for its '#' would not be loaded; by way of about:blank it would start a process.
      if (withoutHash(href) === withoutHash(page.url()))
        await page.evaluate("history.replaceState(null, '', '/elsewhere')");
      await page.goto(href);
      await page.locator('h1').waitFor();
    },
    axe: (judging) => axeFindings(page, judging),
    lookAs: async (other) => {
      await page.setViewportSize({ ...viewport, width: other.width ?? width });
      await page.emulateMedia({ colorScheme: other.scheme ?? scheme });
      await speak(other.language ?? language);
      await logIn();
      complaints.length = 0;
    },
  };
}

/** The month before the present one: it is over, so that nothing in it changes while a journey runs. */
export function lastMonth(): { from: string; to: string } {
  const end = new Date();
  end.setUTCDate(0);
  const to = end.toISOString().slice(0, 10);
  return { from: `${to.slice(0, 8)}01`, to };
}
