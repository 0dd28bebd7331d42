// What was typed into the first field goes on in the palette's own: text, selection, and the keys that walk and choose.
import { first } from '#web/ui/overlay/focus-return.ts';

export function takeOver(field: HTMLInputElement): void {
  const { field: before, keys } = first;
  if (!before) return;
  first.field = undefined;
  const { value, selectionStart, selectionEnd } = before;
  field.focus();
  before.parentElement?.setAttribute('hidden', '');
  if (value !== '') {
    field.setRangeText(value);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // Once React has written the value itself, which moves the caret.
    queueMicrotask(() => field.setSelectionRange(selectionStart, selectionEnd));
  }
  press(keys);
}

/** One at a time: the change of each is drawn before the next. */
function press([key, ...others]: readonly string[]): void {
  if (key === undefined) return;
  setTimeout(() => {
    const one = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(one);
    press(others);
  }, 0);
}

/** Once no letter is half made in the first field: the change of fields would cut it off. */
export async function composed(): Promise<void> {
  while (first.field && first.isHalf)
    await new Promise((next) => first.field?.addEventListener('compositionend', next, { once: true }));
}
