// A function out of a table of them, by the name that a request or a message has.

type Named = (...of: readonly unknown[]) => unknown;
const isNamed = (value: unknown): value is Named => typeof value === 'function';

/** The tables' own types check which function belongs to which name; by name, only a function is left. */
export function byName(functions: object, name: string): Named | undefined {
  const found = new Map<string, unknown>(Object.entries(functions)).get(name);
  return isNamed(found) ? found : undefined;
}
