// The row of an export job: the request, the progress, and the fence against workers taken for dead.

import * as z from 'zod/mini';
import { exportKind, type ExportOptions, exportStates, storedOptions } from '#shared/model/export.ts';
import { exportFilters, type ExportFilters } from '#shared/model/filters.ts';
import type { ExportKind } from '#shared/model/export.ts';
import { keys } from '#functions/table/keys.ts';
import { known, number, numberOr, text, textOr } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

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

type ExportState = (typeof exportStates)[number];
export type ExportRow = {
  readonly id: string;
  readonly companyId: string;
  readonly kind: ExportKind;
  readonly filters: ExportFilters;
  readonly options: ExportOptions;
  readonly createdAt: number;
  /** When row and file are deleted. */
  readonly endsAt: number;
  readonly state: ExportState;
  readonly rowsDone: number;
  readonly rows: number | undefined;
  readonly fileName: string | undefined;
  /** Of a full export: the finished files, and where the next one starts. */
  readonly files?: readonly ExportFile[];
  readonly cursor?: ExportCursor | undefined;
  /** Goes up with every worker that takes the job; only the newest may write. */
  readonly fence: number;
  readonly askedBy: AskedBy | undefined;
  /** The person of the office who asked; undefined for the company's own log-in. */
  readonly managerId?: string | undefined;
  /** Made for a person who does not see kennitölur. */
  readonly hidesKennitala?: boolean | undefined;
  /** The employee whose own hours it holds, and who alone sees it: no list of the office has it. */
  readonly ownerId?: string | undefined;
  /** The monthly report that mails the file: hidden from lists, and kept as long as the report's links. */
  readonly reportRunId?: string | undefined;
  readonly refusal?: Refusal | undefined;
  /** Until when its worker counts as alive. */
  readonly leaseEndsAt: number;
};

/** The initial state of every job. */
export const newlyQueued = {
  state: 'queued',
  rowsDone: 0,
  rows: undefined,
  fileName: undefined,
  fence: 0,
  leaseEndsAt: 0,
} as const satisfies Partial<ExportRow>;

export function exportItem(row: ExportRow) {
  return {
    ...keys.exportJob(row.companyId, row.id),
    id: row.id,
    c: row.companyId,
    k: row.kind,
    f: row.filters,
    o: row.options,
    at: row.createdAt,
    expires: row.endsAt,
    s: row.state,
    d: row.rowsDone,
    n: row.rows,
    fn: row.fileName,
    ps: row.files,
    cu: row.cursor,
    fe: row.fence,
    u: row.leaseEndsAt,
    by: row.askedBy,
    m: row.managerId,
    nk: row.hidesKennitala ? 1 : undefined,
    rr: row.reportRunId,
    e: row.ownerId,
    why: row.refusal,
  };
}

export function exportFrom(item: Item): ExportRow {
  return {
    id: text(item, 'id'),
    companyId: text(item, 'c'),
    kind: z.parse(exportKind, item['k']),
    filters: known(exportFilters, item['f']),
    options: known(storedOptions, item['o']),
    createdAt: number(item, 'at'),
    endsAt: number(item, 'expires'),
    state: z.parse(z.enum(exportStates), item['s']),
    rowsDone: number(item, 'd'),
    rows: numberOr(item, 'n', undefined),
    fileName: textOr(item, 'fn', undefined),
    files: known(z.array(exportFile), item['ps'] ?? []),
    cursor: known(z.optional(exportCursor), item['cu']),
    fence: number(item, 'fe'),
    leaseEndsAt: number(item, 'u'),
    askedBy: known(z.optional(askedBy), item['by']),
    managerId: textOr(item, 'm', undefined),
    hidesKennitala: item['nk'] !== undefined || undefined,
    reportRunId: textOr(item, 'rr', undefined),
    ownerId: textOr(item, 'e', undefined),
    refusal: known(z.optional(refusal), item['why']),
  };
}
