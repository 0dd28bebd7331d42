/** One change to one item: checked, tried out on an overlay, and costed. Single writes, batches and transactions are made of these. */
import deleteItem from 'dynalite/actions/deleteItem.js';
import putItem from 'dynalite/actions/putItem.js';
import updateItem from 'dynalite/actions/updateItem.js';
import engine, { type CheckedRequest, type Item, type Table } from 'dynalite/db/index.js';
import { type Consumption, itemBytes, writeConsumption } from './capacity.ts';
import { invalid } from './errors.ts';
import type { Overlay } from './overlay.ts';
import { type Body, checked, partitionOf, perform } from './requests.ts';
import type { DynamoStore } from './store.ts';

const itemBytesMax = 400 * 1024;
const partitionKeyBytesMax = 2048;
const sortKeyBytesMax = 1024;

const actions = { putItem, updateItem, deleteItem };
export type ChangeKind = keyof typeof actions | 'check';

export type Change = {
  kind: ChangeKind;
  data: CheckedRequest;
  table: Table;
  key: string;
  partition: string;
  /** The caller wants the existing item returned. */
  wantsOldItem: boolean;
};

export type ChangeResult = {
  reply: Body;
  before: Item | undefined;
  consumed: Consumption;
  failure?: unknown;
};

/** Checks everything that needs no read. */
export async function prepareChange(store: DynamoStore, kind: ChangeKind, body: Body): Promise<Change> {
  const data = checked(kind === 'check' ? 'deleteItem' : kind, body, store.engine);
  delete data.ReturnConsumedCapacity;
  return changeOf(store, kind, data, body['ReturnValuesOnConditionCheckFailure'] === 'ALL_OLD');
}

/** The change that a request asks for whose types have been checked. */
export async function changeOf(
  store: DynamoStore,
  kind: ChangeKind,
  data: CheckedRequest,
  wantsOldItem: boolean,
): Promise<Change> {
  const table = await store.table(data.TableName);
  const keyed = data.Key ?? data.Item ?? {};
  const refusal = data.Key ? engine.validateKey(keyed, table) : engine.validateItem(keyed, table);
  if (refusal) throw refusal;
  return {
    kind,
    data,
    table,
    key: engine.createKey(keyed, table),
    partition: partitionOf(keyed, table),
    wantsOldItem,
  };
}

const keyBytes = (item: Item, name: string) => {
  const value = item[name];
  return value?.B !== undefined ? Buffer.from(value.B, 'base64').length : Buffer.byteLength(value?.S ?? '');
};

/** Rules that dynalite measures in characters: sizes are in bytes. */
function refuseItem(item: Item, { table, kind }: Change): void {
  for (const { AttributeName, KeyType } of table.KeySchema) {
    const max = KeyType === 'HASH' ? partitionKeyBytesMax : sortKeyBytesMax;
    if (keyBytes(item, AttributeName) > max)
      throw invalid(
        `One or more parameter values were invalid: Size of key ${AttributeName} has exceeded ${max} bytes`,
      );
  }
  if (itemBytes(item) > itemBytesMax)
    throw invalid(
      kind === 'updateItem'
        ? 'Item size to update has exceeded the maximum allowed size'
        : 'Item size has exceeded the maximum allowed size',
    );
}

/**
 * Runs the change on the overlay. A failed condition is returned, not thrown, because a transaction reports them
 * all.
 */
export async function tryChange(overlay: Overlay, change: Change, times: 1 | 2): Promise<ChangeResult> {
  const { kind, data, table, key } = change;
  const before = await overlay.load(table, key);
  try {
    let reply: Body = {};
    if (kind === 'check') {
      const refusal = engine.checkConditional(data, before);
      if (refusal) throw refusal;
    } else {
      reply = await perform(actions[kind], overlay.view, data);
    }
    const after = overlay.item(table, key);
    if (after && kind !== 'check') refuseItem(after, change);
    return { reply, before, consumed: writeConsumption(table, before, after, times) };
  } catch (failure) {
    // a refused write is billed for the existing item
    return { reply: {}, before, consumed: writeConsumption(table, before, before, times), failure };
  }
}
