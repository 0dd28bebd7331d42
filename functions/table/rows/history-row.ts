// One change of a work log in its history: who, when, from what to what.

import * as z from 'zod/mini';
import { keys } from '#functions/table/keys.ts';
import { textIn } from '#functions/table/read.ts';
import { flag, number, optional, record, type RowOf, shape, text } from '#functions/table/row.ts';
import type { Item } from '#functions/table/write.ts';

const changedField = z.enum([
  'start_time',
  'end_time',
  'project',
  'approved',
  'assumed_end',
  'worked_through_lunch',
  // Changes nothing: who has pressed, and the time of the press.
  'pressed',
]);
export type ChangedField = z.output<typeof changedField>;
const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const change = z.tuple([changedField, value, value]);
/** Field, value before, value after; instants in epoch seconds, projects by id. */
export type FieldChange = z.output<typeof change>;

const historyAction = z.enum([
  'ended',
  'changed',
  'approved',
  'unapproved',
  'deleted',
  'restored',
  'doubted',
]);
export type HistoryAction = z.output<typeof historyAction>;
const historyAuthor = z.enum(['Employee', 'Company', 'Platform']);
export type HistoryAuthor = z.output<typeof historyAuthor>;

const history = record({
  at: number('u'),
  action: shape('a', historyAction),
  by: shape('b', historyAuthor),
  /** The person of the office, where it was not the company's own log-in. */
  managerId: optional(text('m')),
  changes: shape<readonly FieldChange[]>('c', z.array(change)),
  /** The employee had asked for it. */
  isAsked: optional(flag('q')),
});
export type HistoryEntry = RowOf<typeof history> & {
  readonly companyId: string;
  readonly workLogId: string;
  /** The work log's version after the change. */
  readonly version: number;
};

const digits = 10;
const sortable = (whole: number): string => String(whole).padStart(digits, '0');

export const historyItem = (entry: HistoryEntry) => ({
  ...keys.history(entry.companyId, entry.workLogId, `${sortable(entry.at)}#${sortable(entry.version)}`),
  ...history.item(entry),
});

export const historyFrom = (companyId: string, workLogId: string, item: Item): HistoryEntry => ({
  ...history.from(item),
  companyId,
  workLogId,
  version: Number(textIn(item, 'SK').split('#')[1]),
});
