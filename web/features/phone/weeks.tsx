// Own entries by week and day, each day on its ruler; a day opens its entries.

import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ProjectChoice } from '#shared/model/project.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { addDays } from '#shared/time/day.ts';
import { isLong, isVeryLong } from '#shared/time/duration.ts';
import { weekStartOf } from '#shared/time/week.ts';
import { dayOf } from '#shared/time/zone.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/button.tsx';
import { Ruler } from '#web/ui/ruler.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { late } from './late.tsx';
import { segmentsOn, type Week, type WeekDay, weeksOf } from './own-days.ts';
import styles from './phone.module.css';
import type { Clock } from './use-clock.ts';
import { useNow } from './use-now.ts';
import { useWords } from './use-words.ts';

const DayDialog = late(async () => (await import('./day-dialog.tsx')).DayDialog);
const OwnEntryDialog = late(async () => (await import('./own-entry-dialog.tsx')).OwnEntryDialog);

type Props = {
  logs: readonly WorkLog[];
  clock: Clock;
  projects: readonly ProjectChoice[];
  isLoading: boolean;
  onOlder: () => void;
};

export function Weeks({ logs, clock, projects, isLoading, onOlder }: Props) {
  const t = useTexts('phone');
  const words = useWords();
  const now = useNow();
  const session = useSignedIn();
  const mayEdit = (session.needs?.includes('manage_worklogs') ?? false) && !session.disabled;
  const [shownDay, setShownDay] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const thisWeek = weekStartOf(dayOf(words.zone, now));
  const weeks = weeksOf(words.zone, logs, now);
  const day = weeks.flatMap((week) => week.days).find((one) => one.day === shownDay);
  const titleOf = (week: Week): string => {
    if (week.start === thisWeek) return t('week.this');
    return week.start === addDays(thisWeek, -7)
      ? t('week.last')
      : t('week.of', { day: words.day(week.start) });
  };
  if (isLoading) return <SkeletonRows />;
  return (
    <>
      {weeks.length === 0 && <p className={styles.dim}>{t('week.empty')}</p>}
      {weeks.map((week) => (
        <section key={week.start} aria-label={titleOf(week)}>
          <div className={styles.sectionHead}>
            <h2>{titleOf(week)}</h2>
            <span className={styles.dim}>{t('week.total', { hours: words.hours(week.seconds) })}</span>
          </div>
          {week.days.map((one) => (
            <DayRow key={one.day} day={one} now={now} onOpen={() => setShownDay(one.day)} />
          ))}
        </section>
      ))}
      <div className={styles.more}>
        {mayEdit && (
          <Button icon={<IconPlus size={20} stroke={1.75} />} onClick={() => setAdding(true)}>
            {t('entry.addByHand')}
          </Button>
        )}
        <Button variant="quiet" onClick={onOlder}>
          {t('week.older')}
        </Button>
      </div>
      {day && (
        <DayDialog
          day={day}
          clock={clock}
          projects={projects}
          mayEdit={mayEdit}
          onClose={() => setShownDay(undefined)}
        />
      )}
      {isAdding && <OwnEntryDialog projects={projects} onClose={() => setAdding(false)} />}
    </>
  );
}

function DayRow({ day, now, onOpen }: { day: WeekDay; now: number; onOpen: () => void }) {
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
