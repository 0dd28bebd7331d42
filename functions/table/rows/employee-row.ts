// The employee's row; `open` is the pointer to its one open work log, the lock of the clock transaction.

import * as z from 'zod/mini';
import { type EmployeeIntegrations, employeeIntegrations } from '#shared/model/company/company.ts';
import { language, needs } from '#shared/model/fields.ts';
import { keptLunch, lunchOff, type LunchRule } from '#shared/model/company/pay-rules.ts';
import type { Need } from '#shared/access.ts';
import { keys } from '#functions/table/keys.ts';
import { flag, known, map, number, numberOr, text, textOr } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

/** Which work log is open: its key's month and entry part, its public id, and what clocking out needs. */
export type OpenPointer = {
  readonly id: string;
  readonly month: string;
  readonly entry: string;
  readonly startAt: number;
  readonly projectId: string;
};

/** The entry that a clock ended last: a repeat of that clocking out is known by it, a late punch keeps clear of it. */
export type EndedPointer = {
  readonly month: string;
  readonly entry: string;
  readonly startAt: number;
  readonly endAt: number;
  /** The entry's `endedHash`. */
  readonly hash: string;
};

export type Employee = {
  readonly id: string;
  readonly companyId: string;
  readonly name: string;
  readonly createdAt: number;
  readonly isDisabled: boolean;
  /** The four-letter password, encrypted; its keyed hash is what a login compares. */
  readonly tokenSealed: string;
  readonly tokenHash: string;
  /** Goes up when the password changes or the employee is disabled: older sessions and links are dead. */
  readonly credentialVersion: number;
  /** When the log-in first went out by SMS, or was first used with the letters. */
  readonly loginAt?: number | undefined;
  /** Goes up with every change by the office; rows of before have none and begin at 0. */
  readonly version: number;
  readonly phone: string;
  readonly needs: readonly Need[];
  readonly integrations: EmployeeIntegrations;
  /** The employee's own lunch, null for none; the company's when absent. */
  readonly lunch?: LunchRule | null | undefined;
  /** What they chose to read; absent until then. */
  readonly language?: z.output<typeof language> | undefined;
  /** Start of the newest work log. */
  readonly latestAt: number | undefined;
  readonly open: OpenPointer | undefined;
  readonly ended?: EndedPointer | undefined;
  /** Goes up whenever a work log is added, moved or deleted; what was derived from a search holds only for it. */
  readonly turn?: number | undefined;
  /** The latest device time of a clocking out that was corrected: up to here, one may be a repeat in disguise. */
  readonly correctedUntil?: number | undefined;
  /** The entry they have been reminded to clock out of. */
  readonly remindedOf?: string | undefined;
};

export const openItem = (open: OpenPointer): Item => ({
  i: open.id,
  m: open.month,
  k: open.entry,
  s: open.startAt,
  p: open.projectId,
});

export const endedItem = (ended: EndedPointer): Item => ({
  m: ended.month,
  k: ended.entry,
  s: ended.startAt,
  e: ended.endAt,
  h: ended.hash,
});
function endedFrom(item: Item): EndedPointer {
  return {
    month: text(item, 'm'),
    entry: text(item, 'k'),
    startAt: number(item, 's'),
    endAt: number(item, 'e'),
    hash: text(item, 'h'),
  };
}

export function employeeItem(employee: Employee) {
  return {
    ...keys.employee(employee.companyId, employee.id),
    id: employee.id,
    c: employee.companyId,
    n: employee.name,
    at: employee.createdAt,
    off: employee.isDisabled ? 1 : undefined,
    ts: employee.tokenSealed,
    th: employee.tokenHash,
    cv: employee.credentialVersion,
    li: employee.loginAt,
    v: employee.version === 0 ? undefined : employee.version,
    ph: employee.phone,
    ne: employee.needs,
    in: employee.integrations,
    lu: employee.lunch,
    lg: employee.language,
    la: employee.latestAt,
    o: employee.open ? openItem(employee.open) : undefined,
    l: employee.ended ? endedItem(employee.ended) : undefined,
    q: employee.turn,
    z: employee.correctedUntil,
    rm: employee.remindedOf,
  };
}

/** As it is kept, a lunch from 0 hours of before 2026-11-22 among them. */
export const keptLunchIn = (item: Item): LunchRule | null | undefined =>
  item['lu'] === undefined ? undefined : known(z.nullable(keptLunch), item['lu']);

export function employeeFrom(item: Item): Employee {
  const open = map(item, 'o');
  const lunch = keptLunchIn(item);
  return {
    id: text(item, 'id'),
    companyId: text(item, 'c'),
    name: text(item, 'n'),
    createdAt: number(item, 'at'),
    isDisabled: flag(item, 'off'),
    tokenSealed: text(item, 'ts'),
    tokenHash: text(item, 'th'),
    credentialVersion: numberOr(item, 'cv', 0),
    loginAt: numberOr(item, 'li', undefined),
    version: numberOr(item, 'v', 0),
    phone: textOr(item, 'ph', ''),
    needs: z.parse(needs, item['ne'] ?? []),
    integrations: known(employeeIntegrations, item['in'] ?? {}),
    lunch: lunch === undefined ? undefined : lunchOff(lunch),
    language: item['lg'] === undefined ? undefined : z.parse(language, item['lg']),
    latestAt: numberOr(item, 'la', undefined),
    open:
      item['o'] === undefined
        ? undefined
        : {
            id: text(open, 'i'),
            month: text(open, 'm'),
            entry: text(open, 'k'),
            startAt: number(open, 's'),
            projectId: text(open, 'p'),
          },
    ended: item['l'] === undefined ? undefined : endedFrom(map(item, 'l')),
    turn: numberOr(item, 'q', undefined),
    correctedUntil: numberOr(item, 'z', undefined),
    remindedOf: textOr(item, 'rm', undefined),
  };
}
