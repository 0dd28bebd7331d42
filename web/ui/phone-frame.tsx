// Owns the phone's frame: mark and initials on top, the page, and what the thumb needs at the bottom.
import type { ReactNode } from 'react';
import { Logo } from './logo.tsx';
import styles from './phone-frame.module.css';
import { SkipLink } from './skip-link.tsx';

export type PhoneFrameProps = {
  brand: string;
  /** The AccountMenu, or any one control. */
  account?: ReactNode;
  children: ReactNode;
  /** Stays in reach of the thumb, above the page's end. */
  foot?: ReactNode;
};

export function PhoneFrame({ brand, account, children, foot }: PhoneFrameProps) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.bar} data-frame-bar="">
        <Logo name={brand} />
        {account}
      </header>
      <main id="content" tabIndex={-1} className={styles.page}>
        {children}
      </main>
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}
