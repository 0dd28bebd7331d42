// The company's log-in.

import { useSyncExternalStore } from 'react';
import { href } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { CompanyLoginForm } from '#web/door/company-login-form.tsx';
import { PasskeyButton } from '#web/door/passkeys/passkey-button.tsx';
import { isNamedHost } from '#web/door/passkeys/possible.ts';
import styles from './door.module.css';
import { DoorFrame } from './door.tsx';
import { HomeIfSignedIn } from './home-if-signed-in.tsx';

const neverChanges = () => () => undefined;

export function Screen() {
  const t = useTexts('sign-in');
  // The build draws the button for every host.
  const mayOffer = useSyncExternalStore(neverChanges, isNamedHost, () => true);
  return (
    <HomeIfSignedIn>
      <DoorFrame title={t('companyTitle')} here="toCompany">
        <CompanyLoginForm kind="company" />
        {mayOffer && (
          <div className={styles.instead}>
            <PasskeyButton
              label={t('passkey.submit')}
              none={t('passkey.unused')}
              refused={t('passkey.refused')}
              open={async () => (await import('#web/door/passkeys/use-passkey.ts')).logInByPasskey()}
            />
          </div>
        )}
        <div className={styles.links}>
          <UiLink href={href('forgotPassword')} className={styles.other}>
            {t('forgot')}
          </UiLink>
          <UiLink href={href('landing', { hash: 'trial' })} className={styles.other}>
            {t('startTrial')}
          </UiLink>
        </div>
      </DoorFrame>
    </HomeIfSignedIn>
  );
}
