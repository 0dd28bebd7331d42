// The button that installs the web app, where the browser says that it can.

import { useEffect, useState } from 'react';
import { useTexts } from '#web/text.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Section } from './page-frame.tsx';

/** Chromium's event; its type is not among the browser's standard ones. */
type Offer = Event & { readonly prompt: () => Promise<unknown> };
const isOffer = (event: Event): event is Offer => 'prompt' in event && typeof event.prompt === 'function';

export function InstallNow() {
  const t = useTexts('download');
  const [offer, setOffer] = useState<Offer>();
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const hear = (event: Event) => {
      if (!isOffer(event)) return;
      // The browser's own bar stays away: the button stands here.
      event.preventDefault();
      setOffer(event);
    };
    addEventListener('beforeinstallprompt', hear, { signal: end.signal });
    addEventListener('appinstalled', () => setDone(true), { signal: end.signal });
    return () => end.abort();
  }, []);
  if (isDone)
    return (
      <Section title={t('install.title')}>
        <p role="status">{t('install.done')}</p>
      </Section>
    );
  if (!offer) return null;
  const install = async () => {
    // An offer can be used once; the browser makes another if this one is declined.
    setOffer(undefined);
    await offer.prompt();
  };
  return (
    <Section title={t('install.title')}>
      <p>{t('install.text')}</p>
      <Button
        variant="primary"
        onClick={() => {
          install().catch((error: unknown) => console.warn('The browser did not install the app', error));
        }}
      >
        {t('install.button')}
      </Button>
    </Section>
  );
}
