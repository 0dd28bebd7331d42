// Strangers' tools read the description: other engines' patterns, bounds of every number, every status that can come.

import { Validator } from '@seriousme/openapi-schema-validator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openApiText } from '#functions/domain/public/openapi.ts';
import { portablePattern } from '#functions/domain/public/openapi-portable.ts';
import { groups } from '#shared/api/groups.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import * as fields from '#shared/model/fields.ts';

const json: unknown = JSON.parse(openApiText('https://api.example.com'));
const record = z.record(z.string(), z.unknown());
const document = record.parse(json);
const parameter = z.object({ in: z.string(), name: z.string(), schema: record });
const operation = z.looseObject({
  parameters: z.array(parameter).default([]),
  responses: z.record(z.string(), z.object({ description: z.string() })),
});
const operations = Object.entries(
  z.record(z.string(), z.record(z.string(), operation)).parse(document['paths']),
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, found]) => ({ path, method: method.toUpperCase(), found })),
);

type Found = { readonly at: string; readonly schema: Record<string, unknown> };
/** Every object of the document that is not an example. */
function everything(value: unknown, at = '#'): Found[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown, place) => everything(one, `${at}/${place}`));
  if (typeof value !== 'object' || value === null) return [];
  const schema = record.parse(value);
  const parts = Object.entries(schema).filter(([name]) => name !== 'example' && name !== 'examples');
  return [{ at, schema }, ...parts.flatMap(([name, part]) => everything(part, `${at}/${name}`))];
}
const all = everything(document);
const patterns = [
  ...new Set(all.flatMap(({ schema }) => (typeof schema['pattern'] === 'string' ? [schema['pattern']] : []))),
];

describe('the API’s description', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(document));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('has patterns that every engine reads alike: no look-around, no classes of Unicode, no flags', () => {
    expect(patterns.length).toBeGreaterThan(10);
    for (const pattern of patterns) {
      expect(pattern).not.toMatch(/\\[pPuUdDwWsSbBk]|\(\?[=!<]/);
      expect(new RegExp(pattern).flags).toBe('');
    }
  });

  it('has no tuple and no schema that is true or false: generators of clients stop there', () => {
    for (const { at, schema } of all) {
      expect([at, schema['prefixItems'], typeof schema['items']]).toEqual([
        at,
        undefined,
        expect.stringMatching(/^(undefined|object)$/),
      ]);
    }
  });

  it('says the bounds of every number that a request carries', () => {
    const sent = all.filter(
      ({ at, schema }) =>
        !at.includes('/responses/') &&
        at.startsWith('#/paths/') &&
        (schema['type'] === 'number' || schema['type'] === 'integer'),
    );
    expect(sent.length).toBeGreaterThan(50);
    const unbounded = sent.filter(
      ({ schema }) =>
        schema['enum'] === undefined &&
        (schema['maximum'] === undefined || (schema['minimum'] ?? schema['exclusiveMinimum']) === undefined),
    );
    expect(unbounded).toEqual([]);
  });

  const endpoints: Endpoint[] = groups.flatMap((group) => Object.values<Endpoint>(group.endpoints));
  const numbers = operations.flatMap(({ path, method, found }) =>
    found.parameters.flatMap(({ in: place, name, schema }) => {
      const inner =
        z
          .array(record)
          .safeParse(schema['anyOf'])
          .data?.find((one) => one['type'] !== 'string') ?? schema;
      return place === 'query' && (inner['type'] === 'integer' || inner['type'] === 'number')
        ? [{ title: `${method} ${path} ${name}`, path, method, name, schema: inner }]
        : [];
    }),
  );
  const bounds = z.object({
    type: z.string(),
    minimum: z.optional(z.number()),
    exclusiveMinimum: z.optional(z.number()),
    maximum: z.number(),
    multipleOf: z.optional(z.number()),
  });
  it('finds numbers in queries', () => expect(numbers.length).toBeGreaterThanOrEqual(15));
  it.each(numbers)(
    '$title: the server takes both bounds, and nothing beyond',
    ({ path, method, name, schema }) => {
      const { minimum, exclusiveMinimum = -1, maximum, multipleOf = 1 } = bounds.parse(schema);
      const least = minimum ?? exclusiveMinimum + multipleOf;
      const query = endpoints.find((one) => one.path === path && one.method === method)?.query;
      const faults = (value: number): boolean => {
        const issues = query?.safeParse({ [name]: String(value) }).error?.issues ?? [];
        return issues.some((issue) => issue.path[0] === name);
      };
      expect([least, maximum].map(faults)).toEqual([false, false]);
      expect([least - multipleOf, maximum + multipleOf].map(faults)).toEqual([true, true]);
    },
  );

  it('declares every status that can come: the gateway’s, the body’s, a reused key of a photo', () => {
    for (const { path, method, found } of operations) {
      const statuses = Object.keys(found.responses);
      expect([path, method, statuses]).toEqual([
        path,
        method,
        expect.arrayContaining(['400', '403', '413', '415', '429', '431', '500', '503']),
      ]);
    }
    const photos = operations.filter(({ path }) => path.endsWith('/photos'));
    expect(photos).toHaveLength(3);
    for (const { found } of photos) expect(found.responses['422']?.description).toContain('`key_reused`');
  });
});

describe('a text that the description allows', () => {
  const texts: [string, z.core.$ZodType][] = [
    ['name', fields.name],
    ['description', fields.description],
    ['comment', fields.commentText],
    ['phone', fields.phone],
    ['kennitala', fields.kennitala],
    ['letters', fields.employeeToken],
    ['e-mail', fields.email],
  ];
  const known = z.object({
    pattern: z.optional(z.string()),
    allOf: z.optional(z.array(z.object({ pattern: z.string() }))),
    minLength: z.optional(z.number()),
    maxLength: z.optional(z.number()),
  });
  it.each(texts)('is taken by the server: %s', (title, schema) => {
    const {
      pattern,
      allOf = [],
      minLength = 0,
      maxLength = 200,
    } = known.parse(z.toJSONSchema(schema, { io: 'input' }));
    const server = [...(pattern === undefined ? [] : [pattern]), ...allOf.map((part) => part.pattern)];
    const portable = server.map((one) => new RegExp(portablePattern(one, minLength)));
    const last = portable.at(-1) ?? /^/;
    const allowed = fc
      .stringMatching(last)
      .filter(
        (text) =>
          text.length >= minLength && text.length <= maxLength && portable.every((one) => one.test(text)),
      );
    fc.assert(
      fc.property(allowed, (text) => {
        expect([text, z.safeParse(schema, text).success]).toEqual([text, true]);
      }),
      { numRuns: 300, examples: title === 'name' ? [['Þórður Ægisson'], ['Żółć 李']] : [] },
    );
  });
});
