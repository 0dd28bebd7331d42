// The logo in the head of every public page, linked to the landing page.

import { productName } from '#shared/limits.ts';
import { href } from '#web/screens.ts';
import { Logo } from '#web/ui/display/logo.tsx';
import { UiLink } from '#web/ui/style/ui-texts.tsx';
import styles from './home-link.module.css';

/** `toFront`: the link's target in words, for screen readers; undefined on the landing page itself. */
export function HomeLink({ toFront }: { readonly toFront?: string }) {
  return (
    <UiLink href={href('landing')} className={styles.brand}>
      <Logo name={productName} />
      {toFront !== undefined && <span className="visually-hidden">, {toFront}</span>}
    </UiLink>
  );
}
