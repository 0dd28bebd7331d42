/** How a request becomes a call of dynalite: its own checks first, then its own action. */

import type { Callback, CheckedRequest, Item, Store, Table } from 'dynalite/db/index.js';
import batchGetRules from 'dynalite/validations/batchGetItem.js';
import batchWriteRules from 'dynalite/validations/batchWriteItem.js';
import createTableRules from 'dynalite/validations/createTable.js';
import deleteItemRules from 'dynalite/validations/deleteItem.js';
import deleteTableRules from 'dynalite/validations/deleteTable.js';
import describeTableRules from 'dynalite/validations/describeTable.js';
import getItemRules from 'dynalite/validations/getItem.js';
import validations from 'dynalite/validations/index.js';
import listTablesRules from 'dynalite/validations/listTables.js';
import putItemRules from 'dynalite/validations/putItem.js';
import queryRules from 'dynalite/validations/query.js';
import scanRules from 'dynalite/validations/scan.js';
import updateItemRules from 'dynalite/validations/updateItem.js';
import updateTableRules from 'dynalite/validations/updateTable.js';
import type { Consumption } from './capacity.ts';

export type Body = Record<string, unknown>;

/** An operation's answer, the capacity used, and the partitions touched. */
export type Outcome = { reply: Body; consumed: Consumption[]; partitions: string[] };

const rules = {
  batchGetItem: batchGetRules,
  batchWriteItem: batchWriteRules,
  createTable: createTableRules,
  deleteItem: deleteItemRules,
  deleteTable: deleteTableRules,
  describeTable: describeTableRules,
  getItem: getItemRules,
  listTables: listTablesRules,
  putItem: putItemRules,
  query: queryRules,
  scan: scanRules,
  updateItem: updateItemRules,
  updateTable: updateTableRules,
};

/** The request with the types it must have, or the validation error AWS would answer. */
export function checked(operation: keyof typeof rules, body: unknown, store: Store): CheckedRequest {
  const { types, custom } = rules[operation];
  const data = validations.checkTypes(structuredClone(body), types);
  validations.checkValidations(data, types, custom, store);
  return data;
}

type Action = (store: Store, data: CheckedRequest, callback: Callback<Body>) => void;

export const perform = (action: Action, store: Store, data: CheckedRequest): Promise<Body> =>
  new Promise((resolve, reject) => {
    action(store, data, (error, reply) => {
      if (error) reject(error);
      else resolve(reply ?? {});
    });
  });

/** The value of an item's partition key, as text. */
export function partitionOf(item: Item, table: Table): string {
  const name = table.KeySchema[0]?.AttributeName ?? '';
  const value = item[name];
  return value?.S ?? value?.N ?? value?.B ?? '';
}
