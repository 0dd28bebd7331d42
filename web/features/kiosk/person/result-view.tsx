// The result of a press: who, what, on which project, when. It closes by itself, for the next person in the queue.

import { IconCircleCheck, IconCloudOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { timeClock } from '#shared/api/time-clock.ts';
import { kioskConfirmSeconds, kioskReturnSeconds } from '#shared/limits.ts';
import type { PressedWorkLog } from '#shared/model/worklog.ts';
import { staleTags } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { useCollisionText } from '#web/clock/collision-text.ts';
import { serverSeconds } from '#web/entry/server-time.ts';
import { type OwnDay, sinceText, useKioskTime } from '#web/features/kiosk/kiosk-time.ts';
import { secondsToday, withEntry } from './own-hours.ts';
import { type Press, timeOf } from '#web/features/kiosk/press/presses.ts';
import { takeBack } from '#web/features/kiosk/press/send-press.ts';
import styles from './result.module.css';

/** `workLog` is undefined for a press that is kept until the network is back. */
export type Result = {
  readonly press: Press;
  readonly workLog: PressedWorkLog | undefined;
  readonly day: OwnDay | undefined;
  /** Proves the person again where their press is taken back. */
  readonly token: string | undefined;
};

export function ResultView({ result, onOver }: { result: Result; onOver: () => void }) {
  const t = useTexts('kiosk');
  const time = useKioskTime();
  const { press, workLog, day } = result;
  const over = useEffectEvent(onOver);
  const project = workLog?.project.name ?? ('project' in press ? press.project.name : undefined);
  const at = press.kind === 'out' ? workLog?.end_time : workLog?.start_time;
  const clock = sinceText(time, press.kind === 'comment' ? press.at : (at ?? timeOf(press)));
  const hours =
    press.kind === 'out' && workLog && day
      ? t('hoursToday', {
          hours: time.hours(secondsToday(time, withEntry(day.entries, workLog), serverSeconds())),
        })
      : undefined;
  const metText = useCollisionText();
  const met = workLog && metText(workLog, (instant) => sinceText(time, instant));
  // A notice about other entries of the same time takes longer to read than a time.
  const isEndGiven = press.kind === 'out' && press.leftAt !== undefined && workLog !== undefined;
  const undo = useUndo(result, onOver);
  const seconds = met === undefined && !isEndGiven ? kioskConfirmSeconds : kioskReturnSeconds;
  useEffect(() => {
    const timer = setTimeout(() => over(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  const Icon = workLog ? IconCircleCheck : IconCloudOff;
  return (
    <section className={styles.result} data-kept={workLog ? undefined : ''}>
      <Icon size={72} stroke={1.5} aria-hidden="true" className={styles.icon} />
      <h2 className={styles.name}>{press.person.name}</h2>
      <p className={styles.what}>{t(`result.${press.kind}`)}</p>
      <p className={styles.time}>{clock}</p>
      {project && <p className={styles.project}>{project}</p>}
      {hours && <p className={styles.hours}>{hours}</p>}
      {press.kind === 'out' && workLog?.assumed_end && <p className={styles.hours}>{t('result.atStart')}</p>}
      {met !== undefined && <p className={styles.hours}>{met}</p>}
      {!workLog && <p className={styles.hours}>{t('result.kept')}</p>}
      {undo.problem && <ErrorAlert>{undo.problem}</ErrorAlert>}
      {isEndGiven && (
        <Button size="l" loading={undo.isSending} onClick={() => void undo.run()}>
          {t('result.undo')}
        </Button>
      )}
      <Button size="l" onClick={onOver} data-autofocus ref={focused}>
        {t('result.next')}
      </Button>
    </section>
  );
}

/** Takes back the end that the person has just given. */
function useUndo({ workLog, token }: Result, onOver: () => void) {
  const queries = useQueryClient();
  const { say } = useErrorWords();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (): Promise<void> => {
    if (!workLog) return;
    setSending(true);
    try {
      await takeBack(workLog.id, token);
      await staleTags(queries, timeClock.endpoints.closeWorkLog.stales);
      onOver();
    } catch (error) {
      setProblem(say(error));
      setSending(false);
    }
  };
  return { run, isSending, problem };
}

const focused = (button: HTMLButtonElement | null): void => button?.focus();
