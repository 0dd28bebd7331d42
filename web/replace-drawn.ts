// Replaces a page drawn by the build by the one React draws, and keeps typed text, focus and selection.

type Control = { readonly element: Element; readonly key: string };

const named = ['href', 'aria-label', 'type', 'name', 'autocomplete'];

/** Every control with a key: its text and attributes, and a number if several have the same. */
function controlsOf(node: HTMLElement): Control[] {
  const counts = new Map<string, number>();
  return [...node.querySelectorAll('a, button, input')].map((element) => {
    const says = [element.tagName, element.textContent, ...named.map((name) => element.getAttribute(name))];
    const words = JSON.stringify(says);
    const place = counts.get(words) ?? 0;
    counts.set(words, place + 1);
    return { element, key: `${words} ${place}` };
  });
}

/**
 * Writes `text` as a person types it. React compares the field with the last value that the page set; `setRangeText`
 * changes the field past that value, so React sees the change. An e-mail field has no ranges while it is one.
 */
function type(field: HTMLInputElement, text: string): void {
  const { type: kind } = field;
  field.type = 'text';
  field.setRangeText(text, 0, field.value.length);
  field.type = kind;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The selection in a field; e-mail fields have none. */
function rangeOf(field: Element | undefined) {
  if (!(field instanceof HTMLInputElement) || field.selectionStart === null) return undefined;
  return { start: field.selectionStart, end: field.selectionEnd };
}

/** Once nothing is held down: a press is none where its control is replaced between its beginning and its end. */
export async function pressEnded(): Promise<void> {
  while (document.querySelector(':is(a, button):active')) await new Promise(requestAnimationFrame);
}

/** Calls `draw`, which replaces the page in `node` at once, and puts typed texts, focus and selection back. */
export function replaceDrawn(node: HTMLElement, draw: () => void): void {
  const before = controlsOf(node);
  const typed = before.flatMap(({ element, key }) =>
    element instanceof HTMLInputElement && element.value !== '' ? [{ key, text: element.value }] : [],
  );
  const focused = before.find(({ element }) => element === document.activeElement);
  const range = rangeOf(focused?.element);
  draw();
  const after = new Map(controlsOf(node).map(({ element, key }) => [key, element]));
  for (const { key, text } of typed) {
    const field = after.get(key);
    if (field instanceof HTMLInputElement) type(field, text);
  }
  const field = focused && after.get(focused.key);
  if (field instanceof HTMLElement) field.focus({ preventScroll: true });
  if (field instanceof HTMLInputElement && range) field.setSelectionRange(range.start, range.end);
}
