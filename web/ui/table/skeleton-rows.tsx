// Owns the placeholder for rows that are loading; it appears only after a short delay.
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
    <div className={styles.rows} role="status">
      {late && (
        <>
          <span className="visually-hidden">{texts.loading}</span>
          {Array.from({ length: rows }, (_, index) => (
            <div key={index} className={styles.row} aria-hidden="true">
              <span className={styles.bar} />
              <span className={styles.bar} />
              <span className={styles.bar} />
            </div>
          ))}
        </>
      )}
    </div>
  );
}
