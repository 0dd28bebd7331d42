// The landing page's bar: logo, every anchor in the specification's order, languages; on a phone a menu holds the anchors.

import { IconMenu2, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTexts } from '#web/text.ts';
import { HomeLink } from '#web/door/home-link.tsx';
import { LanguageSwitch } from '#web/door/language-switch.tsx';
import styles from './landing-head.module.css';
import { opened } from './opened.ts';

const anchors = ['about', 'pricing', 'trial', 'login', 'contact', 'company', 'videos'] as const;
const idOf = (anchor: (typeof anchors)[number]): string =>
  anchor === 'videos' ? 'testimonials-videos' : anchor;

export function LandingHead() {
  const t = useTexts('landing');
  const shell = useTexts('shell');
  const isOpen = opened.use() === 'menu';
  const close = () => opened.set(undefined);
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      opened.set(undefined);
      document.getElementById('menu-button')?.focus();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [isOpen]);
  return (
    <header className={styles.bar}>
      <div className={styles.inside}>
        <HomeLink />
        <a href="#login" className={styles.login} onClick={close}>
          {t('nav.login')}
        </a>
        <button
          type="button"
          id="menu-button"
          className={styles.menu}
          aria-label={shell('menu')}
          aria-expanded={isOpen}
          aria-controls="menu"
          onClick={() => opened.set(isOpen ? undefined : 'menu')}
        >
          {isOpen ? (
            <IconX size={24} stroke={1.75} aria-hidden="true" />
          ) : (
            <IconMenu2 size={24} stroke={1.75} aria-hidden="true" />
          )}
        </button>
        <div id="menu" className={styles.folded} data-open={isOpen || undefined}>
          <nav aria-label={shell('mainNavigation')}>
            <ul className={styles.anchors}>
              {anchors.map((anchor) => (
                <li key={anchor} data-anchor={anchor}>
                  <a href={`#${idOf(anchor)}`} className={styles.anchor} onClick={close}>
                    {t(`nav.${anchor}`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <LanguageSwitch />
        </div>
      </div>
    </header>
  );
}
