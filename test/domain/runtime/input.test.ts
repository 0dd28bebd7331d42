// What a request may carry: sizes, forms of bodies, ids in the path; and what makes two requests the same.

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { onceOf } from '#functions/runtime/once-of.ts';
import { inputOf } from '#functions/runtime/parse.ts';
import { endpoint } from '#shared/api/endpoint.ts';
import { bodyBytesMax } from '#shared/limits.ts';
import { anEvent } from '#test/kit/world/http-event.ts';

const write = endpoint({
  method: 'POST',
  path: '/x/{id}',
  summary: '',
  access: 'public',
  errors: [],
  once: true,
  query: z.object({ day: z.optional(z.union([z.string(), z.array(z.string())])) }),
  body: z.strictObject({ name: z.string(), note: z.optional(z.string()) }),
});
const { body: _, ...bodiless } = write;
const { query: __, ...queryless } = write;
type Sent = {
  readonly type?: string;
  readonly query?: string;
  readonly id?: string;
  readonly isBase64Encoded?: boolean;
};
const eventOf = (
  body: string | undefined,
  { type = 'application/json', query = '', id, isBase64Encoded = false }: Sent = {},
) => ({
  ...anEvent({ 'content-type': type, 'idempotency-key': 'press-0001' }),
  rawQueryString: query,
  isBase64Encoded,
  ...(body === undefined ? {} : { body }),
  ...(id === undefined ? {} : { pathParameters: { id } }),
});
const read = (body: string | undefined, sent: Sent = {}, of: Parameters<typeof inputOf>[0] = write) =>
  inputOf(of, eventOf(body, sent));
const named = '{"name":"a"}';
const bodyOf = (bytes: number) =>
  JSON.stringify({ name: 'a', note: 'x'.repeat(bytes - '{"name":"a","note":""}'.length) });
const faults = (field: string, code: string) =>
  expect.objectContaining({ code: 'invalid_input', issues: [expect.objectContaining({ field, code })] });

describe('a body', () => {
  it.each(['application/json', 'Application/JSON; charset=utf-8', 'application/merge-patch+json'])(
    'is JSON by its type %s',
    (type) => {
      expect(read(named, { type })).toMatchObject({ body: { name: 'a' } });
    },
  );

  it.each(['', 'text/plain', 'application/jsonp', 'text/application/json', 'application/x json'])(
    'of another type is refused: %s',
    (type) => {
      expect(() => read(named, { type })).toThrow(expect.objectContaining({ code: 'media_unsupported' }));
    },
  );

  it('that a gateway has encoded is decoded', () => {
    const body = Buffer.from('{"name":"Þór"}').toString('base64');
    expect(read(body, { isBase64Encoded: true })).toMatchObject({ body: { name: 'Þór' } });
  });

  it('that is no JSON is unreadable; a missing one lacks all its fields, a false one names each', () => {
    expect(() => read('{')).toThrow(expect.objectContaining({ code: 'body_unreadable' }));
    for (const none of [undefined, '']) expect(() => read(none)).toThrow(faults('body', 'missing'));
    expect(() => read('{}')).toThrow(faults('name', 'missing'));
    expect(() => read('{"name":"a","more":1}')).toThrow(faults('more', 'unknown_field'));
    expect(() => read('{"name":1}')).toThrow(faults('name', 'wrong_type'));
  });

  it('may have 256 KiB; a larger one is refused, and names its largest field where that one is to blame', () => {
    expect(() => read(bodyOf(bodyBytesMax))).not.toThrow();
    const tooLarge = (issues: readonly unknown[]) =>
      expect.objectContaining({ code: 'body_too_large', issues });
    const note = expect.objectContaining({ field: 'note', code: 'too_long' });
    expect(() => read(bodyOf(bodyBytesMax + 1))).toThrow(tooLarge([note]));
    expect(() => read(bodyOf(2 * 1024 * 1024))).toThrow(tooLarge([note]));
    expect(() => read(bodyOf(2 * 1024 * 1024 + 1))).toThrow(tooLarge([]));
    const many = Object.fromEntries(
      Array.from({ length: 3 }, (_none, n) => [`f${n}`, 'x'.repeat(bodyBytesMax / 2 - 2)]),
    );
    for (const other of [
      JSON.stringify(many),
      JSON.stringify('x'.repeat(bodyBytesMax)),
      'x'.repeat(bodyBytesMax + 1),
    ])
      expect(() => read(other)).toThrow(tooLarge([]));
    const odd = { ['n'.repeat(101)]: 'x'.repeat(bodyBytesMax), a: 1 };
    expect(() => read(JSON.stringify(odd))).toThrow(
      tooLarge([expect.objectContaining({ field: 'n'.repeat(100) })]),
    );
  });

  it('that is not expected is refused, an empty one is not', () => {
    for (const none of [undefined, '', '{}'])
      expect(read(none, {}, bodiless)).toMatchObject({ body: undefined });
    for (const some of [named, '1', 'null', '[1]', '"a"'])
      expect(() => read(some, {}, bodiless)).toThrow(faults('body', 'unknown_field'));
  });
});

describe('a fault', () => {
  it('is named by its place in the body', () => {
    const rows = { ...write, body: z.strictObject({ rows: z.array(z.strictObject({ n: z.number() })) }) };
    expect(() => read('{"rows":[{"n":"1"}]}', {}, rows)).toThrow(faults('rows.0.n', 'wrong_type'));
    expect(() => read('{"rows":[{"n":1,"m":2}]}', {}, rows)).toThrow(faults('rows.0.m', 'unknown_field'));
  });
});

describe('a query and a path', () => {
  it('have each value of a repeated name, and no name that is not declared', () => {
    expect(read(named, { query: 'day=1&other=2' })).toMatchObject({ query: { day: '1' } });
    expect(read(named, { query: 'day=1&day=2&day=3' })).toMatchObject({ query: { day: ['1', '2', '3'] } });
    expect(read(named, { query: 'day=' })).toMatchObject({ query: { day: '' } });
    expect(read(named, { query: 'day=1' }, queryless)).toMatchObject({ query: {} });
  });

  it('have ids; what has not the form of one is the id of nothing', () => {
    expect(read(named, { id: 'w1' })).toMatchObject({ path: { id: 'w1' } });
    for (const id of ['', 'a b', '../x', 'x'.repeat(500)])
      expect(read(named, { id })).toMatchObject({ path: { id: '' } });
    expect(read(named)).toMatchObject({ path: {} });
  });
});

describe('a request is the same as another', () => {
  const hashOf = (content: object, perTry?: readonly string[], of: object = {}) => {
    const event = { ...eventOf(JSON.stringify(content)), rawPath: '/x/1', ...of };
    return onceOf({ ...write, ...(perTry ? { perTry } : {}) }, event, undefined, { body: content })?.hash;
  };

  it('by its body, address and method; fields that differ from try to try aside', () => {
    const first = { name: 'a', sent_at: 1 };
    expect(hashOf(first)).not.toBe(hashOf({ ...first, sent_at: 2 }));
    expect(hashOf(first, ['sent_at'])).toBe(hashOf({ ...first, sent_at: 2 }, ['sent_at']));
    expect(hashOf(first, ['sent_at'])).not.toBe(hashOf({ ...first, name: 'b' }, ['sent_at']));
    expect(hashOf(first)).not.toBe(hashOf(first, undefined, { rawPath: '/x/2' }));
  });

  it('only where its endpoint takes a key', () => {
    const { once: ___, ...plain } = write;
    expect(onceOf(plain, eventOf(named), undefined, {})).toBeUndefined();
    expect(onceOf(write, eventOf(named), undefined, {})?.scope).toBe('-');
  });
});
