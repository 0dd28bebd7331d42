// The menu under the employee's initials: language, theme, log out.

import { IconLanguage, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { useSession, useSignedIn } from '#web/api/session.tsx';
import { chooseLanguage, currentLanguage, type Language, useTexts } from '#web/text.ts';
import { AccountMenu, initialsOf } from '#web/ui/account-menu.tsx';
import { chooseScheme, useChosenScheme } from '#web/ui/scheme.ts';

const languageNames: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['is', 'Íslenska'],
  ['pt', 'Português'],
];

export function OwnAccount() {
  const t = useTexts('phone');
  const shell = useTexts('shell');
  const { name } = useSignedIn();
  const { signOut } = useSession();
  const scheme = useChosenScheme();
  const language = currentLanguage();
  return (
    <AccountMenu
      label={t('account', { name })}
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
          label: shell('light'),
          icon: <IconSun size={18} stroke={1.75} />,
          chosen: scheme === 'light',
          apart: true,
          onSelect: () => chooseScheme('light'),
        },
        {
          label: shell('dark'),
          icon: <IconMoon size={18} stroke={1.75} />,
          chosen: scheme === 'dark',
          onSelect: () => chooseScheme('dark'),
        },
        {
          label: shell('logOut'),
          icon: <IconLogout size={18} stroke={1.75} />,
          apart: true,
          onSelect: () => void signOut(),
        },
      ]}
    />
  );
}
