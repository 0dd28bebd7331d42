// Plans and prices, word for word from the constants.
import { proven, type Row, rows } from './row.ts';

export const plans: readonly Row[] = [
  ...rows('constant', 'spec/2 §9', {
    'plans.1-4': proven(
      'Plan for 1-4 employees',
      'test/domain/billing/plans.test.ts',
      'plans > are sold for 1 to 4, 5 to 24, 25 to 49 and 50 to 200 employees',
    ),
    'plans.5-24': proven(
      'Plan for 5-24 employees',
      'test/domain/billing/plans.test.ts',
      'plans > are sold for 1 to 4, 5 to 24, 25 to 49 and 50 to 200 employees',
    ),
    'plans.25-49': proven(
      'Plan for 25-49 employees',
      'test/domain/billing/plans.test.ts',
      'plans > are sold for 1 to 4, 5 to 24, 25 to 49 and 50 to 200 employees',
    ),
    'plans.50-200': proven(
      'Plan for 50-200 employees',
      'test/domain/billing/plans.test.ts',
      'plans > are sold for 1 to 4, 5 to 24, 25 to 49 and 50 to 200 employees',
    ),
    'plans.legacy-4-24': proven(
      'Legacy 2020 plan 4-24',
      'test/domain/billing/plans.test.ts',
      'plans > have the names of 2023; those of 2020 and before are kept and not sold',
    ),
    'plans.legacy-25-50': proven(
      'Legacy 2020 plan 25-50',
      'test/domain/billing/plans.test.ts',
      'plans > have the names of 2023; those of 2020 and before are kept and not sold',
    ),
    'prices.isk-8k': proven(
      'ISK 8k a month for plan 1 on the Icelandic site',
      'test/domain/billing/plans.test.ts',
      'prices > are 8, 14, 30 and 60 thousand ISK a month, which has no minor unit',
    ),
    'prices.isk-14k': proven(
      'ISK 14k a month for plan 2 on the Icelandic site',
      'test/domain/billing/plans.test.ts',
      'prices > are 8, 14, 30 and 60 thousand ISK a month, which has no minor unit',
    ),
    'prices.isk-30k': proven(
      'ISK 30k a month for plan 3 on the Icelandic site',
      'test/domain/billing/plans.test.ts',
      'prices > are 8, 14, 30 and 60 thousand ISK a month, which has no minor unit',
    ),
    'prices.isk-60k': proven(
      'ISK 60k a month for plan 4 on the Icelandic site',
      'test/domain/billing/plans.test.ts',
      'prices > are 8, 14, 30 and 60 thousand ISK a month, which has no minor unit',
    ),
    'prices.50': proven(
      '50 a month for plan 1 in EUR, USD and GBP',
      'test/domain/billing/plans.test.ts',
      'prices > are 50, 100, 200 and 400 a month in EUR, in cents',
    ),
    'prices.100': proven(
      '100 a month for plan 2 in EUR, USD and GBP',
      'test/domain/billing/plans.test.ts',
      'prices > are 50, 100, 200 and 400 a month in EUR, in cents',
    ),
    'prices.200': proven(
      '200 a month for plan 3 in EUR, USD and GBP',
      'test/domain/billing/plans.test.ts',
      'prices > are 50, 100, 200 and 400 a month in EUR, in cents',
    ),
    'prices.400': proven(
      '400 a month for plan 4 in EUR, USD and GBP',
      'test/domain/billing/plans.test.ts',
      'prices > are 50, 100, 200 and 400 a month in EUR, in cents',
    ),
    'prices.icelandic-card-in-euros': proven(
      'Icelandic users paying by card are charged in euros',
      'test/domain/billing/billing-card.test.ts',
      'paying by card > is charged in %s in %s, before tax, each month',
    ),
    'prices.exclude-vat': proven(
      'Prices exclude VAT',
      'test/web/settings/billing.test.ts',
      'the settings’ billing > opens the subscription early, with four equal tiles of which the fitting one is marked',
    ),
    'prices.refund-days': proven(
      'Refund period: 60 days',
      'test/domain/billing/plans.test.ts',
      'prices > are given back within 60 days; a company is old after 90',
    ),
    'billing.old-company-days': proven(
      "A company is treated as old (dialog title 'Subscription') when older than 90 days",
      'test/web/settings/billing.test.ts',
      'the end of a trial > is called Subscription when the company is older than 90 days',
    ),
  }),
  ...rows('constant', 'spec/2 §9 plan names; spec/3 public site', {
    'plans.name-four-2023': proven(
      'FourEmployeesMax2023',
      'test/domain/billing/plans.test.ts',
      'plans > have the names of 2023; those of 2020 and before are kept and not sold',
    ),
    'plans.name-twenty-four-2023': proven(
      'TwentyFourEmployeesMax2023',
      'test/domain/billing/plans.test.ts',
      'plans > have the names of 2023; those of 2020 and before are kept and not sold',
    ),
    'plans.name-forty-nine-2023': proven(
      'FortyNineEmployeesMax2023',
      'test/domain/billing/plans.test.ts',
      'plans > have the names of 2023; those of 2020 and before are kept and not sold',
    ),
    'plans.name-two-hundred-2023': proven(
      'TwoHundredEmployeesMax2023',
      'test/domain/billing/plans.test.ts',
      'plans > have the names of 2023; those of 2020 and before are kept and not sold',
    ),
    'plans.name-free-tier': proven(
      'FreeTierUnlimited',
      'test/domain/billing/plans.test.ts',
      'plans > have the names of 2023; those of 2020 and before are kept and not sold',
    ),
    'plans.name-legacy-8000': proven(
      'Legacy8000',
      'test/domain/billing/plans.test.ts',
      'plans > have the names of 2023; those of 2020 and before are kept and not sold',
    ),
    'plans.name-twenty-four-2020': proven(
      'TwentyFourEmployeesMax2020',
      'test/domain/billing/plans.test.ts',
      'plans > have the names of 2023; those of 2020 and before are kept and not sold',
    ),
    'plans.name-fifty-2020': proven(
      'FiftyEmployeesMax2020',
      'test/domain/billing/plans.test.ts',
      'plans > have the names of 2023; those of 2020 and before are kept and not sold',
    ),
  }),
  ...rows('rule', 'spec/3 public site', {
    'plans.legacy-never-sold': proven(
      'The legacy plans are kept, never sold',
      'test/domain/billing/plans.test.ts',
      'plans > have the names of 2023; those of 2020 and before are kept and not sold',
    ),
    'plans.over-200-contact': proven(
      'Over 200 employees: contact us',
      'test/web/settings/billing.test.ts',
      'the settings’ billing > sends a company to us that has the most employees there can be, and so cannot add the next',
    ),
  }),
];
