// Requests that are wrong in one place: made from a good one and from what the contract's schemas allow.

import * as z from 'zod/mini';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Sent } from './inputs.ts';

export type Wrong = {
  readonly what: string;
  readonly sent: Sent;
  /** The field that the answer names. */
  readonly field: string;
};

type Schema = z.core.JSONSchema.BaseSchema;
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const schemaOf = (schema: z.ZodMiniType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** A value no schema of that kind takes. */
function wrongFor({ type }: Schema): unknown {
  return type === 'string' || type === undefined ? { not: 'text' } : type === 'boolean' ? 'yes' : 'not one';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Put = (value: unknown) => unknown;

/** Whatever stands in a link is hashed and looked for: no form of it is wrong, one is only not ours. */
const isLinkToken = ({ path }: Endpoint, name: string): boolean =>
  /_token(?:$|\/)|^\/api\/report_|\/passkeys\/invitation/.test(path) && name === 'token';
/** What is typed at a login is compared and never kept: it may hold anything. */
const isOnlyCompared = ({ path }: Endpoint, name: string): boolean =>
  name.includes('password') || ((path.endsWith('login') || path.includes('forgot')) && name.endsWith('name'));

/** Every wrong form of `value` by `schema`; `put` sets it back into the whole body. */
function wrongForms(
  endpoint: Endpoint,
  schema: Schema,
  value: unknown,
  at: string,
  put: Put,
): { what: string; field: string; body: unknown }[] {
  const under = (key: string) => (at === '' ? key : `${at}.${key}`);
  if (schema.type === 'array' && isSchema(schema.items) && !Array.isArray(schema.items)) {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    const last = list.length - 1;
    const inside =
      last < 0
        ? []
        : wrongForms(endpoint, schema.items, list[last], under(String(last)), (one) =>
            put(list.with(last, one)),
          );
    return [
      { what: `a list that is none at ${at || 'body'}`, field: at || 'body', body: put('text') },
      ...inside,
    ];
  }
  if (schema.type !== 'object' || !schema.properties) return [];
  const own = isRecord(value) ? value : {};
  const unknown = ['admin', '__proto__', 'constructor', 'company_id'].map((name) => ({
    what: `the unknown field ${under(name)}`,
    field: under(name),
    body: put({ ...own, [name]: { isAdmin: true } }),
  }));
  const fields = Object.entries(schema.properties).flatMap(([name, part]) => {
    if (!isSchema(part)) return [];
    const field = under(name);
    const set = (one: unknown) => put({ ...own, [name]: one });
    const missing = schema.required?.includes(name)
      ? [
          {
            what: `no ${field}`,
            field,
            body: put(Object.fromEntries(Object.entries(own).filter(([key]) => key !== name))),
          },
        ]
      : [];
    const isBounded = part.type === 'string' && !isLinkToken(endpoint, name);
    const long = isBounded
      ? [{ what: `a ${field} of 20,000 characters`, field, body: set('x '.repeat(10_000)) }]
      : [];
    const control =
      isBounded && !isOnlyCompared(endpoint, name)
        ? [{ what: `control characters in ${field}`, field, body: set('a\u0000b\u0007c') }]
        : [];
    return [
      ...missing,
      { what: `a ${field} of the wrong type`, field, body: set(wrongFor(part)) },
      ...long,
      ...control,
      ...wrongForms(endpoint, part, own[name], field, set),
    ];
  });
  return [...unknown, ...fields];
}

/** A computed key makes __proto__ an own key, which JSON.stringify writes like any other. */
export function wrongBodies(endpoint: Endpoint, good: Sent): Wrong[] {
  if (!endpoint.body) {
    return [
      { what: 'a body that is not asked for', field: 'body', sent: { ...good, body: { some: 'thing' } } },
    ];
  }
  const forms = wrongForms(endpoint, schemaOf(endpoint.body), good.body, '', (one) => one);
  const whole = [null, 42, 'text', true].map((body) => ({
    what: `the body ${String(body)}`,
    field: 'body',
    body,
  }));
  return [...whole, ...forms].map(({ what, field, body }) => ({
    what,
    field,
    sent: { ...good, body: JSON.stringify(body) },
  }));
}

export function wrongQueries(endpoint: Endpoint, good: Sent): Wrong[] {
  if (!endpoint.query) return [];
  const { properties = {} } = schemaOf(endpoint.query);
  const names = Object.keys(properties);
  const known = names.map((name) => ({
    what: `a wrong ${name}`,
    field: name,
    sent: { ...good, query: { ...good.query, [name]: `💥${'x'.repeat(600)}` } },
  }));
  const odd = ['admin', 'constructor', '__proto__'].map((name) => ({
    what: `the unknown parameter ${name}`,
    field: name,
    sent: { ...good, query: Object.fromEntries([...Object.entries(good.query ?? {}), [name, 'true']]) },
  }));
  return [...known, ...odd];
}
