// An entry that the system ended because the employee did not clock out: asks when they really left.

import { useState } from 'react';
import { ownWorkLogs } from '#shared/api/own-work-logs.ts';
import type { WorkLog } from '#shared/model/worklog.ts';
import { addDays } from '#shared/time/day.ts';
import { toWire } from '#shared/time/instant.ts';
import { dayOf, instantOf } from '#shared/time/zone.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { CheckboxField } from '#web/ui/form/choice-field.tsx';
import { TimeField } from '#web/ui/date/time-field.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useSayClosed } from '#web/entry/closed-days.ts';
import { serverSeconds } from '#web/entry/server-time.ts';
import { endOf, startOf } from '#web/features/phone/own/own-days.ts';
import styles from '#web/features/phone/phone.module.css';
import { minutesOf } from '#web/features/phone/own/typed-minutes.ts';
import { useWords } from '#web/features/phone/use-words.ts';

const { answerEnd } = ownWorkLogs.endpoints;

export function AssumedEnd({ log }: { log: WorkLog }) {
  const t = useTexts('phone');
  const errorTexts = useTexts('error');
  const words = useWords();
  const { say, explain } = useErrorWords();
  const change = useChange(answerEnd);
  const { zone } = words;
  const closed = useSayClosed()(log);
  const start = startOf(log);
  const assumed = endOf(log, 0);
  const day = dayOf(zone, start);
  const [time, setTime] = useState('');
  const [isDayAfter, setDayAfter] = useState(false);
  const [problem, setProblem] = useState<string>();

  const send = async (end: number) => {
    if (end <= start) return setProblem(errorTexts('out_before_in'));
    if (end > serverSeconds()) return setProblem(t('assumed.future'));
    try {
      await change.mutateAsync({ path: { id: log.id }, body: { end_time: toWire(end) } });
      return showToast({ message: t('assumed.thanks') });
    } catch (error) {
      return setProblem(explain(error).issues[0]?.message ?? say(error));
    }
  };
  const save = () => {
    const minutes = minutesOf(time);
    if (minutes === undefined) return setProblem(t('assumed.when'));
    return void send(instantOf(zone, isDayAfter ? addDays(day, 1) : day, minutes));
  };
  // The pay period is closed with the assumed end in it: the server would refuse an answer.
  if (closed !== undefined) return null;
  return (
    <Card strong as="section" labelledBy={`assumed-${log.id}`}>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <h2 id={`assumed-${log.id}`} className={styles.assumed}>
          {t('assumed.title', { day: words.dayInText(day) })}
        </h2>
        <p>
          {t(log.total_time === 1 ? 'assumed.atStart' : 'assumed.text', {
            project: log.project.name,
            in: words.time(start),
            out: words.momentAfter(start, assumed),
          })}
        </p>
        {problem && <ErrorAlert>{problem}</ErrorAlert>}
        <TimeField label={t('entry.out')} value={time} onChange={setTime} />
        <CheckboxField label={t('entry.dayAfter')} checked={isDayAfter} onChange={setDayAfter} />
        <div className={styles.more}>
          <Button type="submit" size="l" variant="primary" loading={change.isPending}>
            {t('assumed.save')}
          </Button>
          <Button size="l" onClick={() => void send(assumed)}>
            {t('assumed.right', { time: words.momentAfter(start, assumed) })}
          </Button>
        </div>
      </form>
    </Card>
  );
}
