// Too little rest: until when to rest before clocking in, and what a day that goes on already lacks. Nothing is blocked.

import { IconMoon } from '@tabler/icons-react';
import { restSeconds } from '#shared/limits.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { useNow } from '#web/features/phone/use-now.ts';
import { useWords } from '#web/features/phone/use-words.ts';
import { restWanted } from './rest-wanted.ts';

export function RestWarning({ logs }: { readonly logs: readonly WorkLog[] }) {
  const t = useTexts('own-hours');
  const words = useWords();
  const now = useNow();
  const wanted = restWanted(logs, now);
  if (wanted === undefined) return null;
  const hours = { hours: words.hours(wanted.shortSeconds), rest: restSeconds / 3600 };
  return (
    <Notice icon={<IconMoon size={20} stroke={1.75} aria-hidden="true" />}>
      {wanted.untilAt === undefined
        ? t('rest.short', hours)
        : t('rest.until', { ...hours, time: words.momentAfter(now, wanted.untilAt) })}
    </Notice>
  );
}
