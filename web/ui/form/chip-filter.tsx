// Owns a chip that opens whatever sets its filter.
import { type ReactNode, useState } from 'react';
import { Chip } from './chip.tsx';
import { Popup } from '#web/ui/overlay/popup.tsx';

export type ChipFilterProps = {
  icon?: ReactNode;
  /** Shown while nothing is set: 'Any approval'. */
  label: string;
  /** Shown while set; null means not set. */
  value: string | null;
  onClear?: (() => void) | undefined;
  clearLabel?: string | undefined;
  children: ReactNode | ((close: () => void) => ReactNode);
};

export function ChipFilter({ icon, label, value, onClear, clearLabel, children }: ChipFilterProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Popup
      open={open}
      onOpenChange={setOpen}
      control={
        <Chip
          icon={icon}
          on={value !== null}
          onClear={onClear}
          clearLabel={clearLabel}
          onClick={() => setOpen(!open)}
          aria-expanded={open}
        >
          {value ?? label}
        </Chip>
      }
    >
      {typeof children === 'function' ? children(close) : children}
    </Popup>
  );
}
