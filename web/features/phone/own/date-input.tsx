// A day as the phone's own picker gives it, with what is wrong with it.

import { useId } from 'react';
import type { Day } from '#shared/time/day.ts';
import styles from '#web/features/phone/phone.module.css';

type Props = { label: string; value: Day; onChange: (day: Day) => void; fault: string | undefined };

export function DateInput({ label, value, onChange, fault }: Props) {
  const id = useId();
  return (
    <div>
      <label className={styles.date}>
        <span>{label}</span>
        <input
          type="date"
          value={value}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : id}
          onChange={({ currentTarget }) => onChange(currentTarget.value || value)}
        />
      </label>
      {fault !== undefined && (
        <p id={id} role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
