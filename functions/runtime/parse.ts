// Parses path, query and body by the contract's schemas; an issue names its field.

import * as z from 'zod/mini';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { anyId } from '#shared/model/ids.ts';
import { bodyBytesMax } from '#shared/limits.ts';
import { Failure, fail, type Issue } from './fail.ts';
import { type HttpEvent, headerOf } from './reply.ts';
import { parsed, issueMessages } from './shape.ts';

function queryOf({ method }: Endpoint, event: HttpEvent): Record<string, string | string[]> {
  const query = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(event.rawQueryString)) {
    // Empty filter values count as absent, as clients mean them; for reading calls only.
    if (value === '' && method === 'GET') continue;
    const before = query.get(name);
    query.set(name, before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value]);
  }
  return Object.fromEntries(query);
}

/** The gateway encodes a body that it takes for binary. */
export function bodyText(event: HttpEvent): string {
  const text = event.body ?? '';
  return event.isBase64Encoded ? Buffer.from(text, 'base64').toString('utf8') : text;
}

/** A larger body is not even parsed for its field. */
const namedBytesMax = 2 * 1024 * 1024;

/** The largest field of an oversized body, so that a form can mark it. */
function largest(text: string): Issue[] {
  try {
    const sizes = Object.entries(z.parse(z.record(z.string(), z.unknown()), JSON.parse(text))).map(
      ([field, value]) => ({ field, size: JSON.stringify(value).length }),
    );
    const [first] = sizes.toSorted((one, other) => other.size - one.size);
    if (!first || first.size <= bodyBytesMax / 2) return [];
    return [{ field: first.field.slice(0, 100), message: issueMessages.too_long, code: 'too_long' }];
  } catch {
    return [];
  }
}

function bodyOf(event: HttpEvent): unknown {
  const text = bodyText(event);
  const bytes = Buffer.byteLength(text);
  if (bytes > bodyBytesMax)
    throw new Failure('body_too_large', {}, bytes > namedBytesMax ? [] : largest(text));
  if (text === '') return undefined;
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(headerOf(event, 'content-type') ?? ''))
    fail('media_unsupported');
  try {
    // The strict schemas refuse a key called __proto__; JSON.parse makes it an own key.
    return JSON.parse(text);
  } catch {
    return fail('body_unreadable');
  }
}

/** The path's ids, checked for form only: a malformed id simply does not exist. */
function pathOf(event: HttpEvent): Record<string, string> {
  const params = Object.entries(event.pathParameters ?? {});
  return Object.fromEntries(
    params.map(([name, value]) => [name, z.safeParse(anyId, value).success ? String(value) : '']),
  );
}

/** Whether the request only protects, so that it works after the trial too. */
export function onlyProtects({ protects }: Endpoint, event: HttpEvent): boolean {
  if (protects === undefined || protects === true) return protects ?? false;
  return z.safeParse(protects, bodyOf(event)).success;
}

/** The parsed input of `endpoint`. Undeclared parts are dropped; an undeclared body is refused. */
export function inputOf(endpoint: Endpoint, event: HttpEvent): unknown {
  const query = endpoint.query ? parsed(endpoint.query, queryOf(endpoint, event)) : {};
  const content = bodyOf(event);
  const body = endpoint.body ? parsed(endpoint.body, content) : undefined;
  if (!endpoint.body && content !== undefined && !isEmptyObject(content)) {
    throw new Failure('invalid_input', {}, [
      { field: 'body', message: 'is not expected', code: 'unknown_field' },
    ]);
  }
  return { path: pathOf(event), query, body };
}
const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;
