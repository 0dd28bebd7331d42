// A mail address is one address and nothing else, at every place where one is taken.

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { groups } from '#shared/api/groups.ts';
import { email } from '#shared/model/fields.ts';

const refused = {
  NUL: 'an\u0000na@example.com',
  'an angle bracket': 'a<nna@example.com',
  'a name and brackets': 'Anna <anna@example.com>',
  'a comma': 'anna,bo@example.com',
  'a second address': 'anna@example.com,bo@example.com',
  'a semicolon': 'anna@example.com;bo@example.com',
  'a line break': 'anna@example.com\nbcc:bo@example.com',
  'a line break in the local part': 'anna\r\nbcc:bo@example.com',
  'a quote': '"anna"@example.com',
  'a bracket': '(anna)@example.com',
  'a colon': 'anna:bo@example.com',
  'a backslash': 'an\\na@example.com',
  'a blank': 'an na@example.com',
  'a no-break space': 'an\u00a0na@example.com',
  'a zero-width space': 'an\u200bna@example.com',
  'a line separator': 'an\u2028na@example.com',
  'a next line': 'an\u0085na@example.com',
  'a mark that turns the direction': 'an\u202ena@example.com',
  'a soft hyphen': 'an\u00adna@example.com',
  'a mark of the byte order': 'an\ufeffna@example.com',
  'a wide comma': 'anna@example.com，bo@example.com',
  'a wide bracket': 'anna＜bo@example.com',
  'a wide at': 'anna＠example.com',
  'a Cyrillic letter': 'аnna@example.com',
  'a letter beyond ASCII in the host': 'anna@þakverk.is',
  'half a surrogate': 'an\ud800na@example.com',
  'an encoded word': '=?utf-8?q?anna?=@example.com, bo@example.com',
  'two at signs': 'anna@bo@example.com',
  'a dot in front': '.anna@example.com',
  'a dot at the end': 'anna.@example.com',
  'two dots': 'an..na@example.com',
  'a host of one word': 'anna@localhost',
  'an address of a machine': 'anna@[127.0.0.1]',
  'a host that begins with a dash': 'anna@-example.com',
  'a local part of 65': `${'a'.repeat(65)}@example.com`,
} as const;
const taken = [
  'anna@example.com',
  "O'Brien+stund@Sub.Example.co.uk",
  'a_b-c.d%e@xn--akverk-5pa.is',
  `${'a'.repeat(64)}@example.com`,
];

const isTaken = (schema: z.ZodMiniType, value: unknown): boolean => z.safeParse(schema, value).success;

/** Each place of a body where an address is taken, with the body around the address. */
const places = groups.flatMap(({ endpoints }) =>
  Object.values(endpoints).flatMap((endpoint) => addressFields(endpoint.body, [endpoint.path])),
);
function addressFields(schema: unknown, path: string[]): { name: string; schema: z.ZodMiniType }[] {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return addressFields(schema.def.innerType, path);
  if (schema instanceof z.ZodMiniArray) return addressFields(schema.def.element, path);
  if (schema instanceof z.ZodMiniObject)
    return Object.entries(schema.shape).flatMap(([field, inner]) => addressFields(inner, [...path, field]));
  if (!(schema instanceof z.ZodMiniString)) return [];
  return /e?mail|address/i.test(path.at(-1) ?? '') ? [{ name: path.join(' '), schema }] : [];
}

describe('a mail address', () => {
  it('is taken at these places of the contract', () => {
    expect(places.map(({ name }) => name).toSorted()).toEqual([
      '/admin/companies email',
      '/api/billing/payday email_billing',
      '/api/forgot_password email',
      '/api/managers email',
      '/api/monthly_reports/ask address',
      '/api/request-trial email',
      '/api/settings monthly_report addresses',
    ]);
  });

  it.each(Object.entries(refused))('with %s is refused at every one of them', (_, address) => {
    expect(places.filter(({ schema }) => isTaken(schema, address)).map(({ name }) => name)).toEqual([]);
  });

  it('of the usual kinds is taken at every one of them', () => {
    for (const address of taken)
      expect([address, places.filter(({ schema }) => !isTaken(schema, address))]).toEqual([address, []]);
  });

  it('is judged in no time, however it is made', () => {
    const started = performance.now();
    for (const address of [
      'a'.repeat(100_000),
      `${'a.'.repeat(50_000)}@`,
      `a@${'a.'.repeat(50_000)}`,
      `a@${'a-'.repeat(50_000)}`,
    ])
      expect(isTaken(email, address)).toBe(false);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
