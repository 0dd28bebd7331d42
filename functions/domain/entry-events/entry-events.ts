// Events for webhooks about changed entries: written in the transaction that changes them, whichever verb it is.

import { randomBytes } from 'node:crypto';
import { entriesChanged } from '#events/webhooks.ts';
import type { Table } from '#functions/aws/table.ts';
import type { FindActor } from '#functions/runtime/context.ts';
import type { Log } from '#functions/runtime/log.ts';
import type { Send } from '#functions/runtime/send.ts';
import type { Company } from '#functions/table/rows/company-row.ts';
import { textOr } from '#functions/table/read.ts';
import { workLogId } from '#functions/table/rows/work-log-row.ts';
import type { Change, Item } from '#functions/table/write.ts';
import type { webhookEvents } from '#shared/limits.ts';

type Event = (typeof webhookEvents)[number];

/** Attributes of an entry's row that an event is about; not comments and photos. */
const watched = ['s', 'e', 'p', 'a', 'x', 'ae', 'wl'];

/**
 * The event of a row that is put as new: added by hand, clocked in, or moved from another month (it then has an `i`). A
 * crew's late clock-in before a running entry has its end at once, in version 2. A forwarding row is no entry.
 */
const ofPut = ({ f, v, e, i }: Item): Event | undefined =>
  f !== undefined
    ? undefined
    : v !== 1 && !(v === 2 && i === undefined)
      ? 'entry.updated'
      : e === undefined
        ? 'entry.clocked_in'
        : 'entry.created';

/** An approval is an event of its own, beside that of whatever else the same change does. */
function ofUpdate(set: Item, removed: readonly string[]): readonly Event[] {
  if (set['x'] !== undefined) return ['entry.deleted'];
  // Put back: no press and no approval, though their attributes may come with it.
  if (removed.includes('x')) return ['entry.updated'];
  if (set['g'] !== undefined) return ['entry.clocked_out'];
  const isApproving = set['a'] !== undefined;
  const isUpdating = watched.some(
    (name) => (name in set || removed.includes(name)) && !(name === 'a' && isApproving),
  );
  return [
    ...(isUpdating ? ['entry.updated' as const] : []),
    ...(isApproving ? ['entry.approved' as const] : []),
  ];
}

const isApproval = (field: unknown): boolean =>
  Array.isArray(field) && field[0] === 'approved' && field[2] === true;
/** Whether the transaction's history says that an entry which moves to another month is approved by this change. */
const isApprovedWithMove = (id: string, changes: readonly Change[]): boolean =>
  changes.some(
    (change) =>
      'put' in change &&
      change.put.PK.endsWith(`#H#${id}`) &&
      Array.isArray(change.put['c']) &&
      change.put['c'].some(isApproval),
  );

function ofRow(row: Item, id: string, changes: readonly Change[]): readonly Event[] {
  const event = ofPut(row);
  if (!event) return [];
  return event === 'entry.updated' && isApprovedWithMove(id, changes) ? [event, 'entry.approved'] : [event];
}

function eventsOf(change: Change, _: number, all: readonly Change[]) {
  const key = 'put' in change ? change.put : 'update' in change ? change.update : undefined;
  const month = key && /^C#[^#]+#W#(\d{6})$/.exec(key.PK)?.[1];
  if (!key || !month) return [];
  const events =
    'put' in change
      ? ofRow(change.put, textOr(change.put, 'i', workLogId(month, key.SK)), all)
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
