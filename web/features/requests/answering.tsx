// The two answers to a request. Hours over others are accepted after a question, as by hand. What another manager answered first, and a closed period, are said where the press was.

import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { corrections } from '#shared/api/corrections.ts';
import { correction, type Correction } from '#shared/model/correction.ts';
import { commentMax } from '#shared/limits.ts';
import { ApiError } from '#web/api/client.ts';
import { staleTags, useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/display/alert.tsx';
import { Button, ButtonLink } from '#web/ui/form/button.tsx';
import { TextareaField } from '#web/ui/form/textarea-field.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useHolds } from '#web/api/holds.ts';
import { placeHref } from '#web/desk/desk-places.ts';
import { useCompanyOverlaps } from '#web/entry/overlaps/company-overlaps.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import styles from './requests.module.css';
import { useStateWords } from './state-words.ts';
import { stretchOf } from './there.tsx';

const { take, decline } = corrections.endpoints;
const answeredBefore = z.object({ correction });
const period = z.object({ from: z.string(), to: z.string() });

export function Answering({ row }: { readonly row: Correction }) {
  const t = useTexts('requests');
  const change = useChange(take);
  const refused = useRefused();
  const time = useCompanyTime();
  const { mayOverlap } = useCompanyOverlaps();
  const [isDeclining, setDeclining] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const accept = async () => {
    setAsking(true);
    const isWanted = isSameTimes(row) || (await mayOverlap([stretchOf(row, time)]));
    setAsking(false);
    if (!isWanted) return;
    const body = row.entry ? { version: row.entry.version } : {};
    change.mutate(
      { path: { id: row.id }, body },
      { onSuccess: () => showToast({ message: t('accepted') }), onError: refused.hear },
    );
  };
  const isBusy = isAsking || change.isPending;
  return (
    <>
      {refused.shown}
      <div className={styles.actions}>
        <Button variant="primary" loading={isBusy} onClick={() => void accept()}>
          {t('accept')}
        </Button>
        <Button disabled={isBusy} onClick={() => setDeclining(true)}>
          {t('decline')}
        </Button>
      </div>
      {isDeclining && <Declining row={row} onClose={() => setDeclining(false)} />}
    </>
  );
}

/** Such a change overlaps no more than before: an edit by hand does not ask about it either. */
const isSameTimes = ({ entry, start_time, end_time }: Correction): boolean =>
  entry?.start_time === start_time && entry.end_time === end_time;

function Declining({ row, onClose }: { readonly row: Correction; readonly onClose: () => void }) {
  const t = useTexts('requests');
  const change = useChange(decline);
  const refused = useRefused();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    setMissing(reason.trim() === '');
    if (reason.trim() === '' || reason.length > commentMax) return;
    const done = () => {
      showToast({ message: t('declined') });
      onClose();
    };
    change.mutate(
      { path: { id: row.id }, body: { reason: reason.trim() } },
      { onSuccess: done, onError: refused.hear },
    );
  };
  return (
    <FormDialog
      size="s"
      onClose={onClose}
      title={t('declineTitle')}
      below={row.employee.name}
      onSubmit={send}
      submit={t('decline')}
      typed={reason}
      isSending={change.isPending}
    >
      {refused.shown}
      <TextareaField
        label={t('reason')}
        help={t('reasonHelp')}
        autoFocus
        mostCharacters={commentMax}
        value={reason}
        onChange={setReason}
        error={isMissing ? t('noReason') : undefined}
      />
    </FormDialog>
  );
}

/** Why an answer did not count. The list is read again, because it shows what is no longer so. */
function useRefused(): { readonly shown: ReactNode; readonly hear: (error: unknown) => void } {
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
