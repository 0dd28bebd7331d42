// The months in the palette: 'hours in November' opens the report of that month.

import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { addDays, type Day } from '#shared/time/day.ts';
import { lastDayOfMonth } from '#shared/time/day-range.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import type { PaletteGroup } from '#web/ui/overlay/palette/palette-search.ts';
import { href } from '#web/screens.ts';
import { useCompanyTime } from '#web/words/company-time.ts';
import { monthTitle } from '#web/words/day-words.ts';

const monthsListed = 12;

/** The report of a month, written '2026-11'. */
export function monthReportHref(month: string, filter: Readonly<Record<string, string>> = {}): string {
  const from: Day = `${month}-01`;
  return href('report', { query: new URLSearchParams({ from, to: lastDayOfMonth(from), ...filter }) });
}

/** This month and those before it. */
export function useMonths(icon: ReactNode): PaletteGroup {
  const t = useTexts('keys');
  const shell = useTexts('shell');
  const navigate = useNavigate();
  const months = [useCompanyTime().today().slice(0, 7)];
  while (months.length < monthsListed) months.push(addDays(`${months.at(-1)}-01`, -1).slice(0, 7));
  const items = months.map((month) => ({
    id: `month-${month}`,
    label: t('hoursIn', { month: monthTitle(currentLanguage(), month) }),
    words: shell('nav.report'),
    icon,
    run: () => void navigate(monthReportHref(month)),
  }));
  return { label: shell('nav.report'), onlyTyped: true, items };
}
