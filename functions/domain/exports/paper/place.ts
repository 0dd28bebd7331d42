// Where the pen stands: the page, its column, and what is left of it.

export const sheet = { short: 595.28, long: 841.89 } as const;
export const margin: Readonly<Record<'side' | 'top' | 'bottom', number>> = { side: 30, top: 32, bottom: 44 };
const gutter = 12;
/** The space between the parts over the whole width and the columns below them. */
const aboveColumns = 18;

export type Place = ReturnType<typeof openPlace>;

/** `open` draws what every page carries. */
export function openPlace(isWide: boolean, open: (page: number) => void) {
  const [width, height] = isWide ? [sheet.long, sheet.short] : [sheet.short, sheet.long];
  const whole = width - 2 * margin.side;
  const bottom = height - margin.bottom;
  let page = 0;
  let columns = 1;
  let column = 0;
  /** Where columns begin on this page. */
  let top = margin.top;
  const place = {
    width,
    height,
    bottom,
    whole,
    y: margin.top,
    /** The left edge and the width of the column. */
    left: margin.side,
    inner: whole,
    /** The height of an empty page. */
    full: bottom - margin.top,
    isRoom: (needed: number): boolean => place.y + needed <= bottom,
    isAtTop: (): boolean => place.y === top,
    beginPage: (): void => {
      page += 1;
      top = margin.top;
      place.y = top;
      enter(0);
      open(page);
    },
    /** Begins columns side by side, from this height down. */
    divide: (count: number): void => {
      if (!place.isAtTop()) place.y += aboveColumns;
      columns = count;
      top = place.y;
      enter(0);
    },
    isDivided: (): boolean => columns > 1,
    hasNextColumn: (): boolean => column + 1 < columns,
    nextColumn: (): void => {
      place.y = top;
      enter(column + 1);
    },
  };
  function enter(next: number): void {
    column = next;
    place.inner = (whole - gutter * (columns - 1)) / columns;
    place.left = margin.side + column * (place.inner + gutter);
  }
  return place;
}
