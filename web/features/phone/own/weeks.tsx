// Own entries by week and day: the newest year, then older years page by page, and adding by hand.

import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ProjectChoice } from '#shared/model/project.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { SkeletonRows } from '#web/ui/table/skeleton-rows.tsx';
import { soon } from '#web/features/phone/fetched-soon.ts';
import { late, lateDialog } from '#web/ui/page/late.tsx';
import { weeksOf } from './own-days.ts';
import styles from '#web/features/phone/phone.module.css';
import type { Clock } from '#web/features/phone/use-clock.ts';
import type { Older } from './use-older.ts';
import { useNow } from '#web/features/phone/use-now.ts';
import { useWords } from '#web/features/phone/use-words.ts';
import { useMayEdit, WeekList } from './week-list.tsx';

const OwnEntryDialog = soon(lateDialog(async () => (await import('./own-entry-dialog.tsx')).OwnEntryDialog));
const OlderWeeks = soon(late(async () => (await import('./older-weeks.tsx')).OlderWeeks));
const NoOlder = soon(late(async () => (await import('./older-weeks.tsx')).NoOlder));
const NotedWeeks = soon(late(async () => (await import('./missing-day.tsx')).NotedWeeks));

type Props = {
  logs: readonly WorkLog[];
  clock: Clock;
  projects: readonly ProjectChoice[];
  isLoading: boolean;
  older: Older;
  isEnd: boolean;
};

export function Weeks({ logs, clock, projects, isLoading, older, isEnd }: Props) {
  const t = useTexts('phone');
  const words = useWords();
  const now = useNow();
  const mayEdit = useMayEdit();
  const List = useSignedIn().settings?.features.ask_missing ? NotedWeeks : WeekList;
  const [isAdding, setAdding] = useState(false);
  const weeks = weeksOf(words.zone, logs, now);
  if (isLoading) return <SkeletonRows />;
  return (
    <>
      {weeks.length === 0 && <p className={styles.dim}>{t('week.empty')}</p>}
      <List weeks={weeks} clock={clock} projects={projects} />
      {Array.from({ length: older.pages }, (_, index) => (
        <OlderWeeks key={index + 1} page={index + 1} clock={clock} projects={projects} />
      ))}
      <div className={styles.more}>
        {mayEdit && (
          <Button icon={<IconPlus size={20} stroke={1.75} />} onClick={() => setAdding(true)}>
            {t('entry.addByHand')}
          </Button>
        )}
        {!isEnd && (
          <span className={styles.older}>
            <Button variant="quiet" onClick={older.show}>
              {t('week.older')}
            </Button>
          </span>
        )}
      </div>
      {isEnd && <NoOlder />}
      {isAdding && <OwnEntryDialog projects={projects} onClose={() => setAdding(false)} />}
    </>
  );
}
