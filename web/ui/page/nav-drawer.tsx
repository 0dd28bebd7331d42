// Owns the navigation of narrow screens: a drawer from the side, which closes when a place is chosen.
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import { Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { IconButton } from '#web/ui/form/button.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import { useFocusReturn } from '#web/ui/overlay/focus-return.ts';
import type { FrameItem } from './frame-item.ts';
import { useIsTopLayer } from '#web/ui/overlay/layers.ts';
import { MantineGround } from '#web/ui/style/mantine-ground.tsx';
import styles from './nav-drawer.module.css';
import { useScrollLock } from '#web/ui/overlay/scroll-lock.ts';
import { UiLink, useUiTexts } from '#web/ui/style/ui-texts.tsx';

export type NavDrawerProps = {
  onClose: () => void;
  items: readonly FrameItem[];
  owner: string | undefined;
  navLabel: string;
};

export function NavDrawer({ onClose, items, owner, navLabel }: NavDrawerProps) {
  const texts = useUiTexts();
  const isTop = useIsTopLayer(true);
  useScrollLock(true);
  useFocusReturn(true);
  return (
    <MantineGround>
      <Drawer.Root
        opened
        onClose={onClose}
        position="right"
        size={320}
        closeOnEscape={isTop}
        lockScroll={false}
        returnFocus={false}
        transitionProps={{ duration: 0 }}
        classNames={{ content: styles.content ?? '', overlay: styles.scrim ?? '' }}
      >
        <Drawer.Overlay />
        <Drawer.Content aria-label={navLabel}>
          <div className={styles.head}>
            <span className={styles.owner}>{owner}</span>
            <IconButton label={texts.close} onClick={onClose}>
              <IconX size={24} stroke={1.75} />
            </IconButton>
          </div>
          <nav aria-label={navLabel}>
            {items.map((item) => (
              <UiLink
                key={item.href}
                href={item.href}
                onClick={onClose}
                className={classNames(styles.link, item.current && styles.current)}
                aria-current={item.current ? 'page' : undefined}
              >
                {item.label}
              </UiLink>
            ))}
          </nav>
        </Drawer.Content>
      </Drawer.Root>
    </MantineGround>
  );
}
