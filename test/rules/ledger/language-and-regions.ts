// Languages, regional variants, dates, money and the shape of hours on every screen.
import { proven, type Row, rows } from './row.ts';

export const languageAndRegions: readonly Row[] = [
  ...rows('rule', 'spec/1 §1; spec/2 §1', {
    'language.english': proven(
      'Texts exist in English',
      'test/web/front/landing.test.ts',
      'the landing page > speaks en',
    ),
    'language.icelandic': proven(
      'Texts exist in Icelandic',
      'test/rules/texts.test.ts',
      'texts > have the same keys and placeholders in the three languages',
    ),
    'language.portuguese': proven(
      'Texts exist in Portuguese',
      'test/rules/texts.test.ts',
      'texts > speak the Portuguese of Portugal',
    ),
  }),
  ...rows('rule', 'spec/2 §1, §9', {
    'language.from-user-settings': proven(
      'The language is taken from user settings',
      'test/web/front/languages.test.ts',
      'the language > of a company’s account is that of its settings, whatever this device speaks',
    ),
    'language.from-stored-preference': proven(
      'else from a stored preference',
      'test/web/front/languages.test.ts',
      'the language > is the person’s own settings, then the stored preference, then what the browser prefers, then English',
    ),
    'language.from-site-default': proven(
      'else from the site default (is, pt, en)',
      'test/web/front/languages.test.ts',
      'the language > is the person’s own settings, then the stored preference, then what the browser prefers, then English',
    ),
  }),
  ...rows('state', 'spec/1 §4; spec/2 §1', {
    'language.switch-stores': proven(
      'A language switch stores the choice',
      'test/web/front/landing.test.ts',
      'the language switch > stores the choice, so that the page opens in it',
    ),
    'language.switch-reloads': proven(
      'A language switch reloads the page',
      'test/journeys/phone.test.ts',
      'the phone > speaks the chosen language, once the page is reloaded',
    ),
  }),
  ...rows('rule', 'spec/2 §8', {
    'language.missing-translation-logged': proven(
      'Missing translations are logged only',
      'test/web/front/missing-text.test.ts',
      'a missing text > is logged with its language, area and key, and its key stands in its place',
    ),
  }),
  ...rows('constant', 'spec/2 §1; spec/3 public site', {
    'regions.is': proven(
      'Regional variant is, in ISK',
      'test/time/region.test.ts',
      'a region > is speaks is and sells in ISK',
    ),
    'regions.en': proven(
      'Regional variant en, in USD',
      'test/time/region.test.ts',
      'a region > en speaks en and sells in USD',
    ),
    'regions.en-gb': proven(
      'Regional variant en-gb, in GBP',
      'test/time/region.test.ts',
      'a region > en-gb speaks en and sells in GBP',
    ),
    'regions.en-ie': proven(
      'Regional variant en-ie, in EUR',
      'test/time/region.test.ts',
      'a region > en-ie speaks en and sells in EUR',
    ),
    'regions.pt': proven(
      'Regional variant pt, in EUR',
      'test/time/region.test.ts',
      'a region > pt speaks pt and sells in EUR',
    ),
  }),
  ...rows('rule', 'spec/3 public site', {
    'regions.by-host': proven(
      'Regions are chosen by host',
      'test/web/front/languages.test.ts',
      'the region of a page > is that of its host: is.stund.example',
    ),
    'regions.configurable-locally': proven(
      'The region is configurable locally',
      'test/infra/local/web.test.ts',
      'the web > marks the page with the region it was started for, and with none at the root',
    ),
  }),
  ...rows('format', 'spec/2 §9; spec/3 public site', {
    'dates.is': proven(
      'Icelandic dates: DD.MM.YYYY',
      'test/web/front/languages.test.ts',
      'a day > for a company of IS is 05.01.2026',
    ),
    'dates.en-ie': proven(
      'Irish dates: DD-MM-YYYY',
      'test/web/front/languages.test.ts',
      'a day > for a company of IE is 05-01-2026',
    ),
    'dates.en-gb': proven(
      'en-gb dates: DD/MM/YYYY',
      'test/web/front/languages.test.ts',
      'a day > for a company of GB is 05/01/2026',
    ),
    'dates.pt': proven(
      'pt dates: DD/MM/YYYY',
      'test/web/front/languages.test.ts',
      'a day > for a company of PT is 05/01/2026',
    ),
    'dates.en': proven(
      'en dates: YYYY-MM-DD',
      'test/web/front/languages.test.ts',
      'a day > for a company of US is 2026-01-05',
    ),
  }),
  ...rows('rule', 'spec/2 §1', {
    'integrations.three-payroll-systems': proven(
      'Salary export integrations exist for three payroll systems',
      'test/api/wire.test.ts',
      'the wire carries > of integrations: payday, regla and dk, each with an active flag, and temp_can_see_dk',
    ),
    'integrations.for-icelandic-companies': proven(
      'Salary export integrations are for Icelandic companies',
      'test/domain/company-data/settings.test.ts',
      'an integration > is for Icelandic companies only',
    ),
  }),
  ...rows('constant', 'spec/2 §2, §9', {
    'layout.mobile-threshold-px': proven(
      'Mobile layout threshold: 475 px width',
      'test/rules/constants.test.ts',
      'the layout is the phone’s up to 475 px wide, and the desk’s from 476 px on, in every style',
    ),
  }),
  ...rows('screen', 'spec/1 §2', {
    'pages.privacy': proven(
      'The privacy page is shown at its route',
      'test/web/front/pages.test.ts',
      'each public page has its own heading, in three languages > /privacy is headed Privacy',
    ),
    'pages.terms': proven(
      'The terms page is shown at its route',
      'test/web/front/pages.test.ts',
      'each public page has its own heading, in three languages > /terms is headed Terms',
    ),
    'pages.cookies': proven(
      'The cookies page is shown at its route',
      'test/web/front/pages.test.ts',
      'each public page has its own heading, in three languages > /cookies is headed Cookies',
    ),
    'pages.changelog': proven(
      'The change log page is shown at its route',
      'test/web/front/pages.test.ts',
      'each public page has its own heading, in three languages > /changelog is headed What is new',
    ),
    'pages.changelog-2025-05-02': proven(
      'The change log of 2025-05-02 has its own page',
      'test/web/front/pages.test.ts',
      'each public page has its own heading, in three languages > /changelog/2025-05-02 is headed Reports with overtime and lunch',
    ),
    'pages.changelog-2025-02-23': proven(
      'The change log of 2025-02-23 has its own page',
      'test/web/front/pages.test.ts',
      'each public page has its own heading, in three languages > /changelog/2025-02-23 is headed A time clock for the whole crew',
    ),
    'pages.forgot-password': proven(
      'The forgotten password page is shown at its route',
      'test/web/front/addresses.test.ts',
      'each way to log in has its own page, in three languages > /forgot_password is headed Forgot password?',
    ),
    'pages.change-password-link': proven(
      'The change-password link page is shown at its route',
      'test/journeys/day.test.ts',
      'a company’s first day > mails a link that sets the password and leads to the set-up',
    ),
    'pages.login': proven(
      'The company login page is shown at its route',
      'test/web/front/addresses.test.ts',
      'each way to log in has its own page, in three languages > /login is headed Company login',
    ),
    'pages.login-link': proven(
      'The link login page is shown at its route',
      'test/journeys/day.test.ts',
      'a company’s first day > lets the employee in by the link, once',
    ),
    'pages.login-employee': proven(
      'The employee login page is shown at its route',
      'test/journeys/day.test.ts',
      'a company’s first day > refuses a second clock-in on another device and shows the open entry',
    ),
    'pages.login-time-clock': proven(
      'The time-clock login page is shown at its route',
      'test/web/front/addresses.test.ts',
      'each way to log in has its own page, in three languages > /login_time_clock is headed Time clock login',
    ),
    'pages.login-link-time-clock': proven(
      'The time-clock link login page is shown at its route',
      'test/journeys/time-clock.test.ts',
      'a shared time clock > opens by its link, whose address is dropped; the renewed one ends it, and the old says so',
    ),
    'pages.download': proven(
      'The download page is shown at its route',
      'test/web/front/pages.test.ts',
      'each public page has its own heading, in three languages > /download is headed Get the app',
    ),
    'pages.admin': proven(
      'The admin login page is shown at its route',
      'test/web/front/addresses.test.ts',
      'each way to log in has its own page, in three languages > /admin is headed Administration',
    ),
  }),
];
