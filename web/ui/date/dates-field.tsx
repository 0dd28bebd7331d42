// Owns the field for several days at once.
import { IconCalendar } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { CalendarPopup } from './calendar-popup.tsx';
import { describedBy, FieldFrame, type FieldTexts, labelId } from '#web/ui/form/field-frame.tsx';
import styles from '#web/ui/form/option-list.module.css';
import { shownDay } from './typed-day.ts';
import { useUiTexts } from '#web/ui/style/ui-texts.tsx';

export type DatesFieldProps = FieldTexts & {
  /** Days as YYYY-MM-DD, in order. */
  value: readonly string[];
  onChange: (days: readonly string[]) => void;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  minDay?: string | undefined;
  maxDay?: string | undefined;
  /** A short text for several days; by default the days themselves. */
  summary?: ((days: readonly string[]) => string) | undefined;
  'data-path'?: string | undefined;
};

export function DatesField(props: DatesFieldProps) {
  const { value, onChange, onBlur, onFocus, placeholder, disabled, minDay, maxDay, summary, ...frame } =
    props;
  const { 'data-path': path, ...texts } = frame;
  const { dayFormat } = useUiTexts().calendar;
  const id = useId();
  // Mantine gives the button another id, so the text inside has an id that labels can refer to.
  const wordsId = `${id}-words`;
  const [open, setOpen] = useState(false);
  const words = summary?.(value) ?? value.map((day) => shownDay(day, dayFormat)).join(', ');
  return (
    <FieldFrame id={id} {...texts} group>
      <CalendarPopup
        open={open}
        onOpenChange={setOpen}
        calendar={{ kind: 'many', value, onChange, minDay, maxDay }}
        control={
          <button
            type="button"
            data-path={path}
            className={styles.control}
            data-error={texts.error ? '' : undefined}
            disabled={disabled}
            aria-labelledby={`${labelId(id)} ${wordsId}`}
            aria-describedby={describedBy(id, texts)}
            onClick={() => setOpen(!open)}
            onBlur={onBlur}
            onFocus={onFocus}
          >
            <span
              id={wordsId}
              className={value.length > 0 ? `num ${styles.controlWords}` : styles.placeholder}
            >
              {value.length > 0 ? words : placeholder}
            </span>
            <IconCalendar size={18} stroke={1.75} aria-hidden="true" />
          </button>
        }
      />
    </FieldFrame>
  );
}
