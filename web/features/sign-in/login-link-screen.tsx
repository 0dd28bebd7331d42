// Log-in by the link of a mail or an SMS, for companies and employees alike.

import { sessions } from '#shared/api/session.ts';
import { call } from '#web/api/client.ts';
import { useTexts } from '#web/text.ts';
import { LinkDoor } from './link-door.tsx';

const { loginByLink } = sessions.endpoints;

export function Screen() {
  const t = useTexts('sign-in');
  return (
    <LinkDoor
      title={t('link.title')}
      over={t('link.over')}
      ask={t('link.askEmployee')}
      redeem={(token) => call(loginByLink, { body: { token } })}
    />
  );
}
