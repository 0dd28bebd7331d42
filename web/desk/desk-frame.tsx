// The frame of every screen of the office: navigation, account menu, banners.

import { useCompanyTime } from '#web/words/company-time.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { languages, productName } from '#shared/limits.ts';
import { useSession, useSignedIn } from '#web/api/session.tsx';
import { forgetWanted } from '#web/api/wanted-place.ts';
import { currentLanguage, useTexts } from '#web/text.ts';
import { FirstField } from '#web/ui/overlay/palette/first-field.tsx';
import { AccountMenu, initialsOf } from '#web/ui/page/account-menu.tsx';
import { AppFrame } from '#web/ui/page/app-frame.tsx';
import { late, lateDialog } from '#web/ui/page/late.tsx';
import { useShortcuts } from '#web/ui/page/shortcuts.ts';
import { useAccountNotice } from './notices/account-notice.tsx';
import { useDeskLanguage } from './desk-language.ts';
import { type DeskPlace, placeHref, placeKeys, placesOf } from './desk-places.ts';
import { deskKeys } from './desk-shortcuts.ts';
import { forgetSorts } from './kept-sorts.ts';
import { languageNames } from '#web/words/language-names.ts';
import { useMay } from './may.ts';
import { NewsButton } from './news-button.tsx';
import { useShowRefusal } from '#web/words/show-refusal.ts';

const DeskPalette = lateDialog(async () => (await import('./palette/desk-palette.tsx')).DeskPalette);
const AccessWatch = late(async () => (await import('./access-watch.tsx')).AccessWatch);
const ExampleBanner = late(async () => (await import('./example-banner.tsx')).ExampleBanner);
const ShortcutList = lateDialog(async () => (await import('./shortcut-list.tsx')).ShortcutList);
const AddEntries = lateDialog(async () => (await import('#web/entry/add-entries.tsx')).AddEntries);

type Opened = 'palette' | 'shortcuts' | 'add';

export function DeskFrame({ current, children }: { current: DeskPlace; children: ReactNode }) {
  const t = useTexts('shell');
  const session = useSignedIn();
  const navigate = useNavigate();
  const mayWrite = useMay('work_log.edit');
  const { opened, setOpened, close, addedFor, openAdd, openPalette } = useOpened();
  const time = useCompanyTime();
  const places = placesOf(session);
  useFocusOnArrival();
  // The page that was asked for before the log-in is here.
  useEffect(forgetWanted, []);
  useShortcuts([
    { keys: deskKeys.palette, run: openPalette },
    { keys: deskKeys.list, run: () => setOpened('shortcuts') },
    ...(mayWrite ? [{ keys: deskKeys.addEntry, run: () => openAdd(undefined) }] : []),
    ...places.map((place) => ({ keys: `g ${placeKeys[place]}`, run: () => void navigate(placeHref(place)) })),
  ]);
  const leave = useLeave();
  const notice = useAccountNotice();
  const banner = (
    <>
      {notice}
      <ExampleBanner />
    </>
  );
  return (
    <AppFrame
      banner={session.example_crew ? banner : notice}
      brand={{ name: productName, href: placeHref('overview') }}
      navLabel={t('mainNavigation')}
      owner={session.name}
      search={{ label: t('search'), keys: deskKeys.palette, onOpen: openPalette }}
      notices={<NewsButton />}
      items={places.map((place) => ({
        label: t(`nav.${place}`),
        href: placeHref(place),
        current: place === current,
      }))}
      account={<Account onShortcuts={() => setOpened('shortcuts')} onLogOut={leave} />}
    >
      {children}
      {session.manager && <AccessWatch />}
      {opened === 'palette' && <FirstField label={t('search')} onClose={close} />}
      {opened === 'palette' && (
        <DeskPalette
          onClose={close}
          onAddEntry={openAdd}
          onShortcuts={() => setOpened('shortcuts')}
          onLogOut={leave}
        />
      )}
      {opened === 'shortcuts' && <ShortcutList onClose={close} />}
      {opened === 'add' && (
        <AddEntries
          onClose={close}
          begun={addedFor === undefined ? undefined : { employeeId: addedFor, day: time.today() }}
        />
      )}
    </AppFrame>
  );
}

function useOpened() {
  const [opened, setOpened] = useState<Opened>();
  /** The employee whom the palette has named for a new entry. */
  const [addedFor, setAddedFor] = useState<string>();
  const openAdd = (employeeId: string | undefined) => {
    setAddedFor(employeeId);
    setOpened('add');
  };
  const openPalette = () => setOpened('palette');
  return { opened, setOpened, close: () => setOpened(undefined), addedFor, openAdd, openPalette };
}

/** After the log-out the guard of the screens opens the log-in page. */
function useLeave() {
  const showRefusal = useShowRefusal();
  const { signOut } = useSession();
  return () => void signOut().then(forgetSorts, showRefusal);
}

type AccountProps = { readonly onShortcuts: () => void; readonly onLogOut: () => void };

function Account({ onShortcuts, onLogOut }: AccountProps) {
  const t = useTexts('shell');
  const { name: company, manager } = useSignedIn();
  const name = manager?.name ?? company;
  const navigate = useNavigate();
  const chooseLanguage = useDeskLanguage();
  return (
    <AccountMenu
      label={name}
      initials={initialsOf(name)}
      name={name}
      items={[
        { label: t('nav.settings'), onSelect: () => void navigate(placeHref('settings')) },
        ...languages.map((language, index) => ({
          label: languageNames[language],
          chosen: language === currentLanguage(),
          apart: index === 0,
          onSelect: () => void chooseLanguage(language),
        })),
        { label: t('shortcuts'), apart: true, onSelect: onShortcuts },
        { label: t('logOut'), danger: true, apart: true, onSelect: onLogOut },
      ]}
    />
  );
}

/** The router's key of the first page of a visit, where the browser's own focus is right. */
const firstKey = 'default';

/** Moves the focus to the content after coming from another screen, whose pressed link is gone. */
function useFocusOnArrival(): void {
  const { key } = useLocation();
  const [keyBefore] = useState(key);
  useEffect(() => {
    if (keyBefore === firstKey || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }, [keyBefore]);
}
