// The frame of the administrator's pages: navigation, the administrator's name, log-out.

import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { productName } from '#shared/limits.ts';
import { useSession, useSignedIn } from '#web/api/session.tsx';
import { href } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { AppFrame } from '#web/ui/page/app-frame.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { useAttempt } from '#web/words/attempt.ts';
import { forgetAll } from './unsent-text.ts';

type Props = {
  readonly here: 'adminApp' | 'adminScripts' | 'adminAudit' | 'adminSecurity';
  readonly children: ReactNode;
};

export function AdminFrame({ here, children }: Props) {
  const t = useTexts('administration');
  const security = useTexts('second-factor');
  const shell = useTexts('shell');
  const attempt = useAttempt();
  const { signOut } = useSession();
  const { name } = useSignedIn();
  const places = [
    ['adminApp', t('companies.title')],
    ['adminScripts', t('scripts.title')],
    ['adminAudit', t('trail.title')],
    ['adminSecurity', security('title')],
  ] as const;
  const leave = (): Promise<void> =>
    attempt(async () => {
      await signOut();
      forgetAll();
    });
  return (
    <AppFrame
      brand={{ name: productName, href: href('adminApp'), tag: t('tag') }}
      items={places.map(([place, label]) => ({ label, href: href(place), current: place === here }))}
      navLabel={shell('mainNavigation')}
      owner={name}
      account={
        <Button variant="quiet" icon={<IconLogout size={18} stroke={1.75} />} onClick={() => void leave()}>
          {shell('logOut')}
        </Button>
      }
    >
      {children}
    </AppFrame>
  );
}
