// The page on which an addressee stops monthly reports, and can take that back.

import { useState } from 'react';
import type * as z from 'zod/mini';
import { monthlyReports } from '#shared/api/monthly-report.ts';
import type { subscription } from '#shared/model/monthly-report.ts';
import { useChange } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { ReportQuestion } from './report-question.tsx';
import { useLinkToken } from './use-link-token.ts';

export function Screen() {
  const t = useTexts('mailed-report');
  const { token, drop } = useLinkToken();
  const { error, isPending, mutate } = useChange(monthlyReports.endpoints.unsubscribe);
  // Kept here so that the page does not change while the press that takes it back is sent.
  const [now, setNow] = useState<z.output<typeof subscription>>();
  const isStopped = now?.stopped ?? false;
  const press = (stop: boolean) =>
    mutate(
      { body: { token, stop } },
      {
        onSuccess: (answer) => {
          drop();
          setNow(answer);
        },
      },
    );
  return (
    <ReportQuestion
      token={token}
      title={t('stopTitle')}
      lead={t('stopText')}
      over={t('overText')}
      error={error}
    >
      {now && <Notice>{t(isStopped ? 'stopped' : 'resumed', now)}</Notice>}
      <Button variant={isStopped ? 'plain' : 'primary'} loading={isPending} onClick={() => press(!isStopped)}>
        {t(isStopped ? 'resume' : 'stop')}
      </Button>
    </ReportQuestion>
  );
}
