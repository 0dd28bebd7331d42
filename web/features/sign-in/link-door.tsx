// Redeems a login link: posts its token once, goes home, or says what to do instead.

import { useEffect, useRef, useState } from 'react';
import type { Session } from '#shared/model/company.ts';
import { ApiError } from '#web/api/client.ts';
import { useTexts } from '#web/text.ts';
import { ErrorAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DoorFrame } from './door.tsx';
import { useLinkToken } from './use-link-token.ts';
import { useSigningIn } from '#web/work/use-signing-in.ts';

type Props = {
  title: string;
  ask: string;
  redeem: (token: string) => Promise<Session>;
  self: () => Promise<Session>;
};

export function LinkDoor({ title, ask, redeem, self }: Props) {
  const t = useTexts('sign-in');
  const token = useLinkToken();
  const { enter, words } = useSigningIn();
  const [error, setError] = useState<unknown>(undefined);
  const started = useRef(false);

  const go = async () => {
    setError(undefined);
    try {
      await enter(await redeem(token));
    } catch (refused) {
      // The first try may have worked although its answer was lost: then the session is here.
      const session = await self().catch(() => undefined);
      if (session) await enter(session);
      else setError(refused);
    }
  };
  useEffect(() => {
    if (started.current || token === '') return;
    started.current = true;
    void go();
  });

  const isLost = error instanceof ApiError && error.status === 0;
  return (
    <DoorFrame title={title}>
      {token !== '' && error === undefined && <p role="status">{t('link.working')}</p>}
      {token === '' && <ErrorAlert heading={t('link.failedTitle')}>{t('link.missing')}</ErrorAlert>}
      {error !== undefined && (
        <ErrorAlert
          heading={t('link.failedTitle')}
          actions={isLost && <Button onClick={() => void go()}>{t('link.openApp')}</Button>}
        >
          {words.say(error)} {isLost ? t('link.lost') : ask}
        </ErrorAlert>
      )}
    </DoorFrame>
  );
}
