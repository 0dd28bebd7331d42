// Proves the head of public pages for search engines: one address each, its other languages, no invented facts.
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fileAnswering, manifestOf, publicPages, siteChoice } from '#shared/drawn-pages.ts';
import { languages, productName } from '#shared/limits.ts';
import { regionNames } from '#shared/model/company/region.ts';
import { isPlaceholder, site } from '#shared/site.ts';
import { languageCodes } from '#shared/text/plural.ts';
import { alternatesOf, headOf, robots, sitemap, systemsOf, type Variant, variants } from '#web/drawn/head.ts';
import { publicPageAt } from '#web/public-pages.ts';
import { screens } from '#web/screens.ts';
import { readArea } from '#web/text.ts';

const pages = [...new Set(Object.values(publicPages))];
const words = z.object({ title: z.string(), description: z.string() });
const variantOf = (folder: string): Variant =>
  variants.find((one) => one.folder === folder) ?? expect.fail(folder);
const headAt = (page: (typeof pages)[number], folder: string): HTMLHeadElement => {
  const html = headOf(page, variantOf(folder), { title: 'Verð & "tímar" <1>', description: 'Lýsing' });
  return new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html').head;
};
const value = (head: HTMLHeadElement, selector: string, attribute: string) =>
  head.querySelector(selector)?.getAttribute(attribute);

describe('a drawn page', () => {
  it('stands at the address of its screen', () => {
    for (const [path, page] of Object.entries(publicPages)) {
      expect(screens[page].path).toBe(path);
      expect(publicPageAt(path)).toBe(page);
    }
    for (const path of ['/login', '/app', '/terms/', '/TERMS', 'toString'])
      expect(publicPageAt(path)).toBeUndefined();
  });

  it('is drawn for every site that a visitor may come to', () => {
    const folders = variants.map(({ folder }) => folder);
    const hosts = [site.domain, ...regionNames.map((name) => `${name}.${site.domain}`)];
    const answered = hosts.flatMap((host) =>
      languages.map((accepted) => fileAnswering(siteChoice, { path: '/terms', host, accepted })),
    );
    expect(new Set(answered)).toEqual(new Set(folders.map((folder) => `/pages/${folder}/terms.html`)));
  });
});

describe('the head of a page', () => {
  it.each([
    ['is', 'https://is.stund.example/terms', 'is_IS', 'social-is.png'],
    ['en-gb', 'https://en-gb.stund.example/terms', 'en_GB', 'social-en.png'],
    ['root-pt', 'https://stund.example/terms', 'pt_PT', 'social-pt.png'],
  ])('of %s has its own address, %s, as canonical and shared', (folder, address, locale, picture) => {
    const head = headAt('terms', folder);
    expect(value(head, 'link[rel=canonical]', 'href')).toBe(address);
    expect(value(head, 'meta[property="og:url"]', 'content')).toBe(address);
    expect(value(head, 'meta[property="og:locale"]', 'content')).toBe(locale);
    expect(value(head, 'meta[property="og:image"]', 'content')).toMatch(
      new RegExp(`^https://.*/${picture}$`),
    );
  });

  it('names every other site, itself among them, and the root for all other readers', () => {
    for (const page of pages.filter((one) => one !== 'campaign'))
      for (const { folder } of variants) {
        const head = headAt(page, folder);
        const links = [...head.querySelectorAll('link[rel=alternate]')].map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]);
        expect(links).toEqual(alternatesOf(page));
        expect(links.map(([, href]) => href)).toContain(value(head, 'link[rel=canonical]', 'href'));
      }
    expect(alternatesOf('terms').map(([hreflang]) => hreflang)).toEqual([
      'is',
      'en',
      'en-GB',
      'en-IE',
      'pt',
      'x-default',
    ]);
  });

  it('writes signs of HTML as letters', () => {
    const head = headAt('landing', 'is');
    expect(head.querySelector('title')?.textContent).toBe('Verð & "tímar" <1> · Stund');
    expect(value(head, 'meta[property="og:title"]', 'content')).toBe('Verð & "tímar" <1> · Stund');
  });

  it.each([
    ['is', 'ISK', 8000, 60_000],
    ['en', 'USD', 50, 400],
    ['en-gb', 'GBP', 50, 400],
    ['root-is', 'USD', 50, 400],
  ])(
    'of the landing page on %s gives machines the prices in %s, and no rating',
    (folder, currency, low, high) => {
      const text = headAt('landing', folder).querySelector('script')?.textContent ?? '';
      expect(JSON.parse(text)).toMatchObject({
        '@graph': [
          { '@type': 'Organization', legalName: site.legalName },
          {
            '@type': 'SoftwareApplication',
            operatingSystem: isPlaceholder('apps') ? 'Web' : 'Web, iOS, Android',
            offers: { priceCurrency: currency, lowPrice: low, highPrice: high },
          },
        ],
      });
      expect(text).not.toMatch(/ratingValue|review/i);
      expect(headAt('terms', folder).querySelector('script')).toBeNull();
    },
  );

  it('names iOS and Android only once the settings file holds real addresses of the stores', () => {
    expect(systemsOf(true)).toBe('Web');
    expect(systemsOf(false)).toBe('Web, iOS, Android');
  });

  it.each(languages)(
    'has a title and a description of its own on each page in %s, short enough to be shown',
    async (language) => {
      const all = await Promise.all(
        pages
          .filter((page) => page !== 'campaign')
          .map(async (page) => words.parse(await readArea(language, screens[page].title))),
      );
      expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
      expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
      for (const { title, description } of all) {
        expect(title.length, title).toBeLessThanOrEqual(60);
        expect(description.length, description).toBeGreaterThan(50);
        expect(description.length, description).toBeLessThanOrEqual(160);
      }
    },
  );
});

describe('the files for search engines', () => {
  it('list each page of each site once, and not the campaign’s', () => {
    const document = new DOMParser().parseFromString(sitemap(), 'text/xml');
    expect(document.querySelector('parsererror')).toBeNull();
    const addresses = [...document.querySelectorAll('loc')].map(({ textContent }) => textContent);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toHaveLength((pages.length - 1) * (regionNames.length + 1));
    expect(addresses.filter((address) => address.endsWith('/a'))).toEqual([]);
  });

  it('keep pages behind a log-in out, and no public page', () => {
    const kept = [...robots().matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);
    const isOut = (path: string) => kept.some((start) => path.startsWith(start));
    for (const { path, access } of Object.values(screens))
      expect([path, isOut(path)]).toEqual([path, access !== 'anyone']);
  });
});

describe('the installed application', () => {
  const manifest = async (language: (typeof languages)[number]) =>
    z
      .record(z.string(), z.unknown())
      .check(z.refine(({ lang }) => lang === languageCodes[language]))
      .parse(JSON.parse(await readFile(`web/public${manifestOf(language)}`, 'utf8')));

  it('is the same in every language, but for the language and what it says of itself', async () => {
    const all = await Promise.all(languages.map(manifest));
    const same = all.map((one) => ({ ...one, lang: '', description: '' }));
    expect(same).toEqual(languages.map(() => same[0]));
    expect(same[0]).toMatchObject({ id: '/', name: productName, short_name: productName });
    expect(new Set(all.map(({ description }) => description)).size).toBe(languages.length);
  });
});
