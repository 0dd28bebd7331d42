// Proves what the pay rules of a company accept and refuse.

import { noPayRules, payRules } from '#shared/model/company/pay-rules.ts';
import { describe, expect, test } from 'vitest';

const { overtime } = noPayRules;

describe('pay rules', () => {
  test.each([
    ['none at all', noPayRules],
    ['a day of 7 h 25 m', { ...noPayRules, overtime: { ...overtime, after_day_hours: 7 + 25 / 60 } }],
    ['a minute of regular time', { ...noPayRules, overtime: { ...overtime, after_day_hours: 1 / 60 } }],
    ['a whole week', { ...noPayRules, overtime: { ...overtime, after_week_hours: 168 } }],
    ['day hours', { ...noPayRules, overtime: { ...overtime, day_hours: { from: '07:00', to: '17:00' } } }],
    [
      'day hours to midnight',
      { ...noPayRules, overtime: { ...overtime, day_hours: { from: '00:00', to: '24:00' } } },
    ],
    ['half an hour of lunch', { overtime, lunch: { minutes: 30, from_hours: 6 } }],
  ])('may be %s', (_, rules) => {
    expect(payRules.parse(rules)).toEqual(rules);
  });

  test.each([
    [
      'a day of 25 hours',
      ['overtime', 'after_day_hours'],
      { overtime: { ...overtime, after_day_hours: 25 }, lunch: null },
    ],
    [
      'a week below zero',
      ['overtime', 'after_week_hours'],
      { overtime: { ...overtime, after_week_hours: -1 }, lunch: null },
    ],
    [
      'a week without end',
      ['overtime', 'after_week_hours'],
      { overtime: { ...overtime, after_week_hours: Infinity }, lunch: null },
    ],
    [
      'hours as text',
      ['overtime', 'after_day_hours'],
      { overtime: { ...overtime, after_day_hours: '8' }, lunch: null },
    ],
    [
      'day hours that end first',
      ['overtime', 'day_hours', 'to'],
      { overtime: { ...overtime, day_hours: { from: '17:00', to: '07:00' } }, lunch: null },
    ],
    [
      'day hours of no length',
      ['overtime', 'day_hours', 'to'],
      { overtime: { ...overtime, day_hours: { from: '08:00', to: '08:00' } }, lunch: null },
    ],
    [
      'a clock of 24:30',
      ['overtime', 'day_hours', 'to'],
      { overtime: { ...overtime, day_hours: { from: '08:00', to: '24:30' } }, lunch: null },
    ],
    [
      'a clock of 8:00',
      ['overtime', 'day_hours', 'from'],
      { overtime: { ...overtime, day_hours: { from: '8:00', to: '17:00' } }, lunch: null },
    ],
    ['a lunch of no minutes', ['lunch', 'minutes'], { overtime, lunch: { minutes: 0, from_hours: 6 } }],
    ['a lunch of half minutes', ['lunch', 'minutes'], { overtime, lunch: { minutes: 30.5, from_hours: 6 } }],
    ['a lunch of five hours', ['lunch', 'minutes'], { overtime, lunch: { minutes: 300, from_hours: 6 } }],
    [
      'no word on weekends',
      ['overtime', 'weekends'],
      { overtime: { ...overtime, weekends: undefined }, lunch: null },
    ],
    [
      'a field that is not known',
      ['overtime'],
      { overtime: { ...overtime, after_month_hours: 160 }, lunch: null },
    ],
  ])('may not be %s, and the field is named', (_, path, rules) => {
    expect(payRules.safeParse(rules).error?.issues.map((issue) => issue.path)).toEqual([path]);
  });
});
