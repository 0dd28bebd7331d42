// Links to the app stores, or a sentence while the app is in none.

import type { Site } from '#shared/site.ts';
import { useTexts } from '#web/text.ts';
import { ButtonLink } from '#web/ui/form/button.tsx';
import { Section } from './page-frame.tsx';
import styles from './pages.module.css';

/** `stores`: undefined while the app is in no store. */
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
