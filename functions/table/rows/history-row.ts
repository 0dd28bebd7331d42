// One change of a work log in its history: who, when, from what to what.

import * as z from 'zod/mini';
import { keys } from '#functions/table/keys.ts';
import { flag, number, text, textOr } from '#functions/table/read.ts';
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

export type HistoryEntry = {
  readonly companyId: string;
  readonly workLogId: string;
  readonly at: number;
  /** The work log's version after the change. */
  readonly version: number;
  readonly action: HistoryAction;
  readonly by: HistoryAuthor;
  /** The person of the office, where it was not the company's own log-in. */
  readonly managerId?: string | undefined;
  readonly changes: readonly FieldChange[];
  /** The employee had asked for it. */
  readonly isAsked?: boolean | undefined;
};

const digits = 10;
const sortable = (whole: number): string => String(whole).padStart(digits, '0');

export const historyItem = (entry: HistoryEntry) => ({
  ...keys.history(entry.companyId, entry.workLogId, `${sortable(entry.at)}#${sortable(entry.version)}`),
  u: entry.at,
  a: entry.action,
  b: entry.by,
  m: entry.managerId,
  c: entry.changes,
  q: entry.isAsked ? 1 : undefined,
});

export const historyFrom = (companyId: string, workLogId: string, item: Item): HistoryEntry => ({
  companyId,
  workLogId,
  at: number(item, 'u'),
  version: Number(text(item, 'SK').split('#')[1]),
  action: historyAction.parse(item['a']),
  by: historyAuthor.parse(item['b']),
  managerId: textOr(item, 'm', undefined),
  changes: z.array(change).parse(item['c']),
  isAsked: flag(item, 'q') || undefined,
});
