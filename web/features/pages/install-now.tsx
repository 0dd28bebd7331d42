// The button that installs the web app, in browsers that offer it.

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
    const keepOffer = (event: Event) => {
      if (!isOffer(event)) return;
      // Suppresses the browser's own bar, because the page has this button.
      event.preventDefault();
      setOffer(event);
    };
    addEventListener('beforeinstallprompt', keepOffer, { signal: end.signal });
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
    // An offer works once; after a refusal the browser sends a new one.
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
