// How many of employees' requests wait, as a link to them, and the word of one on the entry that it is about.

import { IconInbox } from '@tabler/icons-react';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { ButtonLink } from '#web/ui/form/button.tsx';
import { requestsHref } from './requests-href.ts';
import { useRequests, waitingIn } from './use-requests.ts';

/** '2 requests'; nothing while none waits. */
export function RequestsLink() {
  const t = useTexts('requests');
  const { length: count } = waitingIn(useRequests().data);
  if (count === 0) return null;
  return (
    <ButtonLink href={requestsHref()} icon={<IconInbox size={18} stroke={1.75} aria-hidden="true" />}>
      {t('waiting', { count })}
    </ButtonLink>
  );
}

/** On an entry that its employee asks to have changed. */
export function AskedFor({ workLogId }: { readonly workLogId: string }) {
  const t = useTexts('requests');
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
