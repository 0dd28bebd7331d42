// The way out of the monthly reports: one press, and one press back. Nothing happens by opening the page alone.

import { useState } from 'react';
import type * as z from 'zod/mini';
import { monthlyReports } from '#shared/api/monthly-report.ts';
import type { subscription } from '#shared/model/monthly-report.ts';
import { ApiError } from '#web/api/client.ts';
import { useChange } from '#web/api/query.ts';
import { useErrorWords } from '#web/api/say-error.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert, Notice } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './door.module.css';
import { DoorFrame } from './door.tsx';
import { useLinkToken } from './use-link-token.ts';

export function Screen() {
  const t = useTexts('mailed-report');
  const { say } = useErrorWords();
  const token = useLinkToken();
  const change = useChange(monthlyReports.endpoints.unsubscribe);
  const [now, setNow] = useState<z.output<typeof subscription>>();
  const press = async (stop: boolean): Promise<void> => {
    try {
      setNow(await change.mutateAsync({ body: { token, stop } }));
    } catch (error) {
      // Said below, from the change itself.
      if (!(error instanceof Error)) throw error;
    }
  };
  const { error } = change;
  const isOver = error instanceof ApiError && error.code === 'link_over';
  const isStopped = now?.stopped ?? false;
  if (token === '') {
    return (
      <DoorFrame title={t('stopTitle')}>
        <ErrorAlert heading={t('overTitle')}>{t('missingText')}</ErrorAlert>
      </DoorFrame>
    );
  }
  return (
    <DoorFrame title={t('stopTitle')} lead={t('stopText')}>
      <div className={styles.form}>
        {now && <Notice>{t(isStopped ? 'stopped' : 'resumed', now)}</Notice>}
        {error && (
          <ErrorAlert heading={isOver && t('overTitle')}>{isOver ? t('overText') : say(error)}</ErrorAlert>
        )}
        <Button
          variant={isStopped ? 'plain' : 'primary'}
          loading={change.isPending}
          onClick={() => void press(!isStopped)}
        >
          {t(isStopped ? 'resume' : 'stop')}
        </Button>
      </div>
    </DoorFrame>
  );
}
