// The audit as administrators search it: the platform's own rows and those of all companies, newest first.

import { peopleNames, onWire, unknownCompanyId } from '#functions/domain/audit/audit.ts';
import { every, findById, ofEach } from '#functions/domain/companies/companies.ts';
import type { AdministratorCtx } from '#functions/runtime/context.ts';
import { failField } from '#functions/runtime/fail.ts';
import { type AuditRow, auditEnds, auditFrom } from '#functions/table/rows/audit-row.ts';
import { folded, ranges } from '#functions/table/keys.ts';
import { platformId } from '#functions/table/rows/session-row.ts';
import type { Input, Reply } from '#shared/api/endpoint.ts';
import type { platform as contract } from '#shared/api/platform.ts';
import { auditKeptDays, auditPage } from '#shared/limits.ts';
import { fromWire, toWire } from '#shared/time/instant.ts';
import { secondsPerDay } from '#shared/time/calendar.ts';

type Calls = typeof contract.endpoints;
type Asked = Input<Calls['audit']>['query'];
type Entry = Reply<Calls['audit']>[number];
type TableCtx = Pick<AdministratorCtx, 'table' | 'now'>;
/** An owner of rows: a company, or the platform. */
type Owner = { readonly id: string; readonly name: string };
type Place = Pick<AuditRow, 'at' | 'companyId' | 'id'>;

const startOfDay = (at: number): number => at - (at % secondsPerDay);
/** Rows read from a partition at a time; most partitions hold fewer for the days asked for. */
const rowsTogether = 50;
/** The most that one request reads; the next page continues there. */
const rowsReadMax = 20_000;
const partitionsReadMax = 20_000;
const daysTogetherMax = 32;

/**
 * Each owner's rows are a partition, so each is read: first the newest day, then more days at a time, until the
 * page is full. Counted rows stand at the start of their hour or day, so whole days are read.
 */
export async function auditTrail(ctx: AdministratorCtx, { query }: Input<Calls['audit']>): Promise<Entry[]> {
  const { limit = auditPage.usual } = query;
  const owners = await ownersOf(ctx, query);
  const names = await namesOf(ctx, query, owners);
  const { since, before } = spanOf(ctx, query);
  const isAsked = asked(ctx.now, since, query, names);
  const found: AuditRow[] = [];
  let [until, days, read, partitions] = [startOfDay(before.at) + secondsPerDay, 1, 0, 0];
  while (until > since && found.length <= limit && read < rowsReadMax && partitions < partitionsReadMax) {
    const from = Math.max(until - days * secondsPerDay, startOfDay(since));
    const rows = (await ofEach(owners, ({ id }) => rowsBetween(ctx, id, from, until))).flat();
    const fitting = rows.filter((row) => newestFirst(before, row) < 0 && isAsked(row));
    found.push(...withoutTwins(fitting).toSorted(newestFirst));
    read += rows.length;
    partitions += owners.length;
    [until, days] = [from, Math.min(days * 2, daysTogetherMax)];
  }
  const page = found.slice(0, limit);
  const last = page.at(-1);
  if (found.length > limit && last) ctx.extras.nextCursor = cursorOf(last);
  else if (until > since) ctx.extras.nextCursor = cursorOf({ at: until, companyId: '', id: '' });
  const people = await peopleNames(ctx, page);
  return page.map((row) => {
    const { companyId: id } = row;
    const company = id === platformId ? null : { id, name: names.get(id) ?? '' };
    return { ...onWire(row, people), administrator: row.administrator ?? null, company };
  });
}

async function ownersOf(ctx: TableCtx, { company_id: wanted }: Asked): Promise<Owner[]> {
  const platform = { id: platformId, name: '' };
  if (wanted === platformId) return [platform];
  // Log-ins under unknown names: anyone can invent such names.
  if (wanted === unknownCompanyId) return [];
  // An erased company has no row, but its audit is still there.
  if (wanted !== undefined) return [{ id: wanted, name: (await findById(ctx, wanted))?.name ?? '' }];
  const owners: Owner[] = [platform];
  for await (const { id, name } of every(ctx)) owners.push({ id, name });
  return owners;
}

/** The platform's rows name companies by id, so searched words are compared with the names of all companies. */
async function namesOf(ctx: TableCtx, { company_id: wanted, text: words }: Asked, owners: readonly Owner[]) {
  const names = new Map(owners.map(({ id, name }) => [id, name]));
  if (wanted === platformId && words !== undefined)
    for await (const { id, name } of every(ctx)) names.set(id, name);
  return names;
}

/** The range asked for, and the last row of the page before: this page begins with the next older one. */
function spanOf({ now }: TableCtx, { from, to, cursor }: Asked): { since: number; before: Place } {
  const dayAt = (day: string): number => fromWire(`${day}T00:00:00Z`) ?? 0;
  const since = Math.max(from === undefined ? 0 : dayAt(from), now - auditKeptDays * secondsPerDay);
  const end = to === undefined ? now + 1 : Math.min(dayAt(to) + secondsPerDay, now + 1);
  const newest: Place = { at: end, companyId: '', id: '' };
  const before = cursor === undefined ? newest : placeOf(cursor);
  return { since, before: newestFirst(before, newest) < 0 ? newest : before };
}

function asked(now: number, since: number, query: Asked, names: ReadonlyMap<string, string>) {
  const words = query.text === undefined ? '' : folded(query.text);
  return (row: AuditRow): boolean => {
    if (row.at < since || auditEnds(row.at) <= now) return false;
    if (query.by !== undefined && row.by !== query.by) return false;
    if (query.event !== undefined && row.event !== query.event) return false;
    if (words === '') return true;
    const { administrator, detail, address, requestId, companyId } = row;
    const about = companyId === platformId ? idsIn(detail) : [companyId];
    const named = about.map((id) => names.get(id));
    const holding = [administrator, detail, address, requestId, ...named, ...row.fields];
    return holding.some((part) => part !== undefined && folded(part).includes(words));
  };
}

/** Of a script's run and a log-in as a company: 'extend_trial company_id=c1 …', 'c1: the reason'. */
const idsIn = (detail = ''): readonly string[] => detail.split(/[\s=:,]+/);

/** Page by page; a page that reaches past `from` is the last one. */
async function rowsBetween(ctx: TableCtx, id: string, from: number, until: number): Promise<AuditRow[]> {
  const rows: AuditRow[] = [];
  const first = toWire(from);
  let after: string | undefined = toWire(until);
  while (after !== undefined && after >= first) {
    const page = await ctx.table.query(ranges.audit(id), { limit: rowsTogether, after, newestFirst: true });
    for (const item of page.items) {
      const row = String(item['SK']) >= first ? auditFrom(id, item) : undefined;
      if (row) rows.push(row);
    }
    after = page.next;
  }
  return rows;
}

/** A log-in as a company is in its audit and in the platform's: keeps the company's row, which says more. */
function withoutTwins(rows: readonly AuditRow[]): readonly AuditRow[] {
  const isTwin = ({ event }: AuditRow): boolean => event === 'administrator_logged_in_as';
  const inCompanies = new Set(
    rows.filter((row) => isTwin(row) && row.companyId !== platformId).map(({ requestId }) => requestId),
  );
  return rows.filter(
    (row) => row.companyId !== platformId || !isTwin(row) || !inCompanies.has(row.requestId),
  );
}

const orderOf = ({ companyId, id }: Place): string => `${companyId} ${id}`;
const newestFirst = (one: Place, other: Place): number =>
  other.at - one.at || (orderOf(one) < orderOf(other) ? 1 : orderOf(one) > orderOf(other) ? -1 : 0);

const cursorOf = ({ at, companyId, id }: Place): string => [toWire(at), companyId, id].join('~');
function placeOf(cursor: string): Place {
  const [time = '', companyId = '', id = ''] = cursor.split('~');
  const at = fromWire(time);
  return at === undefined
    ? failField('cursor', 'is none of this list', 'wrong_value')
    : { at, companyId, id };
}
