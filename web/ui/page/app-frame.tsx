// Owns the office's frame: navigation on top with the current place underlined; on narrow screens, a drawer.
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import styles from './app-frame.module.css';
import { IconButton } from '#web/ui/form/button.tsx';
import { Keys } from '#web/ui/display/keys.tsx';
import { lateDialog } from './late.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import type { FrameItem } from './frame-item.ts';
import { Logo } from '#web/ui/display/logo.tsx';
import { SkipLink } from './skip-link.tsx';
import { UiLink, useUiTexts } from '#web/ui/style/ui-texts.tsx';

export type AppFrameProps = {
  /** `tag`: the part of the product, beside its name. */
  brand: { name: string; href: string; tag?: string | undefined };
  items: readonly FrameItem[];
  /** The company's name, beside the account menu. */
  owner?: string | undefined;
  /** The AccountMenu. */
  account?: ReactNode;
  /** Opens the command palette. */
  search?: { label: string /** As shortcuts are written. */; keys: string; onOpen: () => void } | undefined;
  /** Before the account menu: the bell for news. */
  notices?: ReactNode;
  /** Between navigation and page: 'Your trial ends…'. */
  banner?: ReactNode;
  navLabel: string;
  children: ReactNode;
};

const NavDrawer = lateDialog(async () => (await import('./nav-drawer.tsx')).NavDrawer);

export function AppFrame({
  brand,
  items,
  owner,
  account,
  search,
  notices,
  banner,
  navLabel,
  children,
}: AppFrameProps) {
  const texts = useUiTexts();
  const [isDrawn, setDrawn] = useState(false);
  return (
    <div className={styles.frame}>
      <SkipLink label={useUiTexts().skipToContent} />
      <header className={styles.bar} data-frame-bar="">
        <div className={styles.inside}>
          <UiLink href={brand.href} className={styles.brand}>
            <Logo name={brand.name} />
            {brand.tag && <span className={styles.tag}>{brand.tag}</span>}
          </UiLink>
          <nav className={styles.nav} aria-label={navLabel}>
            {items.map((item) => (
              <NavLink key={item.href} item={item} />
            ))}
          </nav>
          <div className={styles.end}>
            {search && <SearchHint {...search} />}
            {notices}
            {owner && <span className={styles.owner}>{owner}</span>}
            {account}
            <span className={styles.burger}>
              <IconButton
                label={texts.menu}
                aria-haspopup="dialog"
                aria-expanded={isDrawn}
                onClick={() => setDrawn(true)}
              >
                <IconMenu2 size={26} stroke={1.75} />
              </IconButton>
            </span>
          </div>
        </div>
      </header>
      {isDrawn && (
        <NavDrawer onClose={() => setDrawn(false)} items={items} owner={owner} navLabel={navLabel} />
      )}
      {banner && (
        <div className={styles.banner} data-no-print="">
          {banner}
        </div>
      )}
      <main id="content" tabIndex={-1} className={styles.page}>
        {children}
      </main>
    </div>
  );
}

function NavLink({ item }: { item: FrameItem }) {
  return (
    <UiLink
      href={item.href}
      className={classNames(styles.link, item.current && styles.current)}
      aria-current={item.current ? 'page' : undefined}
    >
      {item.label}
    </UiLink>
  );
}

function SearchHint({ label, keys, onOpen }: NonNullable<AppFrameProps['search']>) {
  return (
    <button
      type="button"
      className={styles.search}
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-keyshortcuts={keys.replace('mod', 'Control')}
    >
      <IconSearch size={18} stroke={1.75} aria-hidden="true" />
      <span className={styles.searchWord}>{label}</span>
      <span className={styles.keys}>
        <Keys keys={keys} />
      </span>
    </button>
  );
}
