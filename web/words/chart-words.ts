// The words and numbers of charts of hours, in the reader's language.

import { useMemo } from 'react';
import { addDays, type Day } from '#shared/time/day.ts';
import { weekNumberOf, weekStartOf } from '#shared/time/week.ts';
import { useTexts } from '#web/text.ts';
import type { ChartWords } from '#web/ui/chart/hour-bar.ts';
import { useCompanyTime } from './company-time.ts';

type WeekWords = {
  /** 'Week', over the weeks of a table. */
  readonly week: string;
  /** A week's label and name by a day of it: '48', 'Week 48, 23.–29.11.2026'. */
  readonly weekOf: (day: Day) => { readonly label: string; readonly name: string };
};

export function useChartWords(): ChartWords & WeekWords {
  const t = useTexts('chart');
  const time = useCompanyTime();
  return useMemo(
    () => ({
      normal: t('normal'),
      overtime: t('overtime'),
      lunch: t('lunch'),
      expected: t('expected'),
      sum: t('sum'),
      climbed: t('climbed'),
      showTable: t('showTable'),
      showPicture: t('showPicture'),
      empty: t('empty'),
      hours: time.hours,
      whole: (value: number) => time.number(value),
      week: t('week'),
      weekOf: (day: Day) => {
        const monday = weekStartOf(day);
        const label = String(weekNumberOf(day));
        const days = time.rangeText(monday, addDays(monday, 6));
        return { label, name: t('weekName', { number: label, days }) };
      },
    }),
    [t, time],
  );
}
