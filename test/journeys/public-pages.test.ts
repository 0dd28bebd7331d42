// The public pages as they come from the build: read without a script, in the reader's language, found by searches.

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnPages } from '#shared/drawn-pages.ts';
import { languages } from '#shared/limits.ts';
import { site } from '#shared/site.ts';
import { openBrowser } from '../kit/browser.ts';
import { scriptBytes } from '../kit/script-weight.ts';
import { type RunningSystem, startSystem } from '../kit/system.ts';

/** table-and-performance.md, B11. */
const landingScriptBytesMax = 115_000;
const locales = { en: 'en-IE', is: 'is-IS', pt: 'pt-PT' } as const;
const paths = Object.keys(drawnPages);
let system: RunningSystem;
let browser: Browser;

beforeAll(async () => {
  [system, browser] = await Promise.all([startSystem({ demo: false, web: true }), openBrowser()]);
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await system?.stop();
});

async function visiting(
  options: Parameters<Browser['newContext']>[0],
  look: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  try {
    await look(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

describe.each(languages)('in %s', (language) => {
  it('every public page can be read without a script', async () => {
    await visiting({ locale: locales[language], javaScriptEnabled: false }, async (page) => {
      for (const path of paths) {
        await page.goto(system.web + path);
        expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}`));
        expect(await page.locator('h1').first().isVisible(), path).toBe(true);
        expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(300);
      }
    });
  });
});

it('who has chosen another language never sees the page in the site’s own', async () => {
  await visiting({ locale: 'en-IE' }, async (page) => {
    await page.addInitScript(() => localStorage.setItem('stund-language', 'is'));
    const shown: string[] = [];
    await page.exposeFunction('show', (text: string) => void shown.push(text));
    await page.addInitScript(() => {
      const look = () => {
        const head = document.querySelector('h1');
        if (head && getComputedStyle(head).visibility === 'visible')
          Reflect.apply(Reflect.get(globalThis, 'show'), undefined, [head.textContent]);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(`${system.web}/privacy`);
    await page.getByRole('heading', { level: 1, name: 'Persónuvernd' }).waitFor();
    await expect.poll(() => shown.length).toBeGreaterThan(0);
    expect([...new Set(shown)]).toEqual(['Persónuvernd']);
    expect(await page.title()).toBe('Persónuvernd · Stund');
  });
});

it('the campaign’s page is kept out of searches with one canonical address, with and without a script', async () => {
  for (const javaScriptEnabled of [true, false])
    await visiting({ locale: 'en-IE', javaScriptEnabled }, async (page) => {
      await page.goto(`${system.web}/a`);
      if (javaScriptEnabled) {
        await page.mouse.move(200, 200);
        await page.locator('#login form').first().waitFor();
      }
      const contents = await page
        .locator('meta[name=robots]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('content')));
      expect(contents).toEqual(['noindex']);
      expect(
        await page
          .locator('link[rel=canonical]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
      ).toEqual([`https://${site.domain}/`]);
    });
});

it('the map of the site names pages that answer, and the picture of each is there', async () => {
  const map = await (await fetch(`${system.web}/sitemap.xml`)).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));
  expect(addresses.length).toBeGreaterThan(paths.length);
  for (const { pathname } of addresses.filter(({ host }) => host === site.domain)) {
    const page = await (await fetch(system.web + pathname)).text();
    expect(page, pathname).toContain(`<link rel="canonical" href="https://${site.domain}${pathname}" />`);
    const picture =
      /property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(page)?.[1] ?? expect.fail(pathname);
    expect((await fetch(system.web + picture)).headers.get('content-type')).toBe('image/png');
  }
  expect(await (await fetch(`${system.web}/robots.txt`)).text()).toContain('Sitemap: ');
});

it('the landing page stays within its script', async () => {
  await visiting({ locale: 'en-IE' }, async (_, context) => {
    const bytes = await scriptBytes(context, `${system.web}/`, (page) => page.locator('#login').waitFor());
    console.log(`landing page: ${bytes} bytes of script`);
    expect(bytes).toBeLessThanOrEqual(landingScriptBytesMax);
  });
});
