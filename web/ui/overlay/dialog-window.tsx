// Owns the window of a dialog: head, body, foot; the focus stays in it and goes back; Esc closes the topmost only.
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode, SyntheticEvent } from 'react';
import { IconButton } from '#web/ui/form/button.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import styles from './dialog.module.css';
import { useFocusReturn } from './focus-return.ts';
import { useIsTopLayer } from './layers.ts';
import { MantineGround } from '#web/ui/style/mantine-ground.tsx';
import { useScrolledByKeys } from '#web/ui/table/scrolled-by-keys.ts';
import { useScrollLock } from './scroll-lock.ts';
import { useUiTexts } from '#web/ui/style/ui-texts.tsx';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Dimmed words under the title. */
  below?: ReactNode;
  children: ReactNode;
  /** Buttons at the end of the foot: the way out, then the way on. */
  foot?: ReactNode;
  /** Buttons at the other end of the foot, such as Delete. */
  footStart?: ReactNode;
  /** Makes body and foot one form, so that Enter and the foot's submit button send it. */
  onSubmit?: ((event: SyntheticEvent<HTMLFormElement>) => void) | undefined;
  size?: keyof typeof widths | undefined;
  /** Needs an answer: neither Esc nor a press outside closes it, and there is no ×. */
  stays?: boolean | undefined;
  /** A short question or message: small on a phone too, with the focus on an answer. */
  question?: boolean | undefined;
};

const widths = { s: 460, m: 640, wide: 760, l: 960, window: 'min(100vw - 48px, 1400px)' } as const;

export function DialogWindow(props: DialogProps) {
  const { open, onClose, title, below, children, onSubmit, size = 'm', stays, question } = props;
  const texts = useUiTexts();
  const isTop = useIsTopLayer(open);
  const scrolled = useScrolledByKeys();
  useScrollLock(open);
  useFocusReturn(open);
  return (
    <MantineGround>
      <Modal.Root
        opened={open}
        onClose={onClose}
        size={widths[size]}
        centered
        closeOnEscape={isTop && !stays}
        closeOnClickOutside={false}
        lockScroll={false}
        returnFocus={false}
        transitionProps={{ duration: 0 }}
        classNames={{
          inner: classNames(styles.inner, !question && styles.innerWhole),
          content: classNames(styles.content, stays && styles.stays, !question && styles.wholeScreen),
          overlay: styles.scrim ?? '',
        }}
      >
        <Modal.Overlay />
        <Modal.Content data-dialog="">
          <div className={styles.head}>
            <Modal.Title className={styles.title} {...(titleFirst(question) ? titleFocus : {})}>
              {title}
            </Modal.Title>
            {below && <p className={styles.below}>{below}</p>}
          </div>
          <FormOrPlain onSubmit={onSubmit}>
            <Modal.Body {...scrolled} className={styles.body}>
              {children}
            </Modal.Body>
            <Foot {...props} />
          </FormOrPlain>
          {!stays && (
            <div className={styles.close}>
              <IconButton label={texts.close} onClick={onClose}>
                <IconX size={22} stroke={1.75} />
              </IconButton>
            </div>
          )}
        </Modal.Content>
      </Modal.Root>
    </MantineGround>
  );
}

function Foot({ foot, footStart }: DialogProps) {
  if (!foot && !footStart) return null;
  return (
    <div className={styles.foot}>
      <div className={styles.footStart}>{footStart}</div>
      <div className={styles.footEnd}>{foot}</div>
    </div>
  );
}

const titleFocus = { tabIndex: -1, 'data-autofocus': true } as const;

/** On a phone the title takes the focus: focusing a field would cover the dialog with the keyboard before it is read. */
function titleFirst(question: boolean | undefined): boolean {
  return !question && window.matchMedia('(pointer: coarse)').matches;
}

function FormOrPlain({ onSubmit, children }: Pick<DialogProps, 'onSubmit' | 'children'>) {
  if (!onSubmit) return <div className={styles.rest}>{children}</div>;
  return (
    <form className={styles.rest} noValidate onSubmit={onSubmit}>
      {children}
    </form>
  );
}
