// A section's heading with a mark beside it: demo content, placeholder, or none.

import styles from './landing.module.css';

type Props = { readonly id: string; readonly title: string; readonly mark: string | false };

export function MarkedTitle({ id, title, mark }: Props) {
  return (
    <div className={styles.marked}>
      <h2 id={id} className={styles.sectionTitle}>
        {title}
      </h2>
      {mark && <span className={styles.mark}>{mark}</span>}
    </div>
  );
}
