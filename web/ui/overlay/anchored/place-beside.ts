// Places a window beside its anchor so that all of it is in sight.

/** Between the window and its anchor. */
const gapPx = 6;
/** How far the window reaches beyond the right end of its anchor. */
const beyondPx = 14;
/** Between the window and the edge of the browser's. */
const edgePx = 12;
/** With less room above and below the anchor than this, the window covers the anchor. */
const leastPx = 320;

/** All in pixels; `top`, `bottom` and the result's `top` from the upper edge of the browser's window. */
type Heights = {
  readonly top: number;
  readonly bottom: number;
  readonly height: number;
  readonly windowHeight: number;
};

/** Below the anchor, else above it, else where there is more room, else over it: the most height it may take, and its top. */
export function placedHeight({ top, bottom, height, windowHeight }: Heights): { top: number; most: number } {
  const whole = windowHeight - 2 * edgePx;
  const below = Math.min(whole, windowHeight - edgePx - bottom - gapPx);
  const above = Math.min(whole, top - gapPx - edgePx);
  const aboveIt = (most: number) => ({ top: top - gapPx - Math.min(height, most), most });
  const under = { top: bottom + gapPx, most: below };
  if (height <= below) return under;
  if (height <= above) return aboveIt(above);
  if (Math.max(below, above) < leastPx)
    return { top: windowHeight - edgePx - Math.min(height, whole), most: whole };
  return below >= above ? under : aboveIt(above);
}

/** Ends a little beyond the right end of the anchor, within what is around it. */
export function placeBeside(anchor: HTMLElement, panel: HTMLElement): void {
  const around = (panel.offsetParent ?? document.body).getBoundingClientRect();
  const at = anchor.getBoundingClientRect();
  panel.style.maxHeight = '';
  const { top, most } = placedHeight({
    top: at.top,
    bottom: at.bottom,
    height: panel.offsetHeight,
    windowHeight: window.innerHeight,
  });
  const right = Math.max(0, around.width - panel.offsetWidth);
  const left = at.right + beyondPx - around.left - panel.offsetWidth;
  panel.style.left = `${Math.min(Math.max(left, 0), right)}px`;
  panel.style.top = `${top - around.top}px`;
  panel.style.maxHeight = `${most}px`;
}
