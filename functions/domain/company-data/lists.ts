// The lists that are no hours, as one workbook: employees, projects, pay periods, security history.

import type { Workbook, Worksheet } from 'exceljs';
import type { Sink } from '#functions/aws/made-files.ts';
import { cellText, onA4, streamedBook } from '#functions/domain/workbooks/workbooks.ts';
import type { AuditRow } from '#functions/table/rows/audit-row.ts';
import type { Employee } from '#functions/table/rows/employee-row.ts';
import type { PeriodRow } from '#functions/table/rows/period-row.ts';
import type { Project } from '#functions/table/rows/project-row.ts';
import { eventsWithWordedDetail } from '#shared/model/audit.ts';
import { wordFor } from '#shared/text/texts.ts';
import { toWire } from '#shared/time/instant.ts';
import type { FileWords } from './readme.ts';
import type { Named } from './records.ts';

export type Lists = {
  readonly words: FileWords;
  readonly madeAt: number;
  readonly employees: readonly Employee[];
  readonly projects: readonly Project[];
  readonly periods: readonly PeriodRow[];
  readonly audit: AsyncIterable<AuditRow>;
  readonly names: Named;
};
type Cell = string | number;

const widths = [28, 22, 22, 18, 22, 22, 40];
const day = (at: number | undefined): string => (at === undefined ? '' : toWire(at).slice(0, 10));
const hundredths = (seconds: number): number => Math.round(seconds / 36) / 100;

/** Rows go into the file as they come: no list is whole in memory. */
export async function writeLists(sink: Sink, lists: Lists): Promise<void> {
  const { words, employees, projects, periods, names } = lists;
  const { column, sheet } = words;
  const book = streamedBook(sink, lists.madeAt);
  const people = opened(book, sheet.employees, [
    column.name,
    column.phone,
    column.kennitala,
    column.status,
    column.created,
    column.latest,
  ]);
  for (const one of employees)
    add(people, [
      one.name,
      one.phone,
      one.integrations.payday?.kt ?? one.integrations.regla?.kt ?? one.integrations.dk?.kt ?? '',
      one.isDisabled ? words.inactive : words.active,
      day(one.createdAt),
      day(one.latestAt),
    ]);
  const work = opened(book, sheet.projects, [
    column.name,
    column.description,
    column.status,
    column.hours,
    column.created,
    column.latest,
  ]);
  for (const one of projects)
    add(work, [
      one.name,
      one.description ?? '',
      one.isOpen ? words.open : words.closed,
      hundredths(one.totalSeconds),
      day(one.createdAt),
      day(one.latestAt),
    ]);
  const pay = opened(book, sheet.periods, [column.from, column.to, column.status, column.hours, column.at]);
  for (const { from, to, state, closed } of periods)
    add(pay, [
      from,
      to,
      words.periodState[state],
      closed ? hundredths(closed.seconds) : '',
      closed ? toWire(closed.at) : '',
    ]);
  const trail = opened(book, sheet.audit, [
    column.at,
    column.event,
    column.by,
    column.employee,
    column.address,
    column.details,
    column.count,
  ]);
  for await (const row of lists.audit)
    add(trail, [
      toWire(row.at),
      words.audit.event[row.event],
      words.audit.by[row.by],
      row.employeeId === undefined ? '' : (names.get(row.employeeId)?.name ?? row.employeeId),
      row.address ?? '',
      detailsOf(words, row),
      row.count,
    ]);
  await book.commit();
}

/** The details of an audit row: names of ours in words, everything else as it was written. */
function detailsOf({ audit }: FileWords, { event, detail, fields }: AuditRow): string {
  const isWorded = eventsWithWordedDetail.some((one) => one === event);
  const first = detail === undefined ? [] : [isWorded ? wordFor(audit.detail, detail) : detail];
  return [...first, ...fields.map((field) => wordFor(audit.field, field))].join(', ');
}

function opened(book: Workbook, name: string, heads: readonly string[]): Worksheet {
  const sheet = book.addWorksheet(name, {
    views: [{ state: 'frozen', ySplit: 1 }],
    pageSetup: onA4({ orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 }),
  });
  sheet.columns = heads.map((_, at) => ({ width: widths[at] ?? 22 }));
  const row = sheet.addRow([...heads]);
  heads.forEach((_, at) => {
    row.getCell(at + 1).style = { font: { bold: true } };
  });
  row.commit();
  return sheet;
}

/** A text is written as text, whatever it begins with: no cell of these is ever calculated. */
const add = (sheet: Worksheet, cells: readonly Cell[]): void =>
  sheet.addRow(cells.map((cell) => (typeof cell === 'string' ? cellText(cell) : cell))).commit();
