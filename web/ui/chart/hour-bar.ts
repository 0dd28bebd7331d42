// What a chart of hours is made of. All lengths are in seconds.

export type HourBar = {
  /** Under the bar: '48'. */
  readonly label: string;
  /** Under the label where there is room: '23.11.–29.11.' */
  readonly below?: string | undefined;
  /** In the tooltip and the table: 'Week 48, 23.–29.11.2026'; without it, the label. */
  readonly name?: string | undefined;
  /** Its label is bold; a 'now' line follows it where hours are expected later. */
  readonly isCurrent: boolean;
  readonly normal: number;
  readonly overtime: number;
  readonly lunch: number;
  /** Hours that are not worked yet. Drawn dashed, in place of the others. */
  readonly expected?: number | undefined;
};

/** The hours as they add up, above the bars. */
export type Climb = {
  /** Worked before the first bar. */
  readonly before: number;
  /** The solid line; none or 0 is no budget. */
  readonly budget?: number | undefined;
  /** Over the budget's line: 'Budget 1,400 h'. */
  readonly budgetText?: string | undefined;
  /** What each later bar adds; undefined draws no forecast. */
  readonly perBar?: number | undefined;
  /** At the ring where the forecast meets the budget: 'Used up about 9.12.' */
  readonly usedUpText?: string | undefined;
};

export type ChartWords = {
  readonly normal: string;
  readonly overtime: string;
  readonly lunch: string;
  readonly expected: string;
  /** The sum of a bar. */
  readonly sum: string;
  /** The sum of all bars up to one. */
  readonly climbed: string;
  readonly showTable: string;
  readonly showPicture: string;
  /** In the middle of a chart without hours. */
  readonly empty: string;
  /** Seconds as hours: 30600 → '8.50'. */
  readonly hours: (seconds: number) => string;
  /** A whole number on an axis and over a bar: '1,200'. */
  readonly whole: (value: number) => string;
};

/** What the picture is drawn from. */
export type PictureProps = {
  readonly bars: readonly HourBar[];
  readonly sentence: string;
  readonly words: ChartWords;
  readonly usual: { readonly seconds: number } | undefined;
  readonly climb: Climb | undefined;
  readonly barsPixels: number;
  readonly climbPixels: number;
};

export type HourParts = { readonly key: PartKey; readonly seconds: number };
export type PartKey = 'normal' | 'overtime' | 'lunch' | 'expected';

/** The parts of a bar, from its base up. */
export function partsOf(bar: HourBar): readonly HourParts[] {
  if (bar.expected !== undefined) return [{ key: 'expected', seconds: bar.expected }];
  return [
    { key: 'normal', seconds: bar.normal },
    { key: 'overtime', seconds: bar.overtime },
    { key: 'lunch', seconds: bar.lunch },
  ];
}

export const heightOf = (bar: HourBar): number => partsOf(bar).reduce((sum, { seconds }) => sum + seconds, 0);

/** Worked, lunch included; nothing for hours that are only expected. */
export const workedOf = (bar: HourBar): number =>
  bar.expected === undefined ? bar.normal + bar.overtime + bar.lunch : 0;

/** The kinds of hours that some bar has, in their order. */
export const kindsOf = (bars: readonly HourBar[]): readonly PartKey[] =>
  (['normal', 'overtime', 'lunch', 'expected'] as const).filter((key) =>
    bars.some((bar) => partsOf(bar).some((part) => part.key === key && part.seconds > 0)),
  );
