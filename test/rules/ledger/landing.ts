// The landing page: its sections in order, social proof, navigation bar, contact and footer.
import { proven, type Row, rows } from './row.ts';

export const landing: readonly Row[] = [
  ...rows('screen', 'spec/1 §2 landing page', {
    'landing.hero': proven(
      'Section 1: hero with a start-trial button',
      'test/web/front/landing.test.ts',
      'the landing page > begins with a start-trial button that names the length of the trial',
    ),
    'landing.social-proof': proven(
      'Section 2: social proof',
      'test/web/front/landing.test.ts',
      'the counters > show what the server counted: companies, whole years and seconds',
    ),
    'landing.features': proven(
      'Section 3: feature list',
      'test/web/front/landing.test.ts',
      'the landing page > lists six features',
    ),
    'landing.video-testimonials': proven(
      'Section 4: video testimonials',
      'test/web/front/landing.test.ts',
      'the testimonials > are three stories and three quotes, both marked as demo content',
    ),
    'landing.about': proven(
      'Section 5: about with app screenshots',
      'test/web/front/landing.test.ts',
      'the landing page > shows six pictures of the product in en, fetched when they are near',
    ),
    'landing.trial': proven(
      'Section 6: trial signup',
      'test/journeys/day.test.ts',
      'a company’s first day > starts with a trial that names the missing steps',
    ),
    'landing.contact': proven(
      'Section 7: contact',
      'test/web/front/landing.test.ts',
      'the landing page > says how to reach us: e-mail, phone and two mobiles with their names',
    ),
    'landing.company': proven(
      'Section 8: company',
      'test/web/front/landing.test.ts',
      'the landing page > has the company’s history, its three offices and its number',
    ),
    'landing.text-testimonials': proven(
      'Section 9: text testimonials',
      'test/web/front/landing.test.ts',
      'the testimonials > are three stories and three quotes, both marked as demo content',
    ),
    'landing.login': proven(
      'Section 10: login',
      'test/web/front/landing.test.ts',
      'the landing page > has the company login with a forgotten-password link and a way to the trial, and the employee login',
    ),
  }),
  ...rows('rule', 'spec/1 §2 landing page', {
    'landing.order': proven(
      'The sections stand in the order of the specification',
      'test/web/front/landing.test.ts',
      'the landing page > shows its sections in the order of the specification, pricing after about',
    ),
  }),
  ...rows('field', 'spec/1 §2 landing page, login section', {
    'landing.login.company-form': proven(
      "'Company login' form with company name and password",
      'test/web/front/landing.test.ts',
      'the landing page > has the company login with a forgotten-password link and a way to the trial, and the employee login',
    ),
    'landing.login.forgot-link': proven(
      "A 'Forgot password?' link to /forgot_password",
      'test/web/front/landing.test.ts',
      'the landing page > has the company login with a forgotten-password link and a way to the trial, and the employee login',
    ),
    'landing.login.trial-link': proven(
      "A 'Start a trial' link to the trial section",
      'test/web/front/landing.test.ts',
      'the landing page > has the company login with a forgotten-password link and a way to the trial, and the employee login',
    ),
    'landing.login.employee-form': proven(
      "'Employee login' form",
      'test/web/front/landing.test.ts',
      'the landing page > has the company login with a forgotten-password link and a way to the trial, and the employee login',
    ),
  }),
  ...rows('field', 'spec/1 §2 landing page, contact section', {
    'landing.contact.email': proven(
      'A support e-mail',
      'test/web/front/landing.test.ts',
      'the landing page > says how to reach us: e-mail, phone and two mobiles with their names',
    ),
    'landing.contact.phones': proven(
      'Phone numbers',
      'test/web/front/landing.test.ts',
      'the landing page > says how to reach us: e-mail, phone and two mobiles with their names',
    ),
    'landing.contact.mobiles': proven(
      'Two personal mobile numbers',
      'test/web/front/landing.test.ts',
      'the landing page > says how to reach us: e-mail, phone and two mobiles with their names',
    ),
  }),
  ...rows('rule', 'spec/1 §1', {
    'landing.no-up-front-payment': proven(
      'The landing page offers a free-trial signup with no up-front payment, company login and employee login',
      'test/web/front/landing.test.ts',
      'the landing page > begins with a start-trial button that names the length of the trial',
    ),
    'landing.company-count': proven(
      'Social proof shows a company count',
      'test/web/front/landing.test.ts',
      'the counters > show what the server counted: companies, whole years and seconds',
    ),
    'landing.seconds-tick': proven(
      'Social proof shows a tracked-seconds counter that ticks up',
      'test/web/front/landing.test.ts',
      'the counters > tick on every 100 ms by a tenth of the rate',
    ),
    'landing.both-testimonials': proven(
      'It shows video and text testimonials',
      'test/web/front/landing.test.ts',
      'the testimonials > are three stories and three quotes, both marked as demo content',
    ),
    'landing.company-history': proven(
      'It shows a company history and contact details',
      'test/web/front/landing.test.ts',
      'the landing page > has the company’s history, its three offices and its number',
    ),
  }),
  ...rows('state', 'spec/1 §4', {
    'landing.counter.step': proven(
      'Tracked-seconds counter increases every 100 ms by rate/10',
      'test/web/front/landing.test.ts',
      'the counters > tick on every 100 ms by a tenth of the rate',
    ),
  }),
  ...rows('field', 'spec/1 §3 social statistic response', {
    'social-statistic.companies': proven(
      'companies',
      'test/api/wire.test.ts',
      'the wire carries > of the social statistic: companies, totalSeconds, rate',
    ),
    'social-statistic.total-seconds': proven(
      'totalSeconds',
      'test/api/wire.test.ts',
      'the wire carries > of the social statistic: companies, totalSeconds, rate',
    ),
    'social-statistic.rate': proven(
      'rate (seconds per second)',
      'test/api/wire.test.ts',
      'the wire carries > of the social statistic: companies, totalSeconds, rate',
    ),
  }),
  ...rows('constant', 'spec/1 §9', {
    'social-statistic.default-companies': proven(
      'Default: 403 companies',
      'test/api/wire.test.ts',
      'the wire carries > of the social statistic: companies, totalSeconds, rate',
    ),
    'social-statistic.default-seconds': proven(
      'Default: 17745944303 seconds',
      'test/api/wire.test.ts',
      'the wire carries > of the social statistic: companies, totalSeconds, rate',
    ),
    'social-statistic.default-rate': proven(
      'Default: 61 per second',
      'test/api/wire.test.ts',
      'the wire carries > of the social statistic: companies, totalSeconds, rate',
    ),
    'social-statistic.years': proven(
      'Years shown = seconds / 31536000, floored',
      'test/web/front/landing.test.ts',
      'the counters > show what the server counted: companies, whole years and seconds',
    ),
    'social-statistic.refresh-seconds': proven(
      'Stats refresh every 60 s',
      'test/web/front/landing.test.ts',
      'the counters > are asked for again after a minute',
    ),
    'social-statistic.tick-ms': proven(
      'Counter tick is 100 ms',
      'test/web/front/landing.test.ts',
      'tick on every 100 ms by a tenth of the rate',
    ),
  }),
  ...rows('rule', 'spec/3 public site', {
    'social-statistic.fallback-and-floor': proven(
      "403, 17745944303 and 61 are the client's fallback and the server's floor",
      'test/web/front/landing.test.ts',
      'the counters > fall back on 403 companies, 17745944303 seconds and 61 a second when the server does not answer',
    ),
    'landing.pricing-after-about': proven(
      "Landing order: the first specification's, pricing after about",
      'test/web/front/landing.test.ts',
      'the landing page > shows its sections in the order of the specification, pricing after about',
    ),
    'landing.nav-order': proven(
      "The nav stands in the second specification's order",
      'test/web/front/landing.test.ts',
      'the landing page > has an anchor to each section of the navigation, in the specification’s order',
    ),
    'landing.contact-from-one-file': proven(
      'Contact and footer: e-mail, phone, two mobiles, three cities, company number all come from one settings file, placeholders marked as such',
      'test/web/front/landing.test.ts',
      'the landing page > ends with phone, three cities, company number and the pages of the site',
    ),
    'landing.testimonials-marked-demo': proven(
      'Testimonials are marked demo content, from one file',
      'test/web/front/landing.test.ts',
      'the testimonials > are three stories and three quotes, both marked as demo content',
    ),
    'download.store-links': proven(
      '/download shows the configured app-store links',
      'test/web/front/pages.test.ts',
      '/download > names both stores and links neither while their addresses are placeholders',
    ),
    'download.install-web-app': proven(
      '/download shows how to install the web app',
      'test/web/front/pages.test.ts',
      '/download > says how to put the app on the home screen, on an iPhone and on Android',
    ),
  }),
  ...rows('screen', 'spec/2 §2 public navigation bar', {
    'nav.about': proven(
      'Nav anchor #about',
      'test/web/front/landing.test.ts',
      'the landing page > has an anchor to each section of the navigation, in the specification’s order',
    ),
    'nav.pricing': proven(
      'Nav anchor #pricing',
      'test/web/front/landing.test.ts',
      'the landing page > has an anchor to each section of the navigation, in the specification’s order',
    ),
    'nav.trial': proven(
      'Nav anchor #trial',
      'test/web/front/landing.test.ts',
      'the landing page > has an anchor to each section of the navigation, in the specification’s order',
    ),
    'nav.login': proven(
      'Nav anchor #login',
      'test/web/front/landing.test.ts',
      'the landing page > has an anchor to each section of the navigation, in the specification’s order',
    ),
    'nav.contact': proven(
      'Nav anchor #contact',
      'test/web/front/landing.test.ts',
      'the landing page > has an anchor to each section of the navigation, in the specification’s order',
    ),
    'nav.company': proven(
      'Nav anchor #company',
      'test/web/front/landing.test.ts',
      'the landing page > has an anchor to each section of the navigation, in the specification’s order',
    ),
    'nav.testimonials-videos': proven(
      'Nav anchor #testimonials-videos',
      'test/web/front/landing.test.ts',
      'the landing page > has an anchor to each section of the navigation, in the specification’s order',
    ),
  }),
  ...rows('screen', 'spec/2 §2 footer', {
    'footer.privacy': proven(
      'Footer page /privacy',
      'test/web/front/pages.test.ts',
      'the foot of a page > leads to /privacy',
    ),
    'footer.terms': proven(
      'Footer page /terms',
      'test/web/front/pages.test.ts',
      'the foot of a page > leads to /terms',
    ),
    'footer.cookies': proven(
      'Footer page /cookies',
      'test/web/front/pages.test.ts',
      'the foot of a page > leads to /cookies',
    ),
    'footer.changelog': proven(
      'Footer page /changelog',
      'test/web/front/pages.test.ts',
      'the foot of a page > leads to /changelog',
    ),
    'footer.phone': proven(
      'The footer shows a phone number',
      'test/web/front/pages.test.ts',
      'the foot of a page > shows the phone number',
    ),
    'footer.cities': proven(
      'The footer shows three office cities',
      'test/web/front/pages.test.ts',
      'the foot of a page > shows the three cities with an office',
    ),
    'footer.company-number': proven(
      'The footer shows a company number',
      'test/web/front/pages.test.ts',
      'the foot of a page > shows the company number',
    ),
  }),
  ...rows('constant', 'spec/2 §9', {
    'download.ios': proven(
      'Mobile app store link and identifier exist for iOS',
      'test/web/front/store-links.test.tsx',
      'the app in the App Store is a link to its address',
    ),
    'download.android': proven(
      'Mobile app store link and identifier exist for Android',
      'test/web/front/store-links.test.tsx',
      'the app in the Google Play is a link to its address',
    ),
  }),
];
