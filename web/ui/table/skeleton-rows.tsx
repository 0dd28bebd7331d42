// Owns the placeholder for rows that are loading: busy at once, seen and said only after a short delay.
import { useEffect, useState } from 'react';
import styles from './skeleton-rows.module.css';
import { useUiTexts } from '#web/ui/style/ui-texts.tsx';

const patienceMs = 150;

export function SkeletonRows({ rows = 6 }: { rows?: number }) {
  const texts = useUiTexts();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.rows}>
      <span className="visually-hidden" role="status">
        {late && texts.loading}
      </span>
      {/* The status is not within: screen readers hold back what a busy region says. */}
      <div aria-busy="true">
        {late &&
          Array.from({ length: rows }, (_, index) => (
            <div key={index} className={styles.row} aria-hidden="true">
              <span className={styles.bar} />
              <span className={styles.bar} />
              <span className={styles.bar} />
            </div>
          ))}
      </div>
    </div>
  );
}
