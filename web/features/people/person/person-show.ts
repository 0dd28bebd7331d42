// What the parts of a person's page are handed.

import type { DayShow } from '#web/entry/days/day-show.ts';

export type PersonShow = DayShow & {
  /** 'YYYY-MM' */
  readonly month: string;
};
