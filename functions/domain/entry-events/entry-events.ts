// Events for webhooks about changed entries: written in the transaction that changes them, whichever verb it is.

import { randomBytes } from 'node:crypto';
import { entriesChanged } from '#events/webhooks.ts';
import type { Table } from '#functions/aws/table.ts';
import type { FindActor } from '#functions/runtime/context.ts';
import type { Log } from '#functions/runtime/log.ts';
import type { Send } from '#functions/runtime/send.ts';
import { historyFrom } from '#functions/table/rows/history-row.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import {
  isForward,
  workLogFrom,
  workLogId,
  workLogRow,
  type WorkLogRow,
} from '#functions/table/rows/work-log-row.ts';
import type { Change, Item } from '#functions/table/write.ts';
import type { webhookEvents } from '#shared/limits.ts';

type Event = (typeof webhookEvents)[number];

const { startAt, endAt, projectId, isApproved, isDeleted, isEndAssumed, isLunchWorked, endedHash } =
  workLogRow.at;
/** Attributes of an entry's row that an event is about; not comments and photos. */
const watched = [startAt, endAt, projectId, isApproved, isDeleted, isEndAssumed, isLunchWorked];

/**
 * The event of a row that is put as new: added by hand, clocked in, or moved from another month (its id then names
 * another place). A crew's late clock-in before a running entry has its end at once, in version 2.
 */
function ofPut(row: WorkLogRow): Event {
  const { id, month, entry, version } = row;
  const isNew = version === 1 || (version === 2 && id === workLogId(month, entry));
  if (!isNew) return 'entry.updated';
  return row.endAt === undefined ? 'entry.clocked_in' : 'entry.created';
}

/** An approval is an event of its own, beside that of whatever else the same change does. */
function ofUpdate(set: Item, removed: readonly string[]): readonly Event[] {
  if (set[isDeleted] !== undefined) return ['entry.deleted'];
  // Put back: no press and no approval, though their attributes may come with it.
  if (removed.includes(isDeleted)) return ['entry.updated'];
  if (set[endedHash] !== undefined) return ['entry.clocked_out'];
  const isApproving = set[isApproved] !== undefined;
  const isUpdating = watched.some(
    (name) => (name in set || removed.includes(name)) && !(name === isApproved && isApproving),
  );
  return [
    ...(isUpdating ? ['entry.updated' as const] : []),
    ...(isApproving ? ['entry.approved' as const] : []),
  ];
}

/** Whether the transaction's history says that an entry which moves to another month is approved by this change. */
const isApprovedWithMove = (id: string, changes: readonly Change[]): boolean =>
  changes.some(
    (change) =>
      'put' in change &&
      change.put.PK.endsWith(`#H#${id}`) &&
      historyFrom('', id, change.put).changes.some(
        ([field, , after]) => field === 'approved' && after === true,
      ),
  );

/** A forwarding row is no entry. */
function ofRow(put: Item, changes: readonly Change[]): readonly Event[] {
  if (isForward(put)) return [];
  const row = workLogFrom('', put);
  const event = ofPut(row);
  return event === 'entry.updated' && isApprovedWithMove(row.id, changes)
    ? [event, 'entry.approved']
    : [event];
}

function eventsOf(change: Change, _: number, all: readonly Change[]) {
  const key = 'put' in change ? change.put : 'update' in change ? change.update : undefined;
  const month = key && /^C#[^#]+#W#(\d{6})$/.exec(key.PK)?.[1];
  if (!key || !month) return [];
  const events =
    'put' in change
      ? ofRow(change.put, all)
      : 'update' in change
        ? ofUpdate(change.set ?? {}, change.remove ?? [])
        : [];
  return events.map((event) => ({ month, entry: key.SK, event }));
}

type Sender = { readonly send: Send; readonly log: Log };
type EventCtx = Sender & { readonly table: Table; readonly now: number };
/** The company's table; without webhooks unchanged, else its writes of entries also write the events they ask for. */
export function tableWithEntryEvents(
  ctx: EventCtx,
  { id: companyId, webhookEvents: wanted = [] }: Company,
): Table {
  const { table, now } = ctx;
  if (wanted.length === 0) return table;
  return {
    ...table,
    write: async (...changes) => {
      const entries = changes.flatMap(eventsOf).filter(({ event }) => wanted.includes(event));
      if (entries.length === 0) return table.write(...changes);
      const body = { companyId, id: randomBytes(9).toString('hex'), at: now, entries };
      const message = ctx.send(ctx, entriesChanged, body);
      // Last, because callers know their refused changes by their places.
      await table.write(...changes, message.change);
      await message.dispatch();
    },
  };
}

/** For functions that change entries: their verbs get the table that also writes events. */
export const withEntryEvents =
  (find: FindActor, sender: Sender): FindActor =>
  async (table, token, now, extraKeys) => {
    const actor = await find(table, token, now, extraKeys);
    if (typeof actor !== 'object' || !actor.company) return actor;
    return { ...actor, table: tableWithEntryEvents({ ...sender, table, now }, actor.company) };
  };
