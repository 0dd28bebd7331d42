// Finds a function in a table by the name in a request or message.

type Named = (...of: readonly unknown[]) => unknown;
const isNamed = (value: unknown): value is Named => typeof value === 'function';

/** The tables' types check that names and functions fit; here only "a function" is known. */
export function byName(functions: object, name: string): Named | undefined {
  const found = new Map<string, unknown>(Object.entries(functions)).get(name);
  return isNamed(found) ? found : undefined;
}
