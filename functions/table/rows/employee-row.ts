// The employee's row. `open` points to the one running work log and is the lock of the clock transactions.

import * as z from 'zod/mini';
import { type EmployeeIntegrations, employeeIntegrations } from '#shared/model/company/company.ts';
import { language, needs } from '#shared/model/fields.ts';
import { storedLunch, lunchOff, type LunchRule } from '#shared/model/company/pay-rules.ts';
import { type UsualWeek, usualWeek } from '#shared/model/company/usual-week.ts';
import type { Need } from '#shared/access.ts';
import { keys } from '#functions/table/keys.ts';
import { flag, known, map, number, numberOr, text, textOr } from '#functions/table/read.ts';
import type { Item } from '#functions/table/write.ts';

/** The running work log: its key's month and entry part, its public id, and what clocking out needs. */
export type OpenPointer = {
  readonly id: string;
  readonly month: string;
  readonly entry: string;
  readonly startAt: number;
  readonly projectId: string;
  /** Its clock-in arrived late: entries after it may have begun and ended already. */
  readonly isLate?: boolean | undefined;
};

/** The entry clocked out last: recognises repeats of that clock-out, and late presses avoid it. */
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
  /** The 4-letter password, encrypted; a log-in compares its keyed hash. */
  readonly tokenSealed: string;
  readonly tokenHash: string;
  /** Goes up when the password changes or the employee is deactivated: older sessions and links end. */
  readonly credentialVersion: number;
  /** When the login was first sent by SMS or the password first used. */
  readonly loginAt?: number | undefined;
  /** Goes up with every change by the office; older rows start at 0. */
  readonly version: number;
  readonly phone: string;
  readonly needs: readonly Need[];
  readonly integrations: EmployeeIntegrations;
  /** The custom lunch, null for none; absent: the company's. */
  readonly lunch?: LunchRule | null | undefined;
  /** The own usual week; absent: the company's. */
  readonly usualWeek?: UsualWeek | undefined;
  /** The language they chose; absent until then. */
  readonly language?: z.output<typeof language> | undefined;
  /** Start of the newest work log. */
  readonly latestAt: number | undefined;
  readonly open: OpenPointer | undefined;
  readonly ended?: EndedPointer | undefined;
  /** Goes up when a work log is added, moved or deleted; results of a search hold only for one value. */
  readonly turn?: number | undefined;
  /** The latest device time of a corrected clock-out: up to it, a press may be a disguised repeat. */
  readonly correctedUntil?: number | undefined;
  /** The entry they were reminded to clock out of. */
  readonly remindedOf?: string | undefined;
  /** The day without hours that the last SMS asked about. */
  readonly askedAbout?: string | undefined;
};

export const openItem = (open: OpenPointer): Item => ({
  i: open.id,
  m: open.month,
  k: open.entry,
  s: open.startAt,
  p: open.projectId,
  t: open.isLate ? 1 : undefined,
});

export const endedItem = (ended: EndedPointer): Item => ({
  m: ended.month,
  k: ended.entry,
  s: ended.startAt,
  e: ended.endAt,
  h: ended.hash,
});
export function endedFrom(item: Item): EndedPointer {
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
    uw: employee.usualWeek,
    lg: employee.language,
    la: employee.latestAt,
    o: employee.open ? openItem(employee.open) : undefined,
    l: employee.ended ? endedItem(employee.ended) : undefined,
    q: employee.turn,
    z: employee.correctedUntil,
    rm: employee.remindedOf,
    ma: employee.askedAbout,
  };
}

/** As stored, including a lunch from 0 hours from before 2026-11-22. */
export const storedLunchIn = (item: Item): LunchRule | null | undefined =>
  item['lu'] === undefined ? undefined : known(z.nullable(storedLunch), item['lu']);

export function employeeFrom(item: Item): Employee {
  const open = map(item, 'o');
  const lunch = storedLunchIn(item);
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
    usualWeek: item['uw'] === undefined ? undefined : known(usualWeek, item['uw']),
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
            isLate: flag(open, 't') || undefined,
          },
    ended: item['l'] === undefined ? undefined : endedFrom(map(item, 'l')),
    turn: numberOr(item, 'q', undefined),
    correctedUntil: numberOr(item, 'z', undefined),
    remindedOf: textOr(item, 'rm', undefined),
    askedAbout: textOr(item, 'ma', undefined),
  };
}
