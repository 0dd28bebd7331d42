// Owns the chip of a filter: plain with ▾ while the filter is empty, tinted with × once it is set.
import { IconChevronDown, IconX } from '@tabler/icons-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from '#web/ui/style/class-names.ts';

export type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'className' | 'type'> & {
  icon?: ReactNode;
  /** The filter's name, or its value. */
  children: ReactNode;
  /** The filter is set. */
  on: boolean;
  /** Clears the filter by a ×; without it a set chip keeps its ▾. */
  onClear?: (() => void) | undefined;
  clearLabel?: string | undefined;
};

export function Chip({ icon, children, on, onClear, clearLabel, ref, ...button }: ChipProps) {
  const clears = on && onClear !== undefined;
  return (
    <span className={classNames(styles.chip, on && styles.on)} data-no-print={on ? undefined : ''}>
      <button
        {...button}
        ref={ref}
        type="button"
        className={classNames(styles.open, clears && styles.beforeClear)}
      >
        {icon}
        <span className={styles.words}>{children}</span>
        {!clears && <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />}
      </button>
      {clears && (
        <button
          type="button"
          className={styles.clear}
          aria-label={clearLabel}
          onClick={({ currentTarget }) => {
            // The pressed × disappears; the chip beside it takes the focus.
            currentTarget.parentElement?.querySelector('button')?.focus();
            onClear();
          }}
        >
          <IconX size={16} stroke={2} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

type SwitchProps = {
  readonly children: ReactNode;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
};

/** A chip that is switched on or off. */
export function SwitchChip({ children, on, onChange }: SwitchProps) {
  return (
    <span className={classNames(styles.chip, on && styles.on)} data-no-print={on ? undefined : ''}>
      <button type="button" aria-pressed={on} className={styles.open} onClick={() => onChange(!on)}>
        <span className={styles.words}>{children}</span>
      </button>
    </span>
  );
}

/** A row of chips, which wraps. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={styles.row}>
      {children}
    </div>
  );
}
