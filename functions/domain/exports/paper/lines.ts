// The lines that pages are made of, from top to foot: each stands whole on one page.

/** Heads begin a table; they and its other rows are of cells. */
type Role = 'H1' | 'H2' | 'P' | 'TH' | 'TD';
/** What screen readers take in as one: a text, a cell, or a picture with its words. */
export type Part = { readonly draw: () => void; readonly role?: Role; readonly alt?: string };
/** `isTop`: nothing but repeated heads stands above it on its page or in its column. */
export type Spot = { readonly x: number; readonly y: number; readonly isTop: boolean };
export type Line = {
  readonly role: Role;
  readonly height: number;
  /** Free above it, unless it stands at the top of a page or a column. */
  readonly above?: number;
  /** Stays on the page of the next line. */
  readonly keeps?: boolean;
  /** The table repeats the line on each next page: 0 for its heads, 1 for a name below the heads. */
  readonly repeats?: 0 | 1;
  readonly parts: (at: Spot) => readonly Part[];
  /** Draws what is not read out: rules, boxes, shades. */
  readonly unsaid?: (at: Spot) => void;
};

export function heightOf(lines: Iterable<Line>): number {
  let sum = 0;
  for (const { height, above = 0 } of lines) sum += above + height;
  return sum;
}

/** The lines in runs that stay together. */
export function* keptTogether(lines: Iterable<Line>): Generator<readonly Line[]> {
  let kept: Line[] = [];
  for (const line of lines) {
    kept.push(line);
    if (line.keeps) continue;
    yield kept;
    kept = [];
  }
  yield kept;
}
