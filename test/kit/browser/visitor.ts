// A logged-in visitor in a browser: the cookie comes from the API, as for our own page.

import type { Browser, BrowserContext, Disposable } from 'playwright-core';
import type { RunningSystem } from '#test/kit/system/system.ts';
import type { languages } from '#shared/limits.ts';

type Language = (typeof languages)[number];

export type Credentials =
  | {
      readonly role: 'COMPANY' | 'COMPANY_TIME_CLOCK' | 'ADMIN';
      readonly name: string;
      readonly password: string;
    }
  | { readonly role: 'EMPLOYEE'; readonly company: string; readonly name: string; readonly password: string };

const doors = {
  ADMIN: '/admin/login',
  COMPANY: '/api/login',
  COMPANY_TIME_CLOCK: '/api/time_clock/login',
  EMPLOYEE: '/employee/v2/login',
} as const;

/**
 * Sets the account's language to the test's, because the page would switch to the language of the settings. A script in
 * the page changes the reply: routing requests in the browser would fetch every file of every page again.
 */
export const setAccountLanguage = (context: BrowserContext, language: string): Promise<Disposable> =>
  context.addInitScript((chosen) => {
    const ask = window.fetch.bind(window);
    window.fetch = async (asked, how) => {
      const response = await ask(asked, how);
      const { pathname } = new URL(asked instanceof Request ? asked.url : asked, location.href);
      if (!/^\/api\/(?:self|login)$/.test(pathname) || !response.ok) return response;
      const said: unknown = await response.clone().json();
      if (typeof said !== 'object' || said === null || !('role' in said) || !('settings' in said))
        return response;
      if (said.role !== 'COMPANY' || typeof said.settings !== 'object') return response;
      const { status, headers } = response;
      const settings = { ...said.settings, language: chosen };
      return new Response(JSON.stringify({ ...said, settings }), { status, headers });
    };
  }, language);

/** A context whose clocks are not kept for use without a network: keeping one fetches all its files once more. */
export const notKept = { serviceWorkers: 'block' } as const;

type Look = {
  readonly isPhone: boolean;
  /** The clocks keep themselves for use without a network. */
  readonly isKept?: boolean;
  readonly language: Language;
  /** Two dots a pixel, for sharp pictures. */
  readonly window?: { readonly width: number; readonly height: number };
  readonly isDark?: boolean;
};

/** A page 1280 pixels wide, or 390 for a phone, unless `window` is given; logged in as `who`, if given. */
export async function aVisitor(
  browser: Browser,
  system: Pick<RunningSystem, 'api' | 'web'>,
  look: Look,
  who?: Credentials,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: look.window ?? (look.isPhone ? { width: 390, height: 844 } : { width: 1280, height: 860 }),
    deviceScaleFactor: look.window || look.isPhone ? 2 : 1,
    isMobile: look.isPhone,
    hasTouch: look.isPhone,
    colorScheme: look.isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    ...(!look.isKept && notKept),
  });
  await context.addInitScript((language) => localStorage.setItem('stund-language', language), look.language);
  await setAccountLanguage(context, look.language);
  if (who) {
    const data =
      who.role === 'EMPLOYEE'
        ? { company_name: who.company, employee_name: who.name, password: who.password }
        : { username: who.name, password: who.password };
    const headers = { origin: system.web, 'x-stund': '1' };
    const reply = await context.request.post(system.api + doors[who.role], { headers, data });
    if (!reply.ok()) throw new Error(`${who.name} could not log in: ${reply.status()} ${await reply.text()}`);
  }
  return context;
}
