// An entry without a clock-out, still running or ended automatically: asks when the employee left.

import { useEffect, useState } from 'react';
import { IconAlertTriangle } from '@tabler/icons-react';
import { employeeApp } from '#shared/api/employee-app.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { addDays } from '#shared/time/day.ts';
import { toWire } from '#shared/time/instant.ts';
import { dayOf, instantOf } from '#shared/time/zone.ts';
import { useRead } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert, Notice } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { CheckboxField } from '#web/ui/form/choice-field.tsx';
import { TimeField } from '#web/ui/date/time-field.tsx';
import { useSayClosed } from '#web/entry/closed-days.ts';
import { serverSeconds } from '#web/entry/server-time.ts';
import { useSureEnd } from '#web/clock/sure-end.ts';
import { endOf, startOf } from '#web/features/phone/own/own-days.ts';
import styles from '#web/features/phone/phone.module.css';
import { minutesOf } from '#web/features/phone/own/typed-minutes.ts';
import type { Clock } from '#web/features/phone/use-clock.ts';
import { useNow } from '#web/features/phone/use-now.ts';
import { useWords } from '#web/features/phone/use-words.ts';
import { usualEnd } from '#shared/time/usual-end.ts';
import { assumedEndSecondsMax, usualEndReadDays, veryLongEntrySeconds } from '#shared/limits.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { isWaitingId, made } from './presses.ts';
import { UsualEndQuestion } from './usual-end.tsx';

type Props = {
  log: WorkLog;
  /** The employee's own entries, from which the usual end comes. */
  logs: readonly WorkLog[];
  clock: Clock;
  /** Called with true while the end of a running entry is asked for, with false afterwards. */
  onAsk: (isAsked: boolean) => void;
};

export function AssumedEnd({ log, logs, clock, onAsk }: Props) {
  const { zone } = useWords();
  const now = useNow();
  const closed = useSayClosed()(log);
  const { send, problem, setProblem } = useAnswer(log, clock);
  const [isStillWorking, setStillWorking] = useState(false);
  const [isOther, setOther] = useState(false);
  const isRunning = log.end_time === undefined;
  const mayAnswer = !isWaitingId(log.id);
  const earlier = useEarlier(log, logs, mayAnswer);
  const usual = mayAnswer && !isStillWorking && !isOther && earlier && usualEnd(zone, earlier, log, now);
  const isAsked = isRunning && Boolean(usual || isOther);
  useEffect(() => {
    onAsk(isAsked);
    return () => onAsk(false);
  }, [isAsked, onAsk]);
  // The pay period is closed with the assumed end in it: the server would refuse an answer.
  if (closed !== undefined || earlier === undefined) return null;
  const onStillWorking = () => {
    setOther(false);
    setStillWorking(true);
  };
  if (usual)
    return (
      <section className={styles.fields} aria-labelledby={`assumed-${log.id}`} data-toasts-above="">
        {problem && <ErrorAlert>{problem}</ErrorAlert>}
        <UsualEndQuestion
          log={log}
          usual={usual}
          now={now}
          onYes={() => send(usual.at)}
          onOther={() => setOther(true)}
          onStillWorking={isRunning ? onStillWorking : undefined}
        />
      </section>
    );
  if (isRunning && !isOther && (isStillWorking || !mayAnswer))
    return <Forgotten log={log} onSay={mayAnswer ? () => setOther(true) : undefined} />;
  return (
    <EndForm
      log={log}
      // With nothing to suggest the clock's own button stays, and is the filled one.
      isQuiet={isRunning && !isOther}
      send={send}
      problem={problem}
      onProblem={setProblem}
      onStillWorking={onStillWorking}
    />
  );
}

/**
 * The entries that the usual end comes from; undefined while they are read. Without a network those of the two weeks
 * on the page.
 */
function useEarlier(
  log: WorkLog,
  logs: readonly WorkLog[],
  isAsked: boolean,
): readonly WorkLog[] | undefined {
  const { zone } = useWords();
  const day = dayOf(zone, startOf(log));
  const read = useRead(
    employeeApp.endpoints.listWorkLogs,
    { query: { from: addDays(day, -usualEndReadDays), to: day } },
    { enabled: isAsked },
  );
  return read.data ?? (read.isFetching ? undefined : logs);
}

/** Answers when the employee left; `problem` says why the time cannot be. */
function useAnswer(log: WorkLog, { outbox }: Clock) {
  const t = useTexts('phone');
  const errorTexts = useTexts('error');
  const [problem, setProblem] = useState<string>();
  const answer = async (end: number): Promise<void> => {
    await outbox.add({ ...made(), kind: 'left', entry: { workLogId: log.id }, end: toWire(end) });
    void outbox.drain();
  };
  const send = (end: number): void => {
    if (end <= startOf(log)) return setProblem(errorTexts('out_before_in'));
    if (end > serverSeconds()) return setProblem(t('assumed.future'));
    return void answer(end);
  };
  return { send, problem, setProblem };
}

type FormProps = Pick<ReturnType<typeof useAnswer>, 'send' | 'problem'> & {
  log: WorkLog;
  isQuiet: boolean;
  onProblem: (problem: string | undefined) => void;
  onStillWorking: () => void;
};

function EndForm({ log, isQuiet, send, problem, onProblem, onStillWorking }: FormProps) {
  const t = useTexts('phone');
  const own = useTexts('own-hours');
  const words = useWords();
  const { zone } = words;
  const start = startOf(log);
  const isRunning = log.end_time === undefined;
  const assumed = endOf(log, 0);
  const day = dayOf(zone, start);
  const [time, setTime] = useState('');
  const [isDayAfter, setDayAfter] = useState(false);
  const minutes = minutesOf(time);
  const end = minutes === undefined ? start : instantOf(zone, isDayAfter ? addDays(day, 1) : day, minutes);
  const { asked, takes } = useSureEnd();
  const save = () => {
    if (minutes === undefined) return onProblem(t('assumed.when'));
    if (end - start > assumedEndSecondsMax) return onProblem(own('longest'));
    return takes(end, start) && send(end);
  };
  const said = isRunning ? 'leftRunning' : log.total_time === 1 ? 'leftAtStart' : 'leftText';
  return (
    <Card strong as="section" labelledBy={`assumed-${log.id}`}>
      <form
        className={styles.fields}
        data-toasts-above=""
        onChange={() => onProblem(undefined)}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <h2 id={`assumed-${log.id}`} className={styles.assumed}>
          {t('assumed.title', { day: words.dayInText(day) })}
        </h2>
        <p>
          {own(said, {
            project: log.project.name,
            in: words.time(start),
            out: words.momentAfter(start, assumed),
          })}
        </p>
        {isRunning && <ClosesAt log={log} />}
        {problem && <ErrorAlert>{problem}</ErrorAlert>}
        <TimeField label={t('entry.out')} value={time} onChange={setTime} />
        <CheckboxField label={t('entry.dayAfter')} checked={isDayAfter} onChange={setDayAfter} />
        <Meant start={start} end={end} isAsked={asked === end} />
        <div className={styles.more}>
          <Button type="submit" size="l" variant={isQuiet ? 'plain' : 'primary'}>
            {asked === end ? t('assumed.yes', { time: words.time(end) }) : t('assumed.save')}
          </Button>
          <Button size="l" onClick={isRunning ? onStillWorking : () => send(assumed)}>
            {isRunning
              ? t('assumed.working')
              : t('assumed.right', { time: words.momentAfter(start, assumed) })}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Which moment the typed end means and how long the entry becomes; asks about it where that is very long. */
function Meant({ start, end, isAsked }: { start: number; end: number; isAsked: boolean }) {
  const t = useTexts('phone');
  const own = useTexts('own-hours');
  const words = useWords();
  const hours = t('week.total', { hours: words.hours(end - start) });
  const when = { time: words.time(end), day: words.dayInText(dayOf(words.zone, end)) };
  return (
    <>
      <p role="status">{end > start && `${words.moment(end)} · ${hours}`}</p>
      {isAsked && <ErrorAlert>{own('leftAt', when)}</ErrorAlert>}
    </>
  );
}

/**
 * The notice about an entry that runs longer than the company's reminder allows, and when the system will end it.
 * `onSay` opens the question when the employee left; absent while the server does not know the entry.
 */
function Forgotten({ log, onSay }: { log: WorkLog; onSay: (() => void) | undefined }) {
  const t = useTexts('phone');
  const setting = useSignedIn().settings?.forgotten_clock_out;
  const hours = setting?.remind_after_hours ?? veryLongEntrySeconds / 3600;
  return (
    <Notice
      heading={t('forgotten.title')}
      icon={<IconAlertTriangle size={24} stroke={1.75} aria-hidden="true" className={styles.veryLong} />}
      actions={onSay && <Button onClick={onSay}>{t('forgotten.say')}</Button>}
    >
      {t('forgotten.text', { hours })}
      <ClosesAt log={log} />
    </Notice>
  );
}

/** When the system will end the entry, where the company chose that it does. */
function ClosesAt({ log }: { log: WorkLog }) {
  const t = useTexts('phone');
  const words = useWords();
  const hours = useSignedIn().settings?.forgotten_clock_out?.close_after_hours;
  return hours ? (
    <p>{t('forgotten.closes', { time: words.sinceText(startOf(log) + hours * 3600) })}</p>
  ) : null;
}
