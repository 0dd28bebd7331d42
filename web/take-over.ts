// Puts one drawing of a page in the place of another, and loses nothing that somebody has typed in it.

const controlsOf = (node: HTMLElement) => [...node.querySelectorAll('a, button, input')];

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

/** `draw` draws the same controls in `node` again, at once. */
export function takeOver(node: HTMLElement, draw: () => void): void {
  const before = controlsOf(node);
  const typed = before.map((one) => (one instanceof HTMLInputElement ? one.value : ''));
  const focused = before.findIndex((one) => one === document.activeElement);
  const range = rangeOf(before[focused]);
  draw();
  const after = controlsOf(node);
  for (const [index, text] of typed.entries()) {
    const field = after[index];
    if (text !== '' && field instanceof HTMLInputElement) type(field, text);
  }
  const field = after[focused];
  if (field instanceof HTMLElement) field.focus({ preventScroll: true });
  if (field instanceof HTMLInputElement && range) field.setSelectionRange(range.start, range.end);
}
