// Owns choosing a range of days: a chip with the usual ranges, and a month view for any other.
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './calendar-popup.module.css';
import { CalendarPopup } from './calendar-popup.tsx';
import { Chip } from '#web/ui/form/chip.tsx';

/** First and last day, both within; YYYY-MM-DD. */
export type DayRange = { from: string; to: string };

export type RangePickerProps = {
  /** The chip while no range is set. */
  label: string;
  value: DayRange | null;
  onChange: (range: DayRange | null) => void;
  /** The set range as text, e.g. '16.–20.11.2026', which the app formats. */
  shown: (range: DayRange) => string;
  presets: readonly { label: string; range: DayRange }[];
  /** The name of the button that removes the range; without it the range can only be changed. */
  clearLabel?: string | undefined;
  maxDay?: string | undefined;
};

export function RangePicker({
  label,
  value,
  onChange,
  shown,
  presets,
  clearLabel,
  maxDay,
}: RangePickerProps) {
  const [open, setOpen] = useState(false);
  const [begun, setBegun] = useState<string | null>(null);
  const choose = (range: DayRange | null) => {
    setBegun(null);
    setOpen(false);
    onChange(range);
  };
  const pick = ([from, to]: readonly [string | null, string | null]) => {
    if (from !== null && to !== null) choose({ from, to });
    else setBegun(from);
  };
  const picked =
    begun === null ? ([value?.from ?? null, value?.to ?? null] as const) : ([begun, null] as const);
  return (
    <CalendarPopup
      open={open}
      onOpenChange={(next) => {
        setBegun(null);
        setOpen(next);
      }}
      calendar={{ kind: 'range', value: picked, onChange: pick, maxDay }}
      control={
        <Chip
          icon={<IconCalendar size={18} stroke={1.75} aria-hidden="true" />}
          on={value !== null}
          onClear={clearLabel === undefined ? undefined : () => choose(null)}
          clearLabel={clearLabel}
          onClick={() => setOpen(!open)}
          aria-expanded={open}
        >
          {value ? shown(value) : label}
        </Chip>
      }
      beside={
        <div className={styles.presets}>
          {presets.map((preset) => (
            <button
              key={preset.label}
              type="button"
              className={styles.preset}
              aria-pressed={value?.from === preset.range.from && value.to === preset.range.to}
              onClick={() => choose(preset.range)}
            >
              {preset.label}
            </button>
          ))}
        </div>
      }
    />
  );
}
