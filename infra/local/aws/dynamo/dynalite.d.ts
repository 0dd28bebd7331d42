/** The part of dynalite's inner modules that the embedded DynamoDB stands on; the package ships no types. */
declare module 'dynalite/db/index.js' {
  export type Attribute = {
    S?: string;
    N?: string;
    B?: string;
    BOOL?: boolean;
    NULL?: boolean;
    SS?: string[];
    NS?: string[];
    BS?: string[];
    L?: Attribute[];
    M?: Record<string, Attribute>;
  };
  export type Item = Record<string, Attribute>;

  export type KeySchema = { AttributeName: string; KeyType: string }[];
  export type Table = {
    TableName: string;
    TableStatus: string;
    KeySchema: KeySchema;
    AttributeDefinitions: { AttributeName: string; AttributeType: string }[];
  };

  /** A request after dynalite's own checks: the types are then what they claim. */
  export type CheckedRequest = {
    TableName: string;
    Key?: Item;
    Item?: Item;
    Limit?: number;
    Select?: string;
    ConsistentRead?: boolean;
    ReturnConsumedCapacity?: string;
    ConditionalOperator?: string;
    QueryFilter?: unknown;
    ScanFilter?: unknown;
    AttributesToGet?: string[];
    KeyConditions?: Record<string, { AttributeValueList: Attribute[] }>;
    _filter?: { expression: unknown };
    _projection?: Projection;
    RequestItems?: Record<string, unknown>;
  };
  export type Projection = { paths: (string | number)[][]; nestedPaths: unknown };

  export type Callback<T> = (error: unknown, value?: T) => void;
  export type Range = {
    gt?: string;
    gte?: string;
    lt?: string;
    lte?: string;
    reverse?: boolean;
    limit?: number;
    highWaterMarkBytes?: number;
  };
  export type Write = { type: 'put'; key: string; value: unknown } | { type: 'del'; key: string };
  export type Cursor<T> = { nextv(size: number): Promise<T[]>; close(): Promise<void> };
  export type Level = {
    open(): Promise<void>;
    close(): Promise<void>;
    get(key: string): Promise<unknown>;
    getMany(keys: string[]): Promise<unknown[]>;
    put(key: string, value: unknown): Promise<void>;
    batch(writes: Write[]): Promise<void>;
    values(range: Range): Cursor<unknown>;
    iterator(range: Range): Cursor<[string, unknown]>;
  };
  export type SubStore = {
    lock(key: string, run: (release: (callback: Callback<unknown>) => Callback<unknown>) => void): void;
    get(key: string, callback: Callback<unknown>): void;
    put(key: string, value: unknown, callback: Callback<unknown>): void;
    del(key: string, callback: Callback<unknown>): void;
  };
  export type Store = {
    options: { maxItemSize: number };
    db: Level;
    tableDb: { awsRegion: string; awsAccountId: string };
    getItemDb(tableName: string): SubStore;
    getTable(name: string, checkStatus: boolean | Callback<Table>, callback?: Callback<Table>): void;
  };

  export type Page = { ScannedCount: number; Count: number; Items?: Item[]; LastEvaluatedKey?: Item };
  export type ReadPage = (
    store: Store,
    table: Table,
    data: CheckedRequest,
    range: Range,
    isLocal: boolean | undefined,
    fetchFromItemDb: boolean,
    startKeyNames: string[],
    callback: Callback<Page>,
  ) => void;

  const engine: {
    create(options: {
      path?: string;
      createTableMs: number;
      deleteTableMs: number;
      updateTableMs: number;
    }): Store;
    createKey(item: Item, table: Table): string;
    validateKey(key: Item, table: Table): Error | null | undefined;
    validateItem(item: Item, table: Table): Error | null | undefined;
    checkConditional(data: CheckedRequest, item: Item | undefined): Error | null | undefined;
    matchesExprFilter(item: Item, expression: unknown): boolean;
    matchesFilter(item: Item, filter: unknown, operator?: string): boolean;
    mapPaths(paths: (string | (string | number)[])[], item: Item): Item;
    queryTable: ReadPage;
  };
  export default engine;
}

declare module 'dynalite/validations/index.js' {
  import type { CheckedRequest, Store } from 'dynalite/db/index.js';

  const validations: {
    checkTypes(data: unknown, types: unknown): CheckedRequest;
    checkValidations(data: CheckedRequest, types: unknown, custom: unknown, store: Store): void;
  };
  export default validations;
}

declare module 'dynalite/validations/*' {
  const rules: { types: unknown; custom?: unknown };
  export default rules;
}

declare module 'dynalite/actions/*' {
  import type { Callback, CheckedRequest, Store } from 'dynalite/db/index.js';

  const action: (store: Store, data: CheckedRequest, callback: Callback<Record<string, unknown>>) => void;
  export default action;
}
