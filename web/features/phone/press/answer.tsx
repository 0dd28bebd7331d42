// The answer to 'when did you leave?': sends it, and says what counts, with its Undo. Fetched late: few presses are answers.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { ownWorkLogs } from '#shared/api/own-work-logs.ts';
import { type WorkLog, workLog } from '#shared/model/worklog.ts';
import { fromWire } from '#shared/time/instant.ts';
import { ApiError, type CallOptions, call } from '#web/api/client.ts';
import { isUnanswered } from '#web/clock/unanswered.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useSignedIn } from '#web/api/session.tsx';
import { startOf } from '#web/features/phone/own/own-days.ts';
import { shown } from '#web/features/phone/own/own-work.ts';
import { useWords } from '#web/features/phone/use-words.ts';
import { useTexts } from '#web/text.ts';
import { showToast } from '#web/ui/overlay/toast.tsx';
import type { Answered, LeftPress } from './presses.ts';

const { answerEnd } = ownWorkLogs.endpoints;

/**
 * Returns the entry as it counts: where somebody else has settled it, with their end. A refusal is an answer too: it
 * must not hold the clock events behind it.
 */
export async function sendAnswer({ entry, end }: LeftPress, options: CallOptions): Promise<Answered> {
  const input = { path: { id: entry.workLogId }, body: { end_time: end } };
  try {
    return { log: await call(answerEnd, input, options) };
  } catch (error) {
    if (isUnanswered(error) || !(error instanceof ApiError)) throw error;
    const { data } = z.safeParse(z.object({ work_log: workLog }), error.params);
    return error.code === 'end_not_assumed' && data ? { log: data.work_log } : { refusal: error };
  }
}

type Props = { readonly press: LeftPress; readonly answered: Answered };

/** A toast, once: the time is saved, which one counts where somebody else has settled the entry, or why it was refused. */
export function SayAnswer({ press: { end }, answered }: Props) {
  const t = useTexts('phone');
  const own = useTexts('own-hours');
  const words = useWords();
  const { say, explain } = useErrorWords();
  const queries = useQueryClient();
  const subject = useSignedIn().id;
  const takeBack = async ({ id }: WorkLog): Promise<void> => {
    try {
      const body = { end_time: null };
      await shown(queries, subject, [await call(answerEnd, { path: { id }, body }, { subject })]);
      showToast({ message: t('assumed.takenBack') });
    } catch (error) {
      showToast({ tone: 'bad', message: say(error) });
    }
  };
  const sayOnce = useEffectEvent((): void => {
    if ('refusal' in answered) {
      const [issue] = explain(answered.refusal).issues;
      return showToast({ tone: 'bad', message: issue?.message ?? say(answered.refusal) });
    }
    const { log } = answered;
    const isOpen = log.end_time === undefined || log.assumed_end === true;
    if (end === null && isOpen) return showToast({ message: t('assumed.takenBack') });
    const counts = fromWire(log.end_time ?? '');
    if (counts !== undefined && (end === null || counts !== fromWire(end))) {
      const time = words.momentAfter(startOf(log), counts);
      return showToast({ tone: 'bad', message: own('countsNow', { time }) });
    }
    const action = { label: t('assumed.undo'), run: () => void takeBack(log) };
    return showToast({ message: t('assumed.thanks'), action });
  });
  useEffect(() => sayOnce(), []);
  return null;
}
