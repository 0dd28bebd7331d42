// Sends a request of an endpoint as it stands in the list of inputs, and takes the table's fingerprint.

import { createHash } from 'node:crypto';
import { pathOf, type Endpoint } from '#shared/api/endpoint.ts';
import type { RunningSystem } from '#test/kit/system/system.ts';
import type { Sent } from './inputs.ts';

export type Answer = { readonly status: number; readonly text: string; readonly code: string };

const codeOf = (text: string): string => /^\{"type":"urn:stund:error:(\w+)"/.exec(text)?.[1] ?? '';

/** Asks as a phone app; `accept` other than ours gives the specification's plain string. */
export async function ask(
  api: string,
  endpoint: Endpoint,
  sent: Sent,
  token: string | undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const query = new URLSearchParams(sent.query).toString();
  const reply = await fetch(`${api}${pathOf(endpoint, sent.path)}${query && `?${query}`}`, {
    method: endpoint.method,
    headers: {
      accept: 'application/problem+json, application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(sent.body === undefined
      ? {}
      : { body: typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body) }),
  });
  const text = await reply.text();
  return { status: reply.status, text, code: codeOf(text) };
}

/**
 * Counted guesses, the statistic, the marks of delivered messages and of unfinished exports (swept every five
 * minutes) move without anybody's request; a row of minutes goes when the table likes.
 */
const isRestless = (row: Readonly<Record<string, unknown>>, now: number): boolean =>
  /^(?:B#|T$|D#|Q#)/.test(String(row['PK'])) || Number(row['expires'] ?? Infinity) <= now + 3600;

/** The audit's count of misses: the one row beside the budgets that a refused request may write. */
const isMissCount = (row: Readonly<Record<string, unknown>>): boolean =>
  /^C#[^#]+#U$/.test(String(row['PK'])) && /#miss-[\w-]+$/.test(String(row['SK']));

/** The same as long as no row that a request could have changed has changed. */
export async function fingerprint(system: RunningSystem): Promise<string> {
  const now = await system.clock.now();
  const rows = (await system.rows())
    .filter((row) => !isRestless(row, now) && !isMissCount(row))
    .map((row) => JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))));
  return createHash('sha256').update(rows.toSorted().join('\n')).digest('hex');
}

/** The fingerprint once queues are empty and nothing moves any more by itself. */
export async function settledFingerprint(system: RunningSystem): Promise<string> {
  for (;;) {
    const before = await fingerprint(system);
    const queues = await system.queues();
    const left = queues.reduce(
      (sum, { waiting, inFlight, delayed }) => sum + waiting + inFlight + delayed,
      0,
    );
    await new Promise((done) => setTimeout(done, 100));
    if (left === 0 && before === (await fingerprint(system))) return before;
  }
}
