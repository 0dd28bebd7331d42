// The running entry: ticking digits, since when, and buttons for comments and photos.

import { IconArrowsExchange, IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import type { ProjectChoice } from '#shared/model/project.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { dayOf } from '#shared/time/zone.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { ClockDigits } from '#web/ui/display/clock-digits.tsx';
import { useSecondsBehind } from '#web/entry/server-time.ts';
import { soon } from './fetched-soon.ts';
import { late, lateDialog } from '#web/ui/page/late.tsx';
import { OwnDay } from './own/own-day.tsx';
import { segmentsOn, startOf, totalOn } from './own/own-days.ts';
import { PhotoButton } from './attached/photo-button.tsx';
import styles from './phone.module.css';
import { takePictures } from './attached/pictures.ts';
import { ProjectAbout } from './project-about.tsx';
import type { Clock } from './use-clock.ts';
import { useNow } from './use-now.ts';
import { useWords } from './use-words.ts';

const CommentDialog = soon(
  lateDialog(async () => (await import('./attached/comment-dialog.tsx')).CommentDialog),
);
const PhotoLine = soon(late(async () => (await import('./attached/photo-line.tsx')).PhotoLine));
const SwitchDialog = soon(lateDialog(async () => (await import('./switch-dialog.tsx')).SwitchDialog));

type DialogName = 'comment' | 'switch';
type Props = {
  open: WorkLog;
  logs: readonly WorkLog[];
  clock: Clock;
  projects: readonly ProjectChoice[];
  isDisabled: boolean;
};

export function Running({ open, logs, clock, projects, isDisabled }: Props) {
  const t = useTexts('phone');
  const words = useWords();
  const now = useNow();
  const behind = useSecondsBehind();
  const [dialog, setDialog] = useState<DialogName>();
  const { zone } = words;
  const startAt = startOf(open);
  const today = dayOf(zone, now);
  const isFromToday = dayOf(zone, startAt) === today;
  const { seconds: todaySeconds } = totalOn(zone, today, logs, now);
  const since = isFromToday
    ? t('inSince', { time: words.time(startAt) })
    : t('inSinceDay', { day: words.dayInText(dayOf(zone, startAt)), time: words.time(startAt) });
  const addPhotos = async (files: readonly File[]): Promise<readonly string[]> => {
    const { pictures, unreadable } = await takePictures(files);
    await clock.addPictures(open, pictures);
    return unreadable;
  };
  return (
    <>
      <Card running>
        <h1 className={styles.project}>{open.project.name}</h1>
        <ClockDigits startedAtMs={(startAt - behind) * 1000} label={since} />
        <p className={styles.since}>
          {since} · <span>{t('today', { hours: words.hours(todaySeconds) })}</span>
        </p>
      </Card>
      <OwnDay segments={segmentsOn(zone, today, logs, now)} />
      {!isDisabled && <Extras onDialog={setDialog} onFiles={addPhotos} />}
      <ProjectAbout project={projects.find(({ id }) => id === open.project.id)} />
      {open.work_log_comments.length > 0 && <PhotoLine log={open} />}
      {dialog === 'comment' && (
        <CommentDialog
          onSend={(text) => void clock.comment(open, text)}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'switch' && (
        <SwitchDialog
          projects={projects.filter((project) => project.id !== open.project.id)}
          logs={logs}
          onClose={() => setDialog(undefined)}
          onSwitch={(project) => {
            setDialog(undefined);
            void clock.switchTo(project, open);
          }}
        />
      )}
    </>
  );
}

type ExtrasProps = {
  readonly onDialog: (dialog: DialogName) => void;
  readonly onFiles: (files: readonly File[]) => Promise<readonly string[]>;
};

function Extras({ onDialog, onFiles }: ExtrasProps) {
  const t = useTexts('phone');
  return (
    <div className={styles.extras}>
      <Button
        size="l"
        fill
        icon={<IconMessage size={22} stroke={1.75} />}
        onClick={() => onDialog('comment')}
      >
        {t('comment')}
      </Button>
      <PhotoButton onFiles={onFiles} />
      <div className={styles.whole}>
        <Button
          size="l"
          fill
          icon={<IconArrowsExchange size={22} stroke={1.75} />}
          onClick={() => onDialog('switch')}
        >
          {t('switchProject')}
        </Button>
      </div>
    </div>
  );
}
