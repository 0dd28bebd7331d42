// Suggests the end of an entry that was not clocked out, from the days before: one press takes it.

import { IconCheck, IconClockEdit, IconClockPlay, IconInfoCircle } from '@tabler/icons-react';
import type { WorkLog } from '#shared/model/worklog.ts';
import { minutesPerDay } from '#shared/time/calendar.ts';
import { addDays } from '#shared/time/day.ts';
import { dayOf, startOfDay } from '#shared/time/zone.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import { Ruler, type RulerSegment } from '#web/ui/display/ruler.tsx';
import type { UsualEnd } from '#shared/time/usual-end.ts';
import { endOf, startOf } from '#web/features/phone/own/own-days.ts';
import styles from '#web/features/phone/phone.module.css';
import { useWords } from '#web/features/phone/use-words.ts';
import { EndDots } from './end-dots.tsx';

const look = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

type Props = {
  log: WorkLog;
  usual: UsualEnd;
  now: number;
  onYes: () => void;
  onOther: () => void;
  /** Absent where the entry has ended. */
  onStillWorking: (() => void) | undefined;
};

export function UsualEndQuestion({ log, usual, now, onYes, onOther, onStillWorking }: Props) {
  const t = useTexts('phone');
  const own = useTexts('own-hours');
  const words = useWords();
  const { zone } = words;
  const start = startOf(log);
  const day = dayOf(zone, start);
  const time = words.time(usual.at);
  const isYesterday = addDays(day, 1) === dayOf(zone, now);
  const when = { time, day: words.dayInText(day) };
  // Below an ended entry stands the clock's own large button: the answer is smaller and comes first, clear of it.
  const yes = (
    <Button
      size={onStillWorking ? 'clock' : 'l'}
      fill
      variant="primary"
      icon={<IconCheck size={onStillWorking ? 30 : 22} />}
      onClick={onYes}
    >
      {t('assumed.yes', { time })}
    </Button>
  );
  return (
    <>
      <h2 id={`assumed-${log.id}`} className={styles.leftWhen}>
        {own(isYesterday ? 'leftYesterday' : 'leftAt', when)}
      </h2>
      <p>{own('leftUsually', { ...when, in: words.time(start) })}</p>
      <Suggested log={log} usual={usual} now={now} />
      {!onStillWorking && yes}
      <div className={onStillWorking && styles.extras}>
        <Button size="l" fill icon={<IconClockEdit {...look} />} onClick={onOther}>
          {t('assumed.other')}
        </Button>
        {onStillWorking && (
          <Button size="l" fill icon={<IconClockPlay {...look} />} onClick={onStillWorking}>
            {t('assumed.working')}
          </Button>
        )}
      </div>
      <p className={classNames(styles.about, styles.dim)}>
        <IconInfoCircle {...look} />
        <span>{own(onStillWorking ? 'runsOn' : 'untilAnswer')}</span>
      </p>
      {onStillWorking && <div className={styles.leftYes}>{yes}</div>}
    </>
  );
}

/** The entry as it would be with the suggested end, and the ends that the suggestion comes from. */
function Suggested({ log, usual, now }: Pick<Props, 'log' | 'usual' | 'now'>) {
  const words = useWords();
  const { zone } = words;
  const start = startOf(log);
  const day = dayOf(zone, start);
  const midnight = startOfDay(zone, day);
  return (
    <Card>
      <div className={styles.fields}>
        <div>
          <strong className={styles.project}>{log.project.name}</strong>
          <p className={styles.leftHours}>
            <span className={styles.dim}>
              {words.weekday(day)} {words.time(start)}–{words.momentAfter(start, usual.at)}
            </span>
            <strong>{words.total({ seconds: usual.at - start, isUntilNow: false })}</strong>
          </p>
        </div>
        <Ruler
          size="l"
          hours={6}
          days={dayOf(zone, usual.at) === day ? 1 : 2}
          nowMinute={(usual.at - midnight) / 60}
          segments={segments(midnight, log, usual.at, now)}
          label="off"
        />
        <EndDots ends={usual.ends} usual={usual.minutes} />
      </div>
    </Card>
  );
}

/** Up to the suggestion as worked, from there to the entry's end as too long. */
function segments(midnight: number, log: WorkLog, usualAt: number, now: number): RulerSegment[] {
  const minuteAt = (at: number) => (at - midnight) / 60;
  const isRunning = log.end_time === undefined;
  return [
    { fromMinute: minuteAt(startOf(log)), toMinute: minuteAt(usualAt), kind: 'work' },
    {
      fromMinute: minuteAt(usualAt),
      toMinute: Math.max(
        minuteAt(usualAt),
        Math.min(
          minuteAt(endOf(log, now)),
          minuteAt(usualAt) > minutesPerDay ? 2 * minutesPerDay : minutesPerDay,
        ),
      ),
      kind: isRunning ? 'over-running' : 'over',
    },
  ];
}
