// The set-up of a file of tests on the running system: started before the first of them, stopped after the last.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openBrowser } from '#test/kit/browser.ts';
import { callerOf } from '#test/kit/caller.ts';
import { checkInvariants } from '#test/kit/checker.ts';
import { type Desk, demoCompany, type Look, openDesk } from '#test/kit/desk.ts';
import { type RunningSystem, startSystem } from '#test/kit/system.ts';
import { aTenant, type Tenant } from '#test/kit/tenant.ts';

const tooEarly = () => expect.fail('nothing runs before the first test');

/** A system without the demo and one company on it; what it has stored in the end must fit together. */
export function useTenant() {
  let system: RunningSystem | undefined;
  let tenant: Tenant | undefined;
  beforeAll(async () => {
    system = await startSystem({ demo: false });
    tenant = await aTenant(system);
  });
  afterAll(async () => {
    const broken = system && checkInvariants(await system.rows(), await system.clock.now());
    await system?.stop();
    expect(broken).toEqual([]);
  });
  const here = {
    get system(): RunningSystem {
      return system ?? tooEarly();
    },
    get tenant(): Tenant {
      return tenant ?? tooEarly();
    },
  };
  const call: ReturnType<typeof callerOf> = (...asked) => callerOf(here.system.api)(...asked);
  return { here, call };
}

const demoCompanyName = 'Þakverk ehf.';

/** The system with its demo, a browser, and one of the demo's companies at its desk. */
export function useDemoDesk(company = demoCompanyName) {
  let system: RunningSystem | undefined;
  let browser: Browser | undefined;
  let desk: Desk | undefined;
  beforeAll(async () => {
    const opened = await Promise.all([startSystem({ demo: true, web: true }), openBrowser()]);
    [system, browser] = opened;
    desk = await openDesk(...opened, demoCompany(system, company));
  });
  afterAll(async () => {
    await browser?.close();
    await system?.stop();
  });
  return {
    get system(): RunningSystem {
      return system ?? tooEarly();
    },
    get browser(): Browser {
      return browser ?? tooEarly();
    },
    get desk(): Desk {
      return desk ?? tooEarly();
    },
    get page(): Page {
      return desk?.page ?? tooEarly();
    },
  };
}

/** A place of the desk, wide and in light, narrow and in the dark: axe finds nothing, no line runs out, no complaint. */
export async function expectClean(
  { system, browser }: Pick<ReturnType<typeof useDemoDesk>, 'system' | 'browser'>,
  language: NonNullable<Look['language']>,
  place: string,
  isShown: (shown: Desk) => Promise<unknown>,
): Promise<void> {
  for (const [width, scheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    const shown = await openDesk(system, browser, demoCompany(system, demoCompanyName), {
      width,
      language,
      scheme,
    });
    await shown.go(place);
    await isShown(shown);
    expect(await shown.axe(), `${width} px`).toEqual([]);
    expect(await shown.page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    expect(shown.complaints).toEqual([]);
    await shown.context.close();
  }
}
