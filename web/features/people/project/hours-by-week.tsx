// The chart of a project's hours by week, with the line to its budget.

import { useTexts } from '#web/text.ts';
import { HourChart } from '#web/ui/chart/hour-chart.tsx';
import { type HourBar, workedOf } from '#web/ui/chart/hour-bar.ts';
import { Card } from '#web/ui/display/card.tsx';
import { useChartWords } from '#web/words/chart-words.ts';
import type { ProjectNumbers } from './project-numbers.ts';
import { barsOf } from './project-weeks.ts';
import type { ProjectData } from './use-project.ts';

type Props = { readonly data: ProjectData; readonly numbers: ProjectNumbers };

const secondsInHour = 3600;

export function HoursByWeek({ data: { time }, numbers }: Props) {
  const t = useTexts('project');
  const words = useChartWords();
  const { rate, budget, usedUp } = numbers;
  const whole = (seconds: number) => time.number(Math.round(seconds / secondsInHour));
  const bars = barsOf(numbers.weeks, numbers.today, { weeks: numbers.ahead, rate }, words.weekOf);
  const day = usedUp === undefined ? undefined : dayOf(usedUp, numbers.today, time);
  return (
    <Card>
      <HourChart
        title={t('hoursByWeek')}
        detail={rate && t('rate', { hours: whole(rate.perWeek) })}
        bars={bars}
        of={words.week}
        sentence={sentenceOf(t, bars, words.hours, day)}
        words={words}
        climb={
          budget === undefined
            ? undefined
            : {
                before: numbers.before,
                budget,
                budgetText: t('budgetMark', {
                  hours: time.number(budget / secondsInHour, halfDigits(budget)),
                }),
                perBar: rate?.perWeek,
                usedUpText: day && t('usedUpMark', { day }),
              }
        }
      />
    </Card>
  );
}

/** Whole hours without decimals, half ones with one. */
export const halfDigits = (seconds: number): number => (seconds % secondsInHour === 0 ? 0 : 1);

/** '9.12.', and with its year where that is another one. */
export const dayOf = (day: string, today: string, time: ProjectData['time']): string =>
  day.slice(0, 4) === today.slice(0, 4) ? time.dateText(day) : time.dayText(day);

function sentenceOf(
  t: ReturnType<typeof useTexts<'project'>>,
  bars: readonly HourBar[],
  hours: (seconds: number) => string,
  usedUp: string | undefined,
): string {
  const worked = bars.filter(({ expected }) => expected === undefined);
  const highest = worked.reduce<HourBar | undefined>(
    (most, bar) => (most === undefined || workedOf(bar) > workedOf(most) ? bar : most),
    undefined,
  );
  const sentence = t('sentence', {
    first: worked[0]?.label ?? '',
    last: worked.at(-1)?.label ?? '',
    hours: hours(highest ? workedOf(highest) : 0),
    week: highest?.label ?? '',
  });
  return usedUp === undefined ? sentence : t('sentenceUsedUp', { sentence, day: usedUp });
}
