// One person's tile. Clocked in: hi-vis edge, project, since when. Clocked out: dimmed, with the last entry.

import { IconAlertTriangle, IconCloudOff, IconInfoCircle } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { isVeryLong } from '#shared/time/duration.ts';
import { useTexts } from '#web/text.ts';
import { serverSeconds } from '#web/entry/server-time.ts';
import styles from './kiosk.module.css';
import { shortDayText, sinceText, useKioskTime } from './kiosk-time.ts';
import type { Standing } from './press/standing.ts';

type Props = {
  person: Standing;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
};

export function Tile({ person, onChoose, onKeyDown }: Props) {
  const t = useTexts('kiosk');
  const time = useKioskTime();
  const { open, latest, refused, waiting, unread } = person;
  const isToday = latest !== undefined && time.dayAt(latest) === time.today();
  const isOver = open !== undefined && isVeryLong(serverSeconds() - time.seconds(open.start_time));
  return (
    <button
      type="button"
      className={styles.tile}
      data-person={person.id}
      data-in={open ? '' : undefined}
      data-over={isOver ? '' : undefined}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      <b className={styles.name}>{person.name}</b>
      <span className={styles.project}>{open?.project.name}</span>
      {open ? (
        <Since at={sinceText(time, open.start_time)} />
      ) : (
        <span className={styles.dim}>
          {latest === undefined
            ? t('never')
            : isToday
              ? t('outToday')
              : t('last', { day: shortDayText(time, time.dayAt(latest)) })}
        </span>
      )}
      {unread.length > 0 && (
        <span className={styles.mark}>
          <IconInfoCircle size={18} stroke={1.75} aria-hidden="true" />
          {t('tile.unread')}
        </span>
      )}
      {refused ? (
        <span className={styles.mark} data-bad="">
          <IconAlertTriangle size={18} stroke={2} aria-hidden="true" />
          {t('tile.refused')}
        </span>
      ) : (
        waiting.length > 0 && (
          <span className={styles.mark}>
            <IconCloudOff size={18} stroke={1.75} aria-hidden="true" />
            {t('tile.waiting')}
          </span>
        )
      )}
    </button>
  );
}

/** Emphasizes the time within its sentence, wherever the language puts it. */
function Since({ at }: { at: string }) {
  const [before, after] = useTexts('kiosk')('since', { time: '\n' }).split('\n');
  return (
    <span>
      {before}
      <b className="num">{at}</b>
      {after}
    </span>
  );
}
