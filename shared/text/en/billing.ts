// Words of the trial, the plans and the subscription.

export const billing = {
  subscription: 'Subscription',
  trialOverTitle: 'Trial period over',
  trialOver: 'The trial period is over',
  daysLeft_one: '{{count}} day left of the trial',
  daysLeft_other: '{{count}} days left of the trial',
  lessThanDay: 'less than 1 day remaining',
  endingText: 'Choose a plan in time, and nothing changes for anybody.',
  trialText_one: 'The trial goes on for {{count}} more day. Nothing is charged before a plan is confirmed.',
  trialText_other:
    'The trial goes on for {{count}} more days. Nothing is charged before a plan is confirmed.',
  graceText:
    'Everything works as before until {{day}}. After that the company’s own screens can only be read until it subscribes; clocking in and out and exports always work.',
  overText:
    'The company’s own screens can only be read until it subscribes. Clocking in and out and exports work as before, and no data is deleted.',
  paying: 'The subscription is active',
  closed: 'This account is closed',
  closedText: 'Everything can be read and exported, but nothing changed.',
  writeUs: 'Write to us',
  choosePlan: 'Choose a plan',
  plans: 'Plans',
  employeesFromTo: '{{from}}–{{to}} employees',
  aMonth: 'a month + VAT',
  fits: 'Fits you now',
  upTo: 'Up to {{count}} employees',
  price: '{{price}} a month',
  conditions: 'Prices are without VAT. Whoever changes their mind within {{days}} days gets the money back.',
  overLargest: 'More than {{max}} employees? Write to us, and we make you an offer.',
  confirmLater: 'Confirm subscription later',
  writeToSubscribe: 'Write to us to subscribe',
  activeEmployees_one: '{{count}} active employee',
  activeEmployees_other: '{{count}} active employees',
} as const;
