// The components of public pages that need no application: drawn by the build, and hydrated in the browser.

import type { ComponentType } from 'react';
import { type DrawnPage, drawnPages, type PublicPage, publicPages } from '#shared/drawn-pages.ts';
import { screens } from './screens.ts';
import type { Area } from './text.ts';

type LoadComponent = () => Promise<ComponentType>;

const landing: LoadComponent = async () =>
  (await import('./features/landing/landing-front.tsx')).LandingFront;

const components: Readonly<Record<PublicPage, LoadComponent>> = {
  landing,
  campaign: landing,
  download: async () => (await import('./features/pages/download-screen.tsx')).Screen,
  privacy: async () => (await import('./features/pages/privacy-screen.tsx')).Screen,
  terms: async () => (await import('./features/pages/terms-screen.tsx')).Screen,
  cookies: async () => (await import('./features/pages/cookies-screen.tsx')).Screen,
  changelog: async () => (await import('./features/pages/changelog-screen.tsx')).Screen,
  changelogReports: async () => (await import('./features/pages/release-reports-screen.tsx')).Screen,
  changelogTimeClock: async () => (await import('./features/pages/release-time-clock-screen.tsx')).Screen,
};

const isPublicPath = (path: string): path is keyof typeof publicPages => Object.hasOwn(publicPages, path);

/** The public page at `path`; undefined for paths that need the application. */
export const publicPageAt = (path: string): PublicPage | undefined =>
  isPublicPath(path) ? publicPages[path] : undefined;
const isDrawnPath = (path: string): path is keyof typeof drawnPages => Object.hasOwn(drawnPages, path);
/** The page at `path` that the build draws; undefined for others. */
export const drawnPageAt = (path: string): DrawnPage | undefined =>
  isDrawnPath(path) ? drawnPages[path] : undefined;
/** The area of texts with a page's description; log-in pages have the product's. */
export const describedBy = (page: DrawnPage): Area =>
  Object.hasOwn(components, page) ? screens[page].title : 'landing';
export const componentOf = (page: PublicPage): Promise<ComponentType> => components[page]();
/** The texts that a page shows. */
export const textsShownBy = (page: PublicPage): readonly Area[] => [
  'shell',
  screens[page].title,
  'footer',
  ...(needsApplication(page) ? (['billing', 'sign-in'] as const) : []),
];
/** The landing page has forms and shows who is logged in; the other public pages are text only. */
export const needsApplication = (page: PublicPage): boolean => page === 'landing' || page === 'campaign';
