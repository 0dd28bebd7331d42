// Says in an entry's dialog that its employee asks for a change, and leads to the request.

import { IconInbox } from '@tabler/icons-react';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { ButtonLink } from '#web/ui/form/button.tsx';
import { requestsHref } from '#web/desk/requests/requests-href.ts';
import { useRequests, waitingIn } from '#web/desk/requests/use-requests.ts';

/** Its words are the dialog's own: words that come later would hold the dialog up. */
export function AskedFor({ workLogId }: { readonly workLogId: string }) {
  const t = useTexts('entry');
  const about = waitingIn(useRequests().data).find(({ work_log_id }) => work_log_id === workLogId);
  if (!about) return null;
  return (
    <Notice
      icon={<IconInbox size={20} stroke={1.75} aria-hidden="true" />}
      actions={<ButtonLink href={requestsHref()}>{t('toRequests')}</ButtonLink>}
    >
      {t('asksFor', { name: about.employee.name })}
    </Notice>
  );
}
