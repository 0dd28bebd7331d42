// The idempotency keys of changes without an answer: the same change, sent from a form opened again, has the same key.

import { type Endpoint, routeKey } from '#shared/api/endpoint.ts';
import { currentSubject } from './client.ts';

/** By session, endpoint and input; kept as long as the page lives. */
const kept = new Map<string, { readonly key: string; readonly untilMs: number }>();
/** After this time the same input is meant as a new change: the person has seen what happened to the first. */
const keptMinutes = 10;
const nameOf = (endpoint: Endpoint, input: unknown): string =>
  JSON.stringify([currentSubject(), routeKey(endpoint), input]);

export function keyOf(endpoint: Endpoint, input: unknown): string | undefined {
  const found = kept.get(nameOf(endpoint, input));
  return found && Date.now() < found.untilMs ? found.key : undefined;
}

export function leftUnsure(endpoint: Endpoint, input: unknown, key: string): void {
  if (!endpoint.once) return;
  kept.set(nameOf(endpoint, input), {
    key: keyOf(endpoint, input) ?? key,
    untilMs: Date.now() + keptMinutes * 60_000,
  });
}

/** Forgets the key of a change that has been answered, also for other inputs that were sent with it. */
export function answered(endpoint: Endpoint, input: unknown, key: string): void {
  const used = keyOf(endpoint, input) ?? key;
  for (const [name, other] of kept) if (other.key === used) kept.delete(name);
}
