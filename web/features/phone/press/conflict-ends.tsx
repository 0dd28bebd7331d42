// Two out times for one entry: someone ended it before the phone's clock-out arrived. The employee chooses one.

import { IconFolder, IconHistory } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ownWorkLogs } from '#shared/api/own-work-logs.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { fromWire, toWire } from '#shared/time/instant.ts';
import { dayOf } from '#shared/time/zone.ts';
import { ApiError } from '#web/api/client.ts';
import { useChange, useRead } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Ruler } from '#web/ui/display/ruler.tsx';
import { serverTimeAt } from '#web/entry/server-time.ts';
import { ConflictFrame, type ConflictProps } from './conflict-frame.tsx';
import { segmentsOn, startOf } from '#web/features/phone/own/own-days.ts';
import styles from '#web/features/phone/phone.module.css';
import type { OutPress } from './presses.ts';
import { useOfficeComments } from './comment-to-office.tsx';
import { useWords } from '#web/features/phone/use-words.ts';

const { history, editWorkLog, answerEnd } = ownWorkLogs.endpoints;

type Props = Pick<ConflictProps, 'clock'> & {
  press: OutPress;
  log: WorkLog;
  end: string;
  /** The way to tell the office, if there is one. */
  office: ReactNode;
};

export function TwoEnds(props: Props) {
  const { press, clock, log, end, office } = props;
  const t = useTexts('phone');
  const words = useWords();
  const rows = useRead(history, { path: { id: log.id } });
  const { sendMine, isSending, problem, isOwnToSay } = useSendMine(props);
  const by = rows.data?.findLast(({ action }) => action === 'ended' || action === 'changed')?.by;
  const closer = by?.kind === 'CompanyTimeClock' ? t('history.timeClock') : by?.name;
  const theirs = words.sinceText(fromWire(end) ?? 0);
  const pressedAt = serverTimeAt(press.at);
  const mine = words.sinceText(pressedAt);
  return (
    <ConflictFrame
      heading={t('conflict.closedAt', { time: theirs })}
      text={closer ? t('conflict.closedBy', { mine, name: closer }) : t('conflict.closedBySomeone', { mine })}
    >
      {problem && <ErrorAlert>{problem}</ErrorAlert>}
      <p className={styles.about}>
        <IconFolder size={20} stroke={1.75} aria-hidden="true" />
        <span>{log.project.name}</span>
        <span className={styles.dim}>{words.weekday(dayOf(words.zone, startOf(log)))}</span>
      </p>
      <End title={t('conflict.theirs')} log={log} end={end} by={closer}>
        <Button size="l" fill onClick={() => void clock.outbox.drop(press.id)}>
          {t('conflict.keepTheirs')}
        </Button>
      </End>
      <End title={t('conflict.yours')} log={log} end={toWire(pressedAt)} by={t('conflict.thisPhone')} isBold>
        <Button size="l" fill variant="primary" loading={isSending} onClick={() => void sendMine()}>
          {t('conflict.sendMine')}
        </Button>
      </End>
      <p className={styles.about}>
        <IconHistory size={20} stroke={1.75} aria-hidden="true" />
        <span className={styles.dim}>{t(isOwnToSay ? 'conflict.bothStay' : 'conflict.asComment')}</span>
      </p>
      {isOwnToSay && office}
    </ConflictFrame>
  );
}

/** Sends this phone's end: as an edit, as the answer to an assumed end, or as comments to the office. */
function useSendMine({ press, clock: { outbox }, log }: Props) {
  const { say, explain } = useErrorWords();
  const mayEdit = useSignedIn().needs?.includes('manage_worklogs') ?? false;
  // An employee with an assumed end says themselves when they left.
  const isAssumed = log.assumed_end ?? false;
  const change = useChange(editWorkLog);
  const answer = useChange(answerEnd);
  const officeComments = useOfficeComments();
  const [problem, setProblem] = useState<string>();
  const sendMine = async () => {
    if (!mayEdit && !isAssumed)
      return outbox.replaceByComments(press.id, log.id, (one) => officeComments(log.id, one));
    try {
      const new_end_time = toWire(serverTimeAt(press.at));
      await (isAssumed
        ? answer.mutateAsync({ path: { id: log.id }, body: { end_time: new_end_time } })
        : change.mutateAsync({ body: { id: log.id, version: log.version, new_end_time } }));
    } catch (error) {
      // Done by an earlier try whose reply was lost.
      const code = error instanceof ApiError ? error.code : undefined;
      // Changed once more: the clock-out is sent again, and meets the newest entry.
      if (code === 'work_log_changed') return outbox.again(press.id);
      if (code === 'end_not_assumed') return outbox.again(press.id);
      if (code !== 'no_changes') return setProblem(explain(error).issues[0]?.message ?? say(error));
    }
    return outbox.drop(press.id);
  };
  const isSending = change.isPending || answer.isPending;
  return { sendMine, isSending, problem, isOwnToSay: mayEdit || isAssumed };
}

type EndProps = {
  title: string;
  log: WorkLog;
  end: string;
  by: string | undefined;
  isBold?: boolean;
  children: ReactNode;
};
function End({ title, log, end, by, isBold, children }: EndProps) {
  const t = useTexts('phone');
  const words = useWords();
  const start = startOf(log);
  const seconds = Math.max(0, (fromWire(end) ?? 0) - start);
  const ended = { ...log, end_time: end, total_time: seconds };
  const times = `${words.time(start)}–${words.time(fromWire(end) ?? 0)}`;
  return (
    <Card strong>
      <div className={styles.end}>
        <div className={styles.sectionHead}>
          <h3>{title}</h3>
          <span className={isBold ? styles.long : undefined}>
            {t('week.total', { hours: words.hours(seconds) })}
          </span>
        </div>
        <p className={styles.dim}>{by ? `${times}, ${by}` : times}</p>
        <Ruler
          size="l"
          hours={6}
          label="off"
          segments={segmentsOn(words.zone, dayOf(words.zone, start), [ended], 0)}
        />
        {children}
      </div>
    </Card>
  );
}
