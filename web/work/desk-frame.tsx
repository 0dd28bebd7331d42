// The manager's frame: navigation over the parts of /app and the report, company name, account menu.

import { useMantineColorScheme } from '@mantine/core';
import { IconLanguage, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { productName } from '#shared/limits.ts';
import { useSession, useSignedIn } from '#web/api/session.tsx';
import { href } from '#web/screens.ts';
import { chooseLanguage, currentLanguage, type Language, useTexts } from '#web/text.ts';
import { AccountMenu, initialsOf } from '#web/ui/account-menu.tsx';
import { AppFrame } from '#web/ui/app-frame.tsx';

/** The parts of the manager's application; all but the report are one screen, addressed by hash. */
export const deskParts = {
  overview: href('desk', { hash: 'overview' }),
  employees: href('desk', { hash: 'employees' }),
  projects: href('desk', { hash: 'projects' }),
  entries: href('desk', { hash: 'all-entries' }),
  report: href('report'),
  settings: href('desk', { hash: 'settings' }),
} as const;
export type DeskPart = keyof typeof deskParts;
const order: readonly DeskPart[] = ['overview', 'employees', 'projects', 'entries', 'report', 'settings'];

const languageNames: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['is', 'Íslenska'],
  ['pt', 'Português'],
];

type Props = {
  current: DeskPart;
  search?: { label: string; keys: string; onOpen: () => void };
  banner?: ReactNode;
  children: ReactNode;
};

export function DeskFrame({ current, search, banner, children }: Props) {
  const t = useTexts('common');
  const { name } = useSignedIn();
  const { signOut } = useSession();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const language = currentLanguage();
  const account = (
    <AccountMenu
      label={name}
      initials={initialsOf(name)}
      name={name}
      items={[
        ...languageNames.map(([code, label]) => ({
          label,
          icon: <IconLanguage size={18} stroke={1.75} />,
          chosen: code === language,
          onSelect: () => chooseLanguage(code),
        })),
        {
          label: t('light'),
          icon: <IconSun size={18} stroke={1.75} />,
          chosen: colorScheme === 'light',
          apart: true,
          onSelect: () => setColorScheme('light'),
        },
        {
          label: t('dark'),
          icon: <IconMoon size={18} stroke={1.75} />,
          chosen: colorScheme === 'dark',
          onSelect: () => setColorScheme('dark'),
        },
        {
          label: t('logOut'),
          icon: <IconLogout size={18} stroke={1.75} />,
          apart: true,
          onSelect: () => void signOut(),
        },
      ]}
    />
  );
  return (
    <AppFrame
      brand={{ name: productName, href: deskParts.overview }}
      items={order.map((part) => ({
        label: t(`nav.${part}`),
        href: deskParts[part],
        current: part === current,
      }))}
      owner={name}
      account={account}
      search={search}
      banner={banner}
      navLabel={t('mainNavigation')}
    >
      {children}
    </AppFrame>
  );
}
