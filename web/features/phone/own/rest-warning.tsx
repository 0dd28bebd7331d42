// Rest: until when to rest before clocking in, what a day already lacks, the weekly day off, 48 hours. Nothing is blocked.

import { IconMoon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ownDayEndpoints } from '#shared/api/own-day.ts';
import { averageWeekMax, restSeconds } from '#shared/limits.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useRead } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { useNow } from '#web/features/phone/use-now.ts';
import { useWords } from '#web/features/phone/use-words.ts';
import { useZone } from './own-work.ts';
import { fullWeeks, restWanted } from './rest-wanted.ts';

export function RestWarning({ logs }: { readonly logs: readonly WorkLog[] }) {
  const t = useTexts('own-hours');
  const words = useWords();
  const zone = useZone();
  const now = useNow();
  const { data: average } = useRead(ownDayEndpoints.averageWeek, {});
  const wanted = restWanted(logs, now);
  const hours = { hours: words.hours(wanted?.shortSeconds ?? 0), rest: restSeconds / 3600 };
  const full = fullWeeks(zone, logs, now);
  return (
    <>
      {wanted && (
        <Moon>
          {wanted.untilAt === undefined
            ? t('rest.short', hours)
            : t('rest.until', { ...hours, time: words.momentAfter(now, wanted.untilAt) })}
        </Moon>
      )}
      {full.last && <Moon>{t('rest.noDayOffLast')}</Moon>}
      {full.now && <Moon>{t('rest.noDayOff')}</Moon>}
      {average?.average_over !== undefined && (
        <Moon>
          {t('rest.average', {
            count: average.average_weeks ?? 0,
            hours: words.hours(average.average_over),
            most: averageWeekMax / 3600,
          })}
        </Moon>
      )}
    </>
  );
}

const Moon = ({ children }: { readonly children: ReactNode }) => (
  <Notice icon={<IconMoon size={20} stroke={1.75} aria-hidden="true" />}>{children}</Notice>
);
