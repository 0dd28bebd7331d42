// Owns the first link of every page: past the frame, to what the page is about.
import styles from './skip-link.module.css';
import { useUiTexts } from './ui-texts.tsx';

export function SkipLink() {
  return (
    <a href="#content" className={styles.skip} data-no-print="">
      {useUiTexts().skipToContent}
    </a>
  );
}
