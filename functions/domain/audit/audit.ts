// The audit: who did what to a company, written in the same transaction; failed log-ins are counted by the hour.

import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import { networkOf, take } from '#functions/domain/budgets/budgets.ts';
import type { CompanyCtx, Ctx } from '#functions/runtime/context.ts';
import { failField } from '#functions/runtime/fail.ts';
import type { Administrator } from '#functions/table/rows/administrator-row.ts';
import {
  type AuditRow,
  auditAttributes,
  auditEnds,
  auditFrom,
  auditId,
  auditItem,
  countedAuditRow,
} from '#functions/table/rows/audit-row.ts';
import { isManagerSubject } from '#functions/table/rows/manager-row.ts';
import { authorKey, idAndAuthor } from '#functions/domain/office-names/office-names.ts';
import { isApiKeyId } from '#functions/table/rows/programs/api-key-row.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { newId } from '#functions/table/new-id.ts';
import type { Session } from '#functions/table/rows/session-row.ts';
import { absent, type Change, tryWrite, present } from '#functions/table/write.ts';
import type { Role } from '#shared/access.ts';
import type { managers as contract } from '#shared/api/office-managers.ts';
import type { Input } from '#shared/api/endpoint.ts';
import { auditPage } from '#shared/limits.ts';
import type { AuditAuthor, AuditEvent } from '#shared/model/audit.ts';
import type { AuditEntry, auditAsked } from '#shared/model/company/audit-entry.ts';
import { fromWire, toWire } from '#shared/time/instant.ts';
import { secondsPerDay } from '#shared/time/calendar.ts';

/** The parts of a request that the audit uses. A job has no address and no session. */
type AuditCtx = Pick<Ctx, 'now'> &
  Partial<Pick<Ctx, 'address' | 'requestId' | 'nowMilliseconds'>> & {
    readonly session?: Session;
    readonly administrator?: Pick<Administrator, 'name'> | undefined;
  };
type MissCtx = AuditCtx & Pick<Ctx, 'table' | 'log'>;
/** What an audit row says besides the event and its author. */
export type AuditDetails = {
  readonly employeeId?: string | undefined;
  /** The person of the office to whom it was done. */
  readonly managerId?: string | undefined;
  /** Who did it, where no session says so. */
  readonly byManagerId?: string | undefined;
  /** Names of what was changed, never values. */
  readonly fields?: readonly string[];
  readonly detail?: string;
  /** The author, where it is not the session's owner: at a log-in there is no session yet. */
  readonly by?: AuditAuthor | undefined;
};

const authors = {
  ADMIN: 'Platform',
  COMPANY: 'Company',
  COMPANY_TIME_CLOCK: 'CompanyTimeClock',
  EMPLOYEE: 'Employee',
} as const satisfies Record<Role, AuditAuthor>;

/** A change for the caller's transaction that records `event`: written exactly when the event happens. */
export const audited = (
  ctx: AuditCtx,
  companyId: string,
  event: AuditEvent,
  details: AuditDetails = {},
): Change => ({ put: auditItem(rowOf(ctx, companyId, event, details)), when: absent() });

function rowOf(ctx: AuditCtx, companyId: string, event: AuditEvent, details: AuditDetails): AuditRow {
  const { session } = ctx;
  const own = session ? authors[session.role] : 'System';
  const isActing = session?.actingFor !== undefined;
  return {
    companyId,
    id: auditId(ctx.now, `${millisecondOf(ctx)}${newId('audit')}`),
    at: ctx.now,
    firstAt: undefined,
    event,
    by: isActing ? 'Platform' : (details.by ?? own),
    actingAs: isActing ? own : undefined,
    administrator: session?.actingFor ?? ctx.administrator?.name,
    employeeId: details.employeeId,
    byManagerId: details.byManagerId ?? managerOf(session),
    managerId: details.managerId,
    address: ctx.address === undefined ? undefined : networkOf(ctx.address),
    requestId: ctx.requestId,
    fields: details.fields ?? [],
    detail: details.detail,
    count: 1,
  };
}

const managerOf = (session: Session | undefined): string | undefined =>
  session && (isManagerSubject(session.subject) || isApiKeyId(session.subject)) ? session.subject : undefined;

/** Orders the events of one second; three digits. Jobs know no milliseconds. */
const millisecondOf = ({ nowMilliseconds = 0 }: AuditCtx): string =>
  String(nowMilliseconds % 1000).padStart(3, '0');

const hourSeconds = 3600;

/** Failed log-ins under unknown company names: counted, but never listed, because anyone can invent names. */
export const unknownCompanyId = 'unknown';

/**
 * Counts a wrong password, at a log-in or inside a session, or a right one without its code. Misses of one address, kind
 * and hour share a row with a count. After a number of rows a day the rest share one row of the day without address, so
 * that a guesser with many addresses cannot fill the table. Each event and each employee has its own rows, so that
 * misses under invented names take no room from real ones.
 */
export async function countFailed(
  ctx: MissCtx,
  companyId: string,
  event: AuditEvent,
  employeeId?: string,
): Promise<void> {
  const row = rowOf(ctx, companyId, event, {
    by: ctx.session ? undefined : 'Visitor',
    employeeId,
  });
  ctx.log.info(event, { companyId });
  const hour = ctx.now - (ctx.now % hourSeconds);
  const named = createHash('sha256')
    .update([event, row.address, employeeId, ...(row.administrator ? [row.administrator] : [])].join(' '))
    .digest('hex')
    .slice(0, 16);
  const counted: AuditRow = { ...row, id: auditId(hour, `miss-${named}`) };
  if (await isCounted(ctx, counted)) return;
  const about = employeeId === undefined ? event : `${event}-${employeeId}`;
  const isRoom = await take(ctx, ['auditMissRows', `${companyId} ${about}`]);
  const day = ctx.now - (ctx.now % secondsPerDay);
  const rest: AuditRow = {
    ...row,
    id: auditId(day, `miss-${about}`),
    address: undefined,
    requestId: undefined,
  };
  const own = isRoom ? counted : rest;
  // Two first misses at once: the second is counted on the first one's row.
  if (!isRoom && (await isCounted(ctx, own))) return;
  if (!(await isBegun(ctx, own))) await isCounted(ctx, own);
}

/** Adds one to an existing row; false when there is none. */
const isCounted = (ctx: MissCtx, row: AuditRow): Promise<boolean> =>
  tryWrite(ctx.table, { ...oneMore(row), set: auditAttributes(row), when: present() });
/** Creates the row; false when it exists. */
const isBegun = (ctx: MissCtx, row: AuditRow): Promise<boolean> =>
  tryWrite(ctx.table, {
    ...oneMore(row),
    set: { ...auditAttributes(row), ...countedAuditRow.set({ firstAt: row.at }).set },
    when: absent(),
  });

const oneMore = ({ companyId, id }: AuditRow) => ({
  update: keys.audit(companyId, id),
  ...countedAuditRow.add({ count: 1 }),
});

/** Newest first, for the last year. */
export const listAudit = (
  ctx: CompanyCtx,
  { query }: Input<typeof contract.endpoints.audit>,
): Promise<AuditEntry[]> => shownOf(ctx, ctx.company.id, query);

type ReadCtx = Pick<Ctx, 'table' | 'now' | 'extras'>;
async function shownOf(
  ctx: ReadCtx,
  companyId: string,
  query: z.output<typeof auditAsked>,
): Promise<AuditEntry[]> {
  const { page, next } = await readPage(ctx, companyId, query);
  ctx.extras.nextCursor = next;
  const names = await peopleNames(ctx, page);
  return page.map((row) => onWire(row, names));
}

/** Names of the employees and the people of the office in these rows, by id. */
export async function peopleNames(
  ctx: Pick<Ctx, 'table'>,
  rows: readonly AuditRow[],
): Promise<ReadonlyMap<string, string>> {
  const about = rows.flatMap(({ companyId, employeeId, byManagerId, managerId }) => [
    ...(employeeId === undefined ? [] : [keys.employee(companyId, employeeId)]),
    ...[byManagerId, managerId].flatMap((id) => (id === undefined ? [] : authorKey(companyId, id))),
  ]);
  const people = await ctx.table.getMany(about);
  return new Map(people.flatMap((row) => (row ? [idAndAuthor(row)] : [])));
}

type AuditPage = { readonly page: readonly AuditRow[]; readonly next: string | undefined };
type Place = Pick<AuditRow, 'at' | 'id'>;
const newestFirst = (one: Place, other: Place): number =>
  other.at - one.at || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);

/**
 * Newest first by the time shown. Rows with a count are stored under the start of their hour or day, so a page is
 * complete only when no later row can be newer than its last. A page is filled up while there are older rows, even
 * where some are skipped, because readers take a short page for the last one.
 */
async function readPage(
  ctx: ReadCtx,
  companyId: string,
  { limit = auditPage.usual, cursor }: z.output<typeof auditAsked>,
): Promise<AuditPage> {
  const before = cursor === undefined ? undefined : await placeOf(ctx, companyId, cursor);
  let known: AuditRow[] = [];
  let after = before && toWire(before.at + 1);
  do {
    const { items, next } = await ctx.table.query(ranges.audit(companyId), {
      limit: limit + 1,
      after,
      newestFirst: true,
    });
    const rows = items.map((item) => auditFrom(companyId, item)).filter((row) => row !== undefined);
    // The table deletes expired rows days later.
    const fresh = rows.filter(({ at }) => auditEnds(at) > ctx.now);
    const older = fresh.filter((row) => before === undefined || newestFirst(before, row) < 0);
    known = [...known, ...older].toSorted(newestFirst);
    const newestBelow = next === undefined ? -Infinity : keyTime(next) + secondsPerDay;
    const isKnown = known.length > limit && (known[limit - 1]?.at ?? 0) >= newestBelow;
    after = isKnown || auditEnds(newestBelow) <= ctx.now ? undefined : next;
  } while (after !== undefined);
  const page = known.slice(0, limit);
  return { page, next: known.length > limit ? page.at(-1)?.id : undefined };
}

const keyTime = (id: string): number => fromWire(id.split('#')[0] ?? '') ?? 0;

/** A cursor is the last row shown. If that row is gone, its name still says where it was. */
async function placeOf(ctx: ReadCtx, companyId: string, cursor: string): Promise<Place> {
  const item = await ctx.table.get(keys.audit(companyId, cursor));
  const at = (item && auditFrom(companyId, item)?.at) ?? fromWire(cursor.split('#')[0] ?? '');
  return at === undefined ? failField('cursor', 'is none of this list', 'wrong_value') : { at, id: cursor };
}

const personOnWire = (id: string | undefined, names: ReadonlyMap<string, string>) =>
  id === undefined ? null : { id, name: names.get(id) ?? '' };

/**
 * `names` by the id of an employee, a person of the office or a key; `first_at` is null for an event that stands for
 * itself.
 */
export const onWire = (row: AuditRow, names: ReadonlyMap<string, string>): AuditEntry => ({
  id: row.id,
  at: toWire(row.at),
  first_at: row.count > 1 && row.firstAt !== undefined ? toWire(row.firstAt) : null,
  event: row.event,
  by: row.by,
  acting_as: row.actingAs ?? null,
  employee: personOnWire(row.employeeId, names),
  by_manager: personOnWire(row.byManagerId, names),
  manager: personOnWire(row.managerId, names),
  address: row.address ?? null,
  request_id: row.requestId ?? null,
  fields: [...row.fields],
  detail: row.detail ?? null,
  count: row.count,
});
