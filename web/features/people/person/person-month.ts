// Months of a person's page: 'YYYY-MM', their days in whole weeks, and the month before and after.

import { addDays, type Day } from '#shared/time/day.ts';
import { weekStartOf } from '#shared/time/week.ts';

const daysOfWeek = 7;

export const monthOfDay = (day: Day): string => day.slice(0, 7);

/** The month so many months later; negative: earlier. */
export function monthStep(month: string, by: number): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}

export type MonthDays = {
  readonly first: Day;
  readonly last: Day;
  /** Whole weeks from Monday, with the days of other months that fill them. */
  readonly days: readonly Day[];
};

export function daysOfMonth(month: string): MonthDays {
  const first: Day = `${month}-01`;
  const last = addDays(`${monthStep(month, 1)}-01`, -1);
  const days: Day[] = [];
  for (let day = weekStartOf(first); day <= last || days.length % daysOfWeek !== 0; day = addDays(day, 1))
    days.push(day);
  return { first, last, days };
}
