// The list of the employee's menu: language, theme, own files, location, log out.

import { useEffect, useState } from 'react';
import { employeeApp } from '#shared/api/employee-app.ts';
import { languages } from '#shared/limits.ts';
import { call } from '#web/api/client.ts';
import { useSession, useSignedIn } from '#web/api/session.tsx';
import { currentLanguage, type Language, useTexts } from '#web/text.ts';
import type { MenuItem } from '#web/ui/overlay/menu/menu-item.ts';
import { MenuList } from '#web/ui/overlay/menu/menu-list.tsx';
import { Initials } from '#web/ui/page/account-menu.tsx';
import { lateDialog } from '#web/ui/page/late.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { chooseScheme, useChosenScheme } from '#web/ui/style/scheme.ts';
import { languageNames } from '#web/words/language-names.ts';
import { useChooseLanguage } from '#web/words/own-language.ts';
import { useShowRefusal } from '#web/words/show-refusal.ts';
import { kept as crewKept } from '#web/features/phone/crew/crew-presses.ts';
import { kept } from '#web/features/phone/press/outbox.ts';
import { chooseSharing, useSharesLocation } from '#web/features/phone/attached/sharing.ts';

type Opened = 'files' | 'requests';
const OwnRequests = lateDialog(async () => (await import('./own-requests.tsx')).OwnRequests);
const OwnFiles = lateDialog(async () => (await import('./own-files.tsx')).OwnFiles);

const saveLanguage = (language: Language) =>
  call(employeeApp.endpoints.chooseLanguage, { body: { language } });

type Props = { readonly label: string; readonly initials: string; readonly waiting: number };

export function OwnMenu({ label, initials, waiting }: Props) {
  const { name } = useSignedIn();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const items = useItems(waiting, setOpened);
  return (
    <>
      <MenuList control={<Initials label={label} initials={initials} />} name={name} items={() => items} />
      {opened === 'requests' && <OwnRequests onClose={close} />}
      {opened === 'files' && <OwnFiles onClose={close} />}
    </>
  );
}

function useItems(waiting: number, open: (what: Opened) => void): readonly MenuItem[] {
  const t = useTexts('phone');
  const shell = useTexts('shell');
  const own = useTexts('own-hours');
  const { id, settings } = useSignedIn();
  const scheme = useChosenScheme();
  const sharing = useSharesLocation(id);
  const language = currentLanguage();
  const choose = useChooseLanguage(saveLanguage);
  const leave = useLeave(waiting);
  return [
    ...languages.map((code) => ({
      label: languageNames[code],
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
    { label: own('requests.menu'), apart: true, onSelect: () => open('requests') },
    { label: own('files.menu'), onSelect: () => open('files') },
    { label: shell('logOut'), apart: true, onSelect: () => void leave() },
  ];
}

/** Logs out; asks before presses that still wait, one's own or a crew's, stay behind. */
function useLeave(waiting: number) {
  const shell = useTexts('shell');
  const { id } = useSignedIn();
  const { signOut } = useSession();
  const showRefusal = useShowRefusal();
  return async (): Promise<void> => {
    const crew = await crewKept.read(id);
    const count = waiting + crew.presses.length;
    const question = {
      heading: shell('areYouCertain'),
      message: <Unsent owner={id} count={count} />,
      yes: shell('logOut'),
    };
    if (count > 0 && !(await confirm(question))) return;
    try {
      await signOut();
      await Promise.all([kept.forgetKnown(id), crewKept.forgetKnown(id)]);
    } catch (error) {
      showRefusal(error);
    }
  };
}

const readAgainMilliseconds = 500;

/** How many presses wait, read again while the question is open: another tab may send them too. */
function Unsent({ owner, count: first }: { readonly owner: string; readonly count: number }) {
  const t = useTexts('phone');
  const [count, setCount] = useState(first);
  useEffect(() => {
    const timer = setInterval(() => {
      void Promise.all([kept.read(owner), crewKept.read(owner)]).then(([own, crew]) =>
        setCount(own.presses.length + crew.presses.length),
      );
    }, readAgainMilliseconds);
    return () => clearInterval(timer);
  }, [owner]);
  return <span aria-live="polite">{count === 0 ? t('leave.sent') : t('leave.text', { count })}</span>;
}
