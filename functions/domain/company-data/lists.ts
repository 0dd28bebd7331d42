// The lists other than hours, as one workbook: employees, projects, pay periods, security history.

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

/** A column: the name of its heading, and its value in a row. */
type Column<Row> = readonly [head: keyof FileWords['column'], value: (row: Row) => Cell];

/** Rows go into the file as they come: no list is whole in memory. */
export async function writeLists(sink: Sink, lists: Lists): Promise<void> {
  const { words, names } = lists;
  const book = streamedBook(sink, lists.madeAt);
  async function write<Row>(
    name: keyof FileWords['sheet'],
    rows: Iterable<Row> | AsyncIterable<Row>,
    columns: readonly Column<Row>[],
  ): Promise<void> {
    const heads = columns.map(([head]) => words.column[head]);
    const sheet = opened(book, words.sheet[name], heads);
    for await (const row of rows)
      add(
        sheet,
        columns.map(([, value]) => value(row)),
      );
  }
  await write('employees', lists.employees, [
    ['name', (one) => one.name],
    ['phone', (one) => one.phone],
    ['kennitala', ({ integrations: { payday, regla, dk } }) => payday?.kt ?? regla?.kt ?? dk?.kt ?? ''],
    ['status', (one) => (one.isDisabled ? words.inactive : words.active)],
    ['created', (one) => day(one.createdAt)],
    ['latest', (one) => day(one.latestAt)],
  ]);
  await write('projects', lists.projects, [
    ['name', (one) => one.name],
    ['description', (one) => one.description ?? ''],
    ['status', (one) => (one.isOpen ? words.open : words.closed)],
    ['hours', (one) => hundredths(one.totalSeconds)],
    ['created', (one) => day(one.createdAt)],
    ['latest', (one) => day(one.latestAt)],
  ]);
  await write('periods', lists.periods, [
    ['from', ({ from }) => from],
    ['to', ({ to }) => to],
    ['status', ({ state }) => words.periodState[state]],
    ['hours', ({ closed }) => (closed ? hundredths(closed.seconds) : '')],
    ['at', ({ closed }) => (closed ? toWire(closed.at) : '')],
  ]);
  const nameOf = (id: string | undefined) => (id === undefined ? '' : (names.get(id)?.name ?? id));
  await write('audit', lists.audit, [
    ['at', (row) => toWire(row.at)],
    ['event', (row) => words.audit.event[row.event]],
    ['by', ({ by, byManagerId: id }) => (id === undefined ? words.audit.by[by] : nameOf(id))],
    ['employee', ({ employeeId, managerId }) => nameOf(employeeId ?? managerId)],
    ['address', (row) => row.address ?? ''],
    ['details', (row) => detailsOf(words, row)],
    ['count', (row) => row.count],
  ]);
  await book.commit();
}

/** The details of an audit row: our own codes in words, everything else unchanged. */
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

/** Written as text whatever it begins with, so that no cell is ever calculated. */
const add = (sheet: Worksheet, cells: readonly Cell[]): void =>
  sheet.addRow(cells.map((cell) => (typeof cell === 'string' ? cellText(cell) : cell))).commit();
