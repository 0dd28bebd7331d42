// The row of an export job: the request, the progress, and the fence against workers taken for dead.

import * as z from 'zod/mini';
import { exportKind, exportStates, storedOptions } from '#shared/model/export.ts';
import { exportFilters } from '#shared/model/filters.ts';
import { keys } from '#functions/table/keys.ts';
import { flag, maybe, number, optional, record, type RowOf, shape, text } from '#functions/table/row.ts';

export const askedBy = z.object({ kind: z.enum(['Company', 'Platform']), name: z.string() });
/** Why a job failed for good: an error code, and the names it mentions. */
const refusal = z.object({ code: z.string(), names: z.optional(z.string()) });
export type Refusal = z.output<typeof refusal>;
/** The account that asked, with its name at the time. */
export type AskedBy = z.output<typeof askedBy>;

const exportFile = z.object({ fileName: z.string(), bytes: z.number() });
export type ExportFile = z.output<typeof exportFile>;
/** The step and, within photos, the last one taken; the progress of the whole. */
const exportCursor = z.object({
  step: z.string(),
  after: z.optional(z.string()),
  done: z.number(),
  all: z.number(),
});
export type ExportCursor = z.output<typeof exportCursor>;

export const exportRow = record({
  id: text('id'),
  companyId: text('c'),
  kind: shape('k', exportKind),
  filters: shape('f', exportFilters),
  options: shape('o', storedOptions),
  createdAt: number('at'),
  /** When row and file are deleted. */
  endsAt: number('expires'),
  state: shape('s', z.enum(exportStates)),
  rowsDone: number('d'),
  rows: maybe(number('n')),
  fileName: maybe(text('fn')),
  /** Of a full export: the finished files, and where the next one starts. */
  files: optional(shape<readonly ExportFile[]>('ps', z.array(exportFile)), []),
  cursor: optional(shape('cu', exportCursor)),
  /** Goes up with every worker that takes the job; only the newest may write. */
  fence: number('fe'),
  askedBy: maybe(shape('by', askedBy)),
  /** The person of the office who asked; undefined for the company's own log-in. */
  managerId: optional(text('m')),
  /** Made for a person who does not see kennitölur. */
  hidesKennitala: optional(flag('nk')),
  /** The employee whose own hours it holds, and who alone sees it: no list of the office has it. */
  ownerId: optional(text('e')),
  /** The monthly report that mails the file: hidden from lists, and kept as long as the report's links. */
  reportRunId: optional(text('rr')),
  refusal: optional(shape('why', refusal)),
  /** Until when its worker counts as alive. */
  leaseEndsAt: number('u'),
});
export type ExportRow = RowOf<typeof exportRow>;
export const exportFrom = exportRow.from;
export const exportItem = (noun: ExportRow) => ({
  ...keys.exportJob(noun.companyId, noun.id),
  ...exportRow.item(noun),
});

/** The initial state of every job. */
export const newlyQueued = {
  state: 'queued',
  rowsDone: 0,
  rows: undefined,
  fileName: undefined,
  fence: 0,
  leaseEndsAt: 0,
} as const satisfies Partial<ExportRow>;
