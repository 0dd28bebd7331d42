// Reads path, query and body of a request through the contract's schemas; a fault names its field.

import * as z from 'zod/mini';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { anyId } from '#shared/model/ids.ts';
import { type IssueCode, issueCode } from '#shared/model/issues.ts';
import { bodyBytesMax } from '#shared/limits.ts';
import { Failure, fail, type Issue } from './fail.ts';
import { type HttpEvent, headerOf } from './reply.ts';

const sayings: Record<IssueCode, string> = {
  missing: 'is missing',
  unknown_field: 'is not a known field',
  wrong_type: 'has the wrong type',
  too_long: 'is too long or too large',
  too_short: 'is too short or too small',
  not_positive: 'must be more than 0',
  too_late: 'is in the future',
  wrong_format: 'is not in the right form',
  wrong_value: 'is not one of the allowed values',
  no_sms: 'is not a phone number an SMS can go to',
  easy_letters: 'is too easy to guess: a repeat, or letters that follow each other',
  easy_password: 'is too easy to guess',
  name_in_password: 'is too close to the name or the e-mail of the company, or to ours',
};

function issuesOf(error: z.core.$ZodError): Issue[] {
  return error.issues.flatMap((issue) => {
    const at = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        field: [...at, key].join('.'),
        message: sayings.unknown_field,
        code: 'unknown_field',
      }));
    }
    const code = issueCode(issue);
    return [{ field: at.join('.') || 'body', message: sayings[code], code }];
  });
}

function parsed(schema: z.ZodMiniType, value: unknown): unknown {
  const result = z.safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  throw new Failure('invalid_input', {}, issuesOf(result.error));
}

function queryOf({ method }: Endpoint, event: HttpEvent): Record<string, string | string[]> {
  const query = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(event.rawQueryString)) {
    // Clients drop empty filter values; whoever sends them means the same. A change never means more by it.
    if (value === '' && method === 'GET') continue;
    const before = query.get(name);
    query.set(name, before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value]);
  }
  return Object.fromEntries(query);
}

export function bodyText(event: HttpEvent): string {
  const text = event.body ?? '';
  return event.isBase64Encoded ? Buffer.from(text, 'base64').toString('utf8') : text;
}

/** What a repeat must say the same: all but the fields that every try says anew. */
export function saidOf({ anew }: Endpoint, event: HttpEvent, input: unknown): string {
  if (!anew) return bodyText(event);
  return JSON.stringify(input, (field, value: unknown) => (anew.includes(field) ? undefined : value));
}

function bodyOf(event: HttpEvent): unknown {
  const text = bodyText(event);
  if (Buffer.byteLength(text) > bodyBytesMax) fail('body_too_large');
  if (text === '') return undefined;
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(headerOf(event, 'content-type') ?? ''))
    fail('media_unsupported');
  try {
    // A key called __proto__ is refused as unknown by the strict schemas; JSON.parse makes it an own key.
    return JSON.parse(text);
  } catch {
    return fail('body_unreadable');
  }
}

/** The path's ids, unchecked beyond their form: a malformed id is simply no id of anything. */
function pathOf(event: HttpEvent): Record<string, string> {
  const params = Object.entries(event.pathParameters ?? {});
  return Object.fromEntries(
    params.map(([name, value]) => [name, z.safeParse(anyId, value).success ? String(value) : '']),
  );
}

/** Whether the request asks for protection alone, which no payment stands before. */
export function onlyProtects({ protects }: Endpoint, event: HttpEvent): boolean {
  if (protects === undefined || protects === true) return protects ?? false;
  return z.safeParse(protects, bodyOf(event)).success;
}

/** The parsed input of `endpoint`; parts it does not declare are left out, a body it does not take is refused. */
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
