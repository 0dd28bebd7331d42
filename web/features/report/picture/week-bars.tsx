// The hours of all employees by week, as standing bars.

import { addDays, type Day } from '#shared/time/day.ts';
import { useTexts } from '#web/text.ts';
import { HourChart } from '#web/ui/chart/hour-chart.tsx';
import { useReportView } from '#web/features/report/report-view.ts';
import { useChartWords } from '#web/words/chart-words.ts';
import { useCompanyTime } from '#web/words/company-time.ts';
import type { DaySums } from '#web/features/report/day-sums.ts';

/** Room for two lines below the bars. */
const weeksPixels = 184;

/** By the Monday of the week. */
export function WeekBars({ weeks }: { readonly weeks: ReadonlyMap<Day, DaySums> }) {
  const t = useTexts('report');
  const words = useChartWords();
  const time = useCompanyTime();
  const { from, to } = useReportView().entries.columns;
  /** The week's days within the report. */
  const daysOf = (monday: Day): string => {
    const sunday = addDays(monday, 6);
    const [first, last] = [monday < from ? from : monday, sunday > to ? to : sunday];
    return first === last ? time.dateText(first) : `${time.dateText(first)}–${time.dateText(last)}`;
  };
  const bars = [...weeks].map(([monday, { paid, overtime, lunch }]) => ({
    ...words.weekOf(monday),
    below: daysOf(monday),
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
      pixels={weeksPixels}
      sentence={t('byWeekSaid', {
        first: bars[0]?.label ?? '',
        last: bars.at(-1)?.label ?? '',
        hours: words.hours(highest?.worked ?? 0),
        week: highest?.label ?? '',
      })}
    />
  );
}
