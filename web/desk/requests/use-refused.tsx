// Why an answer to a request did not count: another manager answered first, the entry has changed, or its period is closed.

import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { correction } from '#shared/model/correction.ts';
import { ApiError } from '#web/api/client.ts';
import { useHolds } from '#web/api/holds.ts';
import { staleTags } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { placeHref } from '#web/desk/desk-places.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { ButtonLink } from '#web/ui/form/button.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useStateWords } from './state-words.ts';

const answeredBefore = z.object({ correction });
const period = z.object({ from: z.string(), to: z.string() });

/** The list is read again, because it shows what is no longer so. */
export function useRefused(): { readonly shown: ReactNode; readonly hear: (error: unknown) => void } {
  const t = useTexts('requests');
  const { say } = useErrorWords();
  const queries = useQueryClient();
  const stateWords = useStateWords();
  const mayOpen = useHolds('pay_period.move');
  const [error, setError] = useState<unknown>();
  const answered = error instanceof ApiError ? answeredBefore.safeParse(error.params).data : undefined;
  const hear = (refusal: unknown) => {
    const first = refusal instanceof ApiError ? answeredBefore.safeParse(refusal.params).data : undefined;
    // The card goes with the request, so a toast tells who was faster.
    if (first) showToast({ tone: 'bad', message: t('isAnswered', { state: stateWords(first.correction) }) });
    setError(refusal);
    void staleTags(queries, ['corrections', 'worklogs']);
  };
  if (!(error instanceof ApiError) || answered) return { shown: null, hear };
  const closed = mayOpen && error.code === 'period_closed' ? period.safeParse(error.params).data : undefined;
  const actions = closed ? (
    <ButtonLink href={placeHref('payroll', new URLSearchParams(closed))}>{t('toPeriod')}</ButtonLink>
  ) : undefined;
  const words = error.code === 'work_log_changed' ? t('isChanged') : say(error);
  return { shown: <ErrorAlert actions={actions}>{words}</ErrorAlert>, hear };
}
