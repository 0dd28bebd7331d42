// Breaks a good request in one random way; the same seed breaks it the same way again.

import type { Sent } from './inputs.ts';

export type Dice = (below: number) => number;

/** A generator of whole numbers below a bound. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return Math.floor(((state ^ (state >>> 12)) >>> 0) % below);
  };
}

const one = <T>(roll: Dice, of: readonly [T, ...T[]]): T => of[roll(of.length)] ?? of[0];

const values: readonly [unknown, ...unknown[]] = [
  null,
  '',
  ' ',
  0,
  -1,
  1e308,
  1.5,
  true,
  [],
  {},
  [[]],
  [null],
  'x'.repeat(5000),
  '💥\u202e\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  '2026-13-45T99:99:99Z',
  '2026-11-18T08:00:00',
  '9999-12-31T23:59:59Z',
  '0000-01-01T00:00:00Z',
  "' OR 1=1 --",
  '{"$gt":""}',
  '../../etc/passwd',
  '<svg onload=alert(1)>',
  '=1+1',
  '#',
  'C#other',
  { toString: 'x' },
  { length: 1e9 },
  Number.MAX_SAFE_INTEGER,
];
const keys: readonly [string, ...string[]] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'company_id',
  'role',
  'PK',
  'is_admin',
  'id',
  'ID',
  '',
  '\u0000',
  'x'.repeat(300),
  'new_name ',
];
const paths: readonly [string, ...string[]] = [
  '',
  '%00',
  '..',
  '%2e%2e%2f',
  'x'.repeat(3000),
  '💥',
  'a/b',
  '*',
  'C#x',
  '__proto__',
  ' ',
  '%',
];
const types: readonly [string, ...string[]] = [
  'text/plain',
  'application/xml',
  '',
  'application/json; charset=utf-7',
  'multipart/form-data',
  'application/jsonp',
];

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `value` with one place of it, at any depth, put through `change`. */
function changed(value: unknown, roll: Dice, change: (value: unknown) => unknown): unknown {
  if (roll(3) === 0) return change(value);
  if (Array.isArray(value) && value.length > 0) {
    const at = roll(value.length);
    return value.map((item: unknown, index) => (index === at ? changed(item, roll, change) : item));
  }
  if (!isRecord(value) || Object.keys(value).length === 0) return change(value);
  const at = roll(Object.keys(value).length);
  return Object.fromEntries(
    Object.entries(value).map(([key, item], index) => [
      key,
      index === at ? changed(item, roll, change) : item,
    ]),
  );
}

function withKey(value: unknown, roll: Dice): unknown {
  if (!isRecord(value)) return { [one(roll, keys)]: value };
  const entries = Object.entries(value);
  // Twice in three a stranger is added, else one that belongs is lost.
  return roll(3) < 2
    ? Object.fromEntries([...entries, [one(roll, keys), one(roll, values)]])
    : Object.fromEntries(entries.filter((_, at) => at !== roll(entries.length)));
}

function brokenText(text: string, roll: Dice): string {
  const at = roll(text.length + 1);
  const forms = [
    text.slice(0, at),
    `${text.slice(0, at)}\u0000${text.slice(at)}`,
    text.replace('{', `{"a":${'['.repeat(2000)}`),
    `${text}${text}`,
    text.replace('":', '":"":'),
    `[${text}]`,
    `"${'x'.repeat(300_000)}"`,
    '\ufeff',
    'null',
    '[]',
    text.replace('{', '{"id":"x","id":"y",'),
  ] as const;
  return forms[roll(forms.length)] ?? '';
}

export type Broken = {
  readonly sent: Sent;
  readonly headers: Readonly<Record<string, string>>;
  readonly how: string;
};

/** One request that is wrong in some way (now and then a way that the contract allows after all). */
export function broken(good: Sent, roll: Dice, hasBody: boolean): Broken {
  const as = (how: string, sent: Sent, headers: Record<string, string> = {}): Broken => ({
    how,
    sent,
    headers,
  });
  const body = (value: unknown): Sent => ({ ...good, body: JSON.stringify(value) });
  const turn = hasBody ? roll(12) : one(roll, [0, 1, 8]);
  if (good.path && turn === 0) {
    const path = Object.fromEntries(Object.keys(good.path).map((name) => [name, one(roll, paths)]));
    return as('path', { ...good, path });
  }
  if (turn === 1 || (!hasBody && !good.query)) {
    const odd = { [one(roll, keys)]: asText(one(roll, values)).slice(0, 2000) };
    return as('query', { ...good, query: { ...good.query, ...odd } });
  }
  if (good.query && (turn === 8 || !hasBody)) {
    const name = one(roll, ['from', 'to', 'employee_id', 'limit', 'cursor', 'approved']);
    return as('filter', {
      ...good,
      query: { ...good.query, [name]: asText(one(roll, values)).slice(0, 3000) },
    });
  }
  if (turn === 2) return as('type', body(good.body ?? {}), { 'content-type': one(roll, types) });
  if (turn === 3) {
    const key = 'k'.repeat(one(roll, [1, 7, 129, 5000]));
    return as('key', body(withKey(good.body ?? {}, roll)), { 'idempotency-key': key });
  }
  if (turn <= 5) return as('text', { ...good, body: brokenText(JSON.stringify(good.body ?? {}), roll) });
  if (turn <= 7) return as('field', body(withKey(good.body ?? {}, roll)));
  return as('value', body(changed(good.body ?? {}, roll, () => one(roll, values))));
}
