// Log-in of the shared time clock by its link.

import { sessions } from '#shared/api/session.ts';
import { call } from '#web/api/client.ts';
import { useTexts } from '#web/text.ts';
import { LinkDoor } from './link-door.tsx';

const { timeClockLoginByLink } = sessions.endpoints;

export function Screen() {
  const t = useTexts('sign-in');
  return (
    <LinkDoor
      title={t('link.clockTitle')}
      over={t('link.clockOver')}
      ask={t('link.askCompany')}
      redeem={(token) => call(timeClockLoginByLink, { body: { token } })}
    />
  );
}
