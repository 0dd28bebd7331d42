// The frame of every screen of the company's own application: its places, its account, its trial.

import { useNavigate } from 'react-router-dom';
import type { ReactNode } from 'react';
import { productName } from '#shared/limits.ts';
import { useSession, useSignedIn } from '#web/api/session.tsx';
import { href } from '#web/screens.ts';
import { chooseLanguage, currentLanguage, type Language, useTexts } from '#web/text.ts';
import { AccountMenu, initialsOf } from '#web/ui/account-menu.tsx';
import { AppFrame } from '#web/ui/app-frame.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useErrorWords } from '#web/api/say-error.ts';

export const deskPlaces = ['overview', 'employees', 'projects', 'entries', 'report', 'settings'] as const;
export type DeskPlace = (typeof deskPlaces)[number];

const languageNames: Record<Language, string> = { en: 'English', is: 'Íslenska', pt: 'Português' };
const languageOrder: readonly Language[] = ['en', 'is', 'pt'];

/** The address of a place: parts of /app by hash, the report by its own path (3-decisions). */
export function placeHref(place: DeskPlace, query?: URLSearchParams): string {
  if (place === 'report') return href('report');
  const hash = place === 'entries' ? 'all-entries' : place;
  return href('desk', query ? { hash, query } : { hash });
}

export function DeskFrame({ current, children }: { current: DeskPlace; children: ReactNode }) {
  const t = useTexts('shell');
  const words = useErrorWords();
  const session = useSignedIn();
  const { signOut } = useSession();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    try {
      await signOut();
    } catch (error) {
      showToast({ tone: 'bad', message: words.say(error) });
      return;
    }
    await navigate(href('login'));
  };
  return (
    <AppFrame
      brand={{ name: productName, href: placeHref('overview') }}
      navLabel={t('mainNavigation')}
      owner={session.name}
      items={deskPlaces.map((place) => ({
        label: t(`nav.${place}`),
        href: placeHref(place),
        current: place === current,
      }))}
      account={
        <AccountMenu
          label={session.name}
          initials={initialsOf(session.name)}
          name={session.name}
          items={[
            { label: t('nav.settings'), onSelect: () => void navigate(placeHref('settings')) },
            ...languageOrder.map((language, index) => ({
              label: languageNames[language],
              chosen: language === currentLanguage(),
              apart: index === 0,
              onSelect: () => chooseLanguage(language),
            })),
            { label: t('logOut'), danger: true, apart: true, onSelect: () => void leave() },
          ]}
        />
      }
    >
      {children}
    </AppFrame>
  );
}
