// The keys of changes that nothing was answered to: the same change, sent from a form opened anew, is still the same one.

import { type Endpoint, routeKey } from '#shared/api/endpoint.ts';
import { whoSpeaks } from './client.ts';

/** By who sent it, where to and what; gone with the page. */
const kept = new Map<string, string>();
const nameOf = (endpoint: Endpoint, input: unknown): string =>
  JSON.stringify([whoSpeaks(), routeKey(endpoint), input]);

export const keyOf = (endpoint: Endpoint, input: unknown): string | undefined =>
  kept.get(nameOf(endpoint, input));

export function leftUnsure(endpoint: Endpoint, input: unknown, key: string): void {
  const name = nameOf(endpoint, input);
  if (endpoint.once && !kept.has(name)) kept.set(name, key);
}

/** The key of this change has had its one effect: whatever else was sent with it had none. */
export function answered(endpoint: Endpoint, input: unknown, key: string): void {
  const used = keyOf(endpoint, input) ?? key;
  for (const [name, other] of kept) if (other === used) kept.delete(name);
}
