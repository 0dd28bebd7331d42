/** What a request costs: DynamoDB's published item sizes and capacity units. */
import type { Attribute, Item, Table } from 'dynalite/db/index.js';

const writeUnitBytes = 1024;
const readUnitBytes = 4096;

/** Units used on one table. */
export type Consumption = { tableName: string; readUnits: number; writeUnits: number };

const textBytes = (text: string) => Buffer.byteLength(text, 'utf8');
const blobBytes = (base64: string) => Buffer.from(base64, 'base64').length;

/** A fast path for whole numbers: a month of entries has fifty thousand. */
function wholeNumberBytes(text: string): number {
  let last = text.length;
  while (text.charCodeAt(last - 1) === zero) last -= 1;
  return 1 + Math.ceil((last + (text.length % 2)) / 2);
}
const zero = '0'.charCodeAt(0);

/**
 * Two significant digits fill a byte, paired outwards from the decimal point, plus one byte for the
 * exponent and one for a minus. Example: 1730000000 is 173 with trailing zeros, so 1 + 2 = 3 bytes.
 */
function numberBytes(text: string): number {
  if (/^[1-9]\d{0,15}$/.test(text)) return wholeNumberBytes(text);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const digits = `${whole}${fraction}`;
  const significant = digits.replace(/^0+/, '').replace(/0+$/, '');
  if (significant === '') return 1;
  const leadingZeros = digits.length - digits.replace(/^0+/, '').length;
  const magnitude = whole.length - leadingZeros - 1 + Number(exponent);
  const startsMidPair = magnitude % 2 === 0;
  return 1 + Math.ceil((significant.length + (startsMidPair ? 1 : 0)) / 2) + (sign === '-' ? 1 : 0);
}

const sum = <T>(list: readonly T[], bytes: (one: T) => number) =>
  list.reduce((total, one) => total + bytes(one), 0);

function valueBytes(value: Attribute): number {
  if (value.S !== undefined) return textBytes(value.S);
  if (value.N !== undefined) return numberBytes(value.N);
  if (value.B !== undefined) return blobBytes(value.B);
  if (value.SS) return sum(value.SS, textBytes);
  if (value.NS) return sum(value.NS, numberBytes);
  if (value.BS) return sum(value.BS, blobBytes);
  if (value.L) return 3 + sum(value.L, (one) => 1 + valueBytes(one));
  if (value.M)
    return 3 + sum(Object.entries(value.M), ([name, one]) => 1 + textBytes(name) + valueBytes(one));
  return 1;
}

/** Size in bytes of an item, attribute names included. */
export function itemBytes(item: Item): number {
  let bytes = 0;
  for (const name in item) bytes += textBytes(name) + valueBytes(item[name] ?? {});
  return bytes;
}

const writeUnitsOf = (bytes: number) => Math.max(1, Math.ceil(bytes / writeUnitBytes));

/** Read units for an amount of data read together; a strongly consistent read costs twice as much. */
export const readUnitsOf = (bytes: number, isConsistent: boolean) =>
  Math.max(1, Math.ceil(bytes / readUnitBytes)) / (isConsistent ? 1 : 2);

/** A write costs the larger of the item before and after. */
export const writeConsumption = (
  table: Table,
  before: Item | undefined,
  after: Item | undefined,
  times: 1 | 2,
): Consumption => ({
  tableName: table.TableName,
  readUnits: 0,
  writeUnits: writeUnitsOf(Math.max(itemBytes(before ?? {}), itemBytes(after ?? {}))) * times,
});

/** The cost of reading one item, or of finding that there is none. */
export const readConsumption = (
  tableName: string,
  item: Item | undefined,
  isConsistent: boolean,
  times: 1 | 2 = 1,
): Consumption => ({
  tableName,
  readUnits: readUnitsOf(item ? itemBytes(item) : 0, isConsistent) * times,
  writeUnits: 0,
});

/** One line per table. */
export function perTable(consumed: readonly Consumption[]): Consumption[] {
  const tables = new Map<string, Consumption>();
  for (const { tableName, readUnits, writeUnits } of consumed) {
    const total = tables.get(tableName) ?? { tableName, readUnits: 0, writeUnits: 0 };
    total.readUnits += readUnits;
    total.writeUnits += writeUnits;
    tables.set(tableName, total);
  }
  return [...tables.values()];
}

/** `ConsumedCapacity` as the protocol spells it: nothing, the total, or also the table's own, which is the same. */
export function capacityReply(consumed: Consumption, asked: unknown): Record<string, unknown> | undefined {
  if (asked !== 'TOTAL' && asked !== 'INDEXES') return undefined;
  const CapacityUnits = consumed.readUnits + consumed.writeUnits;
  const total = { TableName: consumed.tableName, CapacityUnits };
  return asked === 'TOTAL' ? total : { ...total, Table: { CapacityUnits } };
}
