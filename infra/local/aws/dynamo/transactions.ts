/** TransactWriteItems and TransactGetItems: all or nothing, also across a kill, with reasons and repeat tokens. */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { itemBytes } from './capacity.ts';
import { type Change, type ChangeKind, prepareChange, tryChange } from './changes.ts';
import { DynamoError, invalid, protocolErrorOf } from './errors.ts';
import { type Overlay, openOverlay } from './overlay.ts';
import { type ItemRead, prepareRead, readItem } from './reads.ts';
import type { Body, Outcome } from './requests.ts';
import type { DynamoStore } from './store.ts';
import type { RepeatTokens } from './tokens.ts';

const transactionItemsMax = 100;
const transactionBytesMax = 4 * 1024 * 1024;

const kinds: Record<string, ChangeKind> = {
  Put: 'putItem',
  Update: 'updateItem',
  Delete: 'deleteItem',
  ConditionCheck: 'check',
};

const repeatToken = z.optional(z.string().min(1).max(36));
const itemList = z.array(z.record(z.string(), z.unknown()));
const record = z.record(z.string(), z.unknown());

function itemsOf(body: Body): Body[] {
  const items = itemList.safeParse(body['TransactItems']).data ?? [];
  if (items.length === 0 || items.length > transactionItemsMax)
    throw invalid(
      "1 validation error detected: Value at 'transactItems' failed to satisfy constraint: Member must have " +
        `length less than or equal to ${transactionItemsMax} and greater than or equal to 1`,
    );
  return items;
}

async function prepareOne(store: DynamoStore, item: Body): Promise<Change> {
  const [named, ...others] = Object.entries(item).filter(([, value]) => value != null);
  const kind = kinds[named?.[0] ?? ''];
  if (!named || !kind || others.length > 0)
    throw invalid('TransactItems can only contain one of Check, Put, Update or Delete');
  const body = record.parse(named[1]);
  const expression = {
    check: 'ConditionExpression',
    updateItem: 'UpdateExpression',
    putItem: '',
    deleteItem: '',
  };
  if (expression[kind] !== '' && !body[expression[kind]]) throw invalid('The expression can not be empty;');
  return prepareChange(store, kind, body);
}

async function prepareAll(store: DynamoStore, body: Body): Promise<Change[]> {
  const changes: Change[] = [];
  const places = new Set<string>();
  for (const item of itemsOf(body)) {
    const change = await prepareOne(store, item);
    places.add(`${change.table.TableName}~${change.key}`);
    changes.push(change);
  }
  if (places.size < changes.length)
    throw invalid('Transaction request cannot include multiple operations on one item');
  const bytes = changes.reduce((total, { data }) => total + itemBytes(data.Item ?? data.Key ?? {}), 0);
  if (bytes > transactionBytesMax) throw invalid('Transaction request size exceeded the 4 MB limit');
  return changes;
}

type Reason = { Code: string; Message?: string; Item?: unknown };

/** The cancelled transaction: one reason for each item, in the order of the request. */
export function cancelled(
  reasons: Reason[],
  consumed: Outcome['consumed'] = [],
  partitions: string[] = [],
): DynamoError {
  const codes = reasons.map((reason) => reason.Code).join(', ');
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
  return new DynamoError('TransactionCanceledException', message, {
    fields: { Message: message, CancellationReasons: reasons },
    consumed,
    partitions,
  });
}

const partitionsOf = (changes: Change[]) => changes.map((change) => change.partition);

function reasonFor(failure: unknown, change: Change, before: unknown): Reason {
  if (!failure) return { Code: 'None' };
  const known = protocolErrorOf(failure);
  if (!known) throw failure;
  if (known.name === 'ConditionalCheckFailedException')
    return {
      Code: 'ConditionalCheckFailed',
      Message: 'The conditional request failed',
      ...(change.wantsOldItem && before !== undefined && { Item: before }),
    };
  return { Code: 'ValidationError', Message: known.body.message ?? known.name };
}

/** The same text for the same request, whatever the order of its keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const sorted = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}

async function commitAll(
  store: DynamoStore,
  changes: Change[],
  commit: (overlay: Overlay) => Promise<void>,
): Promise<Outcome['consumed']> {
  const overlay = openOverlay(store);
  await overlay.loadAll(changes);
  const reasons: Reason[] = [];
  const consumed: Outcome['consumed'] = [];
  for (const change of changes) {
    const tried = await tryChange(overlay, change, 2);
    reasons.push(reasonFor(tried.failure, change, tried.before));
    consumed.push(tried.consumed);
  }
  if (reasons.some((reason) => reason.Code !== 'None'))
    throw cancelled(reasons, consumed, partitionsOf(changes));
  await commit(overlay);
  return consumed;
}

export const transactWrite =
  (store: DynamoStore, tokens: RepeatTokens) =>
  async (body: Body): Promise<Outcome> => {
    const token = tokenOf(body);
    const hash = createHash('sha256').update(canonical(body['TransactItems'])).digest('hex');
    const changes = await prepareAll(store, body);
    const partitions = partitionsOf(changes);
    return store.exclusive(async () => {
      const usedFor = token === undefined ? undefined : tokens.hashOf(token);
      if (usedFor === hash) return { reply: {}, consumed: [], partitions };
      if (usedFor !== undefined)
        throw new DynamoError(
          'IdempotentParameterMismatchException',
          'The request uses the same client token as a previous, but non-identical request.',
        );
      const consumed = await commitAll(store, changes, (overlay) =>
        token === undefined ? overlay.commit() : tokens.record(token, hash, (more) => overlay.commit(more)),
      );
      return { reply: {}, consumed, partitions };
    });
  };

function tokenOf(body: Body): string | undefined {
  const token = repeatToken.safeParse(body['ClientRequestToken']);
  if (token.success) return token.data;
  throw invalid("Value at 'clientRequestToken' failed to satisfy constraint: 1 to 36 characters");
}

export const transactGet =
  (store: DynamoStore) =>
  async (body: Body): Promise<Outcome> => {
    const reads: ItemRead[] = [];
    for (const item of itemsOf(body)) {
      const get = record.safeParse(item['Get']).data;
      if (!get) throw invalid('TransactItems can only contain Get');
      reads.push(await prepareRead(store, get));
    }
    if (new Set(reads.map((read) => `${read.table.TableName}~${read.key}`)).size < reads.length)
      throw invalid('Transaction request cannot include multiple operations on one item');
    // no write may fall between two of the reads
    return store.exclusive(async () => {
      const answers = [];
      for (const read of reads) answers.push(await readItem(store, { ...read, isTransaction: true }));
      return {
        reply: { Responses: answers.map(({ item }) => (item ? { Item: item } : {})) },
        consumed: answers.map((answer) => answer.consumed),
        partitions: reads.map((read) => read.partition),
      };
    });
  };
