// The props that the parts of a person's page share.

import type { DayShow } from '#web/entry/days/day-show.ts';

export type PersonShow = DayShow & {
  /** 'YYYY-MM' */
  readonly month: string;
};
