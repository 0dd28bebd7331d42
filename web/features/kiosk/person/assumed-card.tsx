// Asks about the end that the office or the system took for an entry of before. It holds up no press: the form stays below.

import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { timeClock } from '#shared/api/time-clock.ts';
import { call } from '#web/api/client.ts';
import { staleTags } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { type OwnDay, useKioskTime } from '#web/features/kiosk/kiosk-time.ts';
import styles from './person.module.css';
import { UsualEndCard } from './usual-end-card.tsx';

const { closeWorkLog } = timeClock.endpoints;

type Props = {
  readonly assumed: NonNullable<OwnDay['assumed']>;
  /** Proves the person again, where the company asks for letters. */
  readonly token: string | undefined;
  readonly isDisabled: boolean;
};

export function AssumedCard({ assumed, token, isDisabled }: Props) {
  const t = useTexts('kiosk');
  const time = useKioskTime();
  const { savedEnd, isSending, problem, save } = useSavedEnd(assumed.id, token);
  return (
    <>
      {problem !== undefined && <ErrorAlert>{problem}</ErrorAlert>}
      {savedEnd === undefined ? (
        <UsualEndCard
          startTime={assumed.start_time}
          endTime={assumed.end_time === soonAfter(assumed.start_time) ? undefined : assumed.end_time}
          isAssumed
          isBusy={isSending}
          isDisabled={isDisabled}
          onEnd={(end) => void save(end)}
        />
      ) : (
        <Card strong>
          <div className={styles.usual}>
            <p role="status">
              {t('usual.saved', { time: time.clockAt(savedEnd), day: time.longDay(time.dayAt(savedEnd)) })}
            </p>
            <Button size="l" loading={isSending} onClick={() => void save(null)}>
              {t('result.undo')}
            </Button>
          </div>
        </Card>
      )}
    </>
  );
}

/** An out at the entry's start leaves one second, because the person cannot have left then. */
const soonAfter = (startTime: string): string =>
  new Date(Date.parse(startTime) + 1000).toISOString().replace('.000', '');

/** `save(null)` takes back the time that was saved. It is sent at once or not at all, so it never stands before a press. */
function useSavedEnd(id: string, token: string | undefined) {
  const queries = useQueryClient();
  const { say } = useErrorWords();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [savedEnd, setSavedEnd] = useState<string>();
  const save = async (end: string | null): Promise<void> => {
    setSending(true);
    setProblem(undefined);
    try {
      const letters = token === undefined ? {} : { token };
      await call(closeWorkLog, { body: { id, left_at: end, ...letters } });
      setSavedEnd(end ?? undefined);
      await staleTags(queries, closeWorkLog.stales);
    } catch (error) {
      setProblem(say(error));
    }
    setSending(false);
  };
  return { savedEnd, isSending, problem, save };
}
