// A company's office in a real browser, logged in: opens places, runs axe on them, calls the API.

import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { languages } from '#shared/limits.ts';
import { axeFindings } from './axe.ts';
import type { RunningSystem } from './system.ts';
import { accountSpeaks } from './visitor.ts';

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
  readonly axe: () => Promise<string[]>;
  readonly ask: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;
  /** The reply to a call that must succeed. */
  readonly replyTo: (method: string, path: string, body?: unknown) => Promise<unknown>;
};

// Long time limits for slow machines; no test here measures time.
const patience = 60_000;

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
  // Between two places the page is about:blank, which has no storage.
  await page.addInitScript((chosen) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('stund-language', chosen);
  }, language);
  await accountSpeaks(context, language);
  const ask: Desk['ask'] = async (method, path, body) => {
    const response = await context.request.fetch(`${system.api}${path}`, {
      method,
      headers: { 'x-stund': '1', origin: system.web },
      ...(body === undefined ? {} : { data: body }),
    });
    const text = await response.text();
    return { status: response.status(), body: text === '' ? undefined : JSON.parse(text) };
  };
  const { status } = await ask('POST', '/api/login', { username: who.name, password: who.password });
  if (status !== 200) throw new Error(`${who.name} is not let in: ${status}`);
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
      await page.goto('about:blank');
      await page.goto(`${system.web}${place}`);
      await page.locator('h1').waitFor();
    },
    axe: () => axeFindings(page),
  };
}

/** The month before the present one: it is over, so that nothing in it changes while a journey runs. */
export function lastMonth(): { from: string; to: string } {
  const end = new Date();
  end.setUTCDate(0);
  const to = end.toISOString().slice(0, 10);
  return { from: `${to.slice(0, 8)}01`, to };
}
