// The head of a drawn page, for search engines and link previews.

import { type DrawnPage, drawnPages, publicPages } from '#shared/drawn-pages.ts';
import { languages, productName } from '#shared/limits.ts';
import { monthlyPrice, plansSold } from '#shared/model/billing/plan.ts';
import {
  type Region,
  type RegionName,
  regionNames,
  regions,
  rootRegion,
} from '#shared/model/company/region.ts';
import { isPlaceholder, site } from '#shared/site.ts';

type Language = (typeof languages)[number];

/** One site that a page is drawn for: a region's, or the root's in one of the languages. */
export type Variant = {
  readonly folder: string;
  readonly language: Language;
  readonly region: RegionName | undefined;
};
export const variants: readonly Variant[] = [
  ...regionNames.map((name) => ({ folder: name, language: regions[name].language, region: name })),
  ...languages.map((language) => ({ folder: `root-${language}`, language, region: undefined })),
];

const originOf = (region: RegionName | undefined): string =>
  `https://${region === undefined ? '' : `${region}.`}${site.domain}`;
/** The campaign is the landing page under another path: its canonical address is the landing page's. */
const ownPath = (page: DrawnPage): string => {
  const named = page === 'campaign' ? 'landing' : page;
  return Object.entries(drawnPages).find(([, name]) => name === named)?.[0] ?? '/';
};
const addressOf = (page: DrawnPage, region: RegionName | undefined): string =>
  originOf(region) + ownPath(page);
/** The same page on the sites of all regions, by hreflang. */
export const alternatesOf = (page: DrawnPage): readonly (readonly [hreflang: string, address: string])[] => [
  ...regionNames.map((name) => [hreflangOf(name), addressOf(page, name)] as const),
  ['x-default', addressOf(page, undefined)],
];
/** A region without a country in its name serves all readers of its language; the others have language and country. */
const hreflangOf = (name: RegionName): string => (name.includes('-') ? regions[name].locale : name);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escaped(value)}"`)
    .join(' ')} />`;

const localeOf = ({ language, region }: Variant): string =>
  (region === undefined
    ? { en: 'en-US', is: 'is-IS', pt: 'pt-PT', pl: 'pl-PL' }[language]
    : regions[region].locale
  ).replace('-', '_');

/** The systems the product runs on; only the web while the stores' addresses are placeholders. */
export const systemsOf = (areStoresInvented: boolean): string =>
  areStoresInvented ? 'Web' : 'Web, iOS, Android';

/** Structured data about the product, with true facts only: no rating, no number of downloads. */
function structured({ region, language }: Variant, description: string): string {
  const { currency }: Region = region === undefined ? rootRegion : regions[region];
  const prices = plansSold.map((plan) => {
    const { minor } = monthlyPrice(plan, currency);
    return currency === 'ISK' ? minor : minor / 100;
  });
  const organization = {
    '@type': 'Organization',
    '@id': `${originOf(undefined)}/#organization`,
    name: productName,
    legalName: site.legalName,
    url: `${originOf(undefined)}/`,
    logo: `${originOf(undefined)}/icon-512.png`,
    email: site.supportEmail,
    telephone: site.phone,
  };
  const application = {
    '@type': 'SoftwareApplication',
    name: productName,
    description,
    url: addressOf('landing', region),
    inLanguage: language,
    applicationCategory: 'BusinessApplication',
    operatingSystem: systemsOf(isPlaceholder('apps')),
    publisher: { '@id': organization['@id'] },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: currency,
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: prices.length,
    },
  };
  const data = { '@context': 'https://schema.org', '@graph': [organization, application] };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

type Words = { readonly title: string; readonly description: string };

const pageTitle = (title: string): string => `${title} · ${productName}`;

/** The lines of the head; the campaign's also keep it out of search results. */
export function headOf(page: DrawnPage, variant: Variant, { title, description }: Words): string {
  const { region, language } = variant;
  const address = addressOf(page, region);
  const picture = `${originOf(region)}/social-${language}.png`;
  const named = pageTitle(title);
  const shared = {
    'og:type': 'website',
    'og:site_name': productName,
    'og:title': named,
    'og:description': description,
    'og:url': address,
    'og:locale': localeOf(variant),
    'og:image': picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': named,
  };
  const isFound = page !== 'campaign';
  return [
    `<title>${escaped(named)}</title>`,
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'canonical', href: address }),
    ...(isFound
      ? alternatesOf(page).map(([hreflang, href]) => tag('link', { rel: 'alternate', hreflang, href }))
      : [tag('meta', { name: 'robots', content: 'noindex' })]),
    ...Object.entries(shared).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...(page === 'landing' ? [structured(variant, description)] : []),
  ].join('\n    ');
}

const found = [...new Set(Object.values(publicPages))].filter((page) => page !== 'campaign');

/** The sitemap: every public page of every site, each with its other languages. */
export function sitemap(): string {
  const entries = [undefined, ...regionNames].flatMap((region) =>
    found.map((page) => {
      const links = alternatesOf(page).map(([hreflang, href]) =>
        tag('xhtml:link', { rel: 'alternate', hreflang, href }),
      );
      return `<url><loc>${addressOf(page, region)}</loc>${links.join('')}</url>`;
    }),
  );
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${entries.join('\n')}\n</urlset>\n`;
}

/** robots.txt: keeps search engines off the pages behind a log-in. */
export const robots = (): string =>
  [
    'User-agent: *',
    ...['/app', '/admin/', '/employee/', '/time_clock'].map((path) => `Disallow: ${path}`),
    `Sitemap: ${originOf(undefined)}/sitemap.xml`,
    '',
  ].join('\n');
