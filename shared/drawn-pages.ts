// The public pages that are drawn as HTML when the site is built, and which of them answers a request: the same rule
// at the edge and on one machine.

import { languages } from './limits.ts';
import { regionNames } from './model/region.ts';

/** The name of the page at each address. */
export const drawnPages = {
  '/': 'landing',
  '/a': 'campaign',
  '/download': 'download',
  '/privacy': 'privacy',
  '/terms': 'terms',
  '/cookies': 'cookies',
  '/changelog': 'changelog',
  '/changelog/2025-05-02': 'changelogReports',
  '/changelog/2025-02-23': 'changelogTimeClock',
} as const;
export type DrawnPath = keyof typeof drawnPages;
export type DrawnPage = (typeof drawnPages)[DrawnPath];

type Choice = {
  readonly pages: Readonly<Record<string, string>>;
  readonly regions: readonly string[];
  readonly languages: readonly string[];
};
/** What there is to choose from. */
export const drawnChoice: Choice = { pages: drawnPages, regions: regionNames, languages };

type Visitor = {
  readonly path: string;
  /** The region of the site, or its host, whose first word names the region. */
  readonly host: string;
  /** What the browser says of its languages, the first one first. */
  readonly accepted: string;
};

/**
 * The file that answers: of the region's site in its language; at the root, which is nobody's, in the first language
 * of the browser that we speak. Undefined for an address that is not drawn. It runs at the edge as it is written
 * here (infra/stacks/web.ts), so it uses nothing from outside and no syntax younger than ES2015.
 * @example drawnFile(choice, { path: '/terms', host: 'pt.stund.example', accepted: '' }) → '/pages/pt/terms.html'
 */
export function drawnFile(choice: Choice, visitor: Visitor): string | undefined {
  const page = Object.keys(choice.pages).indexOf(visitor.path) === -1 ? '' : choice.pages[visitor.path];
  if (!page) return undefined;
  const region = visitor.host.split('.')[0] || '';
  if (choice.regions.indexOf(region) !== -1) return `/pages/${region}/${page}.html`;
  const spoken = visitor.accepted
    .split(',')
    .map((one) => one.trim().slice(0, 2).toLowerCase())
    .filter((one) => choice.languages.indexOf(one) !== -1);
  return `/pages/root-${spoken[0] || choice.languages[0]}/${page}.html`;
}
