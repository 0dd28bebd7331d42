// The hours of all employees by week, as standing bars.

import type { Day } from '#shared/time/day.ts';
import { useTexts } from '#web/text.ts';
import { HourChart } from '#web/ui/chart/hour-chart.tsx';
import { useChartWords } from '#web/words/chart-words.ts';
import type { DaySums } from '#web/features/report/day-sums.ts';

/** By the Monday of the week. */
export function WeekBars({ weeks }: { readonly weeks: ReadonlyMap<Day, DaySums> }) {
  const t = useTexts('report');
  const words = useChartWords();
  const bars = [...weeks].map(([monday, { paid, overtime, lunch }]) => ({
    ...words.weekOf(monday),
    isCurrent: false,
    normal: paid - overtime,
    overtime,
    lunch,
    worked: paid + lunch,
  }));
  const [highest] = bars.toSorted((one, other) => other.worked - one.worked);
  return (
    <HourChart
      title={t('byWeek')}
      bars={bars}
      of={words.week}
      words={words}
      sentence={t('byWeekSaid', {
        first: bars[0]?.label ?? '',
        last: bars.at(-1)?.label ?? '',
        hours: words.hours(highest?.worked ?? 0),
        week: highest?.label ?? '',
      })}
    />
  );
}
