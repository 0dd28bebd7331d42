// Owns keys pressed while a window's code is loading: it holds them and gives them to the focused element afterwards.
import { focusablesOf } from './focus-return.ts';

const takesTyping =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu]';

export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(takesTyping) !== null;

const windows = '[role=dialog], [role=alertdialog], [role=menu]';
/** A loaded window takes the focus within this time, or not at all. */
const focusMs = 2000;

type Held = {
  readonly before: Element | null;
  readonly keys: KeyboardEvent[];
  onTheirWay: number;
  /** When the last window came, by this device's clock. */
  cameAt?: number;
};

let held: Held | undefined;
let isGiving = false;

/**
 * Holds keys from now on, until `coming` is there and has the focus, or has failed, or is not wanted any more. A window
 * that opens another calls this again, and the last one gets the keys. While somebody types in a field, nothing is held.
 */
export function holdKeys(coming: Promise<unknown>, isWanted: () => boolean = () => true): void {
  if (!held) {
    if (isTypedInto(document.activeElement)) return;
    held = { before: document.activeElement, keys: [], onTheirWay: 0 };
    document.addEventListener('keydown', hold, true);
    document.addEventListener('focusin', giveIfFocused);
    document.addEventListener('pointerdown', release, true);
  }
  const own = held;
  own.onTheirWay += 1;
  const settle = (isThere: boolean): void => {
    own.onTheirWay -= 1;
    if (own.onTheirWay > 0 || held !== own) return;
    own.cameAt = Date.now();
    if (isThere) giveIfFocused();
    else release();
  };
  coming.then(
    () => settle(isWanted()),
    () => settle(false),
  );
}

function release(): void {
  held = undefined;
  document.removeEventListener('keydown', hold, true);
  document.removeEventListener('focusin', giveIfFocused);
  // A click elsewhere shows that the person has gone on: the held keys are dropped.
  document.removeEventListener('pointerdown', release, true);
}

function hold(event: KeyboardEvent): void {
  if (isGiving || !held) return;
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  if (isCommand || event.isComposing || ['Shift', 'Control', 'Meta', 'Alt'].includes(event.key)) return;
  if (held.onTheirWay === 0 && Date.now() > (held.cameAt ?? 0) + focusMs) {
    release();
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  held.keys.push(event);
}

const isInWindow = ({ before, onTheirWay }: Held): boolean => {
  const { activeElement: now } = document;
  return (
    onTheirWay === 0 && now !== null && now !== before && (isTypedInto(now) || now.closest(windows) !== null)
  );
};

function giveIfFocused(): void {
  if (isGiving || !held || !isInWindow(held)) return;
  const key = held.keys.shift();
  if (!key) {
    release();
    return;
  }
  isGiving = true;
  give(key);
  isGiving = false;
  // One key at a time: the change of each must be drawn before the next.
  setTimeout(giveIfFocused, 0);
}

/** Repeats a key as the browser would: listeners get it first, then the field or the focused element. */
function give({ key, code, shiftKey }: KeyboardEvent): void {
  const { activeElement } = document;
  const press = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
  if (!activeElement?.dispatchEvent(press)) return;
  if (key === 'Tab') moveFocus(activeElement, shiftKey ? -1 : 1);
  else if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
    type(activeElement, key);
}

function moveFocus(from: Element, step: 1 | -1): void {
  const all = focusablesOf(from.closest(windows) ?? document.body);
  const at = all.findIndex((one) => one === from);
  all.at((at + step) % all.length)?.focus();
}

function type(field: HTMLInputElement | HTMLTextAreaElement, key: string): void {
  const { selectionStart: start, selectionEnd: end } = field;
  // A field without a caret (a checkbox, a number) cannot be typed into from here.
  if (start === null || end === null || field.readOnly) return;
  if (key === 'Backspace') field.setRangeText('', start === end ? Math.max(0, start - 1) : start, end, 'end');
  else if (Array.from(key).length === 1) field.setRangeText(key, start, end, 'end');
  else return;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: key, inputType: 'insertText' }));
}
