// Owns the first link of every page, which skips the frame.
import styles from './skip-link.module.css';

export function SkipLink({ label }: { label: string }) {
  return (
    <a href="#content" className={styles.skip} data-no-print="">
      {label}
    </a>
  );
}
