// How to get the app: links to the stores, and how to add the web app to the home screen.

import { isPlaceholder, site } from '#shared/site.ts';
import { href } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import { InstallNow } from './install-now.tsx';
import { PageFrame, Section } from './page-frame.tsx';
import styles from './pages.module.css';
import { type StepName, StepPicture } from './step-pictures.tsx';
import { StoreLinks } from './store-links.tsx';

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
