// The frame of the administrator's pages: where one is, and the way out.

import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { productName } from '#shared/limits.ts';
import { useSession } from '#web/api/session.tsx';
import { href } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { AppFrame } from '#web/ui/app-frame.tsx';
import { Button } from '#web/ui/button.tsx';

type Props = { readonly here: 'adminApp' | 'adminSecurity'; readonly children: ReactNode };

export function AdminFrame({ here, children }: Props) {
  const t = useTexts('sign-in');
  const security = useTexts('second-factor');
  const shell = useTexts('shell');
  const { signOut } = useSession();
  const places = [
    ['adminApp', t('companies.title')],
    ['adminSecurity', security('title')],
  ] as const;
  return (
    <AppFrame
      brand={{ name: productName, href: href('adminApp') }}
      items={places.map(([name, label]) => ({ label, href: href(name), current: name === here }))}
      navLabel={shell('mainNavigation')}
      account={
        <Button variant="quiet" icon={<IconLogout size={18} stroke={1.75} />} onClick={() => void signOut()}>
          {shell('logOut')}
        </Button>
      }
    >
      {children}
    </AppFrame>
  );
}
