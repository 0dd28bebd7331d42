// A page of older weeks with its own request: a request covers at most a year, and a failed one hides only its page.

import { useEffect, useRef } from 'react';
import { employeeApp } from '#shared/api/employee-app.ts';
import type { ProjectChoice } from '#shared/model/project.ts';
import { addDays } from '#shared/time/day.ts';
import { dayOf } from '#shared/time/zone.ts';
import { ApiError } from '#web/api/client.ts';
import { useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { weeksOf } from './own-days.ts';
import styles from '#web/features/phone/phone.module.css';
import { atRightTime, isPunch } from '#web/features/phone/press/presses.ts';
import { projected } from '#web/features/phone/press/projected.ts';
import type { Clock } from '#web/features/phone/use-clock.ts';
import { useNow } from '#web/features/phone/use-now.ts';
import { pageDays } from './use-older.ts';
import { useWords } from '#web/features/phone/use-words.ts';
import { WeekList } from './week-list.tsx';

type Props = { page: number; clock: Clock; projects: readonly ProjectChoice[] };

export function OlderWeeks({ page, clock, projects }: Props) {
  const t = useTexts('phone');
  const words = useWords();
  const now = useNow();
  const { say } = useErrorWords();
  const { id, name } = useSignedIn();
  const { from, to } = pageDays(dayOf(words.zone, now), page);
  const read = useRead(employeeApp.endpoints.listWorkLogs, { query: { from, to } });
  const problem =
    read.error ?? (read.data || read.fetchStatus !== 'paused' ? undefined : new ApiError('offline'));
  if (problem) return <ErrorAlert>{say(problem)}</ErrorAlert>;
  if (!read.data) return <SkeletonRows />;
  const written = clock.waiting.filter((press) => !isPunch(press)).map(atRightTime);
  const logs = projected(read.data, written, { id, name });
  // An entry over midnight may be in two pages; each shows its own part.
  const weeks = weeksOf(words.zone, logs, now).filter(({ start }) => start >= from && start < to);
  if (weeks.length === 0)
    return (
      <p className={styles.dim}>
        {t('week.none', { from: words.day(from), to: words.day(addDays(to, -1)) })}
      </p>
    );
  return <WeekList weeks={weeks} clock={clock} projects={projects} />;
}

/** Replaces the pressed button 'older' and takes its focus. */
export function NoOlder() {
  const t = useTexts('phone');
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={line} tabIndex={-1} className={styles.dim}>
      {t('week.first')}
    </p>
  );
}
