// Owns the field that stands in the palette's place until the palette is loaded: a real one, so that composed letters are not lost.
import { first, keepWayBack, takeWayBack } from '#web/ui/overlay/focus-return.ts';
import styles from './first-field.module.css';

function begin(field: HTMLInputElement) {
  keepWayBack();
  Object.assign(first, { field, keys: [], isHalf: false });
  field.focus();
  return () => {
    if (first.field) takeWayBack()();
    first.field = undefined;
  };
}

export const FirstField = ({ label, onClose }: { readonly label: string; readonly onClose: () => void }) => (
  <div className={styles.scrim} onPointerDown={({ target }) => target === first.field || onClose()}>
    <input
      ref={begin}
      className={styles.field}
      aria-label={label}
      autoComplete="off"
      onCompositionStart={() => (first.isHalf = true)}
      onCompositionEnd={() => (first.isHalf = false)}
      onKeyDown={(event) => {
        const { key } = event;
        if (first.isHalf) return;
        if (key === 'Escape') onClose();
        if (!/^(Arrow|Enter|Tab)/.test(key)) return;
        event.preventDefault();
        first.keys.push(key);
      }}
    />
  </div>
);
