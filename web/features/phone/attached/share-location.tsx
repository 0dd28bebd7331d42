// Asks the employee once whether to share the position at clock events, if the company wants positions.

import { IconMapPin } from '@tabler/icons-react';
import { useSignedIn } from '#web/api/session.tsx';
import { useTexts } from '#web/text.ts';
import { Notice } from '#web/ui/display/alert.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { chooseSharing, useSharesLocation } from './sharing.ts';

export function ShareLocation() {
  const t = useTexts('phone');
  const { id, settings } = useSignedIn();
  const sharing = useSharesLocation(id);
  if (!settings?.location.enabled || sharing !== 'undecided') return null;
  return (
    <Notice
      icon={<IconMapPin size={24} stroke={1.75} aria-hidden="true" />}
      heading={t('location.ask')}
      actions={
        <>
          <Button onClick={() => chooseSharing(id, 'on')}>{t('location.share')}</Button>
          <Button onClick={() => chooseSharing(id, 'off')}>{t('location.keep')}</Button>
        </>
      }
    >
      {t('location.askText', { count: settings.location.kept_days })}
    </Notice>
  );
}
