// The page on which an addressee agrees to monthly reports, or refuses them.

import { monthlyReports } from '#shared/api/monthly-report.ts';
import { useChange } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { ReportQuestion } from './report-question.tsx';
import { useLinkToken } from './use-link-token.ts';

export function Screen() {
  const t = useTexts('mailed-report');
  const { token, drop } = useLinkToken();
  const { data: answer, error, isPending, mutate } = useChange(monthlyReports.endpoints.consent);
  const press = (agree: boolean) => mutate({ body: { token, agree } }, { onSuccess: drop });
  return (
    <ReportQuestion
      token={token}
      title={t('consentTitle')}
      lead={answer ? undefined : t('consentText')}
      over={t('consentOver')}
      error={error}
    >
      {answer ? (
        <Notice>{t(answer.agreed ? 'agreed' : 'declined', answer)}</Notice>
      ) : (
        <>
          <Button variant="primary" loading={isPending} onClick={() => press(true)}>
            {t('consentYes')}
          </Button>
          <Button loading={isPending} onClick={() => press(false)}>
            {t('consentNo')}
          </Button>
        </>
      )}
    </ReportQuestion>
  );
}
