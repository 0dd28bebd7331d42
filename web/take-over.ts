// Puts one drawing of a page in the place of another, and loses nothing that somebody has typed in it.

type Control = { readonly element: Element; readonly key: string };

const told = ['href', 'aria-label', 'type', 'name', 'autocomplete'];

/** Each control by what it says, and its place among those that say the same. */
function controlsOf(node: HTMLElement): Control[] {
  const counts = new Map<string, number>();
  return [...node.querySelectorAll('a, button, input')].map((element) => {
    const says = [element.tagName, element.textContent, ...told.map((name) => element.getAttribute(name))];
    const words = JSON.stringify(says);
    const place = counts.get(words) ?? 0;
    counts.set(words, place + 1);
    return { element, key: `${words} ${place}` };
  });
}

/** As a person types: React hears it. */
function type(field: HTMLInputElement, text: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Where the caret stands; fields for an e-mail do not tell. */
function rangeOf(field: Element | undefined) {
  if (!(field instanceof HTMLInputElement) || field.selectionStart === null) return undefined;
  return { start: field.selectionStart, end: field.selectionEnd };
}

/** `draw` draws the same fields in `node` again, at once, and perhaps other controls beside them. */
export function takeOver(node: HTMLElement, draw: () => void): void {
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
