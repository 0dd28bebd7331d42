// Owns the phone's frame: logo and initials on top, the page, the main buttons at the bottom.
import type { ReactNode } from 'react';
import { Logo } from '#web/ui/display/logo.tsx';
import styles from './phone-frame.module.css';
import { SkipLink } from './skip-link.tsx';
import { useUiTexts } from '#web/ui/style/ui-texts.tsx';

/** Publishes the foot's height, so that toasts can stand above it. */
function sayHeight(foot: HTMLElement | null) {
  if (!foot) return undefined;
  const root = document.documentElement.style;
  const watched = new ResizeObserver(() => root.setProperty('--foot-height', `${foot.offsetHeight}px`));
  watched.observe(foot);
  return () => {
    watched.disconnect();
    root.removeProperty('--foot-height');
  };
}

export type PhoneFrameProps = {
  brand: string;
  /** The AccountMenu, or any one control. */
  account?: ReactNode;
  children: ReactNode;
  /** Stays at the bottom of the screen, in reach of the thumb. */
  foot?: ReactNode;
};

export function PhoneFrame({ brand, account, children, foot }: PhoneFrameProps) {
  return (
    <div className={styles.frame}>
      <SkipLink label={useUiTexts().skipToContent} />
      <header className={styles.bar} data-frame-bar="">
        <Logo name={brand} />
        {account}
      </header>
      <main id="content" tabIndex={-1} className={styles.page}>
        {children}
      </main>
      {foot && (
        <footer ref={sayHeight} className={styles.foot}>
          {foot}
        </footer>
      )}
    </div>
  );
}
