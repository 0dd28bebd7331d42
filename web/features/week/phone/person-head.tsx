// Whose week the phone shows, and the way to the next person in the order of the list.

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTexts } from '#web/text.ts';
import { IconButton } from '#web/ui/form/button.tsx';
import type { WeekRow } from '#web/entry/days/week-model.ts';
import styles from './week-phone.module.css';

type Props = {
  readonly rows: readonly WeekRow[];
  readonly index: number;
  readonly onPick: (index: number) => void;
};

export function PersonHead({ rows, index, onPick }: Props) {
  const t = useTexts('week');
  const last = rows.length - 1;
  return (
    <div className={styles.person}>
      <IconButton label={t('personBefore')} onClick={() => onPick(index === 0 ? last : index - 1)}>
        <IconChevronLeft size={22} stroke={1.75} />
      </IconButton>
      <span className={styles.personName} role="status">
        <b>{rows[index]?.person.name}</b>
        <span className="dim small">{t('personOf', { count: rows.length, which: index + 1 })}</span>
      </span>
      <IconButton label={t('personAfter')} onClick={() => onPick(index === last ? 0 : index + 1)}>
        <IconChevronRight size={22} stroke={1.75} />
      </IconButton>
    </div>
  );
}
