// The menu under the employee's initials: language, theme, location, log out.

import { employeeApp } from '#shared/api/employee-app.ts';
import { call } from '#web/api/client.ts';
import { useSession, useSignedIn } from '#web/api/session.tsx';
import { currentLanguage, type Language, useTexts } from '#web/text.ts';
import { AccountMenu, initialsOf } from '#web/ui/page/account-menu.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { chooseScheme, useChosenScheme } from '#web/ui/style/scheme.ts';
import { useChooseLanguage } from '#web/words/own-language.ts';
import { useShowRefusal } from '#web/words/show-refusal.ts';
import { kept } from '#web/features/phone/press/outbox.ts';
import { chooseSharing, useSharesLocation } from '#web/features/phone/attached/sharing.ts';

const languageNames: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['is', 'Íslenska'],
  ['pt', 'Português'],
];

const saveLanguage = (language: Language) =>
  call(employeeApp.endpoints.chooseLanguage, { body: { language } });

export function OwnAccount({ waiting }: { waiting: number }) {
  const t = useTexts('phone');
  const shell = useTexts('shell');
  const { id, name, settings } = useSignedIn();
  const scheme = useChosenScheme();
  const sharing = useSharesLocation(id);
  const language = currentLanguage();
  const choose = useChooseLanguage(saveLanguage);
  const leave = useLeave(waiting);
  return (
    <AccountMenu
      label={t('account', { name })}
      initials={initialsOf(name)}
      name={name}
      items={[
        ...languageNames.map(([code, label]) => ({
          label,
          chosen: code === language,
          onSelect: () => void choose(code),
        })),
        {
          label: shell('light'),
          chosen: scheme === 'light',
          apart: true,
          onSelect: () => chooseScheme('light'),
        },
        {
          label: shell('dark'),
          chosen: scheme === 'dark',
          onSelect: () => chooseScheme('dark'),
        },
        ...(settings?.location.enabled
          ? [
              {
                label: t('location.share'),
                chosen: sharing === 'on',
                apart: true,
                onSelect: () => chooseSharing(id, sharing === 'on' ? 'off' : 'on'),
              },
            ]
          : []),
        {
          label: shell('logOut'),
          apart: true,
          onSelect: () => void leave(),
        },
      ]}
    />
  );
}

/** Logs out; asks before presses that still wait stay behind. */
function useLeave(waiting: number) {
  const t = useTexts('phone');
  const shell = useTexts('shell');
  const { id } = useSignedIn();
  const { signOut } = useSession();
  const showRefusal = useShowRefusal();
  return async (): Promise<void> => {
    const question = {
      heading: shell('areYouCertain'),
      message: t('leave.text', { count: waiting }),
      yes: shell('logOut'),
    };
    if (waiting > 0 && !(await confirm(question))) return;
    try {
      await signOut();
      await kept.forgetKnown(id);
    } catch (error) {
      showRefusal(error);
    }
  };
}
