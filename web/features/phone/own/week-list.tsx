// Weeks of own entries with their totals, each day on its ruler; a day opens its entries.

import { useState } from 'react';
import type { ProjectChoice } from '#shared/model/project.ts';
import { addDays } from '#shared/time/day.ts';
import { isLong, isVeryLong } from '#shared/time/duration.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { dayOf } from '#shared/time/zone.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Ruler } from '#web/ui/display/ruler.tsx';
import { soon } from '#web/features/phone/fetched-soon.ts';
import { lateDialog } from '#web/ui/page/late.tsx';
import { segmentsOn, type Week, type WeekDay } from './own-days.ts';
import styles from '#web/features/phone/phone.module.css';
import type { Clock } from '#web/features/phone/use-clock.ts';
import { useNow } from '#web/features/phone/use-now.ts';
import { useWords } from '#web/features/phone/use-words.ts';

const DayDialog = soon(lateDialog(async () => (await import('./day-dialog.tsx')).DayDialog));

export const useMayEdit = (): boolean => {
  const { needs, disabled } = useSignedIn();
  return (needs?.includes('manage_worklogs') ?? false) && !disabled;
};

export type WeekListProps = {
  readonly weeks: readonly Week[];
  readonly clock: Clock;
  readonly projects: readonly ProjectChoice[];
  readonly Row?: typeof DayRow;
};

export function WeekList({ weeks, clock, projects, Row = DayRow }: WeekListProps) {
  const t = useTexts('phone');
  const words = useWords();
  const now = useNow();
  const mayEdit = useMayEdit();
  const [shownDay, setShownDay] = useState<string>();
  const thisWeek = weekStartOf(dayOf(words.zone, now));
  const day = weeks.flatMap((week) => week.days).find((one) => one.day === shownDay);
  const titleOf = (week: Week): string => {
    if (week.start === thisWeek) return t('week.this');
    return week.start === addDays(thisWeek, -7)
      ? t('week.last')
      : t('week.of', { day: words.day(week.start) });
  };
  return (
    <>
      {weeks.map((week) => (
        <section key={week.start} aria-label={titleOf(week)}>
          <div className={styles.sectionHead}>
            <h2>{titleOf(week)}</h2>
            <span className={styles.dim}>{words.total(week)}</span>
          </div>
          {week.days.map((one) => (
            <Row key={one.day} day={one} now={now} onOpen={() => setShownDay(one.day)} />
          ))}
        </section>
      ))}
      {day && (
        <DayDialog
          day={day}
          clock={clock}
          projects={projects}
          mayEdit={mayEdit}
          onClose={() => setShownDay(undefined)}
        />
      )}
    </>
  );
}

export type DayRowProps = { readonly day: WeekDay; readonly now: number; readonly onOpen: () => void };
export function DayRow({ day, now, onOpen }: DayRowProps) {
  const words = useWords();
  const hours = words.hours(day.seconds);
  const weight = isVeryLong(day.seconds) ? styles.veryLong : isLong(day.seconds) ? styles.long : undefined;
  return (
    <button type="button" className={styles.day} onClick={onOpen}>
      <span>{words.weekday(day.day)}</span>
      <Ruler size="s" label="off" segments={segmentsOn(words.zone, day.day, day.logs, now)} />
      <span className={`${styles.hours} ${weight ?? ''}`}>{hours}</span>
    </button>
  );
}
