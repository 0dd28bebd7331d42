// Heads of the columns of the month's lists, for a screen wide enough to have them.

import { useTexts } from '#web/text.ts';
import { RulerHours } from '#web/ui/display/ruler.tsx';
import { classNames } from '#web/ui/style/class-names.ts';
import styles from './month.module.css';

type Props = {
  /** Without a reason: a missing day needs none. */
  readonly isLean?: boolean;
  /** Without answers their column has no head. */
  readonly mayAnswer: boolean;
};

export function RowHeads({ isLean = false, mayAnswer }: Props) {
  const t = useTexts('month-end');
  return (
    <div className={classNames(styles.row, isLean && styles.lean, styles.heads)} aria-hidden="true">
      {!isLean && <span>{t('column.what')}</span>}
      <span>{t('column.employee')}</span>
      <span>{t('column.day')}</span>
      <span>
        <RulerHours every={6} />
      </span>
      <span className={styles.hours}>{t('column.hours')}</span>
      <span className={styles.ways}>{mayAnswer && t(isLean ? 'column.answer' : 'column.fix')}</span>
    </div>
  );
}
