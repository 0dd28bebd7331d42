// The keys of changes that nothing was answered to: the same change, sent from a form opened anew, is still the same one.

import { type Endpoint, routeKey } from '#shared/api/endpoint.ts';
import { whoSpeaks } from './client.ts';

/** By who sent it, where to and what; gone with the page. */
const kept = new Map<string, { readonly key: string; readonly untilMs: number }>();
/** Who sends the same later than this has seen what became of the first, and means another one. */
const keptMinutes = 10;
const nameOf = (endpoint: Endpoint, input: unknown): string =>
  JSON.stringify([whoSpeaks(), routeKey(endpoint), input]);

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

/** The key of this change has had its one effect: whatever else was sent with it had none. */
export function answered(endpoint: Endpoint, input: unknown, key: string): void {
  const used = keyOf(endpoint, input) ?? key;
  for (const [name, other] of kept) if (other.key === used) kept.delete(name);
}
