// The landing page's bar: mark, anchors, language, log-in.

import { productName } from '#shared/limits.ts';
import { href } from '#web/screens.ts';
import { useTexts } from '#web/text.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { LanguageSwitch } from '#web/work/language-switch.tsx';
import styles from './landing.module.css';

const anchors = ['about', 'trial', 'contact'] as const;

export function LandingHead() {
  const t = useTexts('landing');
  const shell = useTexts('shell');
  return (
    <header className={styles.bar}>
      <div className={styles.barInside}>
        <a href={href('landing')} className={styles.brand}>
          <Logo name={productName} />
        </a>
        <nav aria-label={shell('mainNavigation')} className={styles.nav}>
          {anchors.map((anchor) => (
            <a key={anchor} href={`#${anchor}`} className={styles.navLink}>
              {t(`nav.${anchor}`)}
            </a>
          ))}
        </nav>
        <LanguageSwitch />
        <ButtonLink href={href('login')}>{t('nav.login')}</ButtonLink>
      </div>
    </header>
  );
}
