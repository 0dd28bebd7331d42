// What stands above every screen of a company whose deletion waits: the day, and the press that keeps the account.

import { companies } from '#shared/api/company.ts';
import { useChange } from '#web/api/query.ts';
import { useSession, useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useTellRefusal } from '#web/words/tell-refusal.ts';

export function LeavingNotice({ ends }: { ends: string }) {
  const t = useTexts('company-data');
  const time = useCompanyTime();
  const { renew } = useSession();
  const { acting_for: acting } = useSignedIn();
  const tellRefusal = useTellRefusal();
  const change = useChange(companies.endpoints.takeDeletionBack);
  const keep = async (): Promise<void> => {
    try {
      await change.mutateAsync({});
      await renew();
      showToast({ message: t('kept') });
    } catch (error) {
      tellRefusal(error);
    }
  };
  return (
    <Notice
      heading={t('leaving', { day: time.dayText(time.dayAt(ends)) })}
      actions={
        acting === undefined && (
          <Button variant="primary" loading={change.isPending} onClick={() => void keep()}>
            {t('keep')}
          </Button>
        )
      }
    >
      {t('leavingText')}
    </Notice>
  );
}
