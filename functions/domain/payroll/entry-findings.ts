// Findings about the time entries in a payroll file, by employee.

import { findingEntriesMax, payrollLongEntrySeconds } from '#shared/limits.ts';
import type { Finding, FindingCode } from '#shared/model/payroll.ts';
import { overlapsOf } from '#shared/pay/overlaps.ts';
import { dayOf } from '#shared/time/zone.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import type { WorkLogRow } from '#functions/table/rows/work-log-row.ts';
import { found, nameOf } from './findings.ts';
import type { Sheet } from './sheet.ts';

type Entry = Pick<WorkLogRow, 'id' | 'employeeId' | 'startAt'>;

/**
 * One finding per code and employee, by name; at most `findingEntriesMax` entries are named. `unapproved` only where
 * the company approves entries and the file does not ask for one kind; `paidBefore` are entries that files of other
 * days held. The check before a file: domain-facts.md, wish 11.
 */
export function entryFindings(
  company: Company,
  { work }: Sheet,
  approved: boolean | undefined,
  paidBefore: readonly Entry[],
): Finding[] {
  const ended = [...work.rows.values()];
  const asksApproval = company.settings.features.approve_work_logs && approved === undefined;
  const lists: readonly (readonly [FindingCode, readonly Entry[]])[] = [
    ['open', work.openRows],
    ['end_assumed', ended.filter(({ isEndAssumed }) => isEndAssumed)],
    ['paid_before', paidBefore],
    ['overlapping', overlapping(work)],
    [
      'very_long',
      ended.filter(({ startAt, endAt }) => (endAt ?? startAt) - startAt >= payrollLongEntrySeconds),
    ],
    ['unapproved', asksApproval ? ended.filter(({ isApproved }) => !isApproved) : []],
  ];
  return lists.flatMap(([code, entries]) => byEmployee(work, code, entries));
}

function byEmployee(work: Sheet['work'], code: FindingCode, entries: readonly Entry[]): Finding[] {
  const { compare } = new Intl.Collator('is');
  return [...Map.groupBy(entries, ({ employeeId }) => employeeId)]
    .map(([id, own]) => ({ employee: nameOf(work.employees.get(id) ?? { id, name: '' }), own }))
    .toSorted((one, other) => compare(one.employee.name, other.employee.name))
    .map(({ employee, own }) => {
      const inOrder = own.toSorted((one, other) => one.startAt - other.startAt);
      const days = inOrder.map(({ startAt }) => dayOf(work.zone, startAt));
      return found(code, {
        employee,
        entries: own.length,
        entry_ids: inOrder.slice(0, findingEntriesMax).map((entry) => entry.id),
        from: days[0] ?? work.from,
        to: days.at(-1) ?? work.to,
      });
    });
}

/**
 * Entries of the file that overlap another of the same employee (on any project, or running), and that other one.
 */
function overlapping({ entries, rows, openRows }: Sheet['work']): Entry[] {
  const all = [...entries, ...openRows.map((row) => ({ ...row, endAt: Infinity }))];
  const overlaps = overlapsOf(all);
  const overlapIds = new Set(
    [...overlaps].flatMap(([id, other]) => (rows.has(id) || rows.has(other.id) ? [id, other.id] : [])),
  );
  return all.filter(({ id }) => overlapIds.has(id));
}
