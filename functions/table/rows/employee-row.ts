// The employee's row. `open` points to the one running work log and is the lock of the clock transactions.

import * as z from 'zod/mini';
import { employeeIntegrations } from '#shared/model/company/company.ts';
import { language, needs } from '#shared/model/fields.ts';
import { storedLunch, lunchOff, type LunchRule } from '#shared/model/company/pay-rules.ts';
import { usualWeek } from '#shared/model/company/usual-week.ts';
import { keys } from '#functions/table/keys.ts';
import type { Need } from '#shared/access.ts';
import {
  count,
  flag,
  maybe,
  number,
  optional,
  orElse,
  part,
  record,
  type RowOf,
  shape,
  text,
} from '#functions/table/row.ts';
import type { Condition, Item } from '#functions/table/write.ts';
import { ofHolder } from './holder.ts';

/** The running work log: its key's month and entry part, its public id, and what clocking out needs. */
export const openPointer = record({
  id: text('i'),
  month: text('m'),
  entry: text('k'),
  startAt: number('s'),
  projectId: text('p'),
  /** Its clock-in arrived late: entries after it may have begun and ended already. */
  isLate: optional(flag('t')),
});
export type OpenPointer = RowOf<typeof openPointer>;

/** The entry clocked out last: recognises repeats of that clock-out, and late presses avoid it. */
export const endedPointer = record({
  month: text('m'),
  entry: text('k'),
  startAt: number('s'),
  endAt: number('e'),
  /** The entry's `endedHash`. */
  hash: text('h'),
});
export type EndedPointer = RowOf<typeof endedPointer>;

const keptLunch = z.nullable(storedLunch);
/** As stored, including a lunch from 0 hours from before 2026-11-22. */
export const storedLunchIn: (item: Item) => LunchRule | null | undefined = maybe(shape('lu', keptLunch)).read;

export const employeeRow = record({
  id: text('id'),
  companyId: text('c'),
  name: text('n'),
  createdAt: number('at'),
  isDisabled: flag('off'),
  /** The 4-letter password, encrypted; a log-in compares its keyed hash. */
  tokenSealed: text('ts'),
  tokenHash: text('th'),
  /** Goes up when the password changes or the employee is deactivated: older sessions and links end. */
  credentialVersion: orElse(number('cv'), 0),
  /** When the login was first sent by SMS or the password first used. */
  loginAt: optional(number('li')),
  /** Goes up with every change by the office; older rows start at 0. */
  version: count('v'),
  phone: orElse(text('ph'), ''),
  needs: orElse(shape<readonly Need[]>('ne', needs), []),
  integrations: orElse(shape('in', employeeIntegrations), {}),
  /** The custom lunch, null for none; absent: the company's. */
  lunch: optional(shape('lu', z.pipe(keptLunch, z.transform(lunchOff)))),
  /** The own usual week; absent: the company's. */
  usualWeek: optional(shape('uw', usualWeek)),
  /** The language they chose; absent until then. */
  language: optional(shape('lg', language)),
  ...ofHolder,
  open: maybe(part<OpenPointer>('o', openPointer)),
  ended: optional(part<EndedPointer>('l', endedPointer)),
  /** The latest device time of a corrected clock-out: up to it, a press may be a disguised repeat. */
  correctedUntil: optional(number('z')),
  /** The entry they were reminded to clock out of. */
  remindedOf: optional(text('rm')),
  /** The day without hours that the last SMS asked about. */
  askedAbout: optional(text('ma')),
});
export type Employee = RowOf<typeof employeeRow>;
export const employeeFrom = employeeRow.from;
export const employeeItem = (noun: Employee) => ({
  ...keys.employee(noun.companyId, noun.id),
  ...employeeRow.item(noun),
});

/** The pointer names this running work log. */
export const isOpenStill = (id: string): Condition => openPointer.is({ id }, employeeRow.at.open);
/** The entry clocked out last is the one with this hash. */
export const isEndedStill = (hash: string): Condition => endedPointer.is({ hash }, employeeRow.at.ended);
