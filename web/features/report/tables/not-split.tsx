// Stands for a figure of a project that a daily rule leaves open.

import { useTexts } from '#web/text.ts';
import styles from '#web/features/report/report.module.css';

export function NotSplit() {
  const t = useTexts('report');
  return (
    <span className={styles.zero}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('notSplit')}</span>
    </span>
  );
}
