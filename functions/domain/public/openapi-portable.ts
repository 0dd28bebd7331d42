// Makes schemas portable to tools other than JavaScript: patterns that every engine reads, numbers as numbers.
// They describe what the server accepts, or a little less; the server keeps its own, stricter check.

import * as z from 'zod/mini';

const range = (from: number, to: number): string => `${String.fromCharCode(from)}-${String.fromCharCode(to)}`;
const control = String.raw`\x00-\x1f\x7f-\x9f`;
/** Marks that change the reading direction, and code points that are not characters. */
const unread = [
  range(0x202a, 0x202e),
  range(0x2066, 0x2069),
  range(0xfdd0, 0xfdef),
  range(0xfffe, 0xffff),
].join('');
/** Characters of the scripts our users write. The server accepts others too, without promise. */
const seen = String.raw`!-~\xa1-\xac\xae-\xff${[
  range(0x100, 0x2af),
  range(0x391, 0x3a1),
  range(0x3a3, 0x3ff),
  range(0x400, 0x481),
  range(0x4e00, 0x9fef),
].join('')}`;
const blank = String.raw`\x00-\x20\x7f-\xa0${[
  String.fromCharCode(0x1680),
  range(0x2000, 0x200a),
  range(0x2028, 0x2029),
  String.fromCharCode(0x202f, 0x205f, 0x3000, 0xfeff),
].join('')}`;
const line = `[^${control}${unread}]*`;
const text = String.raw`[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]*`;

/** Recognises the pattern of names in the server's own form. */
const names = (pattern: string): boolean => pattern.includes('__proto__');
const longText = (pattern: string): boolean => pattern.includes(String.raw`|[\n\r\t]`);
const shortText = (pattern: string): boolean => pattern.includes(String.raw`\p{Cc}`);

/** `\d` and `\s` mean ASCII in one engine and half of Unicode in another. */
function spelledOut(pattern: string): string {
  let isInClass = false;
  return pattern.replace(/\\.|\[|\]/gs, (sign) => {
    if (sign === '[') isInClass = true;
    if (sign === ']') isInClass = false;
    if (sign === String.raw`\d`) return isInClass ? '0-9' : '[0-9]';
    if (sign === String.raw`\s`) return isInClass ? ' ' : '[ ]';
    return sign;
  });
}

/** A pattern for texts of at least `minLength` characters, for every engine. */
export function portablePattern(pattern: string, minLength: number): string {
  if (names(pattern)) return `^${line}[${seen}]${line}$`;
  if (longText(pattern)) return minLength > 0 ? `^${text}[^${blank}]${text}$` : `^${text}$`;
  if (shortText(pattern)) return `^[^${control}]*$`;
  return spelledOut(pattern);
}

type Schema = z.core.JSONSchema.BaseSchema;

const isNumber = ({ type }: Schema): boolean => type === 'number' || type === 'integer';

/** A number in a query, with its bounds; undefined for other texts. */
function numberOf(schema: z.core.$ZodType, pattern: string): Schema | undefined {
  const out = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  const numbers = [out, ...(out.anyOf ?? [])].filter(isNumber);
  const [found] = numbers;
  if (found === undefined) return undefined;
  const { minimum, maximum, exclusiveMinimum } = found;
  const bounds = Object.fromEntries(
    Object.entries({ minimum, maximum, exclusiveMinimum }).filter(([, bound]) => bound !== undefined),
  );
  const number = pattern.includes(String.raw`\.`)
    ? { type: 'number' as const, ...bounds, multipleOf: 0.01 }
    : { type: 'integer' as const, ...bounds };
  return pattern.includes('null') ? { anyOf: [number, { type: 'string', enum: ['null'] }] } : number;
}

/** Few tools support `prefixItems`, and none handle `items: false`: a tuple becomes an array of fixed length. */
function withoutTuple(jsonSchema: Schema): void {
  const { prefixItems, items } = jsonSchema;
  if (prefixItems === undefined) return;
  const places = prefixItems.filter((one) => typeof one === 'object');
  const distinct = [...new Map(places.map((one) => [JSON.stringify(one), one])).values()];
  const rest = typeof items === 'object' && !Array.isArray(items);
  delete jsonSchema.prefixItems;
  jsonSchema.minItems ??= prefixItems.length;
  if (!rest) jsonSchema.maxItems = prefixItems.length;
  const kinds = rest ? [...distinct, items] : distinct;
  const [only, ...others] = kinds;
  jsonSchema.items = only !== undefined && others.length === 0 ? only : { anyOf: kinds };
}

/** Rewrites zod's JSON Schema of one schema; passed to the document's generator. */
export function toPortable(zodSchema: z.core.$ZodType, jsonSchema: Schema): void {
  withoutTuple(jsonSchema);
  const { pattern } = jsonSchema;
  const parts = jsonSchema.allOf ?? [];
  if (pattern !== undefined && zodSchema instanceof z.ZodMiniPipe) {
    const number = numberOf(zodSchema, pattern);
    if (number !== undefined) {
      delete jsonSchema.pattern;
      delete jsonSchema.type;
      Object.assign(jsonSchema, number);
      return;
    }
  }
  const minLength = jsonSchema.minLength ?? 0;
  if (pattern !== undefined) jsonSchema.pattern = portablePattern(pattern, minLength);
  for (const part of parts)
    if (part.pattern !== undefined) part.pattern = portablePattern(part.pattern, minLength);
}
