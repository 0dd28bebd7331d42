// The eraser deletes everything a company held. It can be killed at any step; the company's own row goes last.

import { erasureRequested } from '#events/deletions.ts';
import { queues } from '#events/queues.ts';
import { audited } from '#functions/domain/audit/audit.ts';
import type { NoticeCtx } from '#functions/domain/notices/notices.ts';
import { companyNames } from '#functions/domain/companies/companies.ts';
import { monthsOf } from '#functions/domain/worklogs/worklogs.ts';
import type { JobCtx } from '#functions/runtime/consume.ts';
import type { ErasureTools } from '#functions/runtime/worker-tools.ts';
import { managerRow } from '#functions/table/rows/manager-row.ts';
import { linkOfRow } from '#functions/table/rows/link-row.ts';
import {
  auditFrom,
  auditId,
  auditItem,
  auditRow,
  countedAuditRow,
  eventAt,
} from '#functions/table/rows/audit-row.ts';
import { type Company, companyFrom, deletionRow } from '#functions/table/rows/company-row.ts';
import { folded, type Key, keys, outgoingShards, type Range, ranges } from '#functions/table/keys.ts';
import { foldedName } from '#functions/table/one-name.ts';
import { newId } from '#functions/table/new-id.ts';
import { textIn, textOr } from '#functions/table/read.ts';
import { outgoingAt } from '#functions/table/rows/outgoing-row.ts';
import { reportConsentFrom } from '#functions/table/rows/report-consent-row.ts';
import { reportRunFrom } from '#functions/table/rows/report-run-row.ts';
import { platformId, secretHash } from '#functions/table/rows/session-row.ts';
import { isForward, monthAt, movedFrom, workLogFrom } from '#functions/table/rows/work-log-row.ts';
import { type Change, type Item, present, refusalOfWrite, tryWrite } from '#functions/table/write.ts';
import { erasureTurnSeconds } from '#shared/limits.ts';
import { endOfInstants } from '#shared/time/instant.ts';
import { deletionMail } from './deletions.ts';

type EraseCtx = JobCtx & NoticeCtx & ErasureTools;
type Turn = { readonly companyId: string; readonly turn: string };

/** Thrown when the turn's time is over: the next turn continues. */
class TurnOver extends Error {}

/** Each turn works for a while and requests the next; the turn that finds nothing left ends the company. */
export async function eraseCompany(ctx: EraseCtx, { companyId, turn }: Turn): Promise<void> {
  const row = await ctx.table.get(keys.company(companyId));
  // Already erased, or the deletion was taken back.
  if (row === undefined) return;
  const company = companyFrom(row);
  if (!company.deletion?.isErasing) return;
  const startedAt = performance.now();
  const eraser = eraserOf(ctx, () => {
    if (performance.now() - startedAt > erasureTurnSeconds * 1000) throw new TurnOver();
  });
  try {
    // A request still running may have written behind the eraser, so after each pass that found rows another
    // follows.
    do eraser.begin();
    while ((await pass(eraser, ctx, company)) > 0);
  } catch (error) {
    if (!(error instanceof TurnOver)) throw error;
    const next = ctx.send(ctx, erasureRequested, { companyId, turn: `${turn} on` });
    await ctx.table.write(next.change);
    return next.dispatch();
  }
  await end(ctx, company);
}

type Eraser = ReturnType<typeof eraserOf>;
const rowsAtOnce = 50;

function eraserOf({ table }: Pick<EraseCtx, 'table'>, stopWhenOver: () => void) {
  let found = 0;
  const erase = async (targets: readonly Key[]): Promise<void> => {
    for (let from = 0; from < targets.length; from += rowsAtOnce) {
      stopWhenOver();
      const some = targets.slice(from, from + rowsAtOnce);
      await table.write(...some.map((target): Change => ({ delete: target })));
      found += some.length;
    }
  };
  return {
    begin: () => {
      found = 0;
    },
    found: () => found,
    count: (more: number) => {
      found += more;
    },
    stopWhenOver,
    erase,
    /** Deletes the rows that exist under these keys. */
    eraseThere: async (wanted: readonly Key[], isOwn: (row: Item) => boolean = () => true): Promise<void> => {
      const rows = await table.getMany(wanted);
      await erase(rows.flatMap((row) => (row && isOwn(row) ? [keyOf(row)] : [])));
    },
    /** Deletes a partition page by page until it is empty; `first` runs before a page's rows are deleted. */
    erasePartition: async (
      range: Range,
      first: (rows: readonly Item[]) => Promise<void> = async () => undefined,
      isKept: (row: Item) => boolean = () => false,
    ): Promise<void> => {
      let after: string | undefined;
      do {
        stopWhenOver();
        const page = await table.query(range, { limit: pageRows, after });
        await first(page.items);
        await erase(page.items.filter((row) => !isKept(row)).map(keyOf));
        after = page.next;
      } while (after !== undefined);
    },
  };
}
const pageRows = 500;
const keyOf = (row: Item): Key => ({ PK: textIn(row, 'PK'), SK: textIn(row, 'SK') });

/**
 * Deletes all but the company's own row, its place in the list and its audit. Returns how many rows there were.
 */
async function pass(eraser: Eraser, ctx: EraseCtx, company: Company): Promise<number> {
  const { id } = company;
  await eraseObjects(eraser, ctx, id);
  await eraseNamed(eraser, ctx, company);
  const months = monthsOf(company, ctx.now);
  for (const month of [...months, ...(await oddMonths(eraser, ctx, id, months))]) {
    await eraser.erasePartition(ranges.month(id, month), async (rows) => {
      for (const entry of idsIn(id, rows)) await eraser.erasePartition(ranges.history(id, entry));
    });
    await eraser.erasePartition(ranges.paidEntries(id, month));
  }
  for (const range of partitionsOf(id)) await eraser.erasePartition(range);
  await eraser.erasePartition(ranges.company(id), undefined, (row) => row['SK'] === keys.company(id).SK);
  await strip(eraser, ctx, id);
  await stripReasons(eraser, ctx, id);
  return eraser.found();
}

/** Every month an instant on the wire may name. */
const everyMonth: readonly string[] = Array.from(
  { length: (new Date(endOfInstants * 1000).getUTCFullYear() - 1970) * 12 },
  (_, month) => monthAt(Date.UTC(1970, month, 1) / 1000),
);
const monthsTogether = 25;

/** Receipts lie in the month of a device's clock, or in the first month: returns the months that hold rows. */
async function oddMonths(
  eraser: Eraser,
  { table }: EraseCtx,
  id: string,
  known: readonly string[],
): Promise<string[]> {
  const others = everyMonth.filter((month) => !known.includes(month));
  const filled: string[] = [];
  for (let from = 0; from < others.length; from += monthsTogether) {
    eraser.stopWhenOver();
    const some = others.slice(from, from + monthsTogether);
    const pages = await Promise.all(some.map((month) => table.query(ranges.month(id, month), { limit: 1 })));
    filled.push(...some.filter((_, at) => pages[at]?.items.length !== 0));
  }
  return filled;
}

/** A moved entry has its history under its first id. */
const idsIn = (companyId: string, rows: readonly Item[]): string[] =>
  rows.flatMap((row) => (isForward(row) ? (movedFrom(row)?.id ?? []) : [workLogFrom(companyId, row).id]));

const whole = ({ PK }: Key): Range => ({ PK, begins: '' });
const partitionsOf = (id: string): readonly Range[] => [
  whole(keys.session(id, '', '')),
  whole(keys.passkeys(id, '')),
  whole(keys.apiKey(id, '')),
  whole(keys.webhooks(id)),
  whole(keys.entryCorrection(id, '', '')),
  whole(keys.linkOf(id, '', '')),
  whole(keys.receipt(id, '')),
  whole(keys.photo(id, '')),
  whole(keys.exportJob(id, '')),
  whole(keys.payPeriod(id, '')),
  whole(keys.payrollFile(id, '')),
  whole(keys.reportRun(id, '')),
  whole(keys.openCorrections(id, '')),
  whole(keys.dayNote(id, '', '')),
  whole(keys.subscription(id)),
  whole(keys.count(id, 'employees')),
  whole(keys.cleanMonths(id)),
  whole(keys.oldNotes(id, '')),
];

async function eraseObjects(eraser: Eraser, ctx: EraseCtx, id: string): Promise<void> {
  const places = [
    [ctx.photoBucket, `photos/${id}/`],
    [ctx.photoBucket, `raw/${id}/`],
    [ctx.exportBucket, `exports/${id}/`],
    [ctx.exportBucket, `letters/${id}/`],
  ] as const;
  for (const [bucket, prefix] of places) {
    for (;;) {
      eraser.stopWhenOver();
      const found = await bucket.list(prefix);
      if (found.length === 0) break;
      await bucket.remove(found.map(({ key }) => key));
      eraser.count(found.length);
    }
  }
}

/** Deletes rows outside the company's partitions. The company's rows name them, so these go first. */
async function eraseNamed(eraser: Eraser, ctx: EraseCtx, company: Company): Promise<void> {
  const { id, name, email, timeClockToken } = company;
  const linked = await ctx.table.queryAll(whole(keys.linkOf(id, '', '')));
  await eraser.eraseThere([
    ...linked.map((row) => keys.link(textIn(row, linkOfRow.at.tokenHash))),
    ...(timeClockToken === undefined ? [] : [keys.link(secretHash(timeClockToken))]),
  ]);
  const runs = (await ctx.table.queryAll(ranges.reportRuns(id))).map(reportRunFrom);
  const consents = (await ctx.table.queryAll(ranges.reportConsents(id))).map(reportConsentFrom);
  const hashes = [
    ...runs.flatMap(({ letters }) => letters.map(({ tokenHash }) => tokenHash)),
    ...consents.flatMap(({ tokenHash }) => tokenHash ?? []),
  ];
  for (let from = 0; from < hashes.length; from += pageRows)
    await eraser.eraseThere(hashes.slice(from, from + pageRows).map((hash) => keys.reportLink(hash)));
  const managers = await ctx.table.queryAll(ranges.managers(id));
  await eraser.eraseThere([
    keys.unfinishedExports(id),
    keys.companyEmail(email, id),
    ...managers.flatMap((row) => keys.managerEmail(textOr(row, managerRow.at.email, ''), id)),
  ]);
  // Another company may have the same name by the older rule.
  await eraser.eraseThere(
    [keys.companyName(name, foldedName), keys.companyName(name, folded)],
    (row) => row[companyNames.holder] === id,
  );
  for (let shard = 0; shard < outgoingShards; shard += 1) {
    const rows = await ctx.table.queryAll(ranges.outgoing(shard));
    const own = rows.filter((row) => textOr(row, outgoingAt.envelope, '').includes(`"${id}"`));
    await eraser.erase(own.filter((row) => !outliving.has(textOr(row, outgoingAt.name, ''))).map(keyOf));
  }
}

/**
 * Messages that are sent even after the company is gone: about its own erasure, and between the billing worker and
 * the partners. Without them a partner would go on charging for a subscription. They hold no personal data but ids.
 */
const outliving: ReadonlySet<string> = new Set(
  [erasureRequested, ...queues.billing.messages].map(({ name }) => name),
);

/** Attributes of an audit row that may say something about a person. */
const {
  address,
  employeeId,
  byManagerId,
  managerId,
  requestId,
  detail: details,
  administrator,
} = auditRow.at;
const personal = [address, employeeId, byManagerId, managerId, requestId, details, administrator];

/**
 * Keeps what happened and when for its year, without devices, numbers or names. The keys of counted misses are made
 * of addresses, so those rows get new keys.
 */
async function strip(eraser: Eraser, ctx: EraseCtx, id: string): Promise<void> {
  let after: string | undefined;
  do {
    eraser.stopWhenOver();
    const page = await ctx.table.query(ranges.audit(id), { limit: pageRows, after });
    for (const row of page.items) {
      const isCounted = textIn(row, 'SK').includes('#miss-');
      if (!isCounted && !personal.some((name) => row[name] !== undefined)) continue;
      eraser.stopWhenOver();
      if (await tryWrite(ctx.table, ...stripped(id, row, isCounted))) eraser.count(1);
    }
    after = page.next;
  } while (after !== undefined);
}

/** Removes what administrators typed about the company from the platform's audit, and keeps the event. */
async function stripReasons(eraser: Eraser, ctx: EraseCtx, id: string): Promise<void> {
  let after: string | undefined;
  do {
    eraser.stopWhenOver();
    const page = await ctx.table.query(ranges.audit(platformId), { limit: pageRows, after });
    for (const row of page.items) {
      const detail = textOr(row, auditRow.at.detail, '');
      const bare = withoutReason(textIn(row, eventAt), detail, id);
      if (bare === detail) continue;
      eraser.stopWhenOver();
      const change: Change = {
        update: keys.audit(platformId, textIn(row, 'SK')),
        ...auditRow.set({ detail: bare }),
        when: auditRow.is({ detail }),
      };
      if (await tryWrite(ctx.table, change)) eraser.count(1);
    }
    after = page.next;
  } while (after !== undefined);
}

/**
 * Log-ins as the company say `id: reason`, scripts `name company_id=id reason=…: outcome`; a reason may contain any
 * character. A script without a company may have concerned any, so its typed text may be about this one.
 */
function withoutReason(event: string, detail: string, id: string): string {
  if (event === 'administrator_logged_in_as') return detail.startsWith(`${id}: `) ? id : detail;
  const [about = ''] = detail.split(' reason=', 1);
  const isItsOwn = about.endsWith(` company_id=${id}`);
  return isItsOwn || !about.includes(' company_id=') ? about : detail;
}

function stripped(id: string, row: Item, isCounted: boolean): Change[] {
  const old = keyOf(row);
  if (!isCounted) return [{ update: keys.audit(id, old.SK), remove: personal, when: present() }];
  const read = auditFrom(id, row);
  const gone: Change = { delete: keys.audit(id, old.SK), when: present() };
  // An event this release does not know is dropped whole.
  if (!read) return [gone];
  const put = {
    ...read,
    id: auditId(read.at, newId('audit')),
    address: undefined,
    employeeId: undefined,
    byManagerId: undefined,
    managerId: undefined,
    requestId: undefined,
    detail: undefined,
    administrator: undefined,
  };
  return [gone, { put: { ...auditItem(put), ...countedAuditRow.item(read) } }];
}

/** One write deletes the last rows and sends the last mail; killed before it, the next turn repeats it. */
async function end(ctx: EraseCtx, company: Company): Promise<void> {
  const { id } = company;
  const letter = deletionMail(ctx, company, 'deletion_done', ctx.now);
  const refused = await refusalOfWrite(
    ctx.table,
    { delete: keys.company(id), when: deletionRow.is({ isErasing: true }) },
    { delete: keys.companyListed(id) },
    audited({ now: ctx.now }, id, 'company_erased'),
    letter.change,
  );
  // Another turn was first.
  if (refused) return;
  ctx.log.info('company_erased', { companyId: id });
  await letter.dispatch();
}
