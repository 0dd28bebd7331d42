// How many of employees' requests wait, as a link to them.

import { IconInbox } from '@tabler/icons-react';
import { useTexts } from '#web/text.ts';
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
