// Says by how much a person is over 48 hours a week on average in the 17 weeks before today; shows nothing otherwise.

import { IconMoon } from '@tabler/icons-react';
import { averageWeekMax } from '#shared/limits.ts';
import { averagedDays } from '#shared/time/average-week.ts';
import { addDays } from '#shared/time/day.ts';
import { useReportedRest } from '#web/entry/days/reported-rest.ts';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import type { PersonShow } from './person-show.ts';

export function AverageNotice({
  id,
  show: { time, today },
}: {
  readonly id: string;
  readonly show: PersonShow;
}) {
  const t = useTexts('person');
  const [own] = useReportedRest(averagedDays(addDays(today, -1)), id) ?? [];
  if (own?.average_over === undefined) return null;
  return (
    <Notice icon={<IconMoon size={20} stroke={1.75} aria-hidden="true" />}>
      {t('overAverage', {
        count: own.average_weeks ?? 0,
        hours: time.hours(own.average_over),
        most: averageWeekMax / 3600,
      })}
    </Notice>
  );
}
