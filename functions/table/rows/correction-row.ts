// Rows of correction requests: one for each employee with all that wait; of each that was answered one by its id, one by
// the time of the answer, and one for the entry's history.

import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { correctionKeptDays, correctionsWaitingMax } from '#shared/limits.ts';
import { correctionState } from '#shared/model/correction.ts';
import { keys } from '#functions/table/keys.ts';
import { known, number, text } from '#functions/table/read.ts';
import { absent, all, any, below, type Change, type Item, present } from '#functions/table/write.ts';

const seen = z.object({
  s: z.number(),
  e: z.optional(z.number()),
  p: z.string(),
  v: z.number(),
  l: z.optional(z.boolean()),
});
const asked = z.object({
  w: z.optional(z.string()),
  s: z.number(),
  e: z.number(),
  p: z.string(),
  t: z.string(),
  at: z.number(),
  l: z.optional(z.boolean()),
});
const answered = z.object({
  state: correctionState,
  at: z.number(),
  by: z.string(),
  m: z.optional(z.string()),
  why: z.optional(z.string()),
  seen: z.optional(seen),
});
/** The entry as the office saw it when it answered. */
export type SeenEntry = z.output<typeof seen>;
export type Answered = z.output<typeof answered>;

export type CorrectionRow = {
  readonly companyId: string;
  readonly employeeId: string;
  readonly id: string;
  /** Undefined asks for a missing entry. */
  readonly workLogId: string | undefined;
  readonly startAt: number;
  readonly endAt: number;
  readonly projectId: string;
  /** Whether lunch was worked through; undefined leaves the entry's mark. */
  readonly isLunchWorked?: boolean | undefined;
  readonly word: string;
  readonly askedAt: number;
  readonly answered?: Answered | undefined;
};

/** Its employee and the hash of the client's id: a repeat names the same request. */
export const correctionId = (employeeId: string, clientId: string): string =>
  `${employeeId}-k${createHash('sha256').update(clientId).digest('hex').slice(0, 16)}`;
/** The employee in a request's id; undefined for other texts. */
export const employeeOfCorrection = (id: string): string | undefined =>
  /^([0-9a-z]+)-k[0-9a-f]{16}$/.exec(id)?.[1];
const nameOf = (id: string): string => id.slice(id.indexOf('-') + 1);

const askedItem = (row: CorrectionRow): Item => ({
  ...(row.workLogId === undefined ? {} : { w: row.workLogId }),
  s: row.startAt,
  e: row.endAt,
  p: row.projectId,
  t: row.word,
  at: row.askedAt,
  ...(row.isLunchWorked === undefined ? {} : { l: row.isLunchWorked }),
});

/** The row of an employee for whom this request alone waits. */
export const openCorrectionsItem = (row: CorrectionRow): Item => ({
  ...keys.openCorrections(row.companyId, row.employeeId),
  [nameOf(row.id)]: askedItem(row),
  n: 1,
});

/** Refused when the request waits already, or too many do. */
export const askChange = (row: CorrectionRow): Change => ({
  update: keys.openCorrections(row.companyId, row.employeeId),
  set: { [nameOf(row.id)]: askedItem(row) },
  add: { n: 1 },
  when: all(absent(nameOf(row.id)), any(absent('n'), below('n', correctionsWaitingMax))),
});

/** Moves requests from the waiting ones to the answered ones; refused when one no longer waits. */
export const settleChanges = (rows: readonly CorrectionRow[], answer: Answered): Change[] => {
  const [first] = rows;
  if (!first) return [];
  const names = rows.map(({ id }) => nameOf(id));
  return [
    {
      update: keys.openCorrections(first.companyId, first.employeeId),
      remove: names,
      add: { n: -rows.length },
      when: all(...names.map((name) => present(name))),
    },
    ...rows.map((row) => ({ put: settledItem(row, answer) })),
    ...rows.map((row) => ({ put: answeredItem(row, answer) })),
  ];
};

/** The request waits again: its entry was put back. Refused when its answer is another one by now. */
export const reopenChanges = (rows: readonly CorrectionRow[]): Change[] => {
  const [first] = rows;
  if (!first) return [];
  return [
    {
      update: keys.openCorrections(first.companyId, first.employeeId),
      set: Object.fromEntries(rows.map((row) => [nameOf(row.id), askedItem(row)])),
      add: { n: rows.length },
    },
    ...rows.map((row) => ({ delete: keys.settledCorrection(row.companyId, row.id), when: present() })),
    ...rows.map(({ companyId, id, answered: answer }) => ({
      delete: keys.answeredCorrection(companyId, answer?.at ?? 0, id),
    })),
  ];
};

/** `settleChanges` of one request; its answer also goes into the history of the entry, if there is one, and stays. */
export const settleAbout = (
  row: CorrectionRow,
  answer: Answered,
  workLogId: string | undefined,
): Change[] => [
  ...settleChanges([row], answer),
  ...(workLogId === undefined
    ? []
    : [{ put: { ...keys.entryCorrection(row.companyId, workLogId, row.id), ...kept(row, answer) } }]),
];

const kept = (row: CorrectionRow, answer: Answered) => ({ a: askedItem(row), r: answer });
const settledItem = (row: CorrectionRow, answer: Answered) => ({
  ...keys.settledCorrection(row.companyId, row.id),
  ...kept(row, answer),
  expires: answer.at + correctionKeptDays * 86_400,
});
/** The same under the time of the answer, for the office's list. */
const answeredItem = (row: CorrectionRow, answer: Answered) => ({
  ...settledItem(row, answer),
  ...keys.answeredCorrection(row.companyId, answer.at, row.id),
});

function rowOf(companyId: string, id: string, value: unknown): CorrectionRow {
  const found = known(asked, value);
  return {
    companyId,
    employeeId: employeeOfCorrection(id) ?? '',
    id,
    workLogId: found.w,
    startAt: found.s,
    endAt: found.e,
    projectId: found.p,
    isLunchWorked: found.l,
    word: found.t,
    askedAt: found.at,
  };
}

const isName = (name: string): boolean => /^k[0-9a-f]{16}$/.test(name);

/** The waiting requests of one employee's row. */
export function openCorrectionsFrom(companyId: string, item: Item): CorrectionRow[] {
  const employeeId = text(item, 'SK').slice('O#'.length);
  return Object.entries(item)
    .filter(([name]) => isName(name))
    .map(([name, value]) => rowOf(companyId, `${employeeId}-${name}`, value));
}
export const countOfOpen = (item: Item): number => number(item, 'n');

/** A request with its answer, from either of its rows. */
export function settledCorrectionFrom(companyId: string, item: Item): CorrectionRow {
  const sortKey = text(item, 'SK');
  const id = sortKey.slice(sortKey.lastIndexOf('#') + 1);
  return { ...rowOf(companyId, id, item['a']), answered: known(answered, item['r']) };
}
