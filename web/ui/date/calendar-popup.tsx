// Owns the calendar under a control: loads it when first opened and keeps its place while it loads.
import type { ReactElement } from 'react';
import type { CalendarProps } from './calendar.tsx';
import styles from './calendar-popup.module.css';
import { late } from '#web/ui/page/late.tsx';
import type { ControlProps } from '#web/ui/overlay/late-window.tsx';
import { Popup } from '#web/ui/overlay/popup.tsx';

const Calendar = late(async () => (await import('./calendar.tsx')).default);

export type CalendarPopupProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  control: ReactElement<ControlProps>;
  calendar: CalendarProps;
  /** Stands beside the month, such as presets. */
  beside?: ReactElement | undefined;
  end?: boolean | undefined;
};

export function CalendarPopup({ open, onOpenChange, control, calendar, beside, end }: CalendarPopupProps) {
  return (
    <Popup open={open} onOpenChange={onOpenChange} control={control} end={end}>
      <div className={styles.both}>
        {beside}
        <div className={styles.month}>{open && <Calendar {...calendar} />}</div>
      </div>
    </Popup>
  );
}
