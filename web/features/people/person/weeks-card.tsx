// Hours by week against what is usual for the person.

import { useTexts } from '#web/text.ts';
import type { HourBar } from '#web/ui/chart/hour-bar.ts';
import { HourChart } from '#web/ui/chart/hour-chart.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useChartWords } from '#web/words/chart-words.ts';
import type { CompanyTime } from '#web/words/company-time.ts';
import { barSeconds } from './person-model.ts';

const secondsInHour = 3600;
const pixels = 156;

type Props = {
  /** Undefined until they are read. */
  readonly bars: readonly HourBar[] | undefined;
  readonly usual: number | undefined;
  readonly time: CompanyTime;
};

export function WeeksCard({ bars, usual, time }: Props) {
  const t = useTexts('person');
  const words = useChartWords();
  const shown = bars ?? [];
  const [first] = shown;
  const highest = shown.reduce<HourBar | undefined>(
    (most, bar) => (most === undefined || barSeconds(bar) > barSeconds(most) ? bar : most),
    undefined,
  );
  const range = { first: first?.label ?? '', last: shown.at(-1)?.label ?? '' };
  const sentence =
    highest === undefined || barSeconds(highest) === 0
      ? t('noWeeks', range)
      : t('weeksSentence', { ...range, hours: time.hours(barSeconds(highest)), week: highest.label });
  return (
    <Card>
      <HourChart
        title={t('weeks')}
        of={words.week}
        bars={shown}
        words={words}
        sentence={sentence}
        pixels={pixels}
        usual={
          usual === undefined
            ? undefined
            : { seconds: usual, text: t('usual', { hours: time.number(Math.round(usual / secondsInHour)) }) }
        }
      />
    </Card>
  );
}
