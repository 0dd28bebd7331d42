// The days of a month to close: a pay period, a calendar month, or any range in the address; and its neighbours.

import type { PayPeriodRule } from '#shared/model/company/pay-period-rule.ts';
import { type DaySpan, periodOf } from '#shared/pay/pay-periods.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { lastDayOfMonth } from '#shared/time/day-range.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import { monthName, monthTitle } from '#web/words/day-words.ts';

type Rule = PayPeriodRule | null | undefined;
const calendarMonth = { every: 'month', starts: 1 } as const;

/** The month or period before; a period that was closed under another rule keeps its days. */
export function earlierThan({ from }: DaySpan, rule: Rule, periods: readonly DaySpan[]): DaySpan {
  const day = addDays(from, -1);
  return periods.find((one) => one.from <= day && day <= one.to) ?? periodOf(rule ?? calendarMonth, day);
}

/** Its days, up to `until` at most. */
export function daysOf({ from, to }: DaySpan, until: Day = to): readonly Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to && day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The next one; undefined if it has not begun. */
export function laterThan(
  { to }: DaySpan,
  rule: Rule,
  periods: readonly DaySpan[],
  today: Day,
): DaySpan | undefined {
  const day = addDays(to, 1);
  if (day > today) return undefined;
  return periods.find((one) => one.from <= day && day <= one.to) ?? periodOf(rule ?? calendarMonth, day);
}

export const isCalendarMonth = ({ from, to }: DaySpan): boolean =>
  from.endsWith('-01') && to === lastDayOfMonth(from);

/** 'November 2026', '26.10.–25.11.2026' */
export const spanTitle = (time: CompanyTime, span: DaySpan): string =>
  isCalendarMonth(span) ? capital(monthTitle(time.language, span.from)) : time.rangeText(span.from, span.to);

/** Within a sentence: 'November', 'nóvember', '26.10.–25.11.2026' */
export const spanName = (time: CompanyTime, span: DaySpan): string =>
  isCalendarMonth(span) ? monthName(time.language, span.from) : time.rangeText(span.from, span.to);

export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** '1.12. 09:12' */
export const shortMoment = (time: CompanyTime, at: string | number): string =>
  `${time.dateText(time.dayAt(at))} ${time.clockAt(at)}`;
