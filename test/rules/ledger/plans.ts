// Plans and prices, word for word from the constants.
import { type Row, rows, unbuilt } from './row.ts';

export const plans: readonly Row[] = [
  ...rows('constant', 'spec/2 §9', {
    'plans.1-4': unbuilt('Plan for 1-4 employees'),
    'plans.5-24': unbuilt('Plan for 5-24 employees'),
    'plans.25-49': unbuilt('Plan for 25-49 employees'),
    'plans.50-200': unbuilt('Plan for 50-200 employees'),
    'plans.legacy-4-24': unbuilt('Legacy 2020 plan 4-24'),
    'plans.legacy-25-50': unbuilt('Legacy 2020 plan 25-50'),
    'prices.isk-8k': unbuilt('ISK 8k a month for plan 1 on the Icelandic site'),
    'prices.isk-14k': unbuilt('ISK 14k a month for plan 2 on the Icelandic site'),
    'prices.isk-30k': unbuilt('ISK 30k a month for plan 3 on the Icelandic site'),
    'prices.isk-60k': unbuilt('ISK 60k a month for plan 4 on the Icelandic site'),
    'prices.50': unbuilt('50 a month for plan 1 in EUR, USD and GBP'),
    'prices.100': unbuilt('100 a month for plan 2 in EUR, USD and GBP'),
    'prices.200': unbuilt('200 a month for plan 3 in EUR, USD and GBP'),
    'prices.400': unbuilt('400 a month for plan 4 in EUR, USD and GBP'),
    'prices.icelandic-card-in-euros': unbuilt('Icelandic users paying by card are charged in euros'),
    'prices.exclude-vat': unbuilt('Prices exclude VAT'),
    'prices.refund-days': unbuilt('Refund period: 60 days'),
    'billing.old-company-days': unbuilt(
      "A company is treated as old (dialog title 'Subscription') when older than 90 days",
    ),
  }),
  ...rows('constant', 'spec/2 §9 plan names; spec/3 public site', {
    'plans.name-four-2023': unbuilt('FourEmployeesMax2023'),
    'plans.name-twenty-four-2023': unbuilt('TwentyFourEmployeesMax2023'),
    'plans.name-forty-nine-2023': unbuilt('FortyNineEmployeesMax2023'),
    'plans.name-two-hundred-2023': unbuilt('TwoHundredEmployeesMax2023'),
    'plans.name-free-tier': unbuilt('FreeTierUnlimited'),
    'plans.name-legacy-8000': unbuilt('Legacy8000'),
    'plans.name-twenty-four-2020': unbuilt('TwentyFourEmployeesMax2020'),
    'plans.name-fifty-2020': unbuilt('FiftyEmployeesMax2020'),
  }),
  ...rows('rule', 'spec/3 public site', {
    'plans.legacy-never-sold': unbuilt('The legacy plans are kept, never sold'),
    'plans.over-200-contact': unbuilt('Over 200 employees: contact us'),
  }),
];
