// Which file of the site answers an address, and which addresses lead to the landing page: the same rule at the edge
// and on one machine. The public pages and the doors among them are drawn as HTML when the site is built.

import { languages } from './limits.ts';
import { regionNames } from './model/company/region.ts';

/** The name of the page at each address that is read. */
export const publicPages = {
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
export type PublicPage = (typeof publicPages)[keyof typeof publicPages];

/**
 * Pages with a log-in form or behind a mailed link. Also drawn as HTML, so the form shows before its script runs.
 */
export const doorPages = {
  '/login': 'login',
  '/login_employee': 'loginEmployee',
  '/login_time_clock': 'loginTimeClock',
  '/login_link': 'loginLink',
  '/login_link_time_clock': 'loginLinkTimeClock',
  '/change_password_link': 'changePasswordLink',
  '/forgot_password': 'forgotPassword',
} as const;
export type DoorPage = (typeof doorPages)[keyof typeof doorPages];

export const drawnPages = { ...publicPages, ...doorPages } as const;
export type DrawnPath = keyof typeof drawnPages;
export type DrawnPage = (typeof drawnPages)[DrawnPath];

/** The other screens, all in the application's one page; `web/screens.ts` takes no path that is not here. */
export const applicationPaths = [
  '/report_file',
  '/report_consent',
  '/report_unsubscribe',
  '/admin',
  '/admin/app',
  '/admin/scripts',
  '/admin/audit',
  '/admin/security',
  '/app',
  '/app/report',
  '/app/setup',
  '/time_clock',
  '/employee/app',
] as const;
/**
 * A company's own screens. Only they open the card reseller's window, so they have a security policy of their own.
 */
export const officePaths: readonly string[] = ['/app', '/app/report', '/app/setup'];
export type ScreenPath = DrawnPath | (typeof applicationPaths)[number];

/** The web app manifest in one language. */
export const manifestOf = (language: (typeof languages)[number]): string =>
  `/manifest-${language}.webmanifest`;

/**
 * Files and folders at the root of the site besides its pages: web/public, and what the build and the stage add.
 */
const topFiles: readonly string[] = [
  '/config.json',
  '/favicon.ico',
  '/favicon.svg',
  '/icon-180.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/index.html',
  ...languages.map(manifestOf),
  '/robots.txt',
  '/scheme.js',
  '/service-worker.js',
  '/sitemap.xml',
  ...languages.map((language) => `/social-${language}.png`),
];

type Choice = {
  readonly files: readonly string[];
  readonly pages: Readonly<Record<string, string>>;
  readonly application: readonly string[];
  readonly regions: readonly string[];
  readonly languages: readonly string[];
};
/** The pages and languages that exist. */
export const siteChoice: Choice = {
  files: topFiles,
  pages: drawnPages,
  application: applicationPaths,
  regions: regionNames,
  languages,
};

type Visitor = {
  readonly path: string;
  /** The region of the site, or its host, whose first word names the region. */
  readonly host: string;
  /** The browser's Accept-Language header. */
  readonly accepted: string;
};

/**
 * The file that answers an address; undefined when it should redirect to '/'. Public pages come in the region's
 * language, on the root site in the browser's first language that we offer. Screens get the application's page.
 * Of files, any name under assets passes (a missing one is a 404) and the top files by name. The function's
 * source runs at the edge as written (infra/stacks/web.ts): it uses nothing from outside it, and at most ES2015.
 * @example fileAnswering(choice, { path: '/terms', host: 'pt.stund.example', accepted: '' }) → '/pages/pt/terms.html'
 */
export function fileAnswering(choice: Choice, visitor: Visitor): string | undefined {
  const path = visitor.path;
  if (choice.application.indexOf(path) !== -1) return '/index.html';
  const page = Object.keys(choice.pages).indexOf(path) === -1 ? '' : choice.pages[path];
  if (!page) return choice.files.indexOf(path) !== -1 || path.startsWith('/assets/') ? path : undefined;
  const region = visitor.host.split('.')[0] || '';
  if (choice.regions.indexOf(region) !== -1) return `/pages/${region}/${page}.html`;
  const spoken = visitor.accepted
    .split(',')
    .map((one) => one.trim().slice(0, 2).toLowerCase())
    .filter((one) => choice.languages.indexOf(one) !== -1);
  return `/pages/root-${spoken[0] || choice.languages[0]}/${page}.html`;
}
