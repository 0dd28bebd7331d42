// A browser's visitor who is logged in: the cookie comes from the API, as our own page would ask for it.

import type { Browser, BrowserContext } from 'playwright-core';
import type { RunningSystem } from '#test/kit/system.ts';

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

/** A company's account speaks by its settings: whoever looks has it in the language of the look. */
export async function accountSpeaks(context: BrowserContext, language: string): Promise<void> {
  await context.route(/\/api\/(?:self|login)$/, async (route) => {
    const response = await route.fetch();
    const said: unknown = await response.json().catch(() => undefined);
    const settings =
      typeof said === 'object' && said !== null && 'settings' in said ? said.settings : undefined;
    const isOfCompany =
      typeof said === 'object' && said !== null && 'role' in said && said.role === 'COMPANY';
    if (!isOfCompany || typeof settings !== 'object') return route.fulfill({ response });
    return route.fulfill({ response, json: { ...said, settings: { ...settings, language } } });
  });
}

type Look = {
  readonly isPhone: boolean;
  readonly language: 'en' | 'is' | 'pt';
  /** Taken sharp, two dots a pixel. */
  readonly window?: { readonly width: number; readonly height: number };
  readonly isDark?: boolean;
};

/** A desk of 1280 pixels or a phone of 390, where no window is given; logged in when `who` is given. */
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
  });
  await context.addInitScript((language) => localStorage.setItem('stund-language', language), look.language);
  await accountSpeaks(context, look.language);
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
