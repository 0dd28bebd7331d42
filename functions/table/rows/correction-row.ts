// Rows of correction requests: one for each employee with all that wait; of each that was answered one by its id, one by
// the time of the answer, and one for the entry's history.

import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { correctionKeptDays, correctionsWaitingMax } from '#shared/limits.ts';
import { correctionState } from '#shared/model/correction.ts';
import { keys } from '#functions/table/keys.ts';
import { known, mapIn, numberIn, textIn } from '#functions/table/read.ts';
import { maybe, number, optional, record, type RowOf, shape, text } from '#functions/table/row.ts';
import { absent, all, any, below, type Change, type Item, present } from '#functions/table/write.ts';

const seen = z.object({
  s: z.number(),
  e: z.optional(z.number()),
  p: z.string(),
  v: z.number(),
  l: z.optional(z.boolean()),
});
export const askedRow = record({
  /** Undefined asks for a missing entry. */
  workLogId: maybe(text('w')),
  startAt: number('s'),
  endAt: number('e'),
  projectId: text('p'),
  /** Whether lunch was worked through; undefined leaves the entry's mark. */
  isLunchWorked: optional(shape('l', z.boolean())),
  word: text('t'),
  askedAt: number('at'),
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

export type CorrectionRow = RowOf<typeof askedRow> & {
  readonly companyId: string;
  readonly employeeId: string;
  readonly id: string;
  readonly answered?: Answered | undefined;
};

/** Its employee and the hash of the client's id: a repeat names the same request. */
export const correctionId = (employeeId: string, clientId: string): string =>
  `${employeeId}-k${createHash('sha256').update(clientId).digest('hex').slice(0, 16)}`;
/** The employee in a request's id; undefined for other texts. */
export const employeeOfCorrection = (id: string): string | undefined =>
  /^([0-9a-z]+)-k[0-9a-f]{16}$/.exec(id)?.[1];
const nameOf = (id: string): string => id.slice(id.indexOf('-') + 1);

/** The row of an employee for whom this request alone waits. */
export const openCorrectionsItem = (row: CorrectionRow): Item => ({
  ...keys.openCorrections(row.companyId, row.employeeId),
  [nameOf(row.id)]: askedRow.item(row),
  n: 1,
});

/** Refused when the request waits already, or too many do. */
export const askChange = (row: CorrectionRow): Change => ({
  update: keys.openCorrections(row.companyId, row.employeeId),
  set: { [nameOf(row.id)]: askedRow.item(row) },
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
      set: Object.fromEntries(rows.map((row) => [nameOf(row.id), askedRow.item(row)])),
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

const kept = (row: CorrectionRow, answer: Answered) => ({ a: askedRow.item(row), r: answer });
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

const rowOf = (companyId: string, id: string, item: Item): CorrectionRow => ({
  ...askedRow.from(item),
  companyId,
  employeeId: employeeOfCorrection(id) ?? '',
  id,
});

const isName = (name: string): boolean => /^k[0-9a-f]{16}$/.test(name);

/** The waiting requests of one employee's row. */
export function openCorrectionsFrom(companyId: string, item: Item): CorrectionRow[] {
  const employeeId = textIn(item, 'SK').slice('O#'.length);
  return Object.keys(item)
    .filter(isName)
    .map((name) => rowOf(companyId, `${employeeId}-${name}`, mapIn(item, name)));
}
export const countOfOpen = (item: Item): number => numberIn(item, 'n');

/** A request with its answer, from either of its rows. */
export function settledCorrectionFrom(companyId: string, item: Item): CorrectionRow {
  const sortKey = textIn(item, 'SK');
  const id = sortKey.slice(sortKey.lastIndexOf('#') + 1);
  return { ...rowOf(companyId, id, mapIn(item, 'a')), answered: known(answered, item['r']) };
}
