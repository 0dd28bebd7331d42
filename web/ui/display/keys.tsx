// Owns the look of keyboard keys: each in a small box.
import { keyNames } from '#web/ui/page/shortcuts.ts';
import styles from './keys.module.css';

/** `keys` as shortcuts are written: 'g o', 'mod+k'. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className={styles.keys}>
      {keyNames(keys).map((name, index) => (
        // The same key may be pressed twice.
        <kbd key={`${index}-${name}`} className={styles.key}>
          {name}
        </kbd>
      ))}
    </span>
  );
}
