// The shared time clock's log-in.

import { useTexts } from '#web/text.ts';
import { CompanyLoginForm } from '#web/door/company-login-form.tsx';
import { DoorFrame } from './door.tsx';
import { HomeIfSignedIn } from './home-if-signed-in.tsx';

export function Screen() {
  const t = useTexts('sign-in');
  return (
    <HomeIfSignedIn>
      <DoorFrame title={t('timeClockTitle')} here="toTimeClock">
        <CompanyLoginForm kind="time clock" />
      </DoorFrame>
    </HomeIfSignedIn>
  );
}
