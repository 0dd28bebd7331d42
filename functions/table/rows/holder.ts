// What an employee's and a project's row both keep of their work logs.

import { maybe, number, optional, record, type RowOf } from '#functions/table/row.ts';

export const ofHolder = {
  /** Start of the newest work log. */
  latestAt: maybe(number('la')),
  /** Goes up when a work log is added, moved or deleted; results of a search hold only for one value. */
  turn: optional(number('q')),
};
export const holderRow = record(ofHolder);
export type Holder = RowOf<typeof holderRow>;
