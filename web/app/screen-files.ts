// The file of each screen, loaded when the screen is opened. Only the application's start imports this list: links need
// the path alone, which keeps imports free of circles.

import type { ComponentType } from 'react';
import { type Screen, type ScreenName, screens } from '#web/screens.ts';
import { clockFiles } from './clock-files.ts';
import { doorFiles } from './door-files.ts';

type ScreenFile = () => Promise<{ readonly Screen: ComponentType }>;

const landing = () => import('#web/features/landing/landing-screen.tsx');

const files: Readonly<Record<ScreenName, ScreenFile>> = {
  landing: landing,
  campaign: landing,
  ...doorFiles,
  reportFile: () => import('#web/features/sign-in/report-file-screen.tsx'),
  reportConsent: () => import('#web/features/sign-in/report-consent-screen.tsx'),
  reportStop: () => import('#web/features/sign-in/report-stop-screen.tsx'),
  download: () => import('#web/features/pages/download-screen.tsx'),
  privacy: () => import('#web/features/pages/privacy-screen.tsx'),
  terms: () => import('#web/features/pages/terms-screen.tsx'),
  cookies: () => import('#web/features/pages/cookies-screen.tsx'),
  changelog: () => import('#web/features/pages/changelog-screen.tsx'),
  changelogReports: () => import('#web/features/pages/release-reports-screen.tsx'),
  changelogTimeClock: () => import('#web/features/pages/release-time-clock-screen.tsx'),
  admin: () => import('#web/features/platform/login/admin-login-screen.tsx'),
  adminApp: () => import('#web/features/platform/companies/companies-screen.tsx'),
  adminScripts: () => import('#web/features/platform/scripts/scripts-screen.tsx'),
  adminAudit: () => import('#web/features/platform/trail/trail-screen.tsx'),
  adminSecurity: () => import('#web/features/platform/login/second-factor-screen.tsx'),
  desk: () => import('./desk/desk-screen.tsx'),
  report: () => import('#web/features/report/report-screen.tsx'),
  setup: () => import('#web/features/setup/setup-screen.tsx'),
  ...clockFiles,
};

/** A screen and its file. */
export type DrawnScreen = { readonly screen: Screen; readonly load: ScreenFile };

export const drawnScreens: readonly DrawnScreen[] = pairs(screens);

function pairs<Name extends ScreenName>(all: Readonly<Record<Name, Screen>>): DrawnScreen[] {
  const found: DrawnScreen[] = [];
  for (const name in all) found.push({ screen: all[name], load: files[name] });
  return found;
}
