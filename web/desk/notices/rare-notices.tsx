// The banners of a company that will be deleted, and of an administrator who is logged in as a company.

import { companies } from '#shared/api/company.ts';
import { useChange } from '#web/api/query.ts';
import { useSession, useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useAttempt } from '#web/words/attempt.ts';
import { useHolds } from '#web/api/holds.ts';

/** The banner for an administrator who is logged in as a company: its name, and the way back. */
export function ActingNotice() {
  const t = useTexts('shell');
  const attempt = useAttempt();
  const { signOut } = useSession();
  const { acting_for: name, name: company } = useSignedIn();
  const back = (): Promise<void> =>
    attempt(async () => {
      await signOut();
    });
  if (name === undefined) return null;
  return (
    <Notice
      heading={t('acting.title', { company })}
      actions={
        <Button size="s" onClick={() => void back()}>
          {t('acting.back')}
        </Button>
      }
    >
      {t('acting.text', { name })}
    </Notice>
  );
}

/** The banner of a company that will be deleted: the day, and a button that keeps the account. */
export function LeavingNotice({ ends }: { ends: string }) {
  const t = useTexts('company-data');
  const time = useCompanyTime();
  const { renew } = useSession();
  const { acting_for: acting } = useSignedIn();
  const mayKeep = useHolds('company.delete');
  const attempt = useAttempt();
  const change = useChange(companies.endpoints.takeDeletionBack);
  const keep = (): Promise<void> =>
    attempt(async () => {
      await change.mutateAsync({});
      await renew();
      showToast({ message: t('kept') });
    });
  return (
    <Notice
      heading={t('leaving', { day: time.dayText(time.dayAt(ends)) })}
      actions={
        acting === undefined &&
        mayKeep && (
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
