// The button with the employee's initials; its menu comes when it is first opened.

import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Initials, initialsOf } from '#web/ui/page/account-menu.tsx';
import { useLateWindow } from '#web/ui/overlay/late-window.tsx';

const load = async () => (await import('./own-menu.tsx')).OwnMenu;

export function OwnAccount({ waiting }: { readonly waiting: number }) {
  const t = useTexts('phone');
  const { name } = useSignedIn();
  const [OwnMenu, begin] = useLateWindow(load);
  const button = { label: t('account', { name }), initials: initialsOf(name) };
  return OwnMenu ? (
    <OwnMenu {...button} waiting={waiting} />
  ) : (
    <Initials {...button} aria-haspopup="menu" aria-expanded={false} onClick={() => begin()} />
  );
}
