// A company's desk in a real browser, signed in: opened at a place, asked what axe finds, or asked of its API.

import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { languages } from '#shared/limits.ts';
import { axeFindings } from './axe.ts';
import type { RunningSystem } from './system.ts';

type Language = (typeof languages)[number];
export type Look = {
  readonly width?: number;
  readonly language?: Language;
  readonly scheme?: 'light' | 'dark';
};
export type Desk = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong in the page or its console. */
  readonly complaints: string[];
  readonly go: (place: string) => Promise<void>;
  readonly axe: () => Promise<string[]>;
  readonly ask: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;
};

// The slowest machine is waited for; nothing here decides by how long it took.
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
  const { width = 1280, language = 'en', scheme = 'light' } = look;
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ viewport, locale: 'en', colorScheme: scheme });
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
    go: async (place) => {
      await page.goto('about:blank');
      await page.goto(`${system.web}${place}`);
      await page.locator('h1').waitFor();
    },
    axe: () => axeFindings(page),
  };
}
