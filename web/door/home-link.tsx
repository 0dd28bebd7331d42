// The mark in the head of every public page: it leads to the landing page.

import { productName } from '#shared/limits.ts';
import { href } from '#web/screens.ts';
import { Logo } from '#web/ui/display/logo.tsx';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import styles from './home-link.module.css';

/** `toFront` says where it leads; the landing page itself says nothing. */
export function HomeLink({ toFront }: { readonly toFront?: string }) {
  return (
    <UiLink href={href('landing')} className={styles.brand}>
      <Logo name={productName} />
      {toFront !== undefined && <span className="visually-hidden">, {toFront}</span>}
    </UiLink>
  );
}
