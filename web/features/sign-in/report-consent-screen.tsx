// Whether monthly reports may come to an address: one press for yes or no. Nothing happens by opening the page alone.

import { useState } from 'react';
import type * as z from 'zod/mini';
import { monthlyReports } from '#shared/api/monthly-report.ts';
import type { consentAnswer } from '#shared/model/monthly-report.ts';
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
  const change = useChange(monthlyReports.endpoints.consent);
  const [answer, setAnswer] = useState<z.output<typeof consentAnswer>>();
  const press = async (agree: boolean): Promise<void> => {
    try {
      setAnswer(await change.mutateAsync({ body: { token, agree } }));
    } catch (error) {
      // Said below, from the change itself.
      if (!(error instanceof Error)) throw error;
    }
  };
  const { error } = change;
  const isOver = error instanceof ApiError && error.code === 'link_over';
  if (token === '') {
    return (
      <DoorFrame title={t('consentTitle')}>
        <ErrorAlert heading={t('overTitle')}>{t('missingText')}</ErrorAlert>
      </DoorFrame>
    );
  }
  if (answer) {
    return (
      <DoorFrame title={t('consentTitle')}>
        <Notice>{t(answer.agreed ? 'agreed' : 'declined', answer)}</Notice>
      </DoorFrame>
    );
  }
  return (
    <DoorFrame title={t('consentTitle')} lead={t('consentText')}>
      <div className={styles.form}>
        {error && (
          <ErrorAlert heading={isOver && t('overTitle')}>{isOver ? t('consentOver') : say(error)}</ErrorAlert>
        )}
        {!isOver && (
          <>
            <Button variant="primary" loading={change.isPending} onClick={() => void press(true)}>
              {t('consentYes')}
            </Button>
            <Button loading={change.isPending} onClick={() => void press(false)}>
              {t('consentNo')}
            </Button>
          </>
        )}
      </div>
    </DoorFrame>
  );
}
