// The columns of figures on paper: hours, normal time, overtime by its tiers, lunch.

import { numberTextOf } from '#shared/text/number-text.ts';
import { roundedHours } from '#shared/time/rounding.ts';
import type { Work } from '#functions/domain/report/report.ts';
import type { SheetRow } from '#functions/domain/exports/sheet/rows.ts';
import type { Language } from '#functions/domain/exports/words.ts';

type Counted = Pick<
  SheetRow,
  | 'totalSeconds'
  | 'regularSeconds'
  | 'overtimeSeconds'
  | 'overtime2Seconds'
  | 'overtime3Seconds'
  | 'lunchSeconds'
>;
export type Figure = {
  readonly head: string;
  readonly of: (row: Counted) => number;
  readonly text: (seconds: number) => string;
  /** Pay figures: a daily rule gives a project none unless overtime is split. */
  readonly isPaid: boolean;
  readonly isLunch?: true;
};
export type Figures = { readonly columns: readonly Figure[] };

type PaperRequest = {
  readonly language: Language;
  readonly higherTiers: readonly (2 | 3)[];
  readonly showsLunch: boolean;
  readonly words: Readonly<Record<'hours' | 'normal' | 'overtime' | 'lunch', string>>;
  readonly tier: (tier: 1 | 2 | 3) => string;
};

/** The tiers above the first that occur, as on the screen. */
export const higherTiersIn = ({ parts }: Pick<Work, 'parts'>): (2 | 3)[] => [
  ...(parts.some((part) => part.overtime2Seconds > 0) ? ([2] as const) : []),
  ...(parts.some((part) => part.overtime3Seconds > 0) ? ([3] as const) : []),
];

const tierOf = {
  1: (row: Counted) => row.overtimeSeconds - row.overtime2Seconds - row.overtime3Seconds,
  2: (row: Counted) => row.overtime2Seconds,
  3: (row: Counted) => row.overtime3Seconds,
} as const;

/** Hours to two decimals, each rounded from its own seconds; lunch with a minus sign. */
export function figuresOf({ language, higherTiers, showsLunch, words, tier }: PaperRequest): Figures {
  const hours = (seconds: number) => numberTextOf(language, roundedHours(seconds), 2);
  const paid = (head: string, of: (row: Counted) => number, text = hours): Figure => ({
    head,
    of,
    text,
    isPaid: true,
  });
  return {
    columns: [
      { head: words.hours, of: (row) => row.totalSeconds, text: hours, isPaid: false },
      paid(words.normal, (row) => row.regularSeconds),
      ...(higherTiers.length === 0
        ? [paid(words.overtime, (row) => row.overtimeSeconds)]
        : ([1, ...higherTiers] as const).map((one) => paid(tier(one), tierOf[one]))),
      ...(showsLunch
        ? [
            {
              ...paid(
                words.lunch,
                (row) => row.lunchSeconds,
                (seconds) => (seconds === 0 ? hours(0) : `−${hours(seconds)}`),
              ),
              isLunch: true as const,
            },
          ]
        : []),
    ],
  };
}
