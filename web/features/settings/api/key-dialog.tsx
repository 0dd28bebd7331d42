// The dialog of an API key: what it may do, who made it, and revoking it.

import { apiAccess } from '#shared/api/api-access.ts';
import type { ApiKey } from '#shared/model/company/api-key.ts';
import { useChange } from '#web/api/query.ts';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast.tsx';
import { useCompanyTime } from '#web/words/company-time.ts';
import { useAttempt } from '#web/words/attempt.ts';
import styles from './api.module.css';

type Props = { readonly apiKey: ApiKey; readonly onClose: () => void };

export function KeyDialog({ apiKey, onClose }: Props) {
  const t = useTexts('api-access');
  const shell = useTexts('shell');
  const time = useCompanyTime();
  const day = time.dayText(time.dayAt(apiKey.created));
  const { created_by: maker } = apiKey;
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={apiKey.name}
      below={maker === null ? t('made', { day }) : t('madeBy', { day, name: maker })}
      footStart={<RevokeButton apiKey={apiKey} onDone={onClose} />}
      foot={<Button onClick={onClose}>{shell('close')}</Button>}
    >
      <ul className={styles.list}>
        {apiKey.scopes.map((scope) => (
          <li key={scope}>{t(`scope.${scope}`)}</li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Also after the trial: taking access away protects the company. */
function RevokeButton({
  apiKey: { id, name },
  onDone,
}: {
  readonly apiKey: ApiKey;
  readonly onDone: () => void;
}) {
  const t = useTexts('api-access');
  const attempt = useAttempt();
  const change = useChange(apiAccess.endpoints.revokeKey);
  const revoke = async (): Promise<void> => {
    const question = { heading: t('revokeTitle', { name }), message: t('revokeText'), yes: t('revoke') };
    if (!(await confirm({ ...question, danger: true }))) return;
    await attempt(async () => {
      await change.mutateAsync({ path: { id } });
      showToast({ message: t('revoked', { name }) });
      onDone();
    });
  };
  return (
    <Button variant="danger-quiet" loading={change.isPending} onClick={() => void revoke()}>
      {t('revoke')}
    </Button>
  );
}
