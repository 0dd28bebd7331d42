// Owns the button: what it looks like in each role, and that a busy one keeps its place and its focus.
import type { MouseEvent, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { classNames } from '#web/ui/style/class-names.ts';
import { UiLink } from '#web/ui/style/ui-texts.tsx';

export type ButtonVariant =
  | 'plain'
  | 'primary'
  | 'quiet'
  | 'running'
  | 'danger'
  | 'danger-quiet'
  | 'danger-filled';
type ButtonSize = 's' | 'm' | 'l' | 'clock';

type Look = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  fill?: boolean | undefined;
  icon?: ReactNode;
  iconAfter?: ReactNode;
  children: ReactNode;
};

export type ButtonProps = Look & {
  type?: 'button' | 'submit' | undefined;
  form?: string | undefined;
  disabled?: boolean | undefined;
  /** Shows a spinner and ignores presses, without giving up the focus. */
  loading?: boolean | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  label?: string | undefined;
  title?: string | undefined;
  id?: string | undefined;
  name?: string | undefined;
  value?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-haspopup'?: 'dialog' | 'menu' | 'listbox' | undefined;
  'aria-pressed'?: boolean | undefined;
  'aria-controls'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'data-autofocus'?: boolean | undefined;
};

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    fill,
    icon,
    iconAfter,
    children,
    loading,
    label,
    onClick,
    type = 'button',
    ...rest
  } = props;
  return (
    <button
      {...rest}
      type={type}
      className={look({ variant, size, fill })}
      aria-label={label}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <Content icon={loading ? <span className={styles.spinner} /> : icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </button>
  );
}

export type ButtonLinkProps = Look & {
  href: string;
  download?: boolean | string | undefined;
  target?: '_blank' | undefined;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
};

/** Looks like a button, goes somewhere: a place has an address, so it is a link. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, fill, icon, iconAfter, children, ...rest } = props;
  return (
    <UiLink {...rest} rel={rest.target ? 'noreferrer' : undefined} className={look({ variant, size, fill })}>
      <Content icon={icon} iconAfter={iconAfter}>
        {children}
      </Content>
    </UiLink>
  );
}

export type IconButtonProps = {
  label: string;
  children: ReactNode;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Shows a spinner and ignores presses, without giving up the focus. */
  loading?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-haspopup'?: 'dialog' | 'menu' | undefined;
  'aria-pressed'?: boolean | undefined;
};

export function IconButton({ label, children, danger, loading, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      title={label}
      className={classNames(styles.icon, danger && styles.iconDanger)}
      onClick={loading ? undefined : onClick}
    >
      {loading ? <span className={styles.spinner} /> : children}
    </button>
  );
}

function Content({ icon, iconAfter, children }: Pick<Look, 'icon' | 'iconAfter' | 'children'>) {
  return (
    <>
      {icon}
      <span className={styles.word}>{children}</span>
      {iconAfter}
    </>
  );
}

function look({ variant = 'plain', size = 'm', fill }: Pick<Look, 'variant' | 'size' | 'fill'>): string {
  return classNames(styles.button, styles[variant], styles[`size-${size}`], fill && styles.fill);
}
