// How to get the app: links to the stores, and how to add the web app to the home screen.

import { useEffect, useState } from 'react';
import { isPlaceholder, site, type Site } from '#shared/site.ts';
import { href } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { Button, ButtonLink } from '#web/ui/form/button.tsx';
import { PageFrame, Section } from './page-frame.tsx';
import styles from './pages.module.css';
import { type StepName, StepPicture } from './step-pictures.tsx';

type Step = { readonly picture: StepName; readonly text: string };

function Steps({ of }: { readonly of: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {of.map(({ picture, text }) => (
        <li key={picture}>
          <StepPicture of={picture} />
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

export function Screen() {
  const t = useTexts('download');
  const address = `${site.domain}${href('loginEmployee')}`;
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <InstallNow />
      <div className={styles.ways}>
        <Section title={t('iphone.title')}>
          <Steps
            of={[
              { picture: 'open', text: t('iphone.open', { address }) },
              { picture: 'share', text: t('iphone.share') },
              { picture: 'add', text: t('iphone.add') },
              { picture: 'confirm', text: t('iphone.confirm') },
            ]}
          />
        </Section>
        <Section title={t('android.title')}>
          <Steps
            of={[
              { picture: 'open', text: t('android.open', { address }) },
              { picture: 'menu', text: t('android.menu') },
              { picture: 'add', text: t('android.add') },
              { picture: 'confirm', text: t('android.confirm') },
            ]}
          />
        </Section>
      </div>
      <Section title={t('clock.title')}>
        <p>{t('clock.text')}</p>
        <p>
          <UiLink href={href('loginTimeClock')}>{t('clock.link')}</UiLink>
        </p>
      </Section>
      <StoreLinks stores={isPlaceholder('apps') ? undefined : site.apps} />
    </PageFrame>
  );
}

/** Chromium's event; its type is not among the browser's standard ones. */
type Offer = Event & { readonly prompt: () => Promise<unknown> };
const isOffer = (event: Event): event is Offer => 'prompt' in event && typeof event.prompt === 'function';

/** The button that installs the web app, in browsers that offer it. */
function InstallNow() {
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

/** Links to the app stores, or a sentence while the app is in none: `stores` is undefined. */
export function StoreLinks({ stores }: { readonly stores: Site['apps'] | undefined }) {
  const t = useTexts('download');
  return (
    <Section title={t('stores.title')}>
      {!stores && <p>{t('stores.text')}</p>}
      <ul className={styles.stores}>
        {(['ios', 'android'] as const).map((name) => (
          <li key={name}>
            {stores ? (
              <ButtonLink href={stores[name].url}>{t(`stores.${name}`)}</ButtonLink>
            ) : (
              <span className={styles.store}>
                {t(`stores.${name}`)}
                <span className="dim small">{t('stores.soon')}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
