// The public pages as they come from the build: read without a script, taken up without a shift, found by searches.

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { applicationPaths, doorPages, manifestOf, publicPages } from '#shared/drawn-pages.ts';
import { languages, productName } from '#shared/limits.ts';
import { signedInCookie } from '#shared/signed-in.ts';
import { site } from '#shared/site.ts';
import { landing } from '#shared/text/en/pages/landing.ts';
import { landing as en } from '#shared/text/en/pages/landing.ts';
import { landing as landingIs } from '#shared/text/is/pages/landing.ts';
import { privacy } from '#shared/text/is/pages/privacy.ts';
import { landing as is } from '#shared/text/is/pages/landing.ts';
import { signIn as signInIs } from '#shared/text/is/sign-in.ts';
import { languageCodes } from '#shared/text/plural.ts';
import { landing as pl } from '#shared/text/pl/pages/landing.ts';
import { landing as landingPt } from '#shared/text/pt/pages/landing.ts';
import { landing as pt } from '#shared/text/pt/pages/landing.ts';
import { signIn as signInPt } from '#shared/text/pt/sign-in.ts';
import { fill } from '#shared/text/texts.ts';
import { scriptBytes } from '#test/kit/browser/script-weight.ts';
import { useSystemAndBrowser } from '#test/kit/system/use-system.ts';
import { expectWhole } from '#test/kit/browser/whole-page.ts';
import { quietDoors } from './quiet-paths.ts';

/** table-and-performance.md allows the landing page 115 kB of scripts; until its reader moves the page needs only the script that waits for a move. */
const readingScriptBytesMax = 5_000;
const worded = (text: string): string => fill(text, { provider: productName });
const needsScript = {
  en: worded(en.needsScript),
  is: worded(is.needsScript),
  pt: worded(pt.needsScript),
  pl: worded(pl.needsScript),
};
const locales = { en: 'en-IE', is: 'is-IS', pt: 'pt-PT', pl: 'pl-PL' } as const;
const paths = Object.keys(publicPages);
const doors = Object.keys(doorPages);
const here = useSystemAndBrowser();

async function visiting(
  options: Parameters<Browser['newContext']>[0],
  look: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await here.browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  try {
    await look(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** The page's errors, and how far its parts have moved since it was first painted. */
async function listening(page: Page) {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  await page.addInitScript(() => {
    let moved = 0;
    Reflect.set(globalThis, 'moved', () => moved);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return said;
}

/** The mark, the log-in and the menu's button stand on one line; the languages of a page that is only read stand below them. */
async function expectHeaderWhole(page: Page, path: string): Promise<void> {
  const tops = await page
    .locator('header > a, header > div > a:visible, header button:visible')
    .evaluateAll((all) =>
      all.map((one) => {
        const { top, height } = one.getBoundingClientRect();
        return [Math.round(top + height / 2), height <= 48];
      }),
    );
  expect(
    tops.every(([, isOneLine]) => isOneLine),
    path,
  ).toBe(true);
  expect(new Set(tops.map(([middle]) => middle)).size, path).toBeLessThanOrEqual(2);
}

describe.each(languages)('in %s', (language) => {
  it('every public page can be read without a script', async () => {
    await visiting({ locale: locales[language], javaScriptEnabled: false }, async (page) => {
      for (const path of paths) {
        await page.goto(here.system.web + path);
        expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}`));
        expect(await page.locator('h1').first().isVisible(), path).toBe(true);
        expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(300);
      }
    });
  });

  it('every public page is taken up quietly: nothing moves, nothing is drawn twice; it is clean and as wide as its window; its header does not wrap at 320 px', async () => {
    await visiting({ locale: locales[language] }, async (page) => {
      const said = await listening(page);
      for (const path of paths) {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(here.system.web + path);
        const head = await page.locator('h1').first().elementHandle();
        // On a busy machine a preloaded typeface may arrive after the first frame, which the browser allows it for 0.1 s.
        await page.evaluate('document.fonts.ready.then(() => new Promise(requestAnimationFrame))');
        const byTypeface = Number(await page.evaluate('moved()'));
        expect(byTypeface, path).toBeLessThan(0.01);
        // The landing page's application draws it again; the others are taken up once their reader moves.
        const isLanding = ['/', '/a'].includes(path);
        if (!isLanding) await page.mouse.wheel(0, 1);
        await page.waitForLoadState('networkidle');
        // The very element that came with the page is still in it.
        expect(await head?.evaluate((one) => one.isConnected), path).toBe(true);
        expect(Number(await page.evaluate('moved()')) - byTypeface, path).toBeLessThan(0.001);
        // The landing page's forms come with the visitor's first move.
        if (isLanding) {
          await page.mouse.wheel(0, 1);
          await page.locator('#login form').first().waitFor();
        }
        await expectWhole(page, language);
        await expectHeaderWhole(page, path);
      }
      expect(said).toEqual([]);
    });
  });

  it('every door is drawn without a script, and says that it needs one', async () => {
    await visiting({ locale: locales[language], javaScriptEnabled: false }, async (page) => {
      for (const path of doors) {
        await page.goto(here.system.web + path);
        expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}`));
        expect(await page.locator('main h1').isVisible(), path).toBe(true);
        expect(await page.locator('noscript p:visible').allInnerTexts(), path).toEqual([
          needsScript[language],
        ]);
      }
    });
  });

  it('every door with a form is taken over quietly: nothing moves; it is clean and as wide as its window', async () => {
    await visiting({ locale: locales[language] }, async (page) => {
      const said = await listening(page);
      for (const path of quietDoors) {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(here.system.web + path);
        await page.locator('form:not([method])').waitFor();
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate('moved()'), path).toBe(0);
        await expectWhole(page, language);
      }
      expect(said).toEqual([]);
    });
  });

  it('without a script the landing page keeps its anchors on a phone, and its forms say what they need', async () => {
    const phone = { locale: locales[language], viewport: { width: 320, height: 700 } };
    await visiting({ ...phone, javaScriptEnabled: false }, async (page) => {
      await page.goto(`${here.system.web}/`);
      expect(await page.locator('header nav a:visible').count()).toBe(7);
      expect(await page.locator('header button:visible').count()).toBe(0);
      const needs = needsScript[language];
      expect(await page.locator('noscript p:visible').allInnerTexts()).toEqual([needs, needs, needs]);
    });
  });
});

it('a page of the application says without a script what it needs, in every language', async () => {
  await visiting({ javaScriptEnabled: false }, async (page) => {
    for (const path of applicationPaths) {
      await page.goto(here.system.web + path);
      expect(await page.locator('noscript p:visible').allInnerTexts(), path).toEqual(
        Object.values(needsScript),
      );
    }
  });
});

/** Holds scripts of the page back; returns the function that lets them come. */
async function heldBack(page: Page, scripts: string | RegExp): Promise<() => void> {
  const coming = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await coming.promise;
    await route.continue();
  });
  return coming.resolve;
}
const startScript = /\/assets\/start-[\w-]{7}\.js/;
const doorScript = '**/assets/start-door-*.js';

it('a button that is pressed before the script of its page has come is answered when it comes', async () => {
  await visiting({ locale: 'en-IE', viewport: { width: 390, height: 800 } }, async (page) => {
    const come = await heldBack(page, '**/assets/front-*.js');
    await page.goto(`${here.system.web}/`);
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    expect(await menu.getAttribute('aria-expanded')).toBe('false');
    come();
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true');
  });
});

it('text typed and sent in a log-in page before its script has come is neither lost nor shown in the address', async () => {
  await visiting({ locale: 'en-IE' }, async (page) => {
    const come = await heldBack(page, doorScript);
    const asked: unknown[] = [];
    await page.route('**/api/login', async (route) => {
      asked.push(route.request().postDataJSON());
      await route.abort();
    });
    // Until then nothing remembers a press.
    const isHeard = page.waitForRequest(doorScript);
    await page.goto(`${here.system.web}/login`);
    await isHeard;
    await page.getByLabel('Company name').fill('Þakpappi ehf.');
    await page.getByLabel('Password', { exact: true }).fill('three words');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    expect(new URL(page.url()).search).toBe('');
    expect(asked).toEqual([]);
    come();
    await expect.poll(() => asked).toEqual([{ username: 'Þakpappi ehf.', password: 'three words' }]);
    expect(await page.getByLabel('Company name').inputValue()).toBe('Þakpappi ehf.');
    expect(new URL(page.url()).search).toBe('');
  });
});

it('who is typing in a door when its script comes goes on where the caret was', async () => {
  await visiting({ locale: 'en-IE' }, async (page) => {
    const come = await heldBack(page, doorScript);
    await page.goto(`${here.system.web}/login_employee`);
    const name = page.getByLabel('Employee name');
    await name.pressSequentially('Anna');
    await name.press('ArrowLeft');
    come();
    await page.locator('form:not([method])').waitFor();
    await page.keyboard.type('nn');
    expect(await name.inputValue()).toBe('Annnna');
  });
});

it('who is signed in never sees a door', async () => {
  await visiting({ locale: 'en-IE' }, async (page) => {
    await page.context().addCookies([{ name: signedInCookie, value: 'yes', url: here.system.web }]);
    // It neither comes nor fails.
    await page.route('**/assets/start-*.js', () => undefined);
    await page.goto(`${here.system.web}/login`);
    await page.locator('h1').waitFor({ state: 'attached' });
    expect(await page.locator('h1').isVisible()).toBe(false);
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
    await page.goto(`${here.system.web}/privacy`);
    await page.getByRole('heading', { level: 1, name: 'Persónuvernd' }).waitFor();
    await expect.poll(() => shown.length).toBeGreaterThan(0);
    expect([...new Set(shown)]).toEqual(['Persónuvernd']);
    expect(await page.title()).toBe('Persónuvernd · Stund');
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(privacy.description);
  });
});

it.each([
  ['/login', 'is', signInIs.companyTitle, landingIs.description],
  ['/login_employee', 'pt', signInPt.employeeTitle, landingPt.description],
  ['/login_link', 'is', signInIs.link.title, landingIs.description],
] as const)(
  'after a language switch, %s describes itself and what is installed from it in %s',
  async (path, language, title, description) => {
    await visiting({ locale: 'en-IE' }, async (page) => {
      await page.goto(here.system.web + path);
      expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe('/manifest-en.webmanifest');
      await page.getByRole('button', { name: { is: 'Íslenska', pt: 'Português' }[language] }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await expect.poll(() => page.title()).toBe(`${title} · ${productName}`);
      const described = page.locator('meta[name=description]');
      await expect.poll(() => described.getAttribute('content')).toBe(description);
      expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe(manifestOf(language));
    });
  },
);

it.each(languages)(
  'a site in %s and a clock of somebody who reads it are installed with its manifest',
  async (language) => {
    await visiting({ locale: locales[language] }, async (page, context) => {
      const hrefAt = async (path: string) => {
        await page.goto(here.system.web + path);
        return page.locator('link[rel=manifest]');
      };
      expect(await (await hrefAt('/download')).getAttribute('href')).toBe(manifestOf(language));
      const ofClock = await hrefAt('/employee/app');
      await expect.poll(() => ofClock.getAttribute('href')).toBe(manifestOf(language));
      const answer = await context.request.get(here.system.web + manifestOf(language));
      expect(answer.headers()['content-type']).toBe('application/manifest+json');
      expect(await answer.json()).toMatchObject({
        lang: languageCodes[language],
        start_url: '/employee/app',
      });
    });
  },
);

it('an Icelandic quotation stands between Icelandic marks', async () => {
  await visiting({ locale: locales.is }, async (page) => {
    await page.goto(`${here.system.web}/`);
    const marks = await page
      .locator('blockquote')
      .first()
      .evaluate((one) => getComputedStyle(one).quotes);
    expect(marks).toMatch(/^"„" "“"/);
  });
});

it('a page that is only read loads no application, and its links lead on', async () => {
  await visiting({ locale: 'en-IE' }, async (page, context) => {
    await context.route(/\/assets\/(app|start)-[\w-]{7}\.js/, (route) => route.abort());
    await page.goto(`${here.system.web}/terms`);
    await page.mouse.wheel(0, 1);
    await page.getByRole('link', { name: 'What we keep and for how long' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Português' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacidade' }).waitFor();
  });
});

it('the campaign’s page is kept out of searches with one canonical address, with and without a script [routes.a-noindex routes.a-canonical]', async () => {
  for (const javaScriptEnabled of [true, false])
    await visiting({ locale: 'en-IE', javaScriptEnabled }, async (page) => {
      await page.goto(`${here.system.web}/a`);
      if (javaScriptEnabled) {
        await page.mouse.wheel(0, 1);
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
  const map = await (await fetch(`${here.system.web}/sitemap.xml`)).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));
  expect(addresses.length).toBeGreaterThan(paths.length);
  for (const { pathname } of addresses.filter(({ host }) => host === site.domain)) {
    const page = await (await fetch(here.system.web + pathname)).text();
    expect(page, pathname).toContain(`<link rel="canonical" href="https://${site.domain}${pathname}" />`);
    const picture =
      /property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(page)?.[1] ?? expect.fail(pathname);
    expect((await fetch(here.system.web + picture)).headers.get('content-type')).toBe('image/png');
  }
  expect(await (await fetch(`${here.system.web}/robots.txt`)).text()).toContain('Sitemap: ');
});

it('the landing page is read with next to no script', async () => {
  await visiting({ locale: 'en-IE' }, async (_, context) => {
    const bytes = await scriptBytes(context, `${here.system.web}/`, async (page) => {
      await page.locator('#login').waitFor();
      // As a browser reports a resting pointer.
      await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
    });
    console.log(`landing page: ${bytes} bytes of script`);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(readingScriptBytesMax);
  });
});

describe('a page whose script does not come', () => {
  it.each(['/', '/login', '/admin'])('%s says so, and lives after it is loaded again', async (path) => {
    await visiting({ locale: 'en-IE', viewport: { width: 390, height: 800 } }, async (page) => {
      await page.route('**/assets/start-*.js', (route) => route.abort());
      await page.goto(here.system.web + path);
      await page.mouse.wheel(0, 10);
      const alert = page.getByRole('alert').filter({ hasText: 'Part of this page could not be loaded.' });
      await alert.waitFor();
      await page.unrouteAll();
      await alert.getByRole('button', { name: 'Reload page' }).click();
      await page.mouse.wheel(0, 10);
      await expect.poll(() => page.locator('[data-field] input:not([inert] *)').count()).toBeGreaterThan(0);
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });
});

it('who reads the landing page by keys stays where the focus is when the application arrives', async () => {
  await visiting({ locale: 'en-IE' }, async (page) => {
    const come = await heldBack(page, startScript);
    await page.goto(`${here.system.web}/`);
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const before = await focused();
    expect(before).not.toBe('');
    come();
    await expect.poll(() => page.locator('#login [inert]').count()).toBe(0);
    expect(await focused()).toBe(before);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A');
  });
});

it('a press on the landing page that the application meets half done counts, and what it stopped stands still afterwards', async () => {
  await visiting({ locale: 'en-IE' }, async (page) => {
    const come = await heldBack(page, startScript);
    await page.goto(`${here.system.web}/`);
    await page.getByRole('button', { name: landing.proof.pause }).hover();
    await page.mouse.down();
    come();
    // Longer than it takes the application to come.
    await page.waitForTimeout(2_000);
    expect(await page.locator('#login [inert]').count()).toBeGreaterThan(0);
    await page.mouse.up();
    await expect.poll(() => page.locator('#login [inert]').count()).toBe(0);
    await page.getByRole('button', { name: landing.proof.resume }).waitFor();
  });
});
