// Where the pen stands: the page, its column, and what is left of it.

const sheet = { short: 595.28, long: 841.89 } as const;
const margin = { side: 30, top: 32, bottom: 44 } as const;
const gutter = 12;
/** The space between the parts over the whole width and the columns below them. */
const aboveColumns = 18;
/** Columns are begun on a page that has at least this part of it left. */
const leastShareOfPage = 0.2;

export type Place = ReturnType<typeof openPlace>;

/** `turned` begins a page. */
export function openPlace(isWide: boolean, turned: () => Promise<void>) {
  const [width, height] = isWide ? [sheet.long, sheet.short] : [sheet.short, sheet.long];
  const left: number = margin.side;
  const whole = width - 2 * left;
  const bottom = height - margin.bottom;
  let columns = 1;
  let column = 0;
  /** Where columns begin on this page. */
  let top: number = margin.top;
  const place = {
    /** The left edge and the width of the column. */
    x: left,
    width: whole,
    y: top,
    bottom,
    left,
    whole,
    /** The height of an empty page. */
    full: bottom - margin.top,
    isRoom: (needed: number): boolean => place.y + needed <= bottom,
    isAtTop: (): boolean => place.y === top,
    /** Goes on in the next column, or on the next page. */
    turn: async (): Promise<void> => {
      if (column + 1 < columns) return enter(column + 1);
      await turned();
      top = margin.top;
      return enter(0);
    },
    /** Begins columns side by side, from this height down. */
    divide: async (count: number): Promise<void> => {
      if (columns === count) return;
      if (!place.isRoom(place.full * leastShareOfPage)) await place.turn();
      if (!place.isAtTop()) place.y += aboveColumns;
      columns = count;
      top = place.y;
      enter(0);
    },
  };
  function enter(next: number): void {
    column = next;
    place.width = (whole - gutter * (columns - 1)) / columns;
    place.x = left + column * (place.width + gutter);
    place.y = top;
  }
  return place;
}
