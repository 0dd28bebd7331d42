// The landing page: its sections in order, social proof, navigation bar, contact and footer.
import { proven, type Row, rows, unbuilt } from './row.ts';

export const landing: readonly Row[] = [
  ...rows('screen', 'spec/1 §2 landing page', {
    'landing.hero': unbuilt('Section 1: hero with a start-trial button'),
    'landing.social-proof': unbuilt('Section 2: social proof'),
    'landing.features': unbuilt('Section 3: feature list'),
    'landing.video-testimonials': unbuilt('Section 4: video testimonials'),
    'landing.about': unbuilt('Section 5: about with app screenshots'),
    'landing.trial': proven(
      'Section 6: trial signup',
      'test/journeys/day.test.ts',
      'a company’s first day > starts with a trial that says what is missing',
    ),
    'landing.contact': unbuilt('Section 7: contact'),
    'landing.company': unbuilt('Section 8: company'),
    'landing.text-testimonials': unbuilt('Section 9: text testimonials'),
    'landing.login': unbuilt('Section 10: login'),
  }),
  ...rows('rule', 'spec/1 §2 landing page', {
    'landing.order': unbuilt('The sections stand in the order of the specification'),
  }),
  ...rows('field', 'spec/1 §2 landing page, login section', {
    'landing.login.company-form': unbuilt("'Company login' form with company name and password"),
    'landing.login.forgot-link': unbuilt("A 'Forgot password?' link to /forgot_password"),
    'landing.login.trial-link': unbuilt("A 'Start a trial' link to the trial section"),
    'landing.login.employee-form': unbuilt("'Employee login' form"),
  }),
  ...rows('field', 'spec/1 §2 landing page, contact section', {
    'landing.contact.email': unbuilt('A support e-mail'),
    'landing.contact.phones': unbuilt('Phone numbers'),
    'landing.contact.mobiles': unbuilt('Two personal mobile numbers'),
  }),
  ...rows('rule', 'spec/1 §1', {
    'landing.no-up-front-payment': unbuilt(
      'The landing page offers a free-trial signup with no up-front payment, company login and employee login',
    ),
    'landing.company-count': unbuilt('Social proof shows a company count'),
    'landing.seconds-tick': unbuilt('Social proof shows a tracked-seconds counter that ticks up'),
    'landing.both-testimonials': unbuilt('It shows video and text testimonials'),
    'landing.company-history': unbuilt('It shows a company history and contact details'),
  }),
  ...rows('state', 'spec/1 §4', {
    'landing.counter.step': unbuilt('Tracked-seconds counter increases every 100 ms by rate/10'),
  }),
  ...rows('field', 'spec/1 §3 social statistic response', {
    'social-statistic.companies': proven(
      'companies',
      'test/rules/fields.test.ts',
      'the wire carries > of the social statistic: companies, totalSeconds, rate',
    ),
    'social-statistic.total-seconds': proven(
      'totalSeconds',
      'test/rules/fields.test.ts',
      'the wire carries > of the social statistic: companies, totalSeconds, rate',
    ),
    'social-statistic.rate': proven(
      'rate (seconds per second)',
      'test/rules/fields.test.ts',
      'the wire carries > of the social statistic: companies, totalSeconds, rate',
    ),
  }),
  ...rows('constant', 'spec/1 §9', {
    'social-statistic.default-companies': proven(
      'Default: 403 companies',
      'test/rules/constants.test.ts',
      'business constants > of pay codes and of the social statistics are the specification’s, and the code reads them',
    ),
    'social-statistic.default-seconds': proven(
      'Default: 17745944303 seconds',
      'test/rules/constants.test.ts',
      'business constants > of pay codes and of the social statistics are the specification’s, and the code reads them',
    ),
    'social-statistic.default-rate': proven(
      'Default: 61 per second',
      'test/rules/constants.test.ts',
      'business constants > of pay codes and of the social statistics are the specification’s, and the code reads them',
    ),
    'social-statistic.years': unbuilt('Years shown = seconds / 31536000, floored'),
    'social-statistic.refresh-seconds': proven(
      'Stats refresh every 60 s',
      'test/rules/constants.test.ts',
      'business constants > socialRefreshSeconds is what the specification says, and the code reads it',
    ),
    'social-statistic.tick-ms': proven(
      'Counter tick is 100 ms',
      'test/rules/constants.test.ts',
      'business constants > socialTickMilliseconds is what the specification says, and the code reads it',
    ),
  }),
  ...rows('rule', 'spec/3 public site', {
    'social-statistic.fallback-and-floor': unbuilt(
      "403, 17745944303 and 61 are the client's fallback and the server's floor",
    ),
    'landing.pricing-after-about': unbuilt("Landing order: the first specification's, pricing after about"),
    'landing.nav-order': unbuilt("The nav stands in the second specification's order"),
    'landing.contact-from-one-file': unbuilt(
      'Contact and footer: e-mail, phone, two mobiles, three cities, company number all come from one settings file, placeholders marked as such',
    ),
    'landing.testimonials-marked-demo': unbuilt('Testimonials are marked demo content, from one file'),
    'download.store-links': unbuilt('/download shows the configured app-store links'),
    'download.install-web-app': unbuilt('/download shows how to install the web app'),
  }),
  ...rows('screen', 'spec/2 §2 public navigation bar', {
    'nav.about': unbuilt('Nav anchor #about'),
    'nav.pricing': unbuilt('Nav anchor #pricing'),
    'nav.trial': unbuilt('Nav anchor #trial'),
    'nav.login': unbuilt('Nav anchor #login'),
    'nav.contact': unbuilt('Nav anchor #contact'),
    'nav.company': unbuilt('Nav anchor #company'),
    'nav.testimonials-videos': unbuilt('Nav anchor #testimonials-videos'),
  }),
  ...rows('screen', 'spec/2 §2 footer', {
    'footer.privacy': unbuilt('Footer page /privacy'),
    'footer.terms': unbuilt('Footer page /terms'),
    'footer.cookies': unbuilt('Footer page /cookies'),
    'footer.changelog': unbuilt('Footer page /changelog'),
    'footer.phone': unbuilt('The footer shows a phone number'),
    'footer.cities': unbuilt('The footer shows three office cities'),
    'footer.company-number': unbuilt('The footer shows a company number'),
  }),
  ...rows('constant', 'spec/2 §9', {
    'download.ios': unbuilt('Mobile app store link and identifier exist for iOS'),
    'download.android': unbuilt('Mobile app store link and identifier exist for Android'),
  }),
];
